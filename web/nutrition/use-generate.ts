import { useQueryClient } from '@tanstack/react-query'
import { recipeQuery } from '#web/recipes/use-recipes.ts'
import { readAgain } from '#web/ui/read-again.ts'
import { useOperation } from '#web/ui/use-operation.ts'
import { analyse } from './nutrition-requests.ts'
import { operations } from './texts.ts'
import { nutritionKeys, useTakeOver } from './use-nutrition.ts'

/** 'Generar Análisis' of one recipe: the recipe as it is now, calculated and kept. Each card has its own, so its own busy. */
export const useGenerate = (recipeId: string) => {
  const cache = useQueryClient()
  const takeOver = useTakeOver()
  const { run, busy } = useOperation(operations.calculate)
  const generate = async () => {
    const calculate = async () => {
      const recipe = await cache.fetchQuery({ ...recipeQuery(recipeId), staleTime: 0 })
      return analyse(recipe)
    }
    const { ok } = await run(calculate, {
      follow: async (outcome) => {
        if (!outcome.ok) return
        takeOver(outcome.value)
        await readAgain(cache, nutritionKeys.pending)
      },
    })
    return ok
  }
  return { generate, busy }
}
