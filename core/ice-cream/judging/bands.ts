import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { Composition } from '#core/ice-cream/composition/ingredient.ts'
import { defaultServing } from '#core/ice-cream/freezing/serving.ts'
import type { Band, BandName, BandReading, BandVerdict, FreezingReading, MixTotals } from './analysis.ts'
import type { SubStyle } from './kinds.ts'
import { ranges, tolerances } from './ranges.ts'

const names: readonly (readonly [BandName, string, BandReading['unit']])[] = [
  ['pac', 'PAC neto', 'pts/kg'],
  ['pod', 'POD', 'pts/kg'],
  ['fat', 'Grasa', '%'],
  ['msnf', 'SNGL', '%'],
  ['sugars', 'Azúcares', '%'],
  ['totalSolids', 'Sólidos totales', '%'],
  ['fruit', 'Fruta', '%'],
  ['yolk', 'Yema', '%'],
  ['paste', 'Pasta de fruto seco', '%'],
  ['leanCocoa', 'Cacao magro', '%'],
  ['alcohol', 'Alcohol', '%'],
  ['yogurt', 'Yogur', '%'],
  ['otherSolids', 'Otros sólidos', '%'],
  ['additives', 'Estabilizante', '%'],
  ['freezingPoint', 'Punto de congelación', '°C'],
]

/**
 * The range of one quantity for a kind (§10), or undefined where the kind has none. PAC follows the temperature it is served
 * at, since the ranges are made for the case: 20 points per °C in ice cream, 25 in a sorbet ("PAC÷2, PAC÷2,5", §6), in
 * proportion in a granizado, and its freezing point with it.
 */
export const bandFor = (
  type: FormulaType,
  subStyle: SubStyle,
  name: BandName,
  serving: number = defaultServing(type),
): Band | undefined => {
  const band = ranges[subStyle][name]
  if (band === undefined || serving === defaultServing(type)) return band
  const map = (move: (value: number) => number): Band => ({
    min: move(band.min),
    max: move(band.max),
    target: band.target === null ? null : move(band.target),
  })
  if (type === 'granizado') {
    return name === 'pac' || name === 'freezingPoint' ? map((value) => (value * serving) / defaultServing(type)) : band
  }
  if (name !== 'pac') return band
  const shift = (type === 'sorbete' ? 25 : 20) * (defaultServing(type) - serving)
  return map((value) => Math.max(0, value + shift))
}

/** Every quantity that has a range in this kind, with its verdict: `near` within the margin of the warnings, else `out`. */
export const bandReadings = (
  type: FormulaType,
  subStyle: SubStyle,
  values: Readonly<Partial<Record<BandName, number>>>,
  serving: number,
): BandReading[] =>
  names.flatMap(([name, label, unit]) => {
    const band = bandFor(type, subStyle, name, serving)
    const value = values[name]
    if (band === undefined || value === undefined) return []
    const side = value < band.min - 1e-9 ? ('low' as const) : value > band.max + 1e-9 ? ('high' as const) : null
    const distance = side === null ? 0 : side === 'low' ? band.min - value : value - band.max
    const verdict: BandVerdict = side === null ? 'ok' : distance <= tolerances[name] ? 'near' : 'out'
    return [{ ...band, name, label, unit, value, verdict, side }]
  })

/** What the bands judge, by name. */
export const bandValues = (
  composition: Composition,
  totals: MixTotals,
  freezing: FreezingReading | null,
): Readonly<Partial<Record<BandName, number>>> => ({
  fat: composition.fat,
  msnf: composition.msnf,
  sugars: composition.sugars,
  totalSolids: totals.totalSolids,
  pac: totals.netPac,
  pod: totals.pod,
  fruit: totals.fruit,
  yolk: totals.yolk,
  paste: totals.nutPaste,
  leanCocoa: composition.leanCocoa,
  alcohol: composition.alcohol,
  yogurt: totals.yogurt,
  otherSolids: composition.otherSolids,
  additives: totals.additives,
  ...(freezing === null ? {} : { freezingPoint: freezing.freezingPoint }),
})
