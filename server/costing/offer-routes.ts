import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { choiceBody, offerParams, offersAnswer, saveOfferBody, suppliersAnswer } from '#core/api/offers.ts'
import { priceParams } from '#core/api/prices.ts'
import { asReader } from '#server/database/as-user.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { choosePrice, deleteOffer, readOffers, saveOffer } from './edit-offers.ts'
import { listSuppliers } from './offer-queries.ts'

const tags = ['price_offers']

/** What invoices say: formats of suppliers, several for one ingredient, and which of them counts. */
export const offerRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/ingredient_prices/:id/offers',
      {
        schema: {
          tags,
          summary: 'The offers of a price, and which of them counts',
          params: priceParams,
          response: { 200: offersAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => asReader(part.store, userOf(request).id, (mine) => readOffers(mine, request.params.id)),
    )

    app.patch(
      '/ingredient_prices/:id/choice',
      {
        schema: {
          tags,
          summary: 'Choose which offer counts: the last, the cheapest, or one that is fixed',
          params: priceParams,
          body: choiceBody,
          response: { 200: offersAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => choosePrice(part, userOf(request).id, request.params.id, request.body),
    )

    app.post(
      '/price_offers',
      {
        schema: {
          tags,
          summary: 'Save what an invoice says of an ingredient; the price that counts follows from it',
          body: saveOfferBody,
          response: { 200: offersAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => saveOffer(part, userOf(request).id, request.body),
    )

    app.delete(
      '/price_offers/:id',
      {
        schema: {
          tags,
          summary: 'Delete an offer; its prices stay in the history',
          params: offerParams,
          response: { 200: offersAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => deleteOffer(part, userOf(request).id, request.params.id),
    )

    app.get(
      '/suppliers',
      {
        schema: {
          tags,
          summary: 'The names of suppliers in the offers',
          response: { 200: suppliersAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => ({ items: await asReader(part.store, userOf(request).id, listSuppliers) }),
    )
  }
