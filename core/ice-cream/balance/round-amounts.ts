import type { MixRow } from '#core/ice-cream/composition/mix.ts'
import type { Bounds } from './least-squares.ts'
import { isLiquid, weighable } from './trade.ts'

/**
 * Amounts a scale can show (§14.3): whole grams, tenths below 10 g. What rounding leaves over goes to the liquid, then to
 * other free rows, so that the mass is exactly the one asked for; bounds hold and locked rows stay untouched. A free row
 * that would be a trace (below 0.5 g/kg) is left out.
 */
export const roundAmounts = (
  rows: readonly MixRow[],
  grams: readonly number[],
  bounds: readonly Bounds[],
  isLocked: readonly boolean[],
  mass: number,
): number[] => {
  const rounded = grams.map((amount, index) => {
    const { min, max } = bounds[index] ?? { min: amount, max: amount }
    if (isLocked[index]) return rows[index]?.grams ?? amount
    const isTrace = amount < 0.0005 * mass && min === 0
    return isTrace ? 0 : Math.min(max, Math.max(min, weighable(amount, mass)))
  })
  const order = rounded
    .map((_, index) => index)
    .filter((index) => !isLocked[index])
    .sort((one, other) => rank(rows, other) - rank(rows, one) || (rounded[other] ?? 0) - (rounded[one] ?? 0))
  let rest = mass - rounded.reduce((sum, amount) => sum + amount, 0)
  for (const index of order) {
    const { min, max } = bounds[index] ?? { min: 0, max: 0 }
    const amount = rounded[index] ?? 0
    const taken = Math.min(max, Math.max(min, amount + rest)) - amount
    rounded[index] = amount + taken
    rest -= taken
  }
  return rounded
}

const rank = (rows: readonly MixRow[], index: number): number =>
  isLiquid(rows[index]?.ingredient?.id ?? '') && (rows[index]?.grams ?? 0) > 0 ? 1 : 0
