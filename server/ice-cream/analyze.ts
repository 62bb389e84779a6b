import {
  type AnalyzeFormulaAnswer,
  type AnalyzeFormulaBody,
  processToRow,
  resultsToRow,
  rowFromWire,
} from '#core/api/ice-cream.ts'
import { AppError } from '#core/errors/app-error.ts'
import { analyzeFormula, formulaResults } from '#core/ice-cream/judging/analyze-formula.ts'
import { analysisRecord } from '#core/ice-cream/process/full-recipe.ts'
import { asUser } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { loadIcePantry } from '#server/pantry/load-ice-cream.ts'
import { requireFormula } from './formulas.ts'

/**
 * Computes a formula and writes its results, process and analysis in one transaction (specification §4, §7). Always our own
 * arithmetic, at the temperature the formula is served at. Throws `formula_ingredient_required` without ingredients,
 * `formula_weighs_nothing` when they weigh nothing.
 */
export const analyzeAndSave = (
  deps: Deps,
  userId: string,
  { formulaId, ingredients, type }: AnalyzeFormulaBody,
): Promise<AnalyzeFormulaAnswer> => {
  if (ingredients.length === 0) throw new AppError('formula_ingredient_required')
  const pantry = loadIcePantry()
  const rows = ingredients.map(rowFromWire)
  const analyzedAt = deps.now().toISOString()
  return asUser(deps.store, userId, async (scope) => {
    const { tx } = scope
    const { name, serving_temperature } = await requireFormula(scope, formulaId)
    const analysis = analyzeFormula(pantry, { type, rows, servingTemperature: serving_temperature ?? undefined })
    if (analysis === null) throw new AppError('formula_weighs_nothing')
    const results = resultsToRow(formulaResults(analysis))
    const process = { formula_id: formulaId, ...processToRow(analysis.process) }
    const record = analysisRecord(pantry, { name, rows }, analysis)
    const own = { user_id: userId, formula_id: formulaId }
    await tx
      .updateTable('ice_cream_formulas')
      .set(results)
      .where('user_id', '=', userId)
      .where('id', '=', formulaId)
      .execute()
    await tx
      .insertInto('ice_cream_processes')
      .values({ ...own, ...process })
      .onConflict((conflict) => conflict.columns(['user_id', 'formula_id']).doUpdateSet(process))
      .execute()
    const saved = { analysis: JSON.stringify(record), analyzed_at: analyzedAt }
    await tx
      .insertInto('ice_cream_analysis')
      .values({ ...own, ...saved })
      .onConflict((conflict) => conflict.columns(['user_id', 'formula_id']).doUpdateSet(saved))
      .execute()
    return {
      formula: await requireFormula(scope, formulaId),
      process,
      analysis: { formula_id: formulaId, analyzed_at: analyzedAt, analysis: record },
    }
  })
}
