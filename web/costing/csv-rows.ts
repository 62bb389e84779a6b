import type { RecipeCost } from '#core/costing/cost.ts'
import type { IngredientPrice } from '#core/costing/price.ts'
import type { CsvCell } from '#core/format/csv.ts'
import type { RecipeToCost } from './costing-requests.ts'
import { checkText, csvTexts as texts } from './texts.ts'

type Rows = readonly (readonly CsvCell[])[]

/** An escandallo as it stands in the dialog, with what is being tried out. */
export const escandalloRows = (recipe: RecipeToCost, cost: RecipeCost, date: string): Rows => [
  [texts.escandallo, recipe.name],
  [texts.category, recipe.category],
  [texts.servings, cost.servings],
  [texts.date, date],
  [],
  texts.lineColumns,
  ...cost.lines.map(({ name, quantity, unit, price, cost: euros, share, checks }) => [
    name,
    quantity,
    unit,
    price?.pricePerUnit ?? null,
    price?.unit ?? null,
    price?.source ?? null,
    price === null ? null : dateOf(price),
    euros,
    share === null ? null : share * 100,
    checks.map((check) => checkText(check)).join(' '),
  ]),
  [],
  [texts.total, cost.total],
  [texts.perServing, cost.perServing],
]

/** The price list, in columns that the import reads back. */
export const priceListRows = (prices: readonly IngredientPrice[]): Rows => [
  texts.priceColumns,
  ...prices.map((price) => [price.ingredientName, price.pricePerUnit, price.unit, price.source, dateOf(price)]),
]

const dateOf = ({ priceDate, lastUpdated }: IngredientPrice): string => priceDate ?? lastUpdated.slice(0, 10)
