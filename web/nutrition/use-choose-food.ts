import { useQueryClient } from '@tanstack/react-query'
import { AppError } from '#core/errors/app-error.ts'
import type { Recipe } from '#core/recipes/recipe.ts'
import { useAction } from '#web/data/action.ts'
import { refetch } from '#web/data/cache.ts'
import { recipeKeys } from '#web/stock/use-recipes.ts'
import type { FoodDecision } from './FoodPicker.tsx'
import { analyse, chooseFood, forgetFoodChoice } from './nutrition-requests.ts'
import { operations } from './texts.ts'
import { useTakeOver } from './use-nutrition.ts'

/**
 * Another food for a name: remembered for this cook, and the recipe calculated again at once, allergens included. Answers
 * whether it went well.
 */
export const useChooseFood = (recipe: Recipe) => {
  const cache = useQueryClient()
  const takeOver = useTakeOver()
  const remembering = useAction(operations.choose)
  const calculating = useAction(operations.recalculate)

  const choose = async (name: string, decision: FoodDecision): Promise<boolean> => {
    const remembered = await remembering.run(() =>
      decision === 'automatic' ? forget(name) : chooseFood(name, decision.foodId),
    )
    if (!remembered.ok) return false
    const calculated = await calculating.run(() => analyse(recipe))
    if (!calculated.ok) return false
    takeOver(calculated.value)
    // Other recipes with this name are out of date now, and hold other allergens.
    void refetch(cache, recipeKeys.recipes)
    return true
  }
  return { choose, busy: remembering.busy || calculating.busy }
}

/** Never decided on is as good as forgotten. */
const forget = async (name: string): Promise<void> => {
  try {
    await forgetFoodChoice(name)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
  }
}
