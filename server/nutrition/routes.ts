import {
  finalWeightBody,
  nutritionCardsAnswer,
  nutritionCardsQuery,
  nutritionDetailRow,
  nutritionListAnswer,
  nutritionPageQuery,
  nutritionParams,
  pendingNutritionAnswer,
  saveNutritionBody,
} from '#core/api/nutrition.ts'
import type { Deps } from '#server/http/deps.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelFor } from '#server/preferences/queries.ts'
import { readAnalyses, readCards, readNutrition, readPending } from './read-nutrition.ts'
import { deleteNutrition, saveNutrition, setFinalWeight } from './save-nutrition.ts'

/** /rest/v1/nutritional_info: one analysis per recipe, for the whole recipe. */
export const nutritionRoutes = (deps: Deps, model: Model | undefined) =>
  userRoutes('nutrition', (route) => {
    route.get(
      '/nutritional_info',
      { summary: 'All analyses, last made first', query: nutritionPageQuery, answer: nutritionListAnswer },
      ({ userId, query }) => readAnalyses(deps, userId, query),
    )

    route.get(
      '/nutritional_info/recipes',
      {
        summary: 'Recipes by last edit, newest first, each with its analysis or without, filtered by words',
        query: nutritionCardsQuery,
        answer: nutritionCardsAnswer,
      },
      ({ userId, query }) => readCards(deps, userId, query),
    )

    route.get(
      '/nutritional_info/pending',
      {
        summary: 'Recipes without analysis or changed since, whole, newest first',
        query: nutritionPageQuery,
        answer: pendingNutritionAnswer,
      },
      ({ userId, query }) => readPending(deps, userId, query),
    )

    route.get(
      '/nutritional_info/:recipe_id',
      {
        summary: "A recipe's analysis with its lines; 404: it has none",
        params: nutritionParams,
        answer: nutritionDetailRow,
      },
      ({ userId, params }) => readNutrition(deps, userId, params.recipe_id),
    )

    route.put(
      '/nutritional_info/:recipe_id',
      {
        summary: 'Keep the analysis of a recipe, in place of the one it had',
        params: nutritionParams,
        body: saveNutritionBody,
        answer: nutritionDetailRow,
        limit: userLimits.costlyReads,
      },
      async ({ userId, params, body }) => {
        const modelName = (await modelFor(deps, model, userId))?.name
        return saveNutrition(deps, userId, params.recipe_id, body, modelName)
      },
    )

    route.patch(
      '/nutritional_info/:recipe_id',
      {
        summary: 'The weight of the finished dish, for the label',
        params: nutritionParams,
        body: finalWeightBody,
        answer: nutritionDetailRow,
      },
      ({ userId, params, body }) => setFinalWeight(deps, userId, params.recipe_id, body.final_grams),
    )

    route.delete(
      '/nutritional_info/:recipe_id',
      { summary: 'Delete the analysis of a recipe; the recipe stays', params: nutritionParams },
      ({ userId, params }) => deleteNutrition(deps, userId, params.recipe_id),
    )
  })
