import type { Readable } from 'node:stream'
import { z } from 'zod'
import { priceLimits } from '#core/api/price-fields.ts'
import { importPreviewAnswer, importPricesAnswer, importPricesBody } from '#core/api/prices.ts'
import { recipeParams } from '#core/api/recipes.ts'
import { escandalloFile } from '#server/costing/costs/read-costs.ts'
import type { Deps } from '#server/http/deps.ts'
import { exportStream } from '#server/http/export-stream.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { importPrices, previewImport } from './import-prices.ts'
import { priceFile } from './price-file.ts'
import { fileText, readFiles } from './read-files.ts'

const csv = 'text/csv; charset=utf-8'
const csvFile = z.string()
/** The same, sent while it is made. */
const csvStream = z.custom<Readable>()

/** Price lists and escandallos as files for spreadsheets, and price lists back from them. */
export const priceFileRoutes = (deps: Deps) =>
  userRoutes('costing', (route, app) => {
    readFiles(app, priceLimits.importBytes)

    route.get(
      '/ingredient_prices/export',
      { summary: 'The whole price list as CSV', answer: csvStream, limit: userLimits.files, head: false },
      ({ userId, reply }) => {
        const stream = exportStream(userId, priceFile(deps, userId))
        reply.header('content-disposition', 'attachment; filename="precios.csv"').type(csv)
        return stream
      },
    )

    route.get(
      '/recipes/:id/cost/export',
      { summary: 'The escandallo of a recipe as CSV', params: recipeParams, answer: csvFile, limit: userLimits.files },
      async ({ userId, params, reply }) => {
        const text = await escandalloFile(deps, userId, params.id)
        reply.header('content-disposition', 'attachment; filename="escandallo.csv"').type(csv)
        return text
      },
    )

    route.post(
      '/ingredient_prices/import/preview',
      {
        summary: 'What a price list (the CSV file itself, text/csv) would change; saves nothing',
        answer: importPreviewAnswer,
        limit: userLimits.files,
      },
      ({ userId, request }) => previewImport(deps, userId, fileText(request.body, 'price_list_unreadable')),
    )

    route.post(
      '/ingredient_prices/import',
      {
        summary: "Save the confirmed prices of a list as the cook's own, all or none",
        body: importPricesBody,
        answer: importPricesAnswer,
        limit: userLimits.files,
      },
      ({ userId, body }) => importPrices(deps, userId, body),
    )
  })
