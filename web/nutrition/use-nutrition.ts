import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { NutritionCardRow, NutritionDetailRow } from '#core/api/nutrition.ts'
import { updateCache } from '#web/data/cache.ts'
import { inPages, type Pages, usePages } from '#web/data/pages.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { recipeKeys } from '#web/stock/use-recipes.ts'
import { fetchCards, fetchNutrition, fetchPending } from './nutrition-requests.ts'

/** Below the recipes' own key: whoever changes a recipe makes these reload, and with them the mark of a changed recipe. */
const root = [...recipeKeys.recipes, 'nutrition'] as const
export const nutritionKeys = {
  cards: [...root, 'cards'],
  pending: [...root, 'pending'],
  one: (recipeId: string) => [...root, 'one', recipeId],
} as const

/** The cards a search finds, newest edit first, page by page. A failure is only logged (specification §8). */
export const useCards = (q: string) =>
  usePages({
    queryKey: [...nutritionKeys.cards, q],
    fetchPage: (cursor, signal) => fetchCards(q, cursor, signal),
    keepOld: true,
    onFailure: 'logged',
  })

/** How many recipes wait for an analysis; undefined until known. */
export const usePendingCount = (): number | undefined => {
  const count = useQuery({
    queryKey: nutritionKeys.pending,
    queryFn: async ({ signal }) => (await fetchPending(null, 1, signal)).total,
  })
  useReadingFailure(count, 'logged')
  return count.data
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
      updateCache<Pages<NutritionCardRow>>(
        cache,
        nutritionKeys.cards,
        inPages((cards) => withCard(cards, saved)),
      )
    },
    [cache],
  )
}

const withCard = (cards: readonly NutritionCardRow[], saved: NutritionDetailRow): readonly NutritionCardRow[] => {
  if (!cards.some(({ id }) => id === saved.recipe_id)) return cards
  const { calories, proteins, carbohydrates, fats, updated_at, recipe_updated_at, stale, analysis } = saved
  const nutrition = {
    ...{ calories, proteins, carbohydrates, fats, updated_at, recipe_updated_at, stale },
    with_data: analysis?.completeness.with_data ?? null,
    line_count: analysis?.completeness.total ?? null,
  }
  return cards.map((card) => (card.id === saved.recipe_id ? { ...card, nutrition } : card))
}
