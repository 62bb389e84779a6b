import type { Sum } from '#core/calculate/calculation.ts'
import { pieces } from '#core/calculate/reading/piece-grams.ts'
import { says } from '#core/calculate/reading/words.ts'
import { capital, countBetween, weightBetween } from '#core/calculate/say.ts'
import type { Ratio } from '#core/cookbook/ratios.ts'
import type { Amount } from './amount-said.ts'
import { notesOf, rateOf } from './ratio-text.ts'

/** 'Claras para 2 kg de merengue': the base of a whole, which it is with its parts. */
export const baseOfWhole = (rows: readonly Ratio[], amount: Amount, wanted: string): Sum | null => {
  const own = rows.filter(({ base, measure, per }) => says(wanted, base) && measure === 'g' && per === 'kg')
  const [row] = own
  if (row === undefined || amount.kind !== 'mass' || !says(amount.of, row.names)) return null
  const [most, least] = [1, 1].map(
    (one, at) => one + own.reduce((sum, { low, high }) => sum + (at === 0 ? high : low), 0) / 1000,
  )
  const [few, many] = [amount.value / (most ?? 1), amount.value / (least ?? 1)]
  return {
    answer: `- ${capital(row.base[0] ?? '')}: **${weightBetween(few, many)}**${pieces(row.base[0] ?? '', few, many)} para ${amount.said} de ${amount.of}.`,
    working: `${amount.said} ÷ (1 + ${own.map(({ part, low, high }) => `${weightBetween(low, high)} de ${part[0]}`).join(' + ')} por kilo)`,
    notes: notesOf(own),
  }
}

/** 'Con 900 g de azúcar, cuántas claras': the base from one of its parts. */
export const inverse = (rows: readonly Ratio[], amount: Amount, own: string): Sum | null => {
  const counted = rows.find(
    ({ part, per, base, measure }) =>
      per === 'unidad' && (measure === 'g' || measure === 'ml') && says(amount.of, part) && says(own, base),
  )
  if (counted !== undefined && amount.kind === 'mass') {
    const [least, most] = [amount.value / counted.high, amount.value / counted.low]
    return {
      answer: `- ${capital(counted.base.at(-1) ?? '')}: **${countBetween(Math.ceil(least - 0.05), Math.ceil(most - 0.05))}** para ${amount.said} de ${counted.part[0]}.`,
      working: `${amount.said} ÷ ${rateOf(counted)}`,
      notes: notesOf([counted]),
    }
  }
  const row = rows.find(({ part, measure, per }) => says(amount.of, part) && measure === 'g' && per === 'kg')
  if (row === undefined || amount.kind !== 'mass') return null
  const [few, many] = [(amount.value * 1000) / row.high, (amount.value * 1000) / row.low]
  return {
    answer: `- ${capital(row.base[0] ?? '')}: **${weightBetween(few, many)}**${pieces(row.base[0] ?? '', few, many)} para ${amount.said} de ${row.part[0]}.`,
    working: `${amount.said} ÷ ${rateOf(row)}`,
    notes: notesOf([row]),
  }
}
