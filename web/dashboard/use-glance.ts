import { useQuery } from '@tanstack/react-query'
import { unpricedAnswer } from '#core/api/prices.ts'
import { recipeListAnswer } from '#core/api/recipes.ts'
import { http } from '#web/api/http.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { recipeKeys } from '#web/stock/use-recipes.ts'

const recentCount = 6

/** The recipes edited last, newest first; `undefined` until they have come, null when they did not. */
export const useRecent = () => {
  const recent = useQuery({
    queryKey: [...recipeKeys.recipes, 'recent'],
    queryFn: async ({ signal }) =>
      (await http('/rest/v1/recipes', recipeListAnswer, { query: { limit: recentCount }, signal })).items,
  })
  useReadingFailure(recent, 'logged')
  return recent.data ?? (recent.error === null ? undefined : null)
}

/** How many ingredients have no price, or only the one put in for a search that failed; 0 until it is known. */
export const useUnpriced = (): number => {
  const unpriced = useQuery({
    queryKey: ['dashboard', 'unpriced'],
    queryFn: async ({ signal }) =>
      (await http('/rest/v1/unpriced_ingredients', unpricedAnswer, { query: { fallback: true, limit: 1 }, signal }))
        .total,
    // Prices change on another screen: what was counted before may be shown, and is counted again.
    staleTime: 0,
  })
  useReadingFailure(unpriced, 'logged')
  return unpriced.data ?? 0
}
