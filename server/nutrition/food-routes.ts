import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { allergenReportRow, correctAllergenBody, recipeAllergenParams } from '#core/api/allergens.ts'
import { errorAnswer } from '#core/api/error.ts'
import {
  chooseFoodBody,
  foodChoiceListAnswer,
  foodChoiceQuery,
  foodChoiceRow,
  foodListAnswer,
  foodToRow,
  listFoodChoicesQuery,
  searchFoodsQuery,
} from '#core/api/foods.ts'
import { recipeParams } from '#core/api/recipes.ts'
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import { noContent } from '#server/http/no-content.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { loadFoodSearch } from '#server/pantry/load.ts'
import { chooseFood, foodChoicesFrom, forgetChoice } from './food-choices.ts'
import { correctAllergen, recipeAllergens, withdrawCorrection } from './recipe-allergens.ts'

const tags = ['nutrition']
const usualFoods = 20

/** /rest/v1/foods, /rest/v1/food_choices and the allergens of a recipe. */
export const foodRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/foods',
      {
        onRequest: limitUser(userLimits.costlyReads),
        schema: {
          tags,
          summary: 'Foods of the table by name or synonym, best first',
          querystring: searchFoodsQuery,
          response: { 200: foodListAnswer, '4xx': errorAnswer },
        },
      },
      async ({ query: { q, limit } }) => ({
        items: loadFoodSearch()
          .find(q, limit === undefined ? usualFoods : Number(limit))
          .map(foodToRow),
      }),
    )

    app.get(
      '/food_choices',
      {
        schema: {
          tags,
          summary: 'What the cook takes ingredient names for, by name',
          querystring: listFoodChoicesQuery,
          response: { 200: foodChoiceListAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => foodChoicesFrom(part, userOf(request).id, request.query.after ?? ''),
    )

    app.put(
      '/food_choices',
      {
        schema: {
          tags,
          summary: 'From now on this name means this food, or none of the table',
          body: chooseFoodBody,
          response: { 200: foodChoiceRow, '4xx': errorAnswer },
        },
      },
      async (request) => chooseFood(part, userOf(request).id, request.body),
    )

    app.delete(
      '/food_choices',
      {
        schema: {
          tags,
          summary: 'Forget the choice for a name',
          querystring: foodChoiceQuery,
          response: { 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        await forgetChoice(part, userOf(request).id, request.query.name)
        return reply.status(204).send(null)
      },
    )

    app.get(
      '/recipes/:id/allergens',
      {
        schema: {
          tags,
          summary:
            'The 14 allergens as the ingredients and the cook have them; what is not listed is not known to be absent',
          params: recipeParams,
          response: { 200: allergenReportRow, '4xx': errorAnswer },
        },
      },
      async (request) => recipeAllergens(part, userOf(request).id, request.params.id),
    )

    app.put(
      '/recipes/:id/allergens/:allergen',
      {
        schema: {
          tags,
          summary: "The cook's own word on one allergen of a recipe",
          params: recipeAllergenParams,
          body: correctAllergenBody,
          response: { 200: allergenReportRow, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { id: recipeId, allergen } = request.params
        return correctAllergen(part, userOf(request).id, { recipeId, allergen, ...request.body })
      },
    )

    app.delete(
      '/recipes/:id/allergens/:allergen',
      {
        schema: {
          tags,
          summary: "Take the cook's word on an allergen back; answers the report",
          params: recipeAllergenParams,
          response: { 200: allergenReportRow, '4xx': errorAnswer },
        },
      },
      async (request) => withdrawCorrection(part, userOf(request).id, request.params.id, request.params.allergen),
    )
  }
