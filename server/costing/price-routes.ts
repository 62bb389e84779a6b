import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { priceLimits } from '#core/api/price-fields.ts'
import {
  editPriceBody,
  listPricesQuery,
  priceListAnswer,
  priceParams,
  priceRow,
  savePriceBody,
} from '#core/api/prices.ts'
import { asReader } from '#server/database/as-user.ts'
import { readPlace, writePlace } from '#server/http/cursor.ts'
import { noContent } from '#server/http/no-content.ts'
import { cutPage, limitAsked } from '#server/http/page.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { countPrices, listPrices } from './queries.ts'
import { deletePrice, editPrice, savePrice } from './save-price.ts'

const tags = ['ingredient_prices']
const pages = { usual: 100, most: priceLimits.page }

/** /rest/v1/ingredient_prices: one price per ingredient, found by its name. */
export const priceRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/ingredient_prices',
      {
        schema: {
          tags,
          summary: 'Saved prices by ingredient name, filtered by words',
          querystring: listPricesQuery,
          response: { 200: priceListAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const { name = '', cursor } = request.query
        const limit = limitAsked(request.query, pages)
        const after = readPlace(cursor, 'name', 'string')
        const place = after === null ? null : { key: after.value, id: after.id }
        const { found, total } = await asReader(part.store, userOf(request).id, async (mine) => ({
          found: await listPrices(mine, name, limit + 1, place),
          total: await countPrices(mine, name),
        }))
        const { items, last } = cutPage(found, limit)
        const next_cursor = last === undefined ? null : writePlace({ order: 'name', value: last.name_key, id: last.id })
        return { items, next_cursor, total }
      },
    )

    app.post(
      '/ingredient_prices',
      {
        schema: {
          tags,
          summary: 'Save the price of an ingredient: insert, or update the one under its name',
          body: savePriceBody,
          response: { 200: priceRow, 201: priceRow, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        const { price, done } = await savePrice(part, userOf(request).id, request.body)
        return reply.status(done === 'inserted' ? 201 : 200).send(price)
      },
    )

    app.patch(
      '/ingredient_prices/:id',
      {
        schema: {
          tags,
          summary: 'Type a price over a saved one; refused (409 stale_price) when it was changed since `last_updated`',
          params: priceParams,
          body: editPriceBody,
          response: { 200: priceRow, '4xx': errorAnswer },
        },
      },
      async (request) => editPrice(part, userOf(request).id, request.params.id, request.body),
    )

    app.delete(
      '/ingredient_prices/:id',
      {
        schema: {
          tags,
          summary: 'Delete a saved price',
          params: priceParams,
          response: { 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        await deletePrice(part, userOf(request).id, request.params.id)
        return reply.status(204).send(null)
      },
    )
  }
