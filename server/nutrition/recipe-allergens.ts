import { type AllergenReportRow, allergenReportToRow, type CorrectAllergenBody } from '#core/api/allergens.ts'
import { AppError } from '#core/errors/app-error.ts'
import { reportBook } from '#core/nutrition/allergen-book.ts'
import type { Allergen } from '#core/pantry/food.ts'
import { asReader, asUser, type Scope } from '#server/database/as-user.ts'
import { isForeignKeyViolation } from '#server/database/failures.ts'
import { readTrees, resolverFor } from '#server/elaboraciones/queries.ts'
import type { Deps } from '#server/http/deps.ts'
import { findRecipe } from '#server/recipes/queries.ts'
import { findCorrectionsOf } from './queries.ts'

/** The allergens of a recipe and all below it as they are now: never kept, so that they cannot be of an older recipe. */
export const recipeAllergens = ({ store }: Deps, userId: string, recipeId: string): Promise<AllergenReportRow> =>
  asReader(store, userId, (scope) => report(scope, recipeId))

/** The cook's own word on one allergen of one recipe; said again, the last one counts. Answers the whole report. */
export const correctAllergen = (
  deps: Deps,
  userId: string,
  { recipeId, allergen, state, note }: { recipeId: string; allergen: Allergen } & CorrectAllergenBody,
): Promise<AllergenReportRow> =>
  asUser(deps.store, userId, async (scope) => {
    if ((await findRecipe(scope, recipeId)) === undefined) throw new AppError('not_found')
    const correction = { state, note: note.trim(), updated_at: deps.now().toISOString() }
    await scope.tx
      .insertInto('allergen_corrections')
      .values({ user_id: userId, id: deps.newId(), recipe_id: recipeId, allergen, ...correction })
      .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id', 'allergen']).doUpdateSet(correction))
      .execute()
    return report(scope, recipeId)
  }).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? new AppError('not_found', { cause: error }) : error
  })

/** Takes the cook's word back; without one nothing changes. Answers the whole report. */
export const withdrawCorrection = (
  { store }: Deps,
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
  const recipes = await readTrees(scope, [recipeId])
  const ids = recipes.map(({ id }) => id)
  const corrections = await findCorrectionsOf(scope, ids)
  const reports = reportBook(recipes, await resolverFor(scope, recipes), (id) => corrections.get(id) ?? [])
  const own = reports.get(recipeId)
  if (own === undefined) throw new AppError('not_found')
  return allergenReportToRow(own.report)
}
