import type { FormulaResults, FormulaRow, FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import { mixOf, mixRows } from '#core/ice-cream/composition/mix.ts'
import { defaultServing, firmnessOf, freezingReading, referenceServing } from '#core/ice-cream/freezing/serving.ts'
import { processOf } from '#core/ice-cream/process/process.ts'
import type { BandReading, Firmness, FormulaAnalysis, FormulaWarning, Severity } from './analysis.ts'
import { bandWarnings } from './band-warnings.ts'
import { bandReadings, bandValues } from './bands.ts'
import { ingredientWarnings } from './ingredient-warnings.ts'
import { type Judged, warn } from './judged.ts'
import { legalNamesOf } from './legal-names.ts'
import { estimateOverrun, mixDensityOf } from './overrun.ts'
import { subStyleOf } from './sub-style.ts'
import { sugarWarnings } from './sugar-warnings.ts'
import { meltSpeedOf, textureText } from './texture.ts'
import { totalsOf } from './totals.ts'

/** Written into every saved analysis: raise it when the same formula would come out otherwise. */
export const engineVersion = '3'

export type FormulaInput = {
  readonly type: FormulaType
  readonly rows: readonly FormulaRow[]
  /** °C at which it will be served; left out: −12, granizado −2.5. Firmness and the range of PAC follow it. */
  readonly servingTemperature?: number | undefined
  /** °C the mix is heated to; left out: the usual of its kind (§11). */
  readonly pasteurizationTemp?: number | undefined
}

/**
 * Everything the lab knows about a formula. Pure and below a millisecond: it runs at every keystroke in the browser and on
 * the server with the same result. Null when the rows weigh nothing (§1.3). Order of the rows and size of the batch do not
 * matter; impossible numbers are brought within bounds (row-composition.ts), so that nothing is ever NaN.
 */
export const analyzeFormula = (pantry: IcePantry, input: FormulaInput): FormulaAnalysis | null => {
  const { type } = input
  const mix = mixOf(mixRows(pantry, input.rows))
  if (mix === null) return null
  const { composition, mass } = mix
  const totals = totalsOf(mix)
  const subStyle = subStyleOf(type, mix, totals)
  const freezing = freezingReading(type, composition)
  const serving = referenceServing(type, input.servingTemperature)
  const firmness = firmnessOf(type, composition, serving)
  const values = bandValues(composition, totals, freezing)
  const bands = atTemperature(bandReadings(type, subStyle, values, serving), serving !== defaultServing(type), firmness)
  const process = processOf(type, totals.yolk >= 2, freezing)
  const pasteurizationTemp = input.pasteurizationTemp ?? process.pasteurizationTemp
  const judged = { pantry, type, subStyle, mix, totals, freezing, firmness, bands, serving, pasteurizationTemp }
  const warnings = warningsOf(judged)
  const overrun = estimateOverrun(type, composition, totals)
  const mixDensity = mixDensityOf(composition, totals)
  return {
    type,
    subStyle,
    mass,
    composition,
    totals,
    freezing,
    firmness,
    overrun,
    mixDensity,
    density: mixDensity / (1 + overrun / 100),
    litres: (mass / 1000 / mixDensity) * (1 + overrun / 100),
    meltSpeed: meltSpeedOf(composition, totals),
    texture: textureText(type, composition, totals, firmness, warnings),
    bands,
    warnings,
    legalNames: legalNamesOf(type, composition, totals),
    process,
  }
}

/**
 * Away from the usual temperature the range of PAC is moved by a rule of thumb (§6), the hardness curve is the measure: what
 * the curve finds spoonable there is near at worst, and no warning calls it hard or melting.
 */
const atTemperature = (bands: BandReading[], isMoved: boolean, firmness: Firmness | null): BandReading[] =>
  isMoved && firmness?.level === 3
    ? bands.map((band) => (band.name === 'pac' && band.verdict === 'out' ? { ...band, verdict: 'near' } : band))
    : bands

const weight: Readonly<Record<Severity, number>> = { critical: 0, warning: 1, info: 2 }

const warningsOf = (judged: Judged): FormulaWarning[] => {
  const found = [...bandWarnings(judged), ...sugarWarnings(judged), ...ingredientWarnings(judged)]
  const isBalanced = found.every(({ severity }) => severity === 'info')
  const all = isBalanced ? [...found, warn('FORMULA_EQUILIBRADA', 'info', 'Fórmula equilibrada.')] : found
  return all.sort((one, other) => weight[one.severity] - weight[other.severity])
}

const round = (value: number, decimals: number): number => {
  const factor = 10 ** decimals
  // Adding 0 turns −0 into 0.
  return Math.round(value * factor) / factor + 0
}

/** What is written into the formula, rounded as it is shown (specification §9, docs/ciencia/helado.md §1.3). */
export const formulaResults = (analysis: FormulaAnalysis): FormulaResults => ({
  fatPercentage: round(analysis.composition.fat, 2),
  sugarPercentage: round(analysis.composition.sugars, 2),
  nonFatSolidsPercentage: round(analysis.composition.nonFatSolids, 2),
  freeWaterPercentage: round(analysis.freezing?.freeWaterAt18 ?? 0, 2),
  pacValue: round(analysis.totals.pac, 0),
  podValue: round(analysis.totals.pod, 0),
  overrunPercentage: analysis.overrun,
  meltingPoint: analysis.freezing === null ? null : round(analysis.freezing.freezingPoint, 1),
  firmnessLevel: analysis.firmness?.label ?? 'No aplicable',
  texturePrediction: analysis.texture,
})
