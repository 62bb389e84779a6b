import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { Composition } from '#core/ice-cream/composition/ingredient.ts'
import type { CurvePoint, Firmness, FreezingReading } from '#core/ice-cream/judging/analysis.ts'
import {
  coldest,
  freeWaterAt,
  frozenAt,
  hardnessFreezing,
  leastWater,
  nominalFreezing,
  temperatureAt,
} from './freezing.ts'
import { thermodynamicTemperature } from './water-activity.ts'

/** Share of frozen water at which it is served: 70 % (§6); a granizado half frozen (§14.1). */
export const servingShare = (type: FormulaType): number => (type === 'granizado' ? 0.5 : 0.7)

/** Share of frozen water at which it leaves the churn: T55, granizado T45 (§11). */
const drawShare = (type: FormulaType): number => (type === 'granizado' ? 0.45 : 0.55)

/** Where it is judged and balanced unless the cook serves elsewhere: −12 °C in the case, granizado −2.5 °C (§6, §7). */
export const defaultServing = (type: FormulaType): number => (type === 'granizado' ? -2.5 : -12)

/** °C: from what the model reaches to where nothing is served frozen. */
export const servingLimits = [coldest, -0.5] as const

/** The reference temperature asked for, or the usual one; never above −0.5 °C nor below what the model reaches. */
export const referenceServing = (type: FormulaType, asked: number | undefined): number =>
  asked !== undefined && Number.isFinite(asked)
    ? Math.min(servingLimits[1], Math.max(servingLimits[0], asked))
    : defaultServing(type)

/** Standard temperatures of the curve (§5.4), after the freezing point. */
const standardTemperatures = [-3, -4, -5, -6, -7, -8, -10, -12, -14, -16, -18, -20] as const

/** Everything §5 and §6 say of a mix; null when it has no water to freeze. */
export const freezingReading = (type: FormulaType, composition: Composition): FreezingReading | null => {
  const mix = nominalFreezing(composition)
  if (mix.water < leastWater) return null
  const shown = (temperature: number): number => Math.max(coldest, temperature)
  const serving = shown(temperatureAt(hardnessFreezing(composition), servingShare(type)))
  const points: CurvePoint[] = standardTemperatures.map((temperature) => ({
    temperature,
    frozen: frozenAt(mix, temperature),
  }))
  return {
    freezingPoint: shown(temperatureAt(mix, 0)),
    drawTemperature: shown(temperatureAt(mix, drawShare(type))),
    servingTemperature: serving,
    thermodynamicServing: thermodynamicTemperature(composition, servingShare(type)),
    freeWaterAt18: freeWaterAt(mix, -18),
    freeWaterAt12: freeWaterAt(mix, -12),
    freeWaterAtServing: freeWaterAt(mix, serving),
    points,
  }
}

const labels = ['Muy blando', 'Blando', 'Óptimo', 'Firme', 'Muy firme'] as const

/** Lower ends of levels 2 to 5, % of frozen water (§7). */
const thresholds = (type: FormulaType): readonly number[] =>
  type === 'granizado' ? [25, 40, 60, 72] : [60, 66, 74, 79]

/** How firm it is at the reference temperature (°C), by the hardness curve (§7). */
export const firmnessOf = (type: FormulaType, composition: Composition, temperature: number): Firmness | null => {
  if (composition.water < leastWater) return null
  const frozen = 100 * frozenAt(hardnessFreezing(composition), temperature)
  const passed = thresholds(type).filter((threshold) => frozen >= threshold).length
  const level = ([1, 2, 3, 4, 5] as const)[passed] ?? 5
  return { level, label: labels[passed] ?? labels[4], temperature, frozen }
}
