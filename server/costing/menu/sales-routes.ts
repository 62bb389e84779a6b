import {
  menuAnswer,
  periodQuery,
  periodsAnswer,
  salesAnswer,
  salesBody,
  salesLimits,
  salesPreviewAnswer,
} from '#core/api/sales.ts'
import { fileText, readFiles } from '#server/costing/files/read-files.ts'
import type { Deps } from '#server/http/deps.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { readMenu } from './menu.ts'
import { deleteSales, listPeriods, previewSales, saveSales } from './sales.ts'

/** What dishes sold, and the menu those sales are compared on. */
export const salesRoutes = (deps: Deps) =>
  userRoutes('sales', (route, app) => {
    readFiles(app, salesLimits.importBytes)

    route.get(
      '/sales_periods',
      { summary: 'The periods with sales, the newest first', answer: periodsAnswer },
      ({ userId }) => listPeriods(deps, userId),
    )

    route.get(
      '/menu',
      {
        summary: 'The dishes with a PVP or with sales in a period, with what they sold and what they cost now',
        query: periodQuery,
        answer: menuAnswer,
        limit: userLimits.costlyReads,
      },
      ({ userId, query }) => readMenu(deps.store, userId, query),
    )

    route.put(
      '/sales',
      {
        summary: 'Say what dishes sold in a period, all or none; null takes it away, what is not named stays',
        body: salesBody,
        answer: salesAnswer,
      },
      ({ userId, body }) => saveSales(deps, userId, body),
    )

    route.delete('/sales', { summary: 'Take the sales of a period away', query: periodQuery }, ({ userId, query }) =>
      deleteSales(deps, userId, query),
    )

    route.post(
      '/sales/preview',
      {
        summary: "What a till's list (the CSV file itself, text/csv) says of a period; saves nothing",
        query: periodQuery,
        answer: salesPreviewAnswer,
        limit: userLimits.files,
      },
      ({ userId, query, request }) => previewSales(deps, userId, query, fileText(request.body, 'sales_unreadable')),
    )
  })
