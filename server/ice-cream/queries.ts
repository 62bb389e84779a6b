import { sql } from 'kysely'
import { analysisRecordShape, type FormulaTableRow } from '#core/api/ice-cream.ts'
import type { Scope } from '#server/database/as-user.ts'
import type { Place } from '#server/http/cursor.ts'

/** One page of the user's formulas, newest first. */
export const listFormulas = (scope: Scope, limit: number, after: Place | null): Promise<FormulaTableRow[]> =>
  selectFormulas(scope)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.time ?? ''}, ${after?.id ?? ''})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** A formula, or undefined when this user has none of that id. */
export const findFormula = (scope: Scope, id: string): Promise<FormulaTableRow | undefined> =>
  selectFormulas(scope).where('id', '=', id).executeTakeFirst()

const selectFormulas = ({ tx, userId }: Scope) =>
  tx
    .selectFrom('ice_cream_formulas')
    .where('user_id', '=', userId)
    .select(['id', 'name', 'type', 'description', 'servings', 'serving_temperature', 'created_at'])
    .select(['fat_percentage', 'sugar_percentage', 'pac_value', 'pod_value', 'non_fat_solids_percentage'])
    .select(['free_water_percentage', 'overrun_percentage', 'melting_point', 'firmness_level', 'texture_prediction'])

/** The rows of a formula in their order. */
export const listFormulaIngredients = ({ tx, userId }: Scope, formulaId: string) =>
  tx
    .selectFrom('ice_cream_ingredients')
    .where('user_id', '=', userId)
    .where('formula_id', '=', formulaId)
    .select(['id', 'formula_id', 'position', 'name', 'quantity', 'unit', 'ingredient_type', 'fat_content'])
    .select(['sugar_content', 'water_content', 'non_fat_solids', 'pac_contribution', 'pod_contribution'])
    .orderBy('position')
    .orderBy('id')
    .execute()

export const findProcess = ({ tx, userId }: Scope, formulaId: string) =>
  tx
    .selectFrom('ice_cream_processes')
    .where('user_id', '=', userId)
    .where('formula_id', '=', formulaId)
    .select(['formula_id', 'pasteurization_temp', 'pasteurization_time', 'maturation_temp', 'maturation_time'])
    .select(['churning_temp', 'recommended_storage_temp', 'freezing_curve'])
    .executeTakeFirst()

/** The last analysis; one kept by an engine whose records had another shape counts as none, and is made anew on demand. */
export const findAnalysis = async ({ tx, userId }: Scope, formulaId: string) => {
  const row = await tx
    .selectFrom('ice_cream_analysis')
    .where('user_id', '=', userId)
    .where('formula_id', '=', formulaId)
    .select(['formula_id', 'analyzed_at', 'analysis'])
    .executeTakeFirst()
  const analysis = analysisRecordShape.safeParse(row?.analysis)
  return row === undefined || !analysis.success ? undefined : { ...row, analysis: analysis.data }
}
