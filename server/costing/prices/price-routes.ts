import {
  editPriceBody,
  listPricesQuery,
  priceListAnswer,
  priceParams,
  priceRow,
  savePriceBody,
} from '#core/api/prices.ts'
import type { Deps } from '#server/http/deps.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { readPrices } from './read-prices.ts'
import { deletePrice, editPrice, savePrice } from './save-price.ts'

/** /rest/v1/ingredient_prices: one price per ingredient, found by its name. */
export const priceRoutes = (deps: Deps) =>
  userRoutes('ingredient_prices', (route) => {
    route.get(
      '/ingredient_prices',
      {
        summary: 'Saved prices by ingredient name, filtered by words',
        query: listPricesQuery,
        answer: priceListAnswer,
      },
      ({ userId, query }) => readPrices(deps, userId, query),
    )

    route.either(
      'POST',
      '/ingredient_prices',
      {
        summary: 'Save the price of an ingredient: insert, or update the one under its name',
        body: savePriceBody,
        answers: { 200: priceRow, 201: priceRow },
      },
      async ({ userId, body }) => {
        const { price, done } = await savePrice(deps, userId, body)
        return { status: done === 'inserted' ? (201 as const) : (200 as const), body: price }
      },
    )

    route.patch(
      '/ingredient_prices/:id',
      {
        summary: 'Type a price over a saved one; refused (409 stale_price) when it was changed since `last_updated`',
        params: priceParams,
        body: editPriceBody,
        answer: priceRow,
      },
      ({ userId, params, body }) => editPrice(deps, userId, params.id, body),
    )

    route.delete(
      '/ingredient_prices/:id',
      { summary: 'Delete a saved price', params: priceParams },
      ({ userId, params }) => deletePrice(deps, userId, params.id),
    )
  })
