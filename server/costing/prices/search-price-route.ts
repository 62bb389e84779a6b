import { searchPriceAnswer, searchPriceBody } from '#core/api/prices.ts'
import type { Deps } from '#server/http/deps.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { searchIngredientPrices } from './search-price.ts'

/** POST /functions/v1/search-ingredient-prices: nothing is written. */
export const searchPriceRoute = (deps: Deps) =>
  userRoutes('functions', (route) => {
    route.post(
      '/search-ingredient-prices',
      {
        summary: 'A price per kilo for an ingredient, with its source; 404 price_not_found where nobody knows one',
        body: searchPriceBody,
        answer: searchPriceAnswer,
        limit: userLimits.functions,
      },
      ({ userId, body }) => searchIngredientPrices(deps, userId, body),
    )
  })
