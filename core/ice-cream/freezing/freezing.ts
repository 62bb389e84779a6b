import type { Composition } from '#core/ice-cream/composition/ingredient.ts'
import { sucroseDepression } from './sucrose-freezing.ts'

/** What of a mix takes part in freezing, g per 100 g of mix. */
export type FreezingMix = {
  readonly water: number
  /** Sucrose equivalents of the sugars; for the hardness curve less the hardening of cocoa and nuts (§6). */
  readonly sucroseEquivalent: number
  readonly msnfSalts: number
  readonly salt: number
  readonly alcohol: number
}

/** Hardening by cocoa and nut fat in points per kg: HF of §3.4 (Corvitto). */
export const hardeningOf = ({ cocoaButter, leanCocoa, nutFat }: Composition): number =>
  10 * (0.9 * cocoaButter + 1.8 * leanCocoa + 1.4 * nutFat)

/** The mix as it freezes, by the thermometer (§5.2). */
export const nominalFreezing = (composition: Composition): FreezingMix => ({
  water: composition.water,
  sucroseEquivalent: composition.sucroseEquivalent,
  msnfSalts: composition.msnfSalts,
  salt: composition.salt,
  alcohol: composition.alcohol,
})

/** The mix as hard as it will feel, by the spoon: sugars less the hardening factor (§6). */
export const hardnessFreezing = (composition: Composition): FreezingMix => ({
  ...nominalFreezing(composition),
  sucroseEquivalent: Math.max(0, composition.sucroseEquivalent - hardeningOf(composition) / 10),
})

/** °C of depression per g per g of water: salts of milk (Leighton), salt as two ions, ethanol (§5.2, §5.3). */
export const saltTerms = { msnf: 2.37, salt: 59, alcohol: 40.3 } as const

/** Coldest temperature the model speaks of (§5.4), °C. */
export const coldest = -25

/** % of water below which there is nothing worth freezing: a trace left in a cell is not a mix. */
export const leastWater = 0.01

const mostFrozen = 0.999

/** T(x): °C at which a share x (0–0.999) of the water is ice (§5.2). Without water there is nothing to freeze: −∞. */
export const temperatureAt = (mix: FreezingMix, frozen: number): number => {
  const liquid = mix.water * (1 - Math.min(mostFrozen, Math.max(0, frozen)))
  if (!(liquid > 0)) return Number.NEGATIVE_INFINITY
  const salts = saltTerms.msnf * mix.msnfSalts + saltTerms.salt * mix.salt + saltTerms.alcohol * mix.alcohol
  return 0 - sucroseDepression((100 * mix.sucroseEquivalent) / liquid) - salts / liquid
}

/** Share of the water that is ice at this temperature, 0–0.999; 0 above the freezing point and without water (§5.4). */
export const frozenAt = (mix: FreezingMix, temperature: number): number => {
  if (!(mix.water > 0) || temperature >= temperatureAt(mix, 0)) return 0
  let low = 0
  let high: number = mostFrozen
  if (temperature <= temperatureAt(mix, high)) return high
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    if (temperatureAt(mix, middle) > temperature) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Liquid water at this temperature, % of the mix. */
export const freeWaterAt = (mix: FreezingMix, temperature: number): number =>
  mix.water * (1 - frozenAt(mix, temperature))
