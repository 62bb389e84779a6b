import type { AnalysisRow, CalculateNutritionAnswer, SaveNutritionBody } from '#core/api/nutrition.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asReader } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { findRecipe } from '#server/recipes/queries.ts'
import { recalculateNutrition } from './calculate.ts'

/** `recipeUpdatedAt`: the version of the recipe, and of all below it, that it was calculated from. */
type OwnAnalysis = { readonly recipeUpdatedAt: string; readonly analysis: AnalysisRow }

/**
 * How values that are about to be saved came about, calculated anew from the recipe as it is kept. Undefined where this
 * recipe does not come to these values: they were typed, rounded, changed, or calculated from another version of it.
 */
export const ownAnalysis = async (
  deps: Deps,
  userId: string,
  recipeId: string,
  body: SaveNutritionBody,
  modelName: string | undefined,
): Promise<OwnAnalysis | undefined> => {
  const recipe = await asReader(deps.store, userId, (mine) => findRecipe(mine, recipeId))
  if (recipe === undefined) throw new AppError('not_found')
  const calculated = await recalculateNutrition(deps, userId, recipe, body.proposed_foods ?? [], modelName).catch(
    nothingToCalculate,
  )
  if (calculated === undefined || !comesTo(calculated.nutrition, body)) return undefined
  const { nutrition: _, allergens: __, notice: ___, ...analysis } = calculated
  return { recipeUpdatedAt: recipe.tree_version, analysis }
}

/** A recipe without a line we know has no values of ours: whatever is given is somebody else's. */
const nothingToCalculate = (error: unknown): undefined => {
  if (error instanceof AppError && (error.code === 'nothing_recognised' || error.code === 'no_valid_ingredient')) return
  throw error
}

// The same program adds the same lines in the same order: what differs at all is not what it calculated.
const comesTo = (ours: CalculateNutritionAnswer['nutrition'], given: SaveNutritionBody): boolean =>
  nutrientsOf(ours).every((nutrient) => ours[nutrient] === (given[nutrient] ?? null))

const nutrientsOf = (row: CalculateNutritionAnswer['nutrition']) => Object.keys(row) as (keyof typeof row)[]
