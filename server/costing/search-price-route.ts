import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { searchPriceAnswer, searchPriceBody } from '#core/api/prices.ts'
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { searchIngredientPrices } from './search-price.ts'

/** POST /functions/v1/search-ingredient-prices: nothing is written. */
export const searchPriceRoute =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.post(
      '/search-ingredient-prices',
      {
        onRequest: limitUser(userLimits.functions),
        schema: {
          tags: ['functions'],
          summary: 'A price per kilo for an ingredient, with its source; 404 price_not_found where nobody knows one',
          body: searchPriceBody,
          response: { 200: searchPriceAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => searchIngredientPrices(part, userOf(request).id, request.body),
    )
  }
