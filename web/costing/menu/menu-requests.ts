import {
  type MenuAnswer,
  menuAnswer,
  type Period,
  periodsAnswer,
  type SalesBody,
  type SalesPreview,
  salesAnswer,
  salesPreviewAnswer,
} from '#core/api/sales.ts'
import { http, httpEmpty } from '#web/api/http.ts'

/** The calls about what dishes sold, and the menu those sales are compared on. */

const sales = '/rest/v1/sales'
const withSignal = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal })

export const fetchPeriods = (signal?: AbortSignal) => http('/rest/v1/sales_periods', periodsAnswer, withSignal(signal))

export const fetchMenu = (period: Period, signal?: AbortSignal): Promise<MenuAnswer> =>
  http('/rest/v1/menu', menuAnswer, { query: period, ...withSignal(signal) })

export const saveSales = (body: SalesBody) => http(sales, salesAnswer, { method: 'PUT', body })

export const deleteSales = (period: Period): Promise<void> => httpEmpty(sales, { method: 'DELETE', query: period })

/** Reads a till's list and says which recipes its names are; saves nothing. */
export const previewSales = (period: Period, file: Blob): Promise<SalesPreview> =>
  http(`${sales}/preview`, salesPreviewAnswer, { method: 'POST', query: period, file })
