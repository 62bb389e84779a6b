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
import { AppError } from '#core/errors/app-error.ts'
import { asReader } from '#server/database/as-user.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { pageAnswer, pageAsked } from '#server/http/page.ts'
import type { Part } from '#server/http/part.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelFor } from '#server/preferences/queries.ts'
import { countPending, findNutrition, listCards, listNutrition, listPending } from './queries.ts'
import { deleteNutrition, saveNutrition, setFinalWeight } from './save-nutrition.ts'

const pages = { usual: 50, most: 100 }
/** Whole recipes travel here. */
const pendingPages = { usual: 20, most: 20 }

/** /rest/v1/nutritional_info: one analysis per recipe, for the whole recipe. */
export const nutritionRoutes = (part: Part, model: Model | undefined) =>
  userRoutes('nutrition', (route) => {
    route.get(
      '/nutritional_info',
      { summary: 'All analyses, last made first', query: nutritionPageQuery, answer: nutritionListAnswer },
      async ({ userId, query }) => {
        const { limit, after } = pageAsked(query, pages)
        const found = await asReader(part.store, userId, (mine) => listNutrition(mine, limit + 1, after))
        return pageAnswer(found, limit, ({ updated_at, recipe_id }) => ({ time: updated_at, id: recipe_id }))
      },
    )

    route.get(
      '/nutritional_info/recipes',
      {
        summary: 'Recipes by last edit, newest first, each with its analysis or without, filtered by words',
        query: nutritionCardsQuery,
        answer: nutritionCardsAnswer,
      },
      async ({ userId, query }) => {
        const { limit, after } = pageAsked(query, pages)
        const found = await asReader(part.store, userId, (mine) => listCards(mine, { q: query.q }, limit + 1, after))
        return pageAnswer(found, limit, ({ updated_at, id }) => ({ time: updated_at, id }))
      },
    )

    route.get(
      '/nutritional_info/pending',
      {
        summary: 'Recipes without analysis or changed since, whole, newest first',
        query: nutritionPageQuery,
        answer: pendingNutritionAnswer,
      },
      async ({ userId, query }) => {
        const { limit, after } = pageAsked(query, pendingPages)
        return asReader(part.store, userId, async (mine) => {
          const found = await listPending(mine, limit + 1, after)
          const last = ({ recipe }: (typeof found)[number]) => ({ time: recipe.updated_at, id: recipe.id })
          return { ...pageAnswer(found, limit, last), total: await countPending(mine) }
        })
      },
    )

    route.get(
      '/nutritional_info/:recipe_id',
      {
        summary: "A recipe's analysis with its lines; 404: it has none",
        params: nutritionParams,
        answer: nutritionDetailRow,
      },
      async ({ userId, params }) => {
        const { recipe_id } = params
        const found = await asReader(part.store, userId, (mine) => findNutrition(mine, recipe_id))
        if (found === undefined) throw new AppError('not_found')
        return found
      },
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
        const modelName = (await modelFor(part, model, userId))?.name
        return saveNutrition(part, userId, params.recipe_id, body, modelName)
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
      ({ userId, params, body }) => setFinalWeight(part, userId, params.recipe_id, body.final_grams),
    )

    route.delete(
      '/nutritional_info/:recipe_id',
      { summary: 'Delete the analysis of a recipe; the recipe stays', params: nutritionParams },
      ({ userId, params }) => deleteNutrition(part, userId, params.recipe_id),
    )
  })
