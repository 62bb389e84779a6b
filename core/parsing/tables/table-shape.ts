import { readMeasureCell, readQuantityCell } from './table-cells.ts'
import type { Column, ColumnKind, PageWord } from './table-columns.ts'
import { cellGap, endsTable, longestFood, segments, textOf } from './table-rows.ts'

type Row = { readonly words: readonly PageWord[]; readonly height: number }
type Cell = {
  readonly kind: 'food' | 'figure' | 'measure'
  readonly text: string
  readonly x0: number
  readonly x1: number
}

/** Rows of the same shape that make a table, and how many after its first are looked at. */
const fewest = 3
const reach = 40
/** Share of the rows that must say a measure: without any it may be a menu with its prices. */
const measured = 0.5
/** Of a gross weight: no cook throws more of it away. */
const mostGross = 2

/**
 * The columns of a table whose heading nobody could read, by what its cells hold, from its first row on; null where there
 * is none. Two figures a row are gross and net, or amounts for fewer and more servings.
 */
export const columnsByShape = (rows: readonly Row[]): readonly Column[] | null => {
  const [first] = rows
  const shape = first === undefined ? null : cellsOf(first)
  if (shape === null) return null
  const alike: (readonly Cell[])[] = []
  for (const row of rows.slice(0, reach)) {
    const text = textOf(row.words)
    if (endsTable(text) || text.length > longestFood) break
    const cells = cellsOf(row)
    if (cells !== null && kindsOf(cells) === kindsOf(shape)) alike.push(cells)
  }
  if (alike.length < fewest || !saysMeasures(alike)) return null
  const columns = shape.map(({ kind }, at): Column & { readonly figures: readonly number[] } => ({
    kind: kind === 'food' ? 'food' : kind === 'measure' ? 'unit' : 'quantity',
    x0: Math.min(...alike.map((cells) => cells[at]?.x0 ?? 0)),
    x1: Math.max(...alike.map((cells) => cells[at]?.x1 ?? 0)),
    units: [],
    servings: null,
    figures: alike.map((cells) => numberIn(cells[at]?.text ?? '')),
  }))
  const apart = columns.every(({ x1 }, at) => x1 < (columns[at + 1]?.x0 ?? Number.POSITIVE_INFINITY))
  const counting = columns.filter(({ kind }) => kind === 'quantity')
  const kinds = apart ? kindsOfFigures(counting.map(({ figures }) => figures)) : null
  return (
    kinds &&
    columns.map((column) => {
      const { figures: _, ...rest } = column
      return { ...rest, kind: kinds[counting.indexOf(column)] ?? column.kind }
    })
  )
}

/** What is told of such a table, or null where its one figure needs no heading. */
export const unreadHeading = (columns: readonly Column[]): string | null => {
  if (columns.some(({ kind }) => kind === 'net'))
    return 'La cabecera de la tabla no se lee: las dos cantidades parecen peso bruto y neto, y se ha tomado el neto'
  if (columns.some(({ kind }) => kind === 'servings'))
    return 'La cabecera de la tabla no se lee: las dos cantidades parecen de menos y de más raciones, y se han tomado las de menos'
  return null
}

const kindsOf = (cells: readonly Cell[]): string => cells.map(({ kind }) => kind).join(' ')

/** A food and, beside it, figures and measures; null for any other row. */
const cellsOf = ({ words, height }: Row): readonly Cell[] | null => {
  const cells: Cell[] = []
  for (const part of segments(words, cellGap * height)) {
    const text = textOf(part)
    const kind = cellKind(text)
    if (kind === null) return null
    cells.push({ kind, text, x0: part[0]?.x0 ?? 0, x1: part.at(-1)?.x1 ?? 0 })
  }
  const count = (kind: Cell['kind']) => cells.filter((cell) => cell.kind === kind).length
  return count('food') === 1 && count('figure') >= 1 && count('figure') <= 2 && count('measure') <= 1 ? cells : null
}

const cellKind = (text: string): Cell['kind'] | null => {
  const figure = readQuantityCell(text)
  if (figure !== null && /^\d|^[½¼¾⅓⅔]/.test(text))
    return figure.measure === '' || readMeasureCell(figure.measure)?.guessed === false ? 'figure' : null
  if (!/\d/.test(text) && readMeasureCell(text)?.guessed === false) return 'measure'
  return /\p{L}{3}/u.test(text) && !/\d/.test(text) ? 'food' : null
}

const saysMeasures = (rows: readonly (readonly Cell[])[]): boolean =>
  rows.filter((cells) =>
    cells.some(({ kind, text }) => kind === 'measure' || (kind === 'figure' && readQuantityCell(text)?.measure !== '')),
  ).length >=
  measured * rows.length

const numberIn = (text: string): number => Number((readQuantityCell(text)?.figures ?? '').replace(',', '.'))

/** What one or two columns of figures are; null where nothing tells. */
const kindsOfFigures = (columns: readonly (readonly number[])[]): readonly ColumnKind[] | null => {
  const [one, other, ...more] = columns
  if (one === undefined || more.length > 0) return null
  if (other === undefined) return ['quantity']
  const pairs = one.map((figure, at) => [figure, other[at] ?? Number.NaN] as const).filter(([a, b]) => a > 0 && b > 0)
  if (pairs.length < fewest) return null
  if (pairs.every(([a, b]) => b >= 1.5 * a)) return ['servings', 'servings']
  return pairs.every(([a, b]) => a >= b && a <= mostGross * b) && pairs.some(([a, b]) => a > b)
    ? ['gross', 'net']
    : null
}
