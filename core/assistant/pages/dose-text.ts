import { bold, bullets, capital, paragraphs } from '#core/assistant/say.ts'
import type { Dose } from '#core/cookbook/cards.ts'
import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'

/** A dose in grams for so many grams of what it is a share of. */
export const doseText = (rule: Dose, grams: number): string => {
  const said =
    grams >= 1000
      ? `${formatDecimal(grams / 1000, 2)} ${rule.of === 'líquido' ? 'l' : 'kg'}`
      : `${formatQuantity(grams)} ${rule.of === 'líquido' ? 'ml' : 'g'}`
  const isGelatine = rule.names.some((name) => /^gelatina\b/i.test(name))
  const lines = rule.doses.map(({ what, low, high }) => {
    const amount =
      low === high ? formatQuantity(low * grams) : `${formatQuantity(low * grams)}–${formatQuantity(high * grams)}`
    const share =
      low === high ? formatDecimal(low * 100, 2) : `${formatDecimal(low * 100, 2)}–${formatDecimal(high * 100, 2)}`
    const said =
      low < 1
        ? `${share} %`
        : `${low === high ? formatDecimal(low, 2) : `${formatDecimal(low, 2)}–${formatDecimal(high, 2)}`} por 1`
    const sheets = isGelatine ? `, ${inSheets(low * grams)}–${inSheets(high * grams)} hojas de 2 g` : ''
    return `${what}: **${amount} g**${sheets} (${said})`
  })
  return paragraphs(
    `${bold(capital(rule.names[0] ?? ''))}, para ${said} de ${rule.of}:`,
    bullets(lines),
    bullets(rule.notes),
  )
}

/** Sheets of 2 g (GMIA, Gelatin Handbook), to the tenth. */
const inSheets = (grams: number): string => formatDecimal(grams / 2, 1)
