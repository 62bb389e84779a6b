import { decimal, dividedBy, plus, times, toNumber } from './decimal.ts'

/** A price on the menu, per serving. */
export type SuggestedPrice = {
  /** € without IVA: cost ÷ target share. */
  readonly net: number
  /** € with IVA: what the guest pays (PVP). */
  readonly gross: number
}

/**
 * The PVP at which a serving reaches the target food cost: cost ÷ (target ÷ 100), plus IVA. `targetPercent` above 0 to
 * 100, `vatPercent` 0 to 100; null outside of these, or when the cost is unknown or not above zero.
 */
export const suggestedPrice = (
  perServing: number | null,
  { targetPercent, vatPercent }: { readonly targetPercent: number; readonly vatPercent: number },
): SuggestedPrice | null => {
  if (perServing === null || !isWithin(perServing, 0, Number.MAX_SAFE_INTEGER) || perServing === 0) return null
  if (!isWithin(targetPercent, 0, 100) || targetPercent === 0 || !isWithin(vatPercent, 0, 100)) return null
  const net = dividedBy(times(decimal(perServing), decimal(100)), decimal(targetPercent))
  const gross = dividedBy(times(net, plus(decimal(100), decimal(vatPercent))), decimal(100))
  return { net: toNumber(net), gross: toNumber(gross) }
}

/**
 * The food cost, in %, of a serving sold at this PVP with IVA: cost ÷ (PVP ÷ (1 + IVA)) × 100. Null when the cost is
 * unknown or the PVP is not above zero.
 */
export const foodCostPercent = (perServing: number | null, grossPrice: number, vatPercent: number): number | null => {
  if (perServing === null || !isWithin(perServing, 0, Number.MAX_SAFE_INTEGER)) return null
  if (!isWithin(grossPrice, 0, Number.MAX_SAFE_INTEGER) || grossPrice === 0 || !isWithin(vatPercent, 0, 100))
    return null
  return toNumber(dividedBy(times(decimal(perServing), plus(decimal(100), decimal(vatPercent))), decimal(grossPrice)))
}

const isWithin = (value: number, minimum: number, maximum: number): boolean => value >= minimum && value <= maximum
