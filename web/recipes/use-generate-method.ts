import { type ReceivedMethod, receivedMethod } from '#core/api/received/method.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { http } from '#web/api/http.ts'
import { useAction } from '#web/data/action.ts'
import { operations } from '#web/stock/texts.ts'

/** Has a method written for these ingredients: the steps and, where the answer says so, who wrote them and what to check. */
export const useGenerateMethod = () => {
  const { run, busy } = useAction(operations.generateMethod)
  const generate = (recipeName: string, ingredients: readonly IngredientDraft[]) =>
    run(() => request(recipeName, ingredients))
  return { generate, busy }
}

const request = (recipeName: string, ingredients: readonly IngredientDraft[]): Promise<ReceivedMethod> =>
  http('/functions/v1/generate-method', receivedMethod, { method: 'POST', body: { recipeName, ingredients } })
