import type { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { elaboracionFromRow, lineFromRow } from '#core/api/costs.ts'
import { errorAnswer } from '#core/api/error.ts'
import { priceLimits } from '#core/api/price-fields.ts'
import { importPreviewAnswer, importPricesAnswer, importPricesBody } from '#core/api/prices.ts'
import { lineFromRow as lineOfRecipe, recipeParams } from '#core/api/recipes.ts'
import { costRecipe } from '#core/costing/cost.ts'
import { costBook } from '#core/costing/cost-book.ts'
import { writeEscandallo } from '#core/costing/escandallo-csv.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asReader } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { exportStream } from '#server/http/export-stream.ts'
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { findRecipe } from '#server/recipes/queries.ts'
import { costBelow, costLines } from './cost-lines.ts'
import { countingOf } from './counting.ts'
import { decodeText } from './decode-text.ts'
import { importPrices, previewImport } from './import-prices.ts'
import { priceFile } from './price-file.ts'
import { readFiles } from './read-files.ts'

const tags = ['costing']
const csv = 'text/csv; charset=utf-8'
const csvFile = z.string()
/** The same, sent while it is made. */
const csvStream = z.custom<Readable>()

/** Price lists and escandallos as files for spreadsheets, and price lists back from them. */
export const priceFileRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)
    readFiles(app, priceLimits.importBytes)

    app.get(
      '/ingredient_prices/export',
      {
        onRequest: limitUser(userLimits.files),
        exposeHeadRoute: false,
        schema: { tags, summary: 'The whole price list as CSV', response: { 200: csvStream, '4xx': errorAnswer } },
      },
      async (request, reply) => {
        const { id } = userOf(request)
        const stream = exportStream(id, priceFile(deps, id))
        reply.header('content-disposition', 'attachment; filename="precios.csv"').type(csv)
        return reply.send(stream)
      },
    )

    app.get(
      '/recipes/:id/cost/export',
      {
        onRequest: limitUser(userLimits.files),
        schema: {
          tags,
          summary: 'The escandallo of a recipe as CSV',
          params: recipeParams,
          response: { 200: csvFile, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        const text = await asReader(deps.store, userOf(request).id, async (mine) => {
          const recipe = await findRecipe(mine, request.params.id)
          if (recipe === undefined) throw new AppError('not_found')
          const ingredients = recipe.ingredients.map(lineOfRecipe)
          const lines = (await costLines(mine, ingredients)).map(lineFromRow)
          const options = { ...(await countingOf(mine)), today: deps.now().toISOString() }
          const costed = costBook((await costBelow(mine, ingredients)).map(elaboracionFromRow), options)
          return writeEscandallo(recipe, costRecipe(lines, recipe.servings, { ...options, costed }), costed)
        })
        reply.header('content-disposition', 'attachment; filename="escandallo.csv"').type(csv)
        return reply.send(text)
      },
    )

    app.post(
      '/ingredient_prices/import/preview',
      {
        onRequest: limitUser(userLimits.files),
        schema: {
          tags,
          summary: 'What a price list (the CSV file itself, text/csv) would change; saves nothing',
          response: { 200: importPreviewAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => {
        if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_media_type')
        return previewImport(deps, userOf(request).id, decodeText(request.body, 'price_list_unreadable'))
      },
    )

    app.post(
      '/ingredient_prices/import',
      {
        onRequest: limitUser(userLimits.files),
        schema: {
          tags,
          summary: "Save the confirmed prices of a list as the cook's own, all or none",
          body: importPricesBody,
          response: { 200: importPricesAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => importPrices(deps, userOf(request).id, request.body),
    )
  }
