import type { ExampleKind, RemovedExamples } from '#core/api/examples.ts'
import { asUser, type Scope } from '#server/database/as-user.ts'
import { isForeignKeyViolation } from '#server/database/failures.ts'
import type { Deps } from '#server/http/deps.ts'
import { findFormula, listFormulaIngredients } from '#server/ice-cream/queries.ts'
import { formulaVersion } from './formula-version.ts'
import { countExamples, listMarks, remainingExamples } from './queries.ts'

/**
 * Takes the examples away in one transaction. What the cook has edited since stays, and so does what something of hers needs;
 * it is hers from now on. Without examples it does nothing.
 */
export const removeExamples = ({ store }: Deps, userId: string): Promise<RemovedExamples> => {
  const remove = () => asUser(store, userId, takeAway)
  // A variation was made of a recipe between our look and the commit: looked at again, that recipe stays.
  return remove().catch((error: unknown) => {
    if (isForeignKeyViolation(error)) return remove()
    throw error
  })
}

/** The same within a transaction. In an order in which each kind frees the next. */
export const takeAway = async (scope: Scope): Promise<RemovedExamples> => {
  const before = await countExamples(scope)
  const marks = Map.groupBy(await listMarks(scope), ({ kind }) => kind)
  const of = (kind: ExampleKind) => marks.get(kind) ?? []
  for (const mark of of('formula')) await removeFormula(scope, mark)
  for (const mark of of('project')) await removeProject(scope, mark)
  const folderIds = of('folder').map(({ row_id }) => row_id)
  await removeRecipes(scope, of('recipe'), folderIds)
  for (const mark of of('folder')) await removeFolder(scope, mark)
  for (const mark of of('price')) await removePrice(scope, mark)
  const after = await countExamples(scope)
  const kept = await remainingExamples(scope)
  await scope.tx.deleteFrom('examples').where('user_id', '=', scope.userId).execute()
  return {
    removed: {
      folder: before.folder - after.folder,
      recipe: before.recipe - after.recipe,
      price: before.price - after.price,
      project: before.project - after.project,
      formula: before.formula - after.formula,
    },
    kept,
  }
}

type Mark = { readonly row_id: string; readonly version: string }

const removeFormula = async (scope: Scope, { row_id, version }: Mark): Promise<void> => {
  const formula = await findFormula(scope, row_id)
  if (formula === undefined) return
  if (formulaVersion(formula, await listFormulaIngredients(scope, row_id)) !== version) return
  await scope.tx.deleteFrom('ice_cream_formulas').where('user_id', '=', scope.userId).where('id', '=', row_id).execute()
}

const removeProject = async ({ tx, userId }: Scope, { row_id, version }: Mark): Promise<void> => {
  await tx
    .deleteFrom('projects')
    .where('user_id', '=', userId)
    .where('id', '=', row_id)
    .where('updated_at', '=', version)
    .execute()
}

/** As long as one goes: a recipe that was an elaboración of another goes after it. */
const removeRecipes = async (scope: Scope, marks: readonly Mark[], ours: readonly string[]): Promise<void> => {
  const left: Mark[] = []
  for (const mark of marks) if (!(await removeRecipe(scope, mark, ours))) left.push(mark)
  if (left.length > 0 && left.length < marks.length) await removeRecipes(scope, left, ours)
}

/**
 * Not a recipe filed in a folder of the cook's, a variation's base, an elaboración of one that is there, or one whose allergens
 * she has corrected. Answers whether it went.
 */
const removeRecipe = async (
  { tx, userId }: Scope,
  { row_id, version }: Mark,
  ours: readonly string[],
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('recipes')
    .where('user_id', '=', userId)
    .where('id', '=', row_id)
    .where('updated_at', '=', version)
    .where((eb) => eb.or([eb('folder_id', 'is', null), eb('folder_id', 'in', [...ours])]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recipe_variations').select('id').where('user_id', '=', userId).where('recipe_id', '=', row_id),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('allergen_corrections').select('id').where('user_id', '=', userId).where('recipe_id', '=', row_id),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ingredient_links')
            .select('recipe_id')
            .where('user_id', '=', userId)
            .where('linked_id', '=', row_id),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Not a folder that holds something. */
const removeFolder = async ({ tx, userId }: Scope, { row_id, version }: Mark): Promise<void> => {
  await tx
    .deleteFrom('folders')
    .where('user_id', '=', userId)
    .where('id', '=', row_id)
    .where('name', '=', version)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('recipes').select('id').where('user_id', '=', userId).where('folder_id', '=', row_id))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('folders as inner').select('id').where('user_id', '=', userId).where('parent_id', '=', row_id),
        ),
      ),
    )
    .execute()
}

/** Not the price of an ingredient that stands in a recipe of hers. */
const removePrice = async ({ tx, userId }: Scope, { row_id, version }: Mark): Promise<void> => {
  await tx
    .deleteFrom('ingredient_prices')
    .where('user_id', '=', userId)
    .where('id', '=', row_id)
    .where('last_updated', '=', version)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ingredients')
            .select('ingredients.id')
            .where('ingredients.user_id', '=', userId)
            .whereRef('ingredients.ingredient_key', '=', 'ingredient_prices.ingredient_key'),
        ),
      ),
    )
    .execute()
}
