import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '#web/data/action.ts'
import { refetch } from '#web/data/cache.ts'
import { recipeQuery } from '#web/stock/use-recipes.ts'
import { analyse } from './nutrition-requests.ts'
import { operations } from './texts.ts'
import { nutritionKeys, useTakeOver } from './use-nutrition.ts'

/** 'Generar Análisis' of one recipe: the recipe as it is now, calculated and kept. Each card has its own, so its own busy. */
export const useGenerate = (recipeId: string) => {
  const cache = useQueryClient()
  const takeOver = useTakeOver()
  const { run, busy } = useAction(operations.calculate)
  const generate = async () => {
    const calculate = async () => {
      const recipe = await cache.fetchQuery({ ...recipeQuery(recipeId), staleTime: 0 })
      return analyse(recipe)
    }
    const { ok } = await run(calculate, {
      follow: async (outcome) => {
        if (!outcome.ok) return
        takeOver(outcome.value)
        await refetch(cache, nutritionKeys.pending)
      },
    })
    return ok
  }
  return { generate, busy }
}
