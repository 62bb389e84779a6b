import { decimal, dividedBy, minus, times, toNumber } from '#core/costing/decimal.ts'
import { type IngredientPrice, isEstimated, priceBasis } from '#core/costing/prices/price.ts'

/** What a price was and is. */
export type PriceChange = { readonly before: IngredientPrice; readonly after: IngredientPrice }

type Known = Pick<IngredientPrice, 'pricePerUnit' | 'unit' | 'kind'>

/** Whether two prices are per the same thing: 'kg' and 'Kilo', 'manojo' and 'manojo'. */
export const isSameBasis = (one: Pick<Known, 'unit'>, other: Pick<Known, 'unit'>): boolean => {
  const basis = priceBasis(one.unit)
  return basis === 'other' ? one.unit.trim() === other.unit.trim() : basis === priceBasis(other.unit)
}

/**
 * How much dearer, in %: 18 is 18 % more, −5 is 5 % less; to twelve decimals. Null where the two cannot be compared: other
 * units, or a price that is an estimate, which says nothing of a market.
 */
export const percentOf = (before: Known, after: Known): number | null => {
  if (!isSameBasis(before, after) || isEstimated(before.kind) || isEstimated(after.kind)) return null
  if (!(before.pricePerUnit > 0)) return null
  const [from, to] = [decimal(before.pricePerUnit), decimal(after.pricePerUnit)]
  return toNumber(dividedBy(times(minus(to, from), decimal(100)), from))
}
