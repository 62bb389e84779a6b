import { type FoodRow, foodChoiceRow, foodListAnswer } from '#core/api/foods.ts'
import {
  type NutritionCardRow,
  type NutritionDetailRow,
  nutritionCardsAnswer,
  nutritionDetailRow,
  pendingNutritionAnswer,
} from '#core/api/nutrition.ts'
import { nutritionToSave, receivedNutrition } from '#core/api/received/nutrition.ts'
import { lineToRow, recipeFromRow } from '#core/api/recipes.ts'
import type { Recipe } from '#core/recipes/recipe.ts'
import { http, httpEmpty } from '#web/api/http.ts'
import type { Page } from '#web/data/pages.ts'

/** The calls of the nutrition screens: rows of the wire where a screen only shows them, core's types where it computes. */

export const fetchCards = async (
  q: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Page<NutritionCardRow>> => {
  const query = { ...(q === '' ? {} : { q }), ...(cursor === null ? {} : { cursor }) }
  const { items, next_cursor } = await http('/rest/v1/nutritional_info/recipes', nutritionCardsAnswer, {
    query,
    signal,
  })
  return { items, nextCursor: next_cursor }
}

/** `total`: how many wait in all. */
type Pending = Page<Recipe> & { readonly total: number }

/** Recipes without analysis, or changed since theirs. `limit` 1–20. */
export const fetchPending = async (cursor: string | null, limit: number, signal: AbortSignal): Promise<Pending> => {
  const query = { limit, ...(cursor === null ? {} : { cursor }) }
  const answer = await http('/rest/v1/nutritional_info/pending', pendingNutritionAnswer, { query, signal })
  return {
    items: answer.items.map(({ recipe }) => recipeFromRow(recipe)),
    nextCursor: answer.next_cursor,
    total: answer.total,
  }
}

export const fetchNutrition = (recipeId: string, signal: AbortSignal): Promise<NutritionDetailRow> =>
  http(infoPath(recipeId), nutritionDetailRow, { signal })

/** Calculates a recipe and keeps the result (specification §7: the function, then an upsert, for the whole recipe). */
export const analyse = async (recipe: Recipe, signal?: AbortSignal): Promise<NutritionDetailRow> => {
  const { name, servings, ingredients } = recipe
  const withSignal = signal === undefined ? {} : { signal }
  const answer = await http('/functions/v1/calculate-nutrition', receivedNutrition, {
    method: 'POST',
    body: {
      recipeName: name,
      ingredients: ingredients.map(lineToRow),
      servings,
    },
    ...withSignal,
  })
  const body = { ...nutritionToSave(answer, recipe.treeVersion), per_serving: false }
  return http(infoPath(recipe.id), nutritionDetailRow, { method: 'PUT', body, ...withSignal })
}

/** g of the finished dish, for the label; null: not weighed. */
export const saveFinalWeight = (recipeId: string, grams: number | null): Promise<NutritionDetailRow> =>
  http(infoPath(recipeId), nutritionDetailRow, { method: 'PATCH', body: { final_grams: grams } })

export const searchFoods = async (q: string, signal: AbortSignal): Promise<readonly FoodRow[]> =>
  (await http('/rest/v1/foods', foodListAnswer, { query: { q, limit: 50 }, signal })).items

/** From now on this name means this food to this cook; null: none of the table. */
export const chooseFood = async (name: string, foodId: string | null): Promise<void> => {
  await http('/rest/v1/food_choices', foodChoiceRow, { method: 'PUT', body: { name, food_id: foodId } })
}

/** The pantry decides again. */
export const forgetFoodChoice = (name: string): Promise<void> =>
  httpEmpty('/rest/v1/food_choices', { method: 'DELETE', query: { name } })

const infoPath = (recipeId: string): string => `/rest/v1/nutritional_info/${encodeURIComponent(recipeId)}`
