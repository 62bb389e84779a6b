import { type CsvRow, readCsv } from '#core/parsing/csv.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { parseSpanishNumber } from '#core/spanish/number.ts'
import { salesListTexts as texts } from './sales-texts.ts'

/** What a dish sold, as a till's list says it. */
export type ListedSales = {
  /** As written where it stands first. */
  readonly name: string
  /** Whole, ≥ 0: the sum of its lines. */
  readonly units: number
  /** Lines of the file it stands in, from 1. */
  readonly lines: readonly number[]
}

export type SalesProblem = { readonly line: number; readonly text: string; readonly reason: string }
export type SalesList = { readonly rows: readonly ListedSales[]; readonly problems: readonly SalesProblem[] }
export type SalesLimits = { readonly name: number; readonly units: number }

/**
 * Reads what was sold from a CSV of a till: name and servings, in columns named 'Plato', 'Artículo', 'Unidades',
 * 'Cantidad'… in any order, also below a letterhead; without header the first two. Numbers as in Spain ('1.250', '12,00');
 * a dish in several lines is their sum. What cannot be taken comes back with its reason. Never throws.
 */
export const readSalesList = (text: string, limits: SalesLimits): SalesList => {
  const table = readCsv(text)
  const { columns, at } = findHeader(table, limits)
  const sold = new Map<string, { name: string; units: number; lines: number[] }>()
  const problems: SalesProblem[] = []
  for (const [index, row] of table.entries()) {
    if (index === at) continue
    const read = index < at ? texts.aboveHeader : readRow(row, columns, limits)
    const before = typeof read === 'string' ? undefined : sold.get(nameKey(read.name))
    const reason = typeof read !== 'string' && (before?.units ?? 0) + read.units > limits.units ? tooMany(limits) : read
    if (typeof reason === 'string') {
      problems.push({ line: row.line, text: row.cells.join(' · ').slice(0, longestQuote), reason })
    } else if (before === undefined) {
      sold.set(nameKey(reason.name), { ...reason, lines: [row.line] })
    } else {
      before.units += reason.units
      before.lines.push(row.line)
    }
  }
  return { rows: [...sold.values()], problems }
}

/** As much of a line as is shown beside its reason. */
const longestQuote = 120
/** A letterhead is no longer than this. */
const linesAbove = 20

type Columns = {
  readonly name: number
  readonly units: number
  /** Cells of the header; a row with figures beyond them was cut where it should not have been. */
  readonly width: number
}

const usualColumns: Columns = { name: 0, units: 1, width: 2 }

const nameHeading =
  /^(?:nombre|platos?|productos?|articulos?|descripcion|denominacion|recetas?|concepto|name|item|product|dish)\b/

/** The surer one first: 'Ventas' alone may be servings, beside 'Uds' it is money. */
const unitHeadings = [
  /^(?:unidades|uds?|cantidad|cant|raciones|vendid[oa]s|numero|qty|quantity|units|sold)\b/,
  /^ventas\b/,
] as const

/** 'Ventas (€)', 'Ventas netas': money is no number of servings. */
const money = /€|eur|importe|neta|bruta|iva|precio|total/

const findHeader = (table: readonly CsvRow[], limits: SalesLimits): { columns: Columns; at: number } => {
  for (const [at, { cells, line }] of table.slice(0, linesAbove).entries()) {
    const keys = cells.map((cell) => nameKey(cell).replace(/^[^\p{L}]+/u, ''))
    const name = keys.findIndex((key) => nameHeading.test(key))
    const [units = -1] = unitHeadings
      .map((heading) => keys.findIndex((key, column) => column !== name && heading.test(key) && !money.test(key)))
      .filter((column) => column !== -1)
    if (name !== -1 && units !== -1)
      return { columns: { name, units, width: keys.findLastIndex((key) => key !== '') + 1 }, at }
    if (typeof readRow({ cells, line }, usualColumns, limits) !== 'string') break
  }
  return { columns: usualColumns, at: -1 }
}

/** The sales of one row, or in Spanish why there are none. */
const readRow = (
  { cells }: CsvRow,
  columns: Columns,
  limits: SalesLimits,
): { name: string; units: number } | string => {
  const name = (cells[columns.name] ?? '').replace(/\s+/g, ' ').trim()
  if (name === '') return texts.noName
  if (name.length > limits.name) return texts.nameTooLong(limits.name)
  if (cells.some((each) => each.includes('\0') || !each.isWellFormed())) return texts.badText
  const written = (cells[columns.units] ?? '').trim().replace(afterwards, '')
  if (written === '') return texts.noUnits
  // '1,234' between commas: what follows the comma has become a cell of its own.
  const isCut = /^\d+$/.test(written) && cells.slice(columns.width).some((each) => /^\s*\d+\s*$/.test(each))
  if (isCut) return texts.tooManyCells
  if (/^[-−]/.test(written)) return texts.negative
  const units = figures.test(written) ? parseSpanishNumber(written) : null
  if (units === null) return texts.badUnits(written.slice(0, longestQuote))
  if (!Number.isInteger(units)) return texts.notWhole(written)
  return units > limits.units ? tooMany(limits) : { name, units }
}

const tooMany = ({ units }: SalesLimits): string => texts.tooMany(units)

/** '12 uds.' */
const afterwards = /\s*(?:uds?|unidades|raciones|ventas)\.?$/i
/** Figures alone: 'doce', '2-3' and '=6*2' are no count. */
const figures = /^\d[\d., \u00a0\u202f]*$/
