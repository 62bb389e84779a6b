import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import {
  menuAnswer,
  periodQuery,
  periodsAnswer,
  salesAnswer,
  salesBody,
  salesLimits,
  salesPreviewAnswer,
} from '#core/api/sales.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asReader } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import { noContent } from '#server/http/no-content.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { decodeText } from './decode-text.ts'
import { readMenu } from './menu.ts'
import { readFiles } from './read-files.ts'
import { deleteSales, listPeriods, previewSales, saveSales } from './sales.ts'

const tags = ['sales']

/** What dishes sold, and the menu those sales are compared on. */
export const salesRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)
    readFiles(app, salesLimits.importBytes)

    app.get(
      '/sales_periods',
      {
        schema: {
          tags,
          summary: 'The periods with sales, the newest first',
          response: { 200: periodsAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => asReader(deps.store, userOf(request).id, listPeriods),
    )

    app.get(
      '/menu',
      {
        onRequest: limitUser(userLimits.costlyReads),
        schema: {
          tags,
          summary: 'The dishes with a PVP or with sales in a period, with what they sold and what they cost now',
          querystring: periodQuery,
          response: { 200: menuAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => readMenu(deps.store, userOf(request).id, request.query),
    )

    app.put(
      '/sales',
      {
        schema: {
          tags,
          summary: 'Say what dishes sold in a period, all or none; null takes it away, what is not named stays',
          body: salesBody,
          response: { 200: salesAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => saveSales(deps, userOf(request).id, request.body),
    )

    app.delete(
      '/sales',
      {
        schema: {
          tags,
          summary: 'Take the sales of a period away',
          querystring: periodQuery,
          response: { 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        await deleteSales(deps, userOf(request).id, request.query)
        return reply.status(204).send(null)
      },
    )

    app.post(
      '/sales/preview',
      {
        onRequest: limitUser(userLimits.files),
        schema: {
          tags,
          summary: "What a till's list (the CSV file itself, text/csv) says of a period; saves nothing",
          querystring: periodQuery,
          response: { 200: salesPreviewAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => {
        if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_media_type')
        return previewSales(deps, userOf(request).id, request.query, decodeText(request.body, 'sales_unreadable'))
      },
    )
  }
