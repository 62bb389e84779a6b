import { AppError } from '#core/errors/app-error.ts'
import { draftOf, sameContent } from '#core/recipes/draft.ts'
import type { Recipe, RecipeDraft } from '#core/recipes/recipe.ts'
import { createRecipe, fetchRecipe, updateRecipe } from './recipe-requests.ts'

/** A save whose answer got lost on the way may have been done. Both ways of saving can therefore be tried again. */

/**
 * Creates under an id chosen before. If an earlier try had arrived and the cook has written on since, the server answers
 * the earlier words: then the newer ones follow as an edit.
 */
export const saveNew = async (id: string, draft: RecipeDraft, warnings: readonly string[] = []): Promise<Recipe> => {
  const saved = await createRecipe(id, draft, warnings)
  return sameContent(draftOf(saved), draft) ? saved : updateRecipe(id, draft, saved.updatedAt, draft.folderId)
}

export type Edit = {
  readonly id: string
  /** `updatedAt` of the version the edit started from. */
  readonly base: string
  readonly original: RecipeDraft
  readonly draft: RecipeDraft
}

/** Saves an edit. A version that is newer only because our own earlier try had arrived is no conflict. */
export const saveEdit = async ({ id, base, original, draft }: Edit): Promise<Recipe> => {
  // A folder the cook did not touch is not sent: the recipe may have been moved since the form was opened.
  const folderId = draft.folderId === original.folderId ? undefined : draft.folderId
  try {
    return await updateRecipe(id, draft, base, folderId)
  } catch (error) {
    if (!isStaleEdit(error)) throw error
    const current = await fetchRecipe(id).catch(() => undefined)
    if (current !== undefined && sameContent({ ...draftOf(current), folderId: draft.folderId }, draft)) return current
    throw error
  }
}

export const isStaleEdit = (error: unknown): boolean => error instanceof AppError && error.code === 'stale_edit'
