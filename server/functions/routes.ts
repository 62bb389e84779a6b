import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { generateFormulaAnswer, generateFormulaBody } from '#core/api/ice-cream.ts'
import { modelAnswer, modelStatusAnswer } from '#core/api/model-status.ts'
import { calculateNutritionAnswer, calculateNutritionBody } from '#core/api/nutrition.ts'
import { searchPriceAnswer, searchPriceBody } from '#core/api/prices.ts'
import { signalOf } from '#server/http/gone-signal.ts'
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelStatus } from '#server/language-model/status.ts'
import { modelFor } from '#server/preferences/queries.ts'
import { openScanner } from '#server/scanner/scanner.ts'
import { calculateNutrition } from './calculate-nutrition.ts'
import { generateIceCreamFormula } from './generate-ice-cream-formula.ts'
import { scanRoute } from './scan-route.ts'
import { searchIngredientPrices } from './search-ingredient-prices.ts'

const tags = ['functions']

/** /functions/v1: what the kitchen thinks out for the cook. Nothing here writes to the database. */
export const functionRoutes =
  (part: Part, model: Model | undefined): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)
    const scanner = openScanner({ log: app.log })
    app.metrics.gauge('obrador_scanner_photos', 'Photos being read and in line', () => {
      const { reading, waiting } = scanner.load()
      return [
        ['state="reading"', reading],
        ['state="waiting"', waiting],
      ]
    })
    app.addHook('onClose', async () => {
      model?.close()
      scanner.close()
    })

    app.post(
      '/search-ingredient-prices',
      {
        onRequest: limitUser(userLimits.functions),
        schema: {
          tags,
          summary: 'A price per kilo for an ingredient, with its source; 404 price_not_found where nobody knows one',
          body: searchPriceBody,
          response: { 200: searchPriceAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => searchIngredientPrices(part, userOf(request).id, request.body),
    )

    app.post(
      '/calculate-nutrition',
      {
        onRequest: limitUser(userLimits.functions),
        schema: {
          tags,
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

    app.post(
      '/generate-ice-cream-formula',
      {
        onRequest: limitUser(userLimits.functions),
        schema: {
          tags,
          summary: 'A balanced ice-cream formula from its name, type and yield; nothing is saved',
          body: generateFormulaBody,
          response: { 200: generateFormulaAnswer, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        const asker = { userId: userOf(request).id, signal: signalOf(reply) }
        return generateIceCreamFormula(await modelFor(part, model, asker.userId), asker, request.body)
      },
    )

    await app.register(scanRoute(part, model, scanner))

    app.get(
      '/model',
      {
        schema: {
          tags,
          summary: 'Which language model answers and where text goes; asks nobody',
          response: { 200: modelAnswer, '4xx': errorAnswer },
        },
      },
      async () =>
        model === undefined
          ? { configured: false as const }
          : { configured: true as const, model: model.name, host: model.host },
    )

    app.get(
      '/model-status',
      {
        schema: {
          tags,
          summary: 'Whether the language model can be reached; its provider is asked at most once a minute',
          response: { 200: modelStatusAnswer, '4xx': errorAnswer },
        },
      },
      async () => modelStatus(model),
    )
  }
