import { processToRow, resultsToRow, rowToWire } from '#core/api/ice-cream.ts'
import { formula } from '#core/examples/lab.ts'
import { defaultYield } from '#core/ice-cream/composition/formula.ts'
import { rowFromIngredient } from '#core/ice-cream/composition/match-ingredient.ts'
import { analyzeFormula, formulaResults } from '#core/ice-cream/judging/analyze-formula.ts'
import { analysisRecord } from '#core/ice-cream/process/full-recipe.ts'
import type { Deps } from '#server/http/deps.ts'
import { loadIcePantry } from '#server/pantry/load-ice-cream.ts'
import { formulaVersion } from './formula-version.ts'
import { markOf } from './mark.ts'

/** The rows of the ice-cream formula, already analysed as 'Analizar Fórmula' would. */
export const formulaRows = ({ newId }: Deps, user_id: string, now: Date) => {
  const at = now.toISOString()
  const { key, name, type, description } = formula
  const pantry = loadIcePantry()
  const rows = formula.rows.map(([id, grams]) => {
    const ingredient = pantry.byId.get(id)
    if (ingredient === undefined) throw new Error(`not in the ice-cream table: ${id}`)
    return rowFromIngredient(ingredient, grams)
  })
  const analysis = analyzeFormula(pantry, { type, rows })
  if (analysis === null) throw new Error('an example formula that weighs nothing')
  const own = { user_id, formula_id: newId() }
  const wire = rows.map(rowToWire)
  const content = { name, type, description, servings: defaultYield, serving_temperature: null }
  return {
    formula: { user_id, id: own.formula_id, ...content, created_at: at, ...resultsToRow(formulaResults(analysis)) },
    ingredients: wire.map((row, position) => ({ ...own, ...row, id: newId(), position })),
    process: { ...own, ...processToRow(analysis.process) },
    analysis: { ...own, analysis: JSON.stringify(analysisRecord(pantry, { name, rows }, analysis)), analyzed_at: at },
    marks: [markOf('formula', key, own.formula_id, formulaVersion(content, wire))],
  }
}
