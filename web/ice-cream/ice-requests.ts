import {
  type AnalysisRecord,
  analysisAnswer,
  formulaFromRow,
  formulaIngredientFromRow,
  formulaIngredientsAnswer,
  formulaListAnswer,
  formulaRow,
  icePantryAnswer,
  type ProcessTableRow,
  processAnswer,
  rowFromWire,
  rowToWire,
} from '#core/api/ice-cream.ts'
import { type ReceivedFormula, receivedFormula } from '#core/api/received/formula.ts'
import type { Formula, FormulaIngredient, FormulaRow, FormulaType } from '#core/ice-cream/composition/formula.ts'
import { type IcePantry, makeIcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import { readIceIngredients } from '#core/ice-cream/composition/read-ingredients.ts'
import { http, httpEmpty } from '#web/api/http.ts'
import type { Page } from '#web/data/pages.ts'

/** The calls of /rest/v1/ice_cream_* and of the two functions, in and out as `core/ice-cream` speaks. */

export type NewRow = FormulaRow & { readonly id: string }
/** What an edit changes of a row: one field, or all numbers when an ingredient is taken from the table. */
export type RowPatch = Partial<FormulaRow>
export type FormulaPatch = Partial<Pick<Formula, 'name' | 'type' | 'servings' | 'servingTemperature' | 'description'>>

const formulasPath = '/rest/v1/ice_cream_formulas'
const ingredientsPath = '/rest/v1/ice_cream_ingredients'

export const fetchFormulas = async (cursor: string | null, signal: AbortSignal): Promise<Page<Formula>> => {
  const query = cursor === null ? {} : { cursor }
  const { items, next_cursor } = await http(formulasPath, formulaListAnswer, { query, signal })
  return { items: items.map(formulaFromRow), nextCursor: next_cursor }
}

type NewFormula = Pick<Formula, 'name' | 'type'> & FormulaPatch

/** The same id twice is one formula. */
export const createFormula = async (id: string, formula: NewFormula): Promise<Formula> =>
  formulaFromRow(await http(formulasPath, formulaRow, { method: 'POST', body: { id, ...patchToWire(formula) } }))

export const updateFormula = async (id: string, patch: FormulaPatch): Promise<Formula> =>
  formulaFromRow(await http(pathOf(formulasPath, id), formulaRow, { method: 'PATCH', body: patchToWire(patch) }))

export const deleteFormula = (id: string): Promise<void> => httpEmpty(pathOf(formulasPath, id), { method: 'DELETE' })

export const fetchRows = async (formulaId: string, signal?: AbortSignal): Promise<readonly FormulaIngredient[]> => {
  const query = { formula_id: formulaId }
  const asked = { query, ...(signal === undefined ? {} : { signal }) }
  return (await http(ingredientsPath, formulaIngredientsAnswer, asked)).items.map(formulaIngredientFromRow)
}

/** Appends in the order given; answers all rows of the formula. */
export const addRows = async (formulaId: string, rows: readonly NewRow[]): Promise<readonly FormulaIngredient[]> => {
  const items = rows.map((row) => ({ id: row.id, ...rowToWire(row) }))
  const body = { formula_id: formulaId, items }
  return (await http(ingredientsPath, formulaIngredientsAnswer, { method: 'POST', body })).items.map(
    formulaIngredientFromRow,
  )
}

export const updateRow = (id: string, patch: RowPatch): Promise<void> =>
  httpEmpty(pathOf(ingredientsPath, id), { method: 'PATCH', body: patchToWire(patch) })

/** All of them or none; answers all rows of the formula. */
export const updateRows = async (
  formulaId: string,
  patches: readonly (RowPatch & { readonly id: string })[],
): Promise<readonly FormulaIngredient[]> => {
  const items = patches.map(({ id, ...patch }) => ({ id, ...patchToWire(patch) }))
  const body = { formula_id: formulaId, items }
  return (await http(ingredientsPath, formulaIngredientsAnswer, { method: 'PATCH', body })).items.map(
    formulaIngredientFromRow,
  )
}

export const deleteRow = (id: string): Promise<void> => httpEmpty(pathOf(ingredientsPath, id), { method: 'DELETE' })

/** Puts a row just deleted back where it stood (docs/decisiones/013). */
export const restoreRow = (id: string): Promise<void> =>
  httpEmpty(`${pathOf(ingredientsPath, id)}/restore`, { method: 'POST' })

export const fetchProcess = async (formulaId: string, signal: AbortSignal): Promise<ProcessTableRow | null> => {
  const query = { formula_id: formulaId }
  return (await http('/rest/v1/ice_cream_processes', processAnswer, { query, signal })).item
}

export const fetchAnalysis = async (formulaId: string, signal: AbortSignal): Promise<AnalysisRecord | null> => {
  const query = { formula_id: formulaId }
  return (await http('/rest/v1/ice_cream_analysis', analysisAnswer, { query, signal })).item?.analysis ?? null
}

/** The table of ingredients, read with the same code as the server's. */
export const fetchPantry = async (signal: AbortSignal): Promise<IcePantry> => {
  const { table } = await http('/rest/v1/ice_cream_pantry', icePantryAnswer, { signal })
  return makeIcePantry(readIceIngredients(table))
}

/** Who thought a formula out, and what there is to say about it. */
export type FormulaOrigin = Pick<ReceivedFormula, 'engine' | 'model' | 'notice' | 'warnings'>
type Generated = {
  readonly description: string
  readonly rows: readonly FormulaRow[]
  readonly origin: FormulaOrigin
}

export const generateFormula = async (formulaName: string, type: FormulaType, servings: number): Promise<Generated> => {
  const body = { formulaName, type, servings }
  const { description, ingredients, ...origin } = await http(
    '/functions/v1/generate-ice-cream-formula',
    receivedFormula,
    { method: 'POST', body },
  )
  return { description, rows: ingredients.map(rowFromWire), origin }
}

/** Has results, process and analysis computed and saved, and reads the formula again (§7: the answer says nothing). */
export const analyzeFormula = async (
  { id: formulaId, type }: Pick<Formula, 'id' | 'type'>,
  rows: readonly FormulaRow[],
): Promise<Formula> => {
  const body = { formulaId, type, ingredients: rows.map(rowToWire) }
  await httpEmpty('/functions/v1/analyze-ice-cream-formula', { method: 'POST', body })
  return formulaFromRow(await http(pathOf(formulasPath, formulaId), formulaRow))
}

const pathOf = (table: string, id: string): string => `${table}/${encodeURIComponent(id)}`

const columns: Readonly<Record<string, string>> = {
  servingTemperature: 'serving_temperature',
  ingredientType: 'ingredient_type',
  fatContent: 'fat_content',
  sugarContent: 'sugar_content',
  waterContent: 'water_content',
  nonFatSolids: 'non_fat_solids',
  pacContribution: 'pac_contribution',
  podContribution: 'pod_contribution',
}

const patchToWire = (patch: RowPatch | FormulaPatch): object =>
  Object.fromEntries(Object.entries(patch).map(([field, value]) => [columns[field] ?? field, value]))
