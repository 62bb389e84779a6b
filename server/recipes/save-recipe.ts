import { randomUUIDv7 } from 'node:crypto'
import { linkFromRow } from '#core/api/elaboraciones.ts'
import { type CreateRecipeBody, lineFromRow, type UpdateRecipeBody } from '#core/api/recipes.ts'
import { AppError } from '#core/errors/app-error.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { isClean } from '#core/recipes/draft.ts'
import { recipeProblems } from '#core/recipes/recipe-problems.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { asUser, type Scope } from '#server/database/as-user.ts'
import { nextVersion } from '#server/database/next-version.ts'
import { linkedRecipes } from '#server/elaboraciones/queries.ts'
import type { Deps } from '#server/http/deps.ts'
import { findWithLinked } from './find-with-linked.ts'
import { folderGone, requireFolder } from './folders.ts'
import { insertLinks, requireLinks, touchAbove } from './links.ts'
import { findRecipe } from './queries.ts'

/**
 * Creates a recipe with its ingredients in one transaction. Sent again with the same id it answers the recipe that is
 * already there, so a repeated request (double tap, lost answer) saves once.
 */
export const createRecipe = (deps: Deps, userId: string, body: CreateRecipeBody) => {
  refuseProblems(body)
  return asUser(deps.store, userId, async (scope) => {
    const id = body.id ?? deps.newId()
    await requireFolder(scope, body.folder_id ?? null)
    const now = deps.now().toISOString()
    const columns = { ...recipeColumns(body), folder_id: body.folder_id ?? null, updated_at: now }
    const warnings = body.warnings ?? []
    const { numInsertedOrUpdatedRows } = await scope.tx
      .insertInto('recipes')
      .values({
        user_id: userId,
        id,
        ...columns,
        warnings: warnings.length > 0 ? JSON.stringify(warnings) : null,
        ...yieldColumns(body),
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) return existing(scope, id)
    return {
      ...{ id, ...columns, warnings: [...warnings], yields: body.yields ?? noYields, tree_version: now },
      ...(await insertIngredients(scope, id, body)),
    }
  }).catch(folderGone)
}

/** Replaces a recipe and all its ingredients, unless somebody has saved it since `body.updated_at`. */
export const updateRecipe = (deps: Deps, userId: string, id: string, body: UpdateRecipeBody) => {
  refuseProblems(body)
  return asUser(deps.store, userId, async (scope) => {
    if (body.folder_id !== undefined) await requireFolder(scope, body.folder_id)
    const columns = { ...recipeColumns(body), updated_at: nextVersion(deps.now(), body.updated_at) }
    const updated = await scope.tx
      .updateTable('recipes')
      .set({
        ...columns,
        // Who edits it has looked at it.
        warnings: null,
        ...(body.folder_id === undefined ? {} : { folder_id: body.folder_id }),
        ...yieldColumns(body),
        tree_version: null,
      })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('updated_at', '=', body.updated_at)
      .returning(['folder_id', 'yield_grams', 'yield_ml', 'yield_pieces', 'cooking_loss_percent'])
      .executeTakeFirst()
    if (updated === undefined)
      throw new AppError((await findRecipe(scope, id)) === undefined ? 'not_found' : 'stale_edit')
    await scope.tx.deleteFrom('ingredients').where('user_id', '=', userId).where('recipe_id', '=', id).execute()
    const lines = await insertIngredients(scope, id, body)
    await touchAbove(scope, id, deps.now())
    const { folder_id, yield_grams, yield_ml, yield_pieces, cooking_loss_percent } = updated
    const yields = { grams: yield_grams, millilitres: yield_ml, pieces: yield_pieces, cooking_loss_percent }
    return { id, ...columns, folder_id, warnings: [], yields, tree_version: columns.updated_at, ...lines }
  }).catch(folderGone)
}

type Content = Pick<CreateRecipeBody, 'name' | 'category' | 'servings' | 'method' | 'ingredients'>

const noYields = { grams: null, millilitres: null, pieces: null, cooking_loss_percent: null }

const yieldColumns = ({ yields }: Pick<CreateRecipeBody, 'yields'>) =>
  yields === undefined
    ? {}
    : {
        yield_grams: yields.grams,
        yield_ml: yields.millilitres,
        yield_pieces: yields.pieces,
        cooking_loss_percent: yields.cooking_loss_percent,
      }

const refuseProblems = (body: Content): void => {
  const [problem] = recipeProblems({
    ...body,
    ingredients: body.ingredients.map(lineFromRow),
    folderId: null,
    yields: undefined,
  })
  if (problem !== undefined) throw new AppError(problem)
}

const recipeColumns = ({ name, category, servings, method, ingredients }: Content) => ({
  name: name.trim(),
  name_key: nameKey(name),
  category: category.trim(),
  category_key: nameKey(category),
  servings,
  method,
  ingredient_count: ingredients.length,
})

/** Writes the lines and answers them as they stand now: what was written need not be read again. */
const insertIngredients = async (scope: Scope, recipeId: string, { name: recipeName, ingredients }: Content) => {
  await requireLinks(scope, recipeId, recipeName, ingredients)
  const rows = ingredients.map(({ name, quantity, unit, link, clean }, position) => ({
    user_id: scope.userId,
    // Ids that rise with time: lines saved together lie together in the key, on one page instead of twelve.
    id: randomUUIDv7(),
    recipe_id: recipeId,
    position,
    name: name.trim(),
    quantity,
    unit,
    clean: isClean({ link: linkFromRow(link), clean: clean ?? false }),
    ingredient_key: ingredientKey(name),
  }))
  await scope.tx.insertInto('ingredients').values(rows).execute()
  const lines = rows.map(({ id, name, quantity, unit, clean }, index) => {
    const link = ingredients[index]?.link
    return { id, name, quantity, unit, ...(link ? { link } : {}), ...(clean ? { clean } : {}) }
  })
  await insertLinks(scope, recipeId, lines)
  return { ingredients: lines, linked: await linkedRecipes(scope, ingredients.map(lineFromRow)) }
}

const existing = async (scope: Scope, id: string) => {
  const recipe = await findWithLinked(scope, id)
  if (recipe === undefined) throw new AppError('not_found')
  return recipe
}
