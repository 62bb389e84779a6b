import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  type AllergenReportRow,
  allergenReportFromRow,
  allergenReportRow,
  type CorrectAllergenBody,
} from '#core/api/allergens.ts'
import type { Allergen } from '#core/pantry/food.ts'
import { http } from '#web/api/http.ts'
import { useAction } from '#web/data/action.ts'
import { updateCache } from '#web/data/cache.ts'
import { allergenTexts } from './allergen-texts.ts'
import { recipeKeys } from './use-recipes.ts'

/** The allergens of a recipe as its ingredients stand now, with the cook's corrections. */
export const allergensQuery = (recipeId: string) =>
  queryOptions({
    queryKey: allergenKey(recipeId),
    queryFn: async ({ signal }) => allergenReportFromRow(await http(path(recipeId), allergenReportRow, { signal })),
  })

/** What the cook says against the table, for one recipe; and the way back to what the ingredients say. */
export const useCorrectAllergen = (recipeId: string) => {
  const cache = useQueryClient()
  const { run, busy } = useAction(allergenTexts.correct)
  const takeOver = (row: AllergenReportRow) =>
    updateCache(cache, allergenKey(recipeId), () => allergenReportFromRow(row))
  const one = (allergen: Allergen) => `${path(recipeId)}/${allergen}`

  const correct = (allergen: Allergen, body: CorrectAllergenBody) =>
    run(async () => takeOver(await http(one(allergen), allergenReportRow, { method: 'PUT', body })))
  const withdraw = (allergen: Allergen) =>
    run(async () => takeOver(await http(one(allergen), allergenReportRow, { method: 'DELETE' })))
  return { correct, withdraw, busy }
}

// Below the recipes' key: a recipe that changes may hold other allergens.
const allergenKey = (recipeId: string) => [...recipeKeys.recipes, 'allergens', recipeId] as const

const path = (recipeId: string): string => `/rest/v1/recipes/${encodeURIComponent(recipeId)}/allergens`
