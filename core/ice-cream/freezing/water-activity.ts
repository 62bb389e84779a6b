import type { Composition } from '#core/ice-cream/composition/ingredient.ts'
import { sucroseMolarMass } from '#core/ice-cream/composition/substances.ts'
import { hardeningOf } from './freezing.ts'

/**
 * The cross-check of §5.6: temperature from the activity of water after Norrish, at a share of frozen water (0–1).
 * °C, or null beyond the fitted range of 0 to −30 °C and without water. Hardening as in the hardness curve.
 */
export const thermodynamicTemperature = (composition: Composition, frozen: number): number | null => {
  const { water, sucroseEquivalent, norrish, msnfSalts, salt, alcohol } = composition
  const liquid = water * (1 - frozen)
  if (!(liquid > 0)) return null
  const hardness = Math.max(0, sucroseEquivalent - hardeningOf(composition) / 10)
  const shareLeft = sucroseEquivalent > 0 ? hardness / sucroseEquivalent : 0
  const moles = hardness / sucroseMolarMass
  const waterMoles = liquid / 18.015
  const ideal = 0.001272 * msnfSalts + (1.85 * salt) / 58.44 + alcohol / 46.07
  const all = waterMoles + moles + ideal
  const rootSum = (norrish * shareLeft) / all
  return temperatureOfActivity(-(Math.log(waterMoles / all) - rootSum * rootSum))
}

/** θ = −T for which −ln a_w = 0.0096832·θ + 6.175e-6·θ² − 1.2216e-7·θ³ (§5.6), 0–30 °C. */
const temperatureOfActivity = (minusLog: number): number | null => {
  const curve = (theta: number): number => theta * (0.0096832 + theta * (6.175e-6 - theta * 1.2216e-7))
  if (!(minusLog >= 0) || minusLog > curve(30)) return null
  let low = 0
  let high = 30
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    if (curve(middle) < minusLog) low = middle
    else high = middle
  }
  return 0 - (low + high) / 2
}
