import { type ListedOffer, readOffer } from '#core/costing/offers/listed-offer.ts'
import { unitPriceOf } from '#core/costing/offers/offer.ts'
import { priceListTexts as texts } from '#core/costing/texts.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { type CsvRow, csvLines, readCsv, writeCsv } from '#core/parsing/csv.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { parseSpanishNumber } from '#core/spanish/number.ts'
import type { IngredientPrice } from './price.ts'
import { type Columns, readHeader, usualColumns } from './price-list-columns.ts'

/** A price read from a list, ready to be saved. */
export type ListedPrice = {
  /** Line of the file, from 1. */
  readonly line: number
  readonly ingredientName: string
  /** € per `unit`, > 0 */
  readonly pricePerUnit: number
  readonly unit: string
  /** '2026-11-21', '2026-11' or a span of months; null where the list says none that can be read. */
  readonly priceDate: string | null
  /** What the list says beyond a price: whose it is, in which format, its IVA. Left out where it says none of these. */
  readonly offer?: ListedOffer
}

export type ListProblem = { readonly line: number; readonly text: string; readonly reason: string }

export type PriceList = { readonly rows: readonly ListedPrice[]; readonly problems: readonly ListProblem[] }

export type ListLimits = { readonly name: number; readonly unit: number; readonly price: number }

/**
 * Reads a price list: a CSV of a supplier or one of ours. With a header the columns are found by their names in any order
 * ('Producto', 'PVP', '€/kg', 'Formato', 'Proveedor', 'IVA', 'Fecha'…), also below a letterhead; without one they are name, price, unit and date.
 * Prices may be written '12,5', '12.5', '1.234,50 €' or '12,50 €/kg'; without unit they are per kg. Lines that cannot be taken come back with
 * their reason; of two lines for one ingredient the first counts. Never throws.
 */
export const readPriceList = (text: string, limits: ListLimits): PriceList => {
  const table = readCsv(text)
  const { columns, at } = findHeader(table, limits)
  const rows: ListedPrice[] = []
  const problems: ListProblem[] = []
  const lines = new Map<string, number>()
  for (const [index, row] of table.entries()) {
    if (index === at) continue
    const read = index < at ? texts.aboveHeader : readRow(row, columns, limits)
    const first = typeof read === 'string' ? undefined : lines.get(placeOf(read))
    const reason = first === undefined ? read : texts.repeated(first)
    if (typeof reason === 'string') {
      problems.push({ line: row.line, text: row.cells.join(' · ').slice(0, longestQuote), reason })
    } else {
      lines.set(placeOf(reason), row.line)
      rows.push(reason)
    }
  }
  return { rows, problems }
}

/** Two lines are of one thing when ingredient, supplier and format are the same. */
const placeOf = ({ ingredientName, offer }: ListedPrice): string =>
  JSON.stringify([ingredientKey(ingredientName), nameKey(offer?.supplier ?? ''), nameKey(offer?.format ?? '')])

/** The first line of a price list as `readPriceList` reads it again, and a spreadsheet opens it. */
export const priceListHead = (): string => writeCsv([texts.columns])

/** The lines of so many prices, to be put behind it. */
export const priceListLines = (prices: readonly IngredientPrice[]): string =>
  csvLines(
    prices.map((price) => [
      price.ingredientName,
      price.pricePerUnit,
      price.unit,
      price.source,
      price.priceDate,
      price.lastUpdated.slice(0, 10),
    ]),
  )

/** As much of a line as is shown beside its reason. */
const longestQuote = 120

/** A letterhead is no longer than this. */
const linesAbove = 20

/** The header and on which row it stands; a row that is a price already stands below none. */
const findHeader = (
  table: readonly CsvRow[],
  limits: ListLimits,
): { readonly columns: Columns; readonly at: number } => {
  for (const [at, row] of table.slice(0, linesAbove).entries()) {
    const columns = readHeader(row.cells)
    if (columns !== null) return { columns, at }
    if (typeof readRow(row, usualColumns, limits) !== 'string') break
  }
  return { columns: usualColumns, at: -1 }
}

/** The price of one row, or in Spanish why there is none. */
const readRow = ({ line, cells }: CsvRow, columns: Columns, limits: ListLimits): ListedPrice | string => {
  const cell = (index: number): string => (cells[index] ?? '').trim()
  const ingredientName = cell(columns.name).replace(/\s+/g, ' ')
  if (ingredientName === '') return texts.noName
  if (ingredientName.length > limits.name) return texts.nameTooLong(limits.name)
  if (cells.some((each) => each.includes('\0') || !each.isWellFormed())) return texts.badText
  const written = cell(columns.price)
  if (written === '') return texts.noPrice
  // '1,65' between commas: the cents have become a column of their own, and the price would be 1.
  const tooWide = columns.width !== null && cells.slice(columns.width).some((each) => each.trim() !== '')
  if (tooWide && /^\d+$/.test(written) && /^\d+$/.test(cell(columns.price + 1))) return texts.tooManyCells
  const price = readPrice(written)
  if (price === null) return texts.badPrice(written.slice(0, longestQuote))
  if (price.value <= 0) return texts.notPositive
  if (price.value > limits.price) return texts.tooHigh(limits.price)
  const said = cell(columns.unit).replace(perEuro, '') || price.per || columns.pricePer
  const offer = readOffer(cell, columns, price.value, said)
  if (typeof offer === 'string') return offer
  const unit = offer?.unit ?? (said || cell(columns.format).replace(perEuro, '') || columns.defaultUnit)
  if (/^\d+$/.test(unit)) return texts.tooManyCells
  if (unit.length > limits.unit) return texts.unitTooLong(limits.unit)
  const pricePerUnit = offer === null ? price.value : unitPriceOf(offer)
  if (!(pricePerUnit > 0)) return texts.notPositive
  if (pricePerUnit > limits.price) return texts.tooHigh(limits.price)
  const priceDate = readDate(cell(columns.date))
  return { line, ingredientName, pricePerUnit, unit, priceDate, ...(offer === null ? {} : { offer }) }
}

/** '€/kg' in the column of units. */
const perEuro = /^(?:€|eur(?:os?)?)\s*(?:\/|por\b)?\s*/i

/** '12,50', '12,50 €', '€ 12,50', '12,50 €/kg', '12,50/kg', '12,50 € el kilo', '12,50 €/ud.' */
const money =
  /^(?:€|eur\b)?\s*(-?)([\d.,' \u00a0\u202f]*\d)\s*(?:(?:€|eur(?:os?)?)(?:\s*(?:\/|por\b|el\b|la\b|\s)\s*(\p{L}{1,12})\.?)?|(?:\/|por\b)\s*(\p{L}{1,12})\.?)?$/iu

const readPrice = (text: string): { readonly value: number; readonly per: string | null } | null => {
  const [, minus = '', figures = '', perMoney = null, perFigures = null] = money.exec(text) ?? []
  const per = perMoney ?? perFigures
  const value = parseSpanishNumber(figures)
  return value === null ? null : { value: minus === '' ? value : -value, per }
}

/** '2026-11-21', '2026-11', '2025-01/2025-09' and '21/11/2026'; anything else is no date. */
const readDate = (text: string): string | null => {
  if (/^\d{4}-(?:0[1-9]|1[0-2])(?:\/\d{4}-(?:0[1-9]|1[0-2]))?$/.test(text)) return text
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const iso = year === undefined ? text.slice(0, 10) : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return null
  const time = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso
}
