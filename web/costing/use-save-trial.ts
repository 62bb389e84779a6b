import { useState } from 'react'
import type { RecipeCost } from '#core/costing/cost.ts'
import { draftOf, plainLine } from '#core/recipes/draft.ts'
import { reportFailure } from '#web/data/failure.ts'
import { fetchRecipe } from '#web/stock/recipe-requests.ts'
import { isStaleEdit } from '#web/stock/save-recipe.ts'
import { operations as recipeOperations } from '#web/stock/texts.ts'
import { useUpdateRecipe } from '#web/stock/use-recipe-operations.ts'
import type { RecipeToCost } from './costing-requests.ts'

/** Saves tried-out quantities and servings in the recipe, unless it was changed elsewhere since the dialog opened. */
export const useSaveTrial = (recipe: RecipeToCost, onSaved: () => Promise<unknown>) => {
  const { update, busy: updating } = useUpdateRecipe()
  const [reading, setReading] = useState(false)
  const [stale, setStale] = useState<string | null>(null)

  const save = async ({ lines, servings }: RecipeCost) => {
    if (reading || updating) return
    setReading(true)
    try {
      const current = draftOf(await fetchRecipe(recipe.id))
      const ingredients = lines.map((line, index) => plainLine({ ...line, link: recipe.lines[index]?.link }))
      const draft = { ...current, servings, ingredients }
      const outcome = await update({ id: recipe.id, base: recipe.updatedAt, original: current, draft })
      if (outcome.ok) await onSaved()
      else if (isStaleEdit(outcome.error)) setStale(recipe.updatedAt)
    } catch (error) {
      reportFailure(recipeOperations.update.failure, error)
    } finally {
      setReading(false)
    }
  }
  return {
    save,
    busy: reading || updating,
    /** The save was refused: somebody has saved another version than the one on screen. */
    stale: stale === recipe.updatedAt,
  }
}
