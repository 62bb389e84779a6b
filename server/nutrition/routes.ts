import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
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
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import { noContent } from '#server/http/no-content.ts'
import { pageAnswer, pageAsked } from '#server/http/page.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelFor } from '#server/preferences/queries.ts'
import { countPending, findNutrition, listCards, listNutrition, listPending } from './queries.ts'
import { deleteNutrition, saveNutrition, setFinalWeight } from './save-nutrition.ts'

const tags = ['nutrition']
const pages = { usual: 50, most: 100 }
/** Whole recipes travel here. */
const pendingPages = { usual: 20, most: 20 }

/** /rest/v1/nutritional_info: one analysis per recipe, for the whole recipe. */
export const nutritionRoutes =
  (part: Part, model: Model | undefined): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/nutritional_info',
      {
        schema: {
          tags,
          summary: 'All analyses, last made first',
          querystring: nutritionPageQuery,
          response: { 200: nutritionListAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { limit, after } = pageAsked(request.query, pages)
        const found = await asReader(part.store, userOf(request).id, (mine) => listNutrition(mine, limit + 1, after))
        return pageAnswer(found, limit, ({ updated_at, recipe_id }) => ({ time: updated_at, id: recipe_id }))
      },
    )

    app.get(
      '/nutritional_info/recipes',
      {
        schema: {
          tags,
          summary: 'Recipes by last edit, newest first, each with its analysis or without, filtered by words',
          querystring: nutritionCardsQuery,
          response: { 200: nutritionCardsAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { limit, after } = pageAsked(request.query, pages)
        const found = await asReader(part.store, userOf(request).id, (mine) =>
          listCards(mine, { q: request.query.q }, limit + 1, after),
        )
        return pageAnswer(found, limit, ({ updated_at, id }) => ({ time: updated_at, id }))
      },
    )

    app.get(
      '/nutritional_info/pending',
      {
        schema: {
          tags,
          summary: 'Recipes without analysis or changed since, whole, newest first',
          querystring: nutritionPageQuery,
          response: { 200: pendingNutritionAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { limit, after } = pageAsked(request.query, pendingPages)
        return asReader(part.store, userOf(request).id, async (mine) => {
          const found = await listPending(mine, limit + 1, after)
          const last = ({ recipe }: (typeof found)[number]) => ({ time: recipe.updated_at, id: recipe.id })
          return { ...pageAnswer(found, limit, last), total: await countPending(mine) }
        })
      },
    )

    app.get(
      '/nutritional_info/:recipe_id',
      {
        schema: {
          tags,
          summary: "A recipe's analysis with its lines; 404: it has none",
          params: nutritionParams,
          response: { 200: nutritionDetailRow, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { recipe_id } = request.params
        const found = await asReader(part.store, userOf(request).id, (mine) => findNutrition(mine, recipe_id))
        if (found === undefined) throw new AppError('not_found')
        return found
      },
    )

    app.put(
      '/nutritional_info/:recipe_id',
      {
        onRequest: limitUser(userLimits.costlyReads),
        schema: {
          tags,
          summary: 'Keep the analysis of a recipe, in place of the one it had',
          params: nutritionParams,
          body: saveNutritionBody,
          response: { 200: nutritionDetailRow, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { id } = userOf(request)
        const modelName = (await modelFor(part, model, id))?.name
        return saveNutrition(part, id, request.params.recipe_id, request.body, modelName)
      },
    )

    app.patch(
      '/nutritional_info/:recipe_id',
      {
        schema: {
          tags,
          summary: 'The weight of the finished dish, for the label',
          params: nutritionParams,
          body: finalWeightBody,
          response: { 200: nutritionDetailRow, '4xx': errorAnswer },
        },
      },
      async (request) => setFinalWeight(part, userOf(request).id, request.params.recipe_id, request.body.final_grams),
    )

    app.delete(
      '/nutritional_info/:recipe_id',
      {
        schema: {
          tags,
          summary: 'Delete the analysis of a recipe; the recipe stays',
          params: nutritionParams,
          response: { 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        await deleteNutrition(part, userOf(request).id, request.params.recipe_id)
        return reply.status(204).send(null)
      },
    )
  }
