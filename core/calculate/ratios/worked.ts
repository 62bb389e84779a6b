import type { Ask, Sum } from '#core/calculate/calculation.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import { pieces } from '#core/calculate/reading/piece-grams.ts'
import { says } from '#core/calculate/reading/words.ts'
import { capital, countBetween } from '#core/calculate/say.ts'
import type { Ratio } from '#core/cookbook/ratios.ts'
import { fold } from '#core/spanish/fold.ts'
import type { Amount } from './amount-said.ts'
import { isPartAsked, ofBase } from './base-named.ts'
import { inverse } from './base-of-whole.ts'
import { amountText, notesOf, rateOf } from './ratio-text.ts'

/** The rows of what is asked, taken of the amount; null where the table has not what is asked. */
export const worked = (rows: readonly Ratio[], amount: Amount, own: string, ask: Ask): Sum | null => {
  const based = ofBase(rows, amount)
  if (based.length === 0) return inverse(rows, amount, own)
  const asked = based.filter((row) => isPartAsked(row, own, amount))
  const told = [...new Set(asked.length > 0 ? asked : based)].slice(0, mostTold)
  // 'Cuántas hojas de menta', which the table has not.
  const named =
    asked.length > 0 ||
    !(
      saysOther(own, rows, ask) ||
      /\bcuant[oa]s? (?!le\b|hace|hay|necesito|pongo|echo|lleva|me\b|va\b|botellas|litros|kilos|gramos|hojas|de cada)[a-z]{3,}/.test(
        own,
      )
    )
  if (!named) return null
  const times = amount.kind === 'unidad' ? amount.value : amount.value / 1000
  return {
    answer: told
      .map((row) => `${lineOf(row, times, amount)}${/\bbotellas?\b/.test(own) ? bottles(row, times) : ''}`)
      .join('\n'),
    working: told
      .map((row) => `${amount.said} × ${rateOf(row)}`)
      .filter((one, at, all) => all.indexOf(one) === at)
      .join('; '),
    notes: notesOf(told),
    ...(amount.of.startsWith('harina') ? { figures: { base: { name: 'harina', grams: amount.value } } } : {}),
  }
}

/** A food that none of the rows speaks of: 'garrofín y guar', of the rows of an ice cream. */
const saysOther = (own: string, rows: readonly Ratio[], { knowledge }: Ask): boolean =>
  foodsNamed(own, knowledge.pantry).some(
    ({ words }) =>
      !rows.some(({ names, part, base }) =>
        [...names, ...part, ...base].some((name) => says(fold(name), [words]) || says(words, [name])),
      ),
  )

/** ' Son 7 botellas de 700 ml.': spirits are sold by 700 ml, wines and vermouths by 750. */
const bottles = (row: Ratio, times: number): string => {
  if (row.measure !== 'ml') return ''
  const size = /vino|cava|prosecco|espumoso|champ|vermut|manzanilla|fino/.test(row.part[0] ?? '') ? 750 : 700
  return ` Son **${countBetween(Math.ceil((row.low * times) / size - 0.01), Math.ceil((row.high * times) / size - 0.01))} botellas** de ${size} ml.`
}

const mostTold = 6

const lineOf = (row: Ratio, times: number, amount: Amount): string => {
  const head = row.use === '' ? capital(row.part[0] ?? '') : `${capital(row.use)}, ${row.part[0]}`
  const of = amount.of === '' ? '' : amount.kind === 'unidad' ? ` ${amount.of}` : ` de ${amount.of}`
  return `- ${head}: **${amountText(row, row.low * times, row.high * times)}**${row.measure === 'g' ? pieces(row.part[0] ?? '', row.low * times, row.high * times) : ''} para ${amount.said}${of}.`
}
