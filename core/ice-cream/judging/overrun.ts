import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { Composition } from '#core/ice-cream/composition/ingredient.ts'
import type { MixTotals } from './analysis.ts'

const clamp = (value: number, minimum: number, maximum: number): number => Math.min(maximum, Math.max(minimum, value))

/** Stabilising agents in %: as weighed, or in locust-bean equivalents where they come inside a base. */
const agentsOf = ({ additives, stabilisation }: MixTotals): number => (additives > 0 ? additives : stabilisation)

/**
 * Estimated overrun of an artisan batch freezer in %, a whole number (§8): machine and hand decide, the mix only inclines.
 * Helado 20–50, sorbete 12–38, granizado 5.
 */
export const estimateOverrun = (type: FormulaType, composition: Composition, totals: MixTotals): number => {
  if (type === 'granizado') return 5
  const agents = agentsOf(totals)
  const isStabilised = agents >= 0.2 && agents <= 0.6
  if (type === 'sorbete') {
    const body = clamp(0.8 * (composition.sugars - 26), -4, 4)
    const stabiliser = isStabilised ? 3 : agents > 0 ? 0 : -5
    const fibre = composition.fibre >= 1 ? 2 : 0
    return Math.round(clamp(25 + body + stabiliser + fibre - 3 * composition.alcohol, 12, 38))
  }
  const { fat, msnf, alcohol } = composition
  const { totalSolids, yolk, emulsification, hardening } = totals
  const milk = clamp(1.2 * (msnf - 10), -5, 5)
  const emulsifier = yolk >= 2 || emulsification >= 0.05 ? 3 : 0
  const stabiliser = isStabilised ? 2 : agents < 0.1 || agents > 0.8 ? -4 : 0
  const weight =
    Math.max(0, fat - 11) + 0.8 * Math.max(0, totalSolids - 42) + 0.8 * Math.max(0, 36 - totalSolids) + 3 * alcohol
  return Math.round(clamp(35 + milk + emulsifier + stabiliser - weight - 0.025 * hardening, 20, 50))
}

/** g/ml of the mix before churning (§8, Marshall & Arbuckle). */
export const mixDensityOf = ({ fat, water, alcohol }: Composition, { totalSolids }: MixTotals): number =>
  100 / (fat / 0.93 + Math.max(0, totalSolids - fat) / 1.58 + water + alcohol / 0.79)
