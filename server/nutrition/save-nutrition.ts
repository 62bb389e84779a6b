import type { SaveNutritionBody } from '#core/api/nutrition.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asUser } from '#server/database/as-user.ts'
import { isForeignKeyViolation } from '#server/database/failures.ts'
import type { Deps } from '#server/http/deps.ts'
import { treeVersion } from '#server/recipes/queries.ts'
import { ownAnalysis } from './own-analysis.ts'
import { findNutrition } from './queries.ts'

/**
 * Keeps the analysis of a recipe, in place of the one it had. The last one saved stays: both were true when made. `modelName`:
 * the language model that may have proposed foods; undefined: none.
 */
export const saveNutrition = async (
  deps: Deps,
  userId: string,
  recipeId: string,
  body: SaveNutritionBody,
  modelName: string | undefined,
) => {
  const own = await ownAnalysis(deps, userId, recipeId, body, modelName)
  return asUser(deps.store, userId, async (scope) => {
    const recipe = await scope.tx
      .selectFrom('recipes')
      .where('user_id', '=', userId)
      .where('id', '=', recipeId)
      .select(treeVersion)
      .executeTakeFirst()
    if (recipe === undefined) throw new AppError('not_found')
    // Saved in another tab while we calculated: what we calculated is not what it is now.
    const analysis = own !== undefined && own.recipeUpdatedAt === recipe.tree_version ? own.analysis : null
    const columns = {
      ...nutrientColumns(body),
      per_serving: false,
      updated_at: deps.now().toISOString(),
      recipe_updated_at: body.recipe_updated_at ?? recipe.tree_version,
      analysis: analysis === null ? null : JSON.stringify(analysis),
      with_data: analysis?.completeness.with_data ?? null,
      line_count: analysis?.completeness.total ?? null,
      // Left out, a weight that was given for the dish stays.
      ...(body.final_grams === undefined ? {} : { final_grams: body.final_grams }),
    }
    await scope.tx
      .insertInto('nutritional_info')
      .values({ user_id: userId, recipe_id: recipeId, ...columns })
      .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id']).doUpdateSet(columns))
      .execute()
    return existing(await findNutrition(scope, recipeId))
  }).catch(recipeGone)
}

/** The weight of the finished dish, for the label; null: nobody has weighed it. */
export const setFinalWeight = (deps: Deps, userId: string, recipeId: string, finalGrams: number | null) =>
  asUser(deps.store, userId, async (scope) => {
    await scope.tx
      .updateTable('nutritional_info')
      .set({ final_grams: finalGrams })
      .where('user_id', '=', userId)
      .where('recipe_id', '=', recipeId)
      .execute()
    return existing(await findNutrition(scope, recipeId))
  })

export const deleteNutrition = ({ store }: Deps, userId: string, recipeId: string): Promise<void> =>
  asUser(store, userId, async ({ tx }) => {
    const { numDeletedRows } = await tx
      .deleteFrom('nutritional_info')
      .where('user_id', '=', userId)
      .where('recipe_id', '=', recipeId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new AppError('not_found')
  })

// Optional nutrients that are left out are saved as null (specification §3).
const nutrientColumns = (body: SaveNutritionBody) => ({
  calories: body.calories,
  proteins: body.proteins,
  carbohydrates: body.carbohydrates,
  fats: body.fats,
  fiber: body.fiber ?? null,
  sodium: body.sodium ?? null,
  sugar: body.sugar ?? null,
  calcium: body.calcium ?? null,
  iron: body.iron ?? null,
  vitamin_a: body.vitamin_a ?? null,
  vitamin_c: body.vitamin_c ?? null,
})

const existing = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** The recipe was there when we looked and deleted before the commit. */
const recipeGone = (error: unknown): never => {
  throw isForeignKeyViolation(error) ? new AppError('not_found', { cause: error }) : error
}
