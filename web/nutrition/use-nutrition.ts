import {
  type InfiniteData,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { recipeKeys } from '#web/recipes/use-recipes.ts'
import { type CardPage, fetchCards, fetchNutrition, fetchPending, type KeptAnalysis } from './nutrition-requests.ts'

/** Below the recipes' own key: whoever changes a recipe makes these reload, and with them the mark of a changed recipe. */
const root = [...recipeKeys.recipes, 'nutrition'] as const
export const nutritionKeys = {
  cards: [...root, 'cards'],
  pending: [...root, 'pending'],
  one: (recipeId: string) => [...root, 'one', recipeId],
} as const

/** The cards a search finds, newest edit first, page by page. A failure is only logged (specification §8). */
export const useCards = (q: string) => {
  const list = useInfiniteQuery({
    queryKey: [...nutritionKeys.cards, q],
    queryFn: ({ pageParam, signal }) => fetchCards(q, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // Coming back to the tab reloads every page that was scrolled through; past a few that is no longer worth it.
    refetchOnWindowFocus: (query) => (query.state.data?.pages.length ?? 0) <= 5,
  })
  useLogged(list.error)
  const cards = useMemo(() => list.data?.pages.flatMap((page) => page.items), [list.data])
  return { ...list, cards }
}

/** How many recipes wait for an analysis; undefined until known. */
export const usePendingCount = (): number | undefined => {
  const { data, error } = useQuery({
    queryKey: nutritionKeys.pending,
    queryFn: async ({ signal }) => (await fetchPending(null, 1, signal)).total,
  })
  useLogged(error)
  return data
}

export const nutritionQuery = (recipeId: string) =>
  queryOptions({
    queryKey: nutritionKeys.one(recipeId),
    queryFn: ({ signal }) => fetchNutrition(recipeId, signal),
  })

/**
 * Takes a kept analysis over into the cards on screen, where they stand: reloading a list of many pages for one card would
 * make it jump. What else depends on it is fetched again.
 */
export const useTakeOver = () => {
  const cache = useQueryClient()
  return useCallback(
    async ({ recipeId, card }: KeptAnalysis) => {
      cache.setQueriesData<InfiniteData<CardPage>>({ queryKey: nutritionKeys.cards }, (data) =>
        data === undefined ? data : { ...data, pages: data.pages.map((page) => withCard(page, recipeId, card)) },
      )
      await cache.invalidateQueries({ queryKey: nutritionKeys.one(recipeId) })
    },
    [cache],
  )
}

const withCard = (page: CardPage, recipeId: string, nutrition: KeptAnalysis['card']): CardPage =>
  page.items.some(({ id }) => id === recipeId)
    ? { ...page, items: page.items.map((item) => (item.id === recipeId ? { ...item, nutrition } : item)) }
    : page

const useLogged = (error: unknown): void => {
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
}
