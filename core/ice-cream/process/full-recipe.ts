import type { AnalysisRecord } from '#core/api/ice-cream.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import type { FormulaRow } from '#core/ice-cream/composition/formula.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import { mixRows } from '#core/ice-cream/composition/mix.ts'
import type { FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { engineVersion } from '#core/ice-cream/judging/analyze-formula.ts'
import { subStyleLabels } from '#core/ice-cream/judging/kinds.ts'
import { ingredientLines, processSteps } from './process-steps.ts'

export type FullRecipe = {
  readonly name: string
  /** 'Helado de fruta · 1.000 g, unos 1,2 l · servir a -12 °C'. */
  readonly summary: string
  /** A line per ingredient: grams and percentage. */
  readonly ingredients: readonly string[]
  /** The same for a recipe in the library: names and whole quantities in grams. */
  readonly amounts: readonly { readonly name: string; readonly grams: number }[]
  readonly steps: readonly string[]
}

/** The full recipe of an analysed formula, for the tab 'Análisis', for print and for 'Crear receta'. */
export const fullRecipe = (
  pantry: IcePantry,
  { name, rows }: { readonly name: string; readonly rows: readonly FormulaRow[] },
  analysis: FormulaAnalysis,
): FullRecipe => {
  const mixed = mixRows(pantry, rows)
  const serving =
    analysis.freezing === null
      ? ''
      : ` · servir a ${formatDecimal(analysis.freezing.servingTemperature, analysis.type === 'granizado' ? 1 : 0)} °C`
  const yielded = `${formatDecimal(analysis.mass, 0)} g, unos ${formatDecimal(analysis.litres, 1)} l`
  return {
    name: name.trim(),
    summary: `${subStyleLabels[analysis.subStyle]} · ${yielded}${serving}`,
    ingredients: ingredientLines(mixed, analysis.mass),
    amounts: mixed.filter(({ grams }) => grams > 0).map(({ row, grams }) => ({ name: row.name.trim(), grams })),
    steps: processSteps(mixed, analysis),
  }
}

/** What is kept of an analysis in ice_cream_analysis (§1.4). */
export const analysisRecord = (
  pantry: IcePantry,
  formula: { readonly name: string; readonly rows: readonly FormulaRow[] },
  analysis: FormulaAnalysis,
): AnalysisRecord => {
  const { composition, totals, freezing, firmness } = analysis
  const { ingredients, steps } = fullRecipe(pantry, formula, analysis)
  return {
    engine: engineVersion,
    type: analysis.type,
    sub_style: analysis.subStyle,
    sub_style_label: subStyleLabels[analysis.subStyle],
    mass: analysis.mass,
    serving_temperature: freezing?.servingTemperature ?? null,
    thermodynamic_serving: freezing?.thermodynamicServing ?? null,
    firmness_level: firmness?.level ?? null,
    firmness_temperature: firmness?.temperature ?? null,
    firmness_frozen: firmness?.frozen ?? null,
    msnf: composition.msnf,
    lactose: totals.lactose,
    total_solids: totals.totalSolids,
    water: composition.water,
    alcohol: composition.alcohol,
    hardening: totals.hardening,
    net_pac: totals.netPac,
    free_water_at_18: freezing?.freeWaterAt18 ?? null,
    free_water_at_12: freezing?.freeWaterAt12 ?? null,
    free_water_at_serving: freezing?.freeWaterAtServing ?? null,
    curve: (freezing?.points ?? []).map(({ temperature, frozen }) => ({ temperature, frozen })),
    mix_density: analysis.mixDensity,
    density: analysis.density,
    litres: analysis.litres,
    melt_speed: analysis.meltSpeed,
    legal_names: [...analysis.legalNames],
    warnings: analysis.warnings.map(({ code, severity, text, advice }) => ({ code, severity, text, advice })),
    recipe: [...ingredients],
    steps: [...steps],
  }
}
