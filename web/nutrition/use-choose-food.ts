import { useQueryClient } from '@tanstack/react-query'
import type { Recipe } from '#core/recipes/recipe.ts'
import { allergensQuery } from '#web/recipes/use-allergens.ts'
import { useOperation } from '#web/ui/use-operation.ts'
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
  const remembering = useOperation(operations.choose)
  const calculating = useOperation(operations.calculate)

  const choose = async (name: string, decision: FoodDecision): Promise<boolean> => {
    const remembered = await remembering.run(() =>
      decision === 'automatic' ? forgetFoodChoice(name) : chooseFood(name, decision.foodId),
    )
    if (!remembered.ok) return false
    const calculated = await calculating.run(() => analyse(recipe))
    if (!calculated.ok) return false
    takeOver(calculated.value)
    void cache.invalidateQueries(allergensQuery(recipe.id))
    return true
  }
  return { choose, busy: remembering.busy || calculating.busy }
}
