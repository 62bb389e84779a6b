import {
  type InfiniteData,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { NutritionDetailRow } from '#core/api/nutrition.ts'
import { takeInto } from '#web/data/read-again.ts'
import { recipeKeys } from '#web/stock/use-recipes.ts'
import { type CardPage, fetchCards, fetchNutrition, fetchPending } from './nutrition-requests.ts'

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
 * Takes a saved analysis over into what is on screen, cards where they stand: reloading a list of many pages for one card
 * would make it jump.
 */
export const useTakeOver = () => {
  const cache = useQueryClient()
  return useCallback(
    (saved: NutritionDetailRow) => {
      const one = nutritionKeys.one(saved.recipe_id)
      // A reading that set out before would bring the old figures back.
      void cache.cancelQueries({ queryKey: one })
      cache.setQueryData(one, saved)
      takeInto<InfiniteData<CardPage>>(cache, nutritionKeys.cards, (data) => ({
        ...data,
        pages: data.pages.map((page) => withCard(page, saved)),
      }))
    },
    [cache],
  )
}

const withCard = (page: CardPage, saved: NutritionDetailRow): CardPage => {
  if (!page.items.some(({ id }) => id === saved.recipe_id)) return page
  const { calories, proteins, carbohydrates, fats, updated_at, recipe_updated_at, stale, analysis } = saved
  const nutrition = {
    ...{ calories, proteins, carbohydrates, fats, updated_at, recipe_updated_at, stale },
    with_data: analysis?.completeness.with_data ?? null,
    line_count: analysis?.completeness.total ?? null,
  }
  return { ...page, items: page.items.map((item) => (item.id === saved.recipe_id ? { ...item, nutrition } : item)) }
}

const useLogged = (error: unknown): void => {
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
}
