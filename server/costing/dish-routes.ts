import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  categoryTargetBody,
  dishParams,
  dishPriceAnswer,
  dishPriceBody,
  dishTargetBody,
  hiddenCostsBody,
  targetAnswer,
} from '#core/api/dishes.ts'
import { errorAnswer } from '#core/api/error.ts'
import type { Deps } from '#server/http/deps.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { saveDishPrice } from './dish-prices.ts'
import { saveHiddenCosts } from './hidden-costs.ts'
import { saveCategoryTarget, saveDishTarget } from './targets.ts'

const tags = ['costing']

/** What dishes are sold for, and the food cost they should stay within. */
export const dishRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.put(
      '/recipes/:id/price',
      {
        schema: {
          tags,
          summary: 'Say what a serving of a dish is sold for, with IVA; null takes it away',
          params: dishParams,
          body: dishPriceBody,
          response: { 200: dishPriceAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => saveDishPrice(deps, userOf(request).id, request.params.id, request.body.gross_price),
    )

    app.put(
      '/recipes/:id/target',
      {
        schema: {
          tags,
          summary: 'Say the food cost a dish should stay within, in %; null: that of its category or kitchen holds',
          params: dishParams,
          body: dishTargetBody,
          response: { 200: targetAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => saveDishTarget(deps, userOf(request).id, request.params.id, request.body.food_cost_target),
    )

    app.put(
      '/recipes/:id/hidden_costs',
      {
        schema: {
          tags,
          summary: 'Say what a dish costs beyond its food: packaging, energy, work, commission; null: not said',
          params: dishParams,
          body: hiddenCostsBody,
          response: { 200: hiddenCostsBody, '4xx': errorAnswer },
        },
      },
      async (request) => saveHiddenCosts(deps, userOf(request).id, request.params.id, request.body),
    )

    app.put(
      '/category_targets',
      {
        schema: {
          tags,
          summary: "Say the food cost a category's dishes should stay within, in %; null: that of the kitchen holds",
          body: categoryTargetBody,
          response: { 200: targetAnswer, '4xx': errorAnswer },
        },
      },
      async (request) =>
        saveCategoryTarget(deps, userOf(request).id, request.body.category, request.body.food_cost_target),
    )
  }
