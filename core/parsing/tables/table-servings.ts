import { formatQuantity } from '#core/format/decimal.ts'
import { readQuantityCell } from './table-cells.ts'
import type { Column } from './table-columns.ts'

/** The quantities of a row for fewer and for more servings, as read; null where the cell says none. */
export type Pair = { readonly few: number | null; readonly many: number | null }

/** How much larger than the first the second quantity is in every row; null where the rows do not agree. */
export type Times = number | null

/** Of 1: two quantities are in step when they differ by no more. */
const tolerance = 0.02
/** Rows that must agree, and their share of those with both figures. */
const fewest = 2
const share = 0.5

export const pairOf = (columns: readonly Column[], cells: ReadonlyMap<Column, string>): Pair | null => {
  const [few, many] = columns.filter(({ kind }) => kind === 'servings')
  return few === undefined || many === undefined
    ? null
    : { few: numberIn(cells.get(few)), many: numberIn(cells.get(many)) }
}

const numberIn = (text = ''): number | null => {
  const figures = readQuantityCell(text)?.figures ?? ''
  return /^\d+(?:[.,]\d+)?$/.test(figures) ? Number(figures.replace(',', '.')) : null
}

export const timesOf = (pairs: readonly Pair[]): Times => {
  const both = pairs.flatMap(({ few, many }) => (few === null || many === null || few === 0 ? [] : [many / few]))
  const sorted = both.toSorted((one, other) => one - other)
  const middle = sorted[sorted.length >> 1]
  if (middle === undefined) return null
  const agreeing = both.filter((times) => Math.abs(times - middle) <= tolerance * middle).length
  return agreeing >= fewest && agreeing >= share * both.length ? middle : null
}

/** The columns with the servings that could not be read, by how the quantities grow. */
export const withServings = (columns: readonly Column[], times: Times): readonly Column[] => {
  const [few, many] = columns.filter(({ kind }) => kind === 'servings')
  if (few === undefined || many === undefined || times === null) return columns
  const first = few.servings ?? (many.servings === null ? null : Math.round(many.servings / times))
  return columns.map((column) => (column === few ? { ...column, servings: first } : column))
}

/** The first quantity as it must be where only the second could be read; and what to look at. */
export const heldAgainst = (
  name: string,
  pair: Pair,
  times: Times,
): { readonly figures: string | null; readonly doubts: readonly string[] } => {
  const { few, many } = pair
  if (times === null || many === null) return { figures: null, doubts: [] }
  const due = Number((many / times).toPrecision(4))
  const written = formatQuantity(due)
  if (few === null)
    return { figures: written, doubts: [`«${name}»: se ha calculado ${written} de la otra columna; compruébalo`] }
  if (Math.abs(few - due) <= tolerance * due) return { figures: null, doubts: [] }
  // '11' for '1,1': the comma was lost.
  const comma = String(few).replace(/^(\d)(\d+)$/, '$1.$2')
  if (comma !== String(few) && Math.abs(Number(comma) - due) <= tolerance * due)
    return { figures: written, doubts: [`«${name}»: se lee «${few}» y se ha entendido ${written}`] }
  return {
    figures: null,
    doubts: [
      `«${name}»: las cantidades de las dos columnas no casan (${formatQuantity(few)} y ${formatQuantity(many)}); compruébalo`,
    ],
  }
}
