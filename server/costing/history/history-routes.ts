import { changesAnswer, changesQuery, historyAnswer, seenAnswer } from '#core/api/price-history.ts'
import { priceParams } from '#core/api/prices.ts'
import type { Deps } from '#server/http/deps.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { listChanges, markSeen } from './price-changes.ts'
import { readHistory } from './read-history.ts'

/** What prices were, what has changed since a day, and what that does to the dishes. */
export const historyRoutes = (deps: Deps) =>
  userRoutes('price_history', (route) => {
    route.get(
      '/ingredient_prices/:id/history',
      {
        summary: 'Every price of an ingredient ever saved, and what its last change does to the dishes',
        params: priceParams,
        answer: historyAnswer,
        limit: userLimits.costlyReads,
      },
      ({ userId, params }) => readHistory(deps, userId, params.id),
    )

    route.get(
      '/price_changes',
      {
        summary: 'Prices that have changed since a day, and what each change does to the dishes',
        query: changesQuery,
        answer: changesAnswer,
        limit: userLimits.costlyReads,
      },
      ({ userId, query }) => listChanges(deps, userId, query.since),
    )

    route.post(
      '/price_changes/seen',
      { summary: 'Say that the changes of prices up to now have been seen', answer: seenAnswer },
      ({ userId }) => markSeen(deps, userId),
    )
  })
