import { useState } from 'react'
import { AppError } from '#core/errors/app-error.ts'
import { draftOf } from '#core/recipes/draft.ts'
import type { Recipe, RecipeDraft } from '#core/recipes/recipe.ts'
import { reportFailure } from '#web/data/failure.ts'
import { newId } from '#web/data/new-id.ts'
import { fetchRecipe } from '#web/stock/recipe-requests.ts'
import { isStaleEdit } from '#web/stock/save-recipe.ts'
import { operations } from '#web/stock/texts.ts'
import { useCreateRecipe, useUpdateRecipe } from '#web/stock/use-recipe-operations.ts'
import type { RecipeFormState } from './use-recipe-form.ts'

/** `shown` resolves when every list on screen shows the saved recipe. */
export type OnSaved = (recipe: Recipe, created: boolean, shown: Promise<unknown>) => void

/**
 * - `newer`: refused, because somebody saved a newer version · `gone`: refused, because the recipe was deleted
 * - `theirs`, `mine`: the newer version has been loaded, and this is which of the two texts is in the form
 */
export type Conflict = 'newer' | 'gone' | 'theirs' | 'mine'

/** Saving the form, and the ways out when the recipe has changed elsewhere. Nothing typed is ever replaced unasked. */
export const useRecipeSave = (form: RecipeFormState, onSaved: OnSaved) => {
  const { create, busy: creating } = useCreateRecipe()
  const { update, busy: updating } = useUpdateRecipe()
  const [loading, setLoading] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { start } = form

  const saveAsNew = async (draft: RecipeDraft, id: string) => {
    const outcome = await create(id, draft)
    if (outcome.ok) onSaved(outcome.value, true, outcome.shown)
  }
  const save = async (draft: RecipeDraft) => {
    if (start.base === null) return saveAsNew(draft, start.recipeId)
    const outcome = await update({ id: start.recipeId, base: start.base, original: start.original, draft })
    if (outcome.ok) return onSaved(outcome.value, false, outcome.shown)
    if (isStaleEdit(outcome.error)) setConflict('newer')
    if (outcome.error instanceof AppError && outcome.error.code === 'not_found') setConflict('gone')
  }

  /** Shows the newer version and puts the cook's text aside; the next save builds on the newer one. */
  const loadNewer = async () => {
    setLoading(true)
    try {
      const recipe = await fetchRecipe(start.recipeId)
      const theirs = draftOf(recipe)
      form.load({ ...start, base: recipe.updatedAt, original: theirs, content: theirs }, form.draft)
      setConflict('theirs')
    } catch (error) {
      reportFailure(operations.update.failure, error)
    } finally {
      setLoading(false)
    }
  }
  /** Changes the text in the form for the one put aside. */
  const swap = () => {
    if (form.aside === null) return
    form.load({ ...start, content: form.aside }, form.draft)
    setConflict(conflict === 'theirs' ? 'mine' : 'theirs')
  }
  // An id of its own, kept for the life of the form: pressed again after a lost answer, it is still one recipe.
  const [copyId] = useState(newId)
  const saveMineAsNew = () => saveAsNew(conflict === 'theirs' && form.aside !== null ? form.aside : form.draft, copyId)

  return { save, busy: creating || updating || loading, conflict, loadNewer, swap, saveMineAsNew }
}

export type RecipeSave = ReturnType<typeof useRecipeSave>
