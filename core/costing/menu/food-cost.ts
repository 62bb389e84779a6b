import { decimal, dividedBy, plus, times, toNumber } from '#core/costing/decimal.ts'
import type { Rounding } from '#core/costing/prices/price-words.ts'
import { roundedUp } from './rounding.ts'

/** A price on the menu, per serving. */
export type SuggestedPrice = {
  /** € without IVA, of the rounded price. */
  readonly net: number
  /** € with IVA: what the guest pays (PVP), rounded up as the house likes it. */
  readonly gross: number
  /** € with IVA at which the target is met exactly: cost ÷ target share, plus IVA. */
  readonly exact: number
}

type Aim = { readonly targetPercent: number; readonly vatPercent: number; readonly rounding?: Rounding }

/**
 * The lowest PVP of the house's kind at which a serving stays within the target food cost: cost ÷ (target ÷ 100), plus IVA,
 * rounded up (left out: to the cent). `targetPercent` above 0 to 100, `vatPercent` 0 to 100; null outside of these, or when
 * the cost is unknown or not above zero.
 */
export const suggestedPrice = (perServing: number | null, aim: Aim): SuggestedPrice | null => {
  const { targetPercent, vatPercent, rounding = 'cent' } = aim
  if (perServing === null || !isWithin(perServing, 0, Number.MAX_SAFE_INTEGER) || perServing === 0) return null
  if (!isWithin(targetPercent, 0, 100) || targetPercent === 0 || !isWithin(vatPercent, 0, 100)) return null
  const exact = dividedBy(times(decimal(perServing), plus(decimal(100), decimal(vatPercent))), decimal(targetPercent))
  const gross = roundedUp(exact, rounding)
  return { net: netPrice(toNumber(gross), vatPercent), gross: toNumber(gross), exact: toNumber(exact) }
}

/** What is left of a PVP (€, > 0) without its IVA (0 to 100 %). */
export const netPrice = (grossPrice: number, vatPercent: number): number =>
  toNumber(dividedBy(times(decimal(grossPrice), decimal(100)), plus(decimal(100), decimal(vatPercent))))

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
