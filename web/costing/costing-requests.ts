import {
  type CostColumn,
  costListAnswer,
  elaboracionFromRow,
  lineFromRow,
  type RecipeCostRow,
  recipeCostAnswer,
} from '#core/api/costs.ts'
import type { HiddenCostsRow } from '#core/api/dishes.ts'
import {
  type ImportPreview,
  type ImportPricesBody,
  importPreviewAnswer,
  importPricesAnswer,
  priceFromRow,
  priceListAnswer,
  priceRow,
  unpricedAnswer,
} from '#core/api/prices.ts'
import { type ReceivedPrice, receivedPrice } from '#core/api/received/price.ts'
import type { LineToCost } from '#core/costing/costs/cost.ts'
import type { RecipeToCost as RecipeInBook } from '#core/costing/costs/cost-book.ts'
import type { IngredientPrice, PriceKind } from '#core/costing/prices/price.ts'
import { http, httpEmpty, httpFile } from '#web/api/http.ts'
import type { Page } from '#web/data/pages.ts'

/** The calls of the costing screen, in and out as `core/costing` speaks. */

const prices = '/rest/v1/ingredient_prices'
const priceAt = (id: string) => `${prices}/${encodeURIComponent(id)}`
const withSignal = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal })

export type Sorting = { readonly sort: CostColumn; readonly order: 'asc' | 'desc' }
export type CostFilter = Sorting & { readonly q: string }

export const fetchCosts = async (
  { q, sort, order }: CostFilter,
  cursor: string | null,
  limit: number,
  signal?: AbortSignal,
): Promise<Page<RecipeCostRow>> => {
  const query = { sort, order, limit, ...(q === '' ? {} : { q }), ...(cursor === null ? {} : { cursor }) }
  const { items, next_cursor } = await http('/rest/v1/recipe_costs', costListAnswer, { query, ...withSignal(signal) })
  return { items, nextCursor: next_cursor }
}

/** A recipe with all that `costRecipe` needs, at this version. */
export type RecipeToCost = {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly servings: number
  /** ISO-8601 UTC: the version an edit is based on. */
  readonly updatedAt: string
  /** PVP of a serving with IVA; null where the cook has not said it. */
  readonly grossPrice: number | null
  /** The food cost to stay within, in %, of its category and of the dish itself; null where none is said. */
  readonly targets: { readonly category: number | null; readonly dish: number | null }
  /** What it costs beyond its food. */
  readonly hiddenCosts: HiddenCostsRow
  readonly lines: readonly LineToCost[]
  /** Everything below it, each recipe once. */
  readonly elaboraciones: readonly RecipeInBook[]
}

export const fetchRecipeCost = async (id: string, signal?: AbortSignal): Promise<RecipeToCost> => {
  const path = `/rest/v1/recipes/${encodeURIComponent(id)}/cost`
  const { updated_at, gross_price, hidden_costs, lines, elaboraciones, ...recipe } = await http(
    path,
    recipeCostAnswer,
    withSignal(signal),
  )
  return {
    ...recipe,
    updatedAt: updated_at,
    grossPrice: gross_price,
    hiddenCosts: hidden_costs,
    lines: lines.map(lineFromRow),
    elaboraciones: elaboraciones.map(elaboracionFromRow),
  }
}

export type PricePage = Page<IngredientPrice> & { readonly total: number }

export const fetchPrices = async (
  name: string,
  cursor: string | null,
  limit: number,
  signal?: AbortSignal,
): Promise<PricePage> => {
  const query = { limit, ...(name === '' ? {} : { name }), ...(cursor === null ? {} : { cursor }) }
  const { items, next_cursor, total } = await http(prices, priceListAnswer, { query, ...withSignal(signal) })
  return { items: items.map(priceFromRow), nextCursor: next_cursor, total }
}

export type PriceToSave = {
  readonly id?: string
  readonly ingredientName: string
  readonly pricePerUnit: number
  readonly unit: string
  /** Left out: typed by the cook. */
  readonly found?: { readonly source: string; readonly kind: PriceKind; readonly priceDate: string | null }
}

/** Finds the price by its name and updates it, or inserts a new one. What the cook typed is not replaced by a search. */
export const savePrice = async (price: PriceToSave, signal?: AbortSignal): Promise<IngredientPrice> => {
  const { id, ingredientName, pricePerUnit, unit, found } = price
  const body = {
    ...(id === undefined ? {} : { id }),
    ingredient_name: ingredientName,
    price_per_unit: pricePerUnit,
    unit,
    ...(found === undefined ? {} : { source: found.source, kind: found.kind, price_date: found.priceDate }),
  }
  return priceFromRow(await http(prices, priceRow, { method: 'POST', body, ...withSignal(signal) }))
}

/** `base` is the `lastUpdated` the edit started from. */
export const editPrice = async (
  id: string,
  pricePerUnit: number,
  unit: string,
  base: string,
): Promise<IngredientPrice> => {
  const body = { price_per_unit: pricePerUnit, unit, last_updated: base }
  return priceFromRow(await http(priceAt(id), priceRow, { method: 'PATCH', body }))
}

export const deletePrice = (id: string): Promise<void> => httpEmpty(priceAt(id), { method: 'DELETE' })

/** The whole list as CSV. */
export const exportPrices = (): Promise<Blob> => httpFile(`${prices}/export`)

/** The price of one kilo and where it was found. Nothing found, or no search possible: refused. */
export const searchPrice = (ingredientName: string, signal?: AbortSignal): Promise<ReceivedPrice> =>
  http('/functions/v1/search-ingredient-prices', receivedPrice, {
    method: 'POST',
    body: { ingredientName, unit: 'kg' },
    ...withSignal(signal),
  })

/** Ingredients of the whole book without a price, or with the fallback's only. */
export const fetchUnpriced = async (
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<string> & { readonly total: number }> => {
  const query = { fallback: true, limit: 200, ...(cursor === null ? {} : { cursor }) }
  const page = await http('/rest/v1/unpriced_ingredients', unpricedAnswer, { query, ...withSignal(signal) })
  return {
    items: page.items.map(({ ingredient_name }) => ingredient_name),
    nextCursor: page.next_cursor,
    total: page.total,
  }
}

/** Reads a price list and says what saving it would do; saves nothing. */
export const previewImport = (file: Blob): Promise<ImportPreview> =>
  http(`${prices}/import/preview`, importPreviewAnswer, { method: 'POST', file })

export const importPrices = (rows: ImportPricesBody['rows']) =>
  http(`${prices}/import`, importPricesAnswer, { method: 'POST', body: { rows } })
