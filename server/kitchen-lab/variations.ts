import type {
  CreateVariationBody,
  UpdateChangesBody,
  UpdateVariationBody,
  WholeVariationRow,
} from '#core/api/kitchen-lab.ts'
import { lineFromRow } from '#core/api/recipes.ts'
import { AppError } from '#core/errors/app-error.ts'
import { type Changes, changesProblems, tidyChanges } from '#core/kitchen-lab/changes.ts'
import { asUser, type Scope } from '#server/database/as-user.ts'
import { isForeignKeyViolation } from '#server/database/failures.ts'
import { nextVersion } from '#server/database/next-version.ts'
import type { VariationBase } from '#server/database/schema.ts'
import type { Deps } from '#server/http/deps.ts'
import { findRecipe } from '#server/recipes/queries.ts'
import { recordRemoval } from '#server/undo/removals.ts'
import { described, touchProject } from './projects.ts'
import { findVariation } from './queries.ts'
import { labTexts } from './texts.ts'
import { copyOf, wholeVariationRowOf, withBases } from './variation-rows.ts'

/**
 * Makes a variation with a copy of its base recipe as it is now. Sent again with the same id it answers the one that is
 * there.
 */
export const createVariation = (deps: Deps, userId: string, body: CreateVariationBody): Promise<WholeVariationRow> => {
  const { recipe_id: recipeId = null, project_id: projectId } = body
  const name = body.name.trim()
  if (name === '' || recipeId === null) throw new AppError('variation_incomplete')
  return asUser(deps.store, userId, async (scope) => {
    const id = body.id ?? deps.newId()
    if ((await findVariation(scope, id)) !== undefined) return existingVariation(scope, id)
    const now = deps.now()
    await touchProject(scope, projectId, now)
    const recipe = await findRecipe(scope, recipeId)
    if (recipe === undefined) throw new AppError('recipe_not_found')
    const base = copyOf({ ...recipe, ingredients: recipe.ingredients.map(lineFromRow) })
    await scope.tx
      .insertInto('recipe_variations')
      .values({
        user_id: userId,
        id,
        project_id: projectId,
        recipe_id: recipeId,
        name,
        description: described(body.description),
        changes: JSON.stringify(checked(base, body.changes)),
        base: JSON.stringify(base),
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute()
    return existingVariation(scope, id)
  }).catch((error: unknown) => {
    // The recipe was there when we looked and gone at commit.
    throw isForeignKeyViolation(error) ? new AppError('recipe_not_found', { cause: error }) : error
  })
}

/** One variation with everything, or `not_found`. */
export const existingVariation = async (scope: Scope, id: string): Promise<WholeVariationRow> => {
  const stored = await findVariation(scope, id)
  const [based] = await withBases(scope, stored === undefined ? [] : [stored])
  if (based === undefined) throw new AppError('not_found')
  return wholeVariationRowOf(based)
}

/** Renames or describes a variation, unless somebody has edited it since `body.updated_at`. */
export const updateVariation = (deps: Deps, userId: string, id: string, body: UpdateVariationBody) => {
  const name = body.name.trim()
  if (name === '') throw new AppError('name_required')
  return asUser(deps.store, userId, (scope) =>
    saveVariation(deps, scope, id, body.updated_at, { name, description: described(body.description) }),
  )
}

/**
 * Replaces a variation's changes, unless somebody has edited it since. They must fit the base they name: the copy the
 * variation keeps, or the recipe of today, which then becomes the copy.
 */
export const updateChanges = (deps: Deps, userId: string, id: string, body: UpdateChangesBody) =>
  asUser(deps.store, userId, async (scope) => {
    const stored = await findVariation(scope, id)
    const [based] = await withBases(scope, stored === undefined ? [] : [stored])
    if (based === undefined) throw new AppError('not_found')
    if (based.base === null) throw new AppError('recipe_not_found')
    const version = body.base_updated_at
    const base = [based.base, based.newer].find((one) => one?.updated_at === version) ?? null
    if (base === null) throw new AppError('stale_edit', { message: labTexts.staleBase })
    return saveVariation(deps, scope, id, body.updated_at, {
      changes: JSON.stringify(checked(base, body.changes)),
      base: JSON.stringify(base),
    })
  })

/** Deletes a variation; the comments about it stay, as comments of the project. */
export const deleteVariation = (deps: Deps, userId: string, id: string): Promise<void> =>
  asUser(deps.store, userId, async (scope) => {
    const { tx } = scope
    const variation = await findVariation(scope, id)
    if (variation === undefined) throw new AppError('not_found')
    await touchProject(scope, variation.project_id, deps.now())
    await recordRemoval(deps, scope, 'recipe_variations', id)
    await tx
      .updateTable('project_comments')
      .set({ recipe_variation_id: null })
      .where('user_id', '=', userId)
      .where('recipe_variation_id', '=', id)
      .execute()
    const { numDeletedRows } = await tx
      .deleteFrom('recipe_variations')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new AppError('not_found')
  }).catch(deletedMeanwhile)

type Columns = { name?: string; description?: string | null; changes?: string; base?: string }

const saveVariation = async (deps: Deps, scope: Scope, id: string, version: string, columns: Columns) => {
  const { numUpdatedRows } = await scope.tx
    .updateTable('recipe_variations')
    .set({ ...columns, updated_at: nextVersion(deps.now(), version) })
    .where('user_id', '=', scope.userId)
    .where('id', '=', id)
    .where('updated_at', '=', version)
    .executeTakeFirstOrThrow()
  const variation = await existingVariation(scope, id)
  if (numUpdatedRows === 0n) throw new AppError('stale_edit', { message: labTexts.staleVariation })
  await touchProject(scope, variation.project_id, deps.now())
  return variation
}

const checked = (base: VariationBase, changes: Changes): Changes => {
  const [problem] = changesProblems(base, changes)
  if (problem === 'invalid_input') throw new AppError(problem, { message: labTexts.strayLine })
  if (problem !== undefined) throw new AppError(problem)
  return tidyChanges(base, changes)
}

// Somebody deleted the project between our look and our touch: then what was asked for is gone too.
const deletedMeanwhile = (error: unknown): never => {
  const gone = error instanceof AppError && error.code === 'project_not_found'
  throw gone ? new AppError('not_found', { cause: error }) : error
}
