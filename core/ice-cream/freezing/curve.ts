import type { CurvePoint, FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { frozenAt, hardnessFreezing, nominalFreezing, temperatureAt } from './freezing.ts'
import { servingShare } from './serving.ts'
import { thermodynamicTemperature } from './water-activity.ts'

/** Lines for a drawing: temperature (°C) against the share of frozen water (0–1). */
export type FreezingCurves = {
  /** Leighton–Goff, every half degree from 0 to −20 °C: the same temperatures for every formula, ready to compare. */
  readonly frozen: readonly CurvePoint[]
  /** The same as hard as it feels: below the first when there is cocoa or nut in it, else equal. */
  readonly hardness: readonly CurvePoint[]
  /** The cross-check by water activity (§5.6), by share; to be drawn faintly. Not beyond its range. */
  readonly thermodynamic: readonly CurvePoint[]
  /** °C where the first ice forms. */
  readonly freezingPoint: number
  /** °C and share at which it is served. */
  readonly serving: CurvePoint
  /** °C and share at which it leaves the churn. */
  readonly draw: CurvePoint
}

const coldestDrawn = -20

/** The curves of an analysed formula; null without water. */
export const curveSamples = ({ type, composition, freezing }: FormulaAnalysis): FreezingCurves | null => {
  if (freezing === null) return null
  const nominal = nominalFreezing(composition)
  const hard = hardnessFreezing(composition)
  const temperatures = Array.from({ length: 41 }, (_, step) => 0 - step / 2)
  const line = (mix: typeof nominal): CurvePoint[] =>
    temperatures.map((temperature) => ({ temperature, frozen: frozenAt(mix, temperature) }))
  const thermodynamic = Array.from({ length: 46 }, (_, step) => step / 50).flatMap((frozen) => {
    const temperature = thermodynamicTemperature(composition, frozen)
    return temperature === null || temperature < coldestDrawn ? [] : [{ temperature, frozen }]
  })
  return {
    frozen: line(nominal),
    hardness: line(hard),
    thermodynamic,
    freezingPoint: freezing.freezingPoint,
    serving: { temperature: freezing.servingTemperature, frozen: servingShare(type) },
    draw: { temperature: freezing.drawTemperature, frozen: type === 'granizado' ? 0.45 : 0.55 },
  }
}

/** Share of frozen water at a temperature, 0–1, for a table of one's own choosing. */
export const frozenShareAt = ({ composition }: FormulaAnalysis, temperature: number): number =>
  frozenAt(nominalFreezing(composition), temperature)

/** Temperature at a share of frozen water (0–1), °C; −∞ without water. */
export const temperatureOfShare = ({ composition }: FormulaAnalysis, frozen: number): number =>
  temperatureAt(nominalFreezing(composition), frozen)
