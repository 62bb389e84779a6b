import { type AllergenReportRow, allergenReportToRow, type CorrectAllergenBody } from '#core/api/allergens.ts'
import { AppError } from '#core/errors/app-error.ts'
import { allergensOf } from '#core/nutrition/allergens.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import type { Allergen } from '#core/pantry/food.ts'
import { asReader, asUser, type Scope } from '#server/database/as-user.ts'
import { isForeignKeyViolation } from '#server/database/failures.ts'
import type { Part } from '#server/http/part.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { findRecipe } from '#server/recipes/queries.ts'
import { findCorrections, readFoodChoices } from './queries.ts'

/** The allergens of a recipe as it is now: never kept, so that they cannot be of an older recipe. */
export const recipeAllergens = ({ store }: Part, userId: string, recipeId: string): Promise<AllergenReportRow> =>
  asReader(store, userId, (scope) => report(scope, recipeId))

/** The cook's own word on one allergen of one recipe; said again, the last one counts. Answers the whole report. */
export const correctAllergen = (
  part: Part,
  userId: string,
  { recipeId, allergen, state, note }: { recipeId: string; allergen: Allergen } & CorrectAllergenBody,
): Promise<AllergenReportRow> =>
  asUser(part.store, userId, async (scope) => {
    await names(scope, recipeId)
    const correction = { state, note: note.trim(), updated_at: part.now().toISOString() }
    await scope.tx
      .insertInto('allergen_corrections')
      .values({ user_id: userId, id: part.newId(), recipe_id: recipeId, allergen, ...correction })
      .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id', 'allergen']).doUpdateSet(correction))
      .execute()
    return report(scope, recipeId)
  }).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? new AppError('not_found', { cause: error }) : error
  })

/** Takes the cook's word back; without one nothing changes. Answers the whole report. */
export const withdrawCorrection = (
  { store }: Part,
  userId: string,
  recipeId: string,
  allergen: Allergen,
): Promise<AllergenReportRow> =>
  asUser(store, userId, async (scope) => {
    await scope.tx
      .deleteFrom('allergen_corrections')
      .where('user_id', '=', userId)
      .where('recipe_id', '=', recipeId)
      .where('allergen', '=', allergen)
      .execute()
    return report(scope, recipeId)
  })

const report = async (scope: Scope, recipeId: string): Promise<AllergenReportRow> => {
  const ingredients = await names(scope, recipeId)
  const resolve = resolverOf(loadPantry(), await readFoodChoices(scope, ingredients))
  return allergenReportToRow(allergensOf(ingredients, resolve, await findCorrections(scope, recipeId)))
}

const names = async (scope: Scope, recipeId: string): Promise<string[]> => {
  const recipe = await findRecipe(scope, recipeId)
  if (recipe === undefined) throw new AppError('not_found')
  return recipe.ingredients.map(({ name }) => name)
}
