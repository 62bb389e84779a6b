import { useState } from 'react'
import type { RecipeCost } from '#core/costing/costs/cost.ts'
import { AppError } from '#core/errors/app-error.ts'
import { draftOf, plainLine } from '#core/recipes/draft.ts'
import type { RecipeToCost } from '#web/costing/costing-requests.ts'
import { reportFailure } from '#web/data/failure.ts'
import { fetchRecipe } from '#web/stock/recipe-requests.ts'
import { isStaleEdit } from '#web/stock/save-recipe.ts'
import { operations as recipeOperations } from '#web/stock/texts.ts'
import { useUpdateRecipe } from '#web/stock/use-recipe-operations.ts'

/** Saves tried-out quantities and servings in the recipe, unless it was changed elsewhere since the dialog opened. */
export const useSaveTrial = (recipe: RecipeToCost, onSaved: () => Promise<unknown>) => {
  const { update, busy: updating } = useUpdateRecipe()
  const [reading, setReading] = useState(false)
  const [stale, setStale] = useState<RecipeToCost | null>(null)

  const save = async ({ lines, servings }: RecipeCost) => {
    if (reading || updating) return
    setReading(true)
    try {
      const current = draftOf(await fetchRecipe(recipe.id))
      const ingredients = lines.map((line, index) => plainLine({ ...line, link: recipe.lines[index]?.link }))
      const draft = { ...current, servings, ingredients }
      const outcome = await update({ id: recipe.id, base: recipe.updatedAt, original: current, draft })
      if (outcome.ok) await onSaved()
      else if (isStaleEdit(outcome.error) || isLinkGone(outcome.error)) setStale(recipe)
    } catch (error) {
      reportFailure(recipeOperations.update.failure, error)
    } finally {
      setReading(false)
    }
  }
  return {
    save,
    busy: reading || updating,
    /** The save was refused: the recipe, or one it is made of, is not as it is on screen any more. */
    stale: stale === recipe,
  }
}

/** One of its elaboraciones was deleted elsewhere; the sheet cannot unlink it, reading the recipe anew does. */
const isLinkGone = (error: unknown): boolean => error instanceof AppError && error.code === 'elaboracion_gone'
