import { choiceBody, offerParams, offersAnswer, saveOfferBody, suppliersAnswer } from '#core/api/offers.ts'
import { priceParams } from '#core/api/prices.ts'
import { readOffersOf, readSuppliers } from '#server/costing/prices/read-prices.ts'
import type { Deps } from '#server/http/deps.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { choosePrice, deleteOffer, saveOffer } from './edit-offers.ts'

/** What invoices say: formats of suppliers, several for one ingredient, and which of them counts. */
export const offerRoutes = (deps: Deps) =>
  userRoutes('price_offers', (route) => {
    route.get(
      '/ingredient_prices/:id/offers',
      { summary: 'The offers of a price, and which of them counts', params: priceParams, answer: offersAnswer },
      ({ userId, params }) => readOffersOf(deps, userId, params.id),
    )

    route.patch(
      '/ingredient_prices/:id/choice',
      {
        summary: 'Choose which offer counts: the last, the cheapest, or one that is fixed',
        params: priceParams,
        body: choiceBody,
        answer: offersAnswer,
      },
      ({ userId, params, body }) => choosePrice(deps, userId, params.id, body),
    )

    route.post(
      '/price_offers',
      {
        summary: 'Save what an invoice says of an ingredient; the price that counts follows from it',
        body: saveOfferBody,
        answer: offersAnswer,
      },
      ({ userId, body }) => saveOffer(deps, userId, body),
    )

    route.delete(
      '/price_offers/:id',
      { summary: 'Delete an offer; its prices stay in the history', params: offerParams, answer: offersAnswer },
      ({ userId, params }) => deleteOffer(deps, userId, params.id),
    )

    route.get(
      '/suppliers',
      { summary: 'The names of suppliers in the offers', answer: suppliersAnswer },
      ({ userId }) => readSuppliers(deps, userId),
    )
  })
