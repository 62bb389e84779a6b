import type { Sum } from '#core/calculate/calculation.ts'
import type { Slot } from '#core/calculate/reading/slots.ts'
import { says } from '#core/calculate/reading/words.ts'
import { capital, percentBetween, plain, weightBetween } from '#core/calculate/say.ts'
import type { Ratio } from '#core/cookbook/ratios.ts'
import type { Amount } from './amount-said.ts'
import { isPartAsked, ofBase } from './base-named.ts'
import { amountText, notesOf, rateOf } from './ratio-text.ts'

/** '60/40', '2:1', 'a partes iguales': so much of the base by so much of the part. */
export const sharesSaid = (own: string): readonly [number, number] | null => {
  if (/\ba partes iguales\b|\bmitad y mitad\b/.test(own)) return [1, 1]
  const [, first, second] = /\b(\d{1,2}(?:[.,]\d)?) ?[/:] ?(\d{1,2}(?:[.,]\d)?)\b/.exec(own) ?? []
  const [one, other] = [Number(first?.replace(',', '.')), Number(second?.replace(',', '.'))]
  const isShare = one > 0 && other > 0 && (one + other === 100 || one + other <= 12)
  return isShare ? [one, other] : null
}

export const inShares = (
  rows: readonly Ratio[],
  amount: Amount,
  [first, second]: readonly [number, number],
  own: string,
): Sum | null => {
  const row = rows.find(({ measure, per, low }) => measure === 'g' && per === 'kg' && low >= leastShare)
  if (row === undefined || amount.kind !== 'mass') return null
  const base = row.base.find((name) => says(own, [name])) ?? row.base[0] ?? ''
  const part = row.part[0] ?? ''
  const whole = first + second
  const grams = says(amount.of, row.part)
    ? [(amount.value * first) / second, amount.value]
    : says(amount.of, row.base) && !says(amount.of, row.names)
      ? [amount.value, (amount.value * second) / first]
      : [(amount.value * first) / whole, (amount.value * second) / whole]
  const [ofBaseGrams = 0, ofPartGrams = 0] = grams
  return {
    answer: [
      `- ${capital(base)}: **${weightBetween(ofBaseGrams, ofBaseGrams)}**`,
      `- ${capital(part)}: **${weightBetween(ofPartGrams, ofPartGrams)}**`,
    ].join('\n'),
    working: `${amount.said}, ${plain(first)} : ${plain(second)}`,
    notes: notesOf([row]),
  }
}

/** 'Kimchi, 4 kg de col, sal al 3 %': a share the cook says, with what is usual beside it. */
export const atShare = (rows: readonly Ratio[], amount: Amount | null, share: Slot, own: string): Sum | null => {
  if (amount === null || amount.kind !== 'mass' || share.value <= 0 || share.value > 100) return null
  const based = ofBase(rows, amount).filter(({ measure, per }) => measure === 'g' && per === 'kg')
  const asked = based.filter((row) => isPartAsked(row, own, amount))
  const [row, other] = asked.length > 0 ? asked : based
  if (row === undefined || (other !== undefined && other.part[0] !== row.part[0])) return null
  const grams = (amount.value * share.value) / 100
  return {
    answer: `- ${capital(row.part[0] ?? '')}: **${weightBetween(grams, grams)}** para ${amount.said}${amount.of === '' ? '' : ` de ${amount.of}`}, al ${plain(share.value)} %.`,
    working: `${amount.said} × ${plain(share.value)} %`,
    notes: [
      `${isFar(share.value * 10, row) ? 'Ojo, se aparta mucho: lo' : 'Lo'} usual: ${rateOf(row)}.`,
      ...notesOf([row]),
    ],
  }
}

/** Less than half or more than double of what is usual, in g per kilo. */
const isFar = (grams: number, { low, high }: Ratio): boolean => grams < low / 2 || grams > high * 2

/** Parts from here on are shared out as 60/40; a dose is not. g per kilo. */
const leastShare = 300

/** Without an amount: the share itself, or the measures of a glass. */
export const sharesOf = (rows: readonly Ratio[], own: string): Sum | null => {
  const asked = rows.filter(({ part }) => says(own, part))
  const isGlass = rows.every(({ per }) => per === 'unidad')
  const told = asked.length > 0 ? asked : isGlass ? rows : []
  if (told.length === 0) return null
  return {
    answer: told
      .map((row) =>
        row.per === 'kg' && row.measure === 'g' && !isGlass
          ? `${capital(row.part[0] ?? '')}: **${percentBetween(row.low / 10, row.high / 10)}** sobre ${row.base[0]} (${rateOf(row)}).`
          : `- ${capital(row.part[0] ?? '')}: **${amountText(row, row.low, row.high)}**`,
      )
      .join('\n'),
    working: '',
    notes: notesOf(told),
  }
}
