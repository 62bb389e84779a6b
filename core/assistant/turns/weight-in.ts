import { formatQuantity } from '#core/format/decimal.ts'
import { readAmount } from '#core/parsing/lines/amount.ts'
import { fold } from '#core/spanish/fold.ts'

/** A weight said in a question, grams (a litre is taken as a kilo), and the food it is of; '' when not said. */
export type WeightSaid = { readonly grams: number; readonly said: string; readonly food: string }

/** '500 g de arroz', '2 l de leche', 'por litro' → 1 l: the first weight a question speaks of. */
export const weightIn = (text: string): WeightSaid | null => {
  const folded = fold(text.slice(0, 600))
  for (const { index } of folded.matchAll(/\d|½|\bmedi[oa]\b|\bun (?=kilo|litro)|\bcuarto\b/g)) {
    if (/[\d,.]/.test(folded[index - 1] ?? '')) continue
    const amount = readAmount(folded, index)
    const factor = amount === null ? undefined : inGrams[amount.unit]
    if (amount === null || factor === undefined) continue
    const { quantity, unit, end } = amount
    const food = /^ ?(?:de |del )?([a-z ]{3,40})/.exec(folded.slice(end))?.[1] ?? ''
    const named = food.replace(
      /(?:^|\s)(?:con|cuant[oa]s?|para|que|si)\s.*$|(?:^|\s)(?:con|cuant[oa]s?|para|que|si)$/,
      '',
    )
    return { grams: quantity * factor, said: `${formatQuantity(quantity)} ${unit}`, food: named.trim() }
  }
  return null
}

const inGrams: Readonly<Record<string, number>> = { g: 1, ml: 1, kg: 1000, l: 1000 }
