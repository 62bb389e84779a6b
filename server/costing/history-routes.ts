import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { changesAnswer, changesQuery, historyAnswer, seenAnswer } from '#core/api/price-history.ts'
import { priceParams } from '#core/api/prices.ts'
import type { Deps } from '#server/http/deps.ts'
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { listChanges, markSeen } from './price-changes.ts'
import { readHistory } from './read-history.ts'

const tags = ['price_history']

/** What prices were, what has changed since a day, and what that does to the dishes. */
export const historyRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/ingredient_prices/:id/history',
      {
        onRequest: limitUser(userLimits.costlyReads),
        schema: {
          tags,
          summary: 'Every price of an ingredient ever saved, and what its last change does to the dishes',
          params: priceParams,
          response: { 200: historyAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => readHistory(deps, userOf(request).id, request.params.id),
    )

    app.get(
      '/price_changes',
      {
        onRequest: limitUser(userLimits.costlyReads),
        schema: {
          tags,
          summary: 'Prices that have changed since a day, and what each change does to the dishes',
          querystring: changesQuery,
          response: { 200: changesAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => listChanges(deps, userOf(request).id, request.query.since),
    )

    app.post(
      '/price_changes/seen',
      {
        schema: {
          tags,
          summary: 'Say that the changes of prices up to now have been seen',
          response: { 200: seenAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => markSeen(deps, userOf(request).id),
    )
  }
