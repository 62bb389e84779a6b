import { bold, paragraphs } from '#core/assistant/say.ts'
import { weightIn } from '#core/assistant/turns/weight-in.ts'
import { type Page, sectionLines } from '#core/cookbook/page.ts'
import { formatQuantity } from '#core/format/decimal.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** 'Fondo 1000 · mantequilla 60–70 · harina 60–70': the first is the whole, each other a part of it. */
const ratio = /^([\p{L} ()]{3,30}) 1000 · (.+)$/u
const part = /^([\p{L} ]{3,30}) (\d{1,4})(?:–(\d{1,4}))?$/u
const liquid = /^(?:leche|fondo|caldo|agua|nata|fumet|zumo|vino|cerveza)/

/**
 * One part of a page's ratio in words, with its unit: 'harina: 60–70 g por litro de fondo'; for the amount that is said, reckoned. Null
 * where no part is asked for, or several are.
 */
export const partOfRatio = (page: Page, text: string): string | null => {
  const asked = new Set(stemsOf(fold(text)))
  if (!/\bcuant|\b(?:por|x|el|para|un) (?:litro|kilo|l|kg)\b|\bgramos\b/.test(fold(text))) return null
  for (const line of sectionLines(page, 'Proporción')) {
    const [, whole = '', rest = ''] = ratio.exec(line) ?? []
    const parts = rest.split(/[;·]/).flatMap((one) => {
      const [, name = '', low = '', high = low] = part.exec(one.trim().replace(/\.$/, '')) ?? []
      return name !== '' && stemsOf(name).some((stem) => asked.has(stem)) ? [{ name, low, high }] : []
    })
    const [one, ...more] = parts
    if (one === undefined || more.length > 0) continue
    const unit = liquid.test(fold(whole)) ? 'litro' : 'kilo'
    const grams = (kilos: number): string => {
      const [low, high] = [Number(one.low) * kilos, Number(one.high) * kilos]
      return low === high ? formatQuantity(low) : `${formatQuantity(low)}–${formatQuantity(high)}`
    }
    const said = weightIn(text)
    const isOther = said !== null && said.grams !== 1000
    return paragraphs(
      `${bold(page.name)}: **${grams(1)} g de ${one.name} por ${unit} de ${whole.toLowerCase()}**.`,
      isOther && `Para ${said.said}: **${grams(said.grams / 1000)} g**.`,
      `En entero: ${line.charAt(0).toLowerCase()}${line.slice(1)}`,
      `*Fuente: ${page.source}.*`,
    )
  }
  return null
}
