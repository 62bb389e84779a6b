import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { calculateNutritionAnswer, calculateNutritionBody } from '#core/api/nutrition.ts'
import { signalOf } from '#server/http/gone-signal.ts'
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelFor } from '#server/preferences/queries.ts'
import { calculateNutrition } from './calculate.ts'

/** POST /functions/v1/calculate-nutrition: nothing is written. */
export const calculateRoute =
  (part: Part, model: Model | undefined): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.post(
      '/calculate-nutrition',
      {
        onRequest: limitUser(userLimits.functions),
        schema: {
          tags: ['functions'],
          summary: 'The nutrition of a recipe from its ingredients: whole recipe, every line with its food and grams',
          body: calculateNutritionBody,
          response: { 200: calculateNutritionAnswer, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        const asker = { userId: userOf(request).id, signal: signalOf(reply) }
        return calculateNutrition(part, await modelFor(part, model, asker.userId), asker, request.body)
      },
    )
  }
