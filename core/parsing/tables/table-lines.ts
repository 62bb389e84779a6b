import { isLiquid, unsaidUnit } from '#core/parsing/lines/unmeasured.ts'
import { listed } from '#core/spanish/list.ts'
import { type QuantityCell, readMeasureCell, readQuantityCell } from './table-cells.ts'
import { type Column, type PageWord, readColumns, withUnreadServings } from './table-columns.ts'
import { cellGap, endsTable, longestFood, type PageRow, segments, textOf } from './table-rows.ts'
import { heldAgainst, type Pair, pairOf, type Times, timesOf, withServings } from './table-servings.ts'
import { columnsByShape, unreadHeading } from './table-shape.ts'

/** What a row of a table says, as a cook would write it in a list. */
export type TableLine = { readonly text: string; readonly doubts: readonly string[] }

/** Words of a subtitle below a heading nobody could read: with more it is a sentence. */
const mostWords = 4

/**
 * The rows of the tables of ingredients on a page, by their index; rows outside have no entry. Each becomes a line of a list
 * ('500 g de harina'), whatever the order of its columns; the row of headings becomes the heading 'Ingredientes'.
 */
export const readTables = (rows: readonly PageRow[]): ReadonlyMap<number, TableLine> => {
  const lines = new Map<number, TableLine>()
  let columns: readonly Column[] | null = null
  let before: { readonly at: number; readonly top: number } | null = null
  let pitch = Number.POSITIVE_INFINITY
  let times: Times = null
  let isShaped = false
  let unread: string | null = null
  for (const [at, row] of rows.entries()) {
    const heading = readColumns(row.words, row.height)
    if (heading !== null) {
      const both = withUnreadServings(heading)
      const timesOfBoth = both === null ? null : timesOf(pairsBelow(rows.slice(at + 1), both))
      const read = timesOfBoth === null ? heading : (both ?? heading)
      times = timesOfBoth ?? timesOf(pairsBelow(rows.slice(at + 1), heading))
      columns = withServings(read, times)
      before = null
      isShaped = false
      lines.set(at, headingLine(columns))
      continue
    }
    if (columns === null) {
      const shaped = columnsByShape(rows.slice(at))
      if (shaped === null) continue
      times = timesOf(pairsBelow(rows.slice(at), shaped))
      columns = shaped
      before = null
      isShaped = true
      unread = unreadHeading(shaped)
    }
    const text = textOf(row.words)
    const cells = cellsOf(row, columns)
    const line = lineOf(cells, columns, times)
    const isProse = text.length > longestFood || (isShaped && text.split(' ').length > mostWords)
    if (line === null && (endsTable(text) || isProse)) {
      columns = null
      continue
    }
    const step = before === null ? Number.POSITIVE_INFINITY : row.top - before.top
    const last = before === null ? undefined : lines.get(before.at)
    if (line === null && before !== null && last !== undefined && /^\p{Ll}/u.test(text) && step < 0.75 * pitch) {
      lines.set(before.at, { ...last, text: `${last.text} ${text}` })
      lines.set(at, { text: '', doubts: [] })
      continue
    }
    if (line !== null && unread !== null) {
      lines.set(at, { ...line, doubts: [unread, ...line.doubts] })
      unread = null
    } else lines.set(at, line ?? { text: cells.food === '' ? '' : cells.food, doubts: [] })
    if (line !== null) {
      if (Number.isFinite(step)) pitch = Math.max(step, Number.isFinite(pitch) ? pitch : 0)
      before = { at, top: row.top }
    }
  }
  return lines
}

const pairsBelow = (rows: readonly PageRow[], columns: readonly Column[]): readonly Pair[] => {
  const end = rows.findIndex((row) => endsTable(textOf(row.words)))
  return rows
    .slice(0, end < 0 ? rows.length : end)
    .flatMap((row) => pairOf(columns, cellsOf(row, columns).byColumn) ?? [])
}

/** The heading of a list, with the servings its quantities are for when the table tells. */
const headingLine = (columns: readonly Column[]): TableLine => {
  const servings = columns.filter(({ kind }) => kind === 'servings')
  const [taken, ...others] = servings.map(({ servings: count }) => count)
  const hasBoth = columns.some(({ kind }) => kind === 'gross') && columns.some(({ kind }) => kind === 'net')
  if (taken === undefined || taken === null)
    return { text: 'Ingredientes', doubts: hasBoth ? ['La tabla da peso bruto y neto: se ha tomado el neto'] : [] }
  const doubts =
    others.length === 0
      ? []
      : [
          `La tabla da cantidades para ${listed([taken, ...others].map(String))} raciones: se han tomado las de ${taken}`,
        ]
  return { text: `Ingredientes (para ${taken} personas)`, doubts }
}

type Cells = { readonly food: string; readonly byColumn: ReadonlyMap<Column, string> }

/** Each cell under the heading it stands nearest to; a cell that runs across several is shared out word by word. */
const cellsOf = ({ words, height }: PageRow, columns: readonly Column[]): Cells => {
  const byColumn = new Map<Column, string>()
  const put = (column: Column, text: string) => byColumn.set(column, `${byColumn.get(column) ?? ''} ${text}`.trim())
  for (const cell of segments(words, cellGap * height)) {
    const x0 = cell[0]?.x0 ?? 0
    const x1 = cell.at(-1)?.x1 ?? 0
    const under = columns.filter((column) => column.x0 < x1 && column.x1 > x0)
    const parts = under.length > 1 ? cell.map((word) => [word]) : [cell]
    for (const part of parts) put(columnOf(columns, part), textOf(part))
  }
  const food = columns.find(({ kind }) => kind === 'food')
  return { food: (food && byColumn.get(food)) ?? '', byColumn }
}

/** Where a cell belongs. A word that is no measure is part of the food, however near it comes to the next column. */
export const columnOf = (columns: readonly Column[], part: readonly PageWord[]): Column => {
  const column = nearest(columns, part)
  const counts = column.kind !== 'food' && column.kind !== 'other' && column.kind !== 'unit'
  const isWord = /^\p{L}{3,}$/u.test(textOf(part)) && readMeasureCell(textOf(part)) === null
  return (counts && isWord ? columns.find(({ kind }) => kind === 'food') : undefined) ?? column
}

/** Cells are set left, right or in the middle of their column: the nearest of the three counts. */
const nearest = (columns: readonly Column[], part: readonly PageWord[]): Column => {
  const x0 = part[0]?.x0 ?? 0
  const x1 = part.at(-1)?.x1 ?? 0
  const distance = (column: Column): number =>
    column.x0 < x1 && column.x1 > x0
      ? 0
      : Math.min(Math.abs(column.x0 - x0), Math.abs(column.x1 - x1), Math.abs((column.x0 + column.x1 - x0 - x1) / 2))
  return columns.toSorted((one, other) => distance(one) - distance(other))[0] ?? emptyColumn
}
const emptyColumn: Column = { kind: 'other', x0: 0, x1: 0, units: [], servings: null }

/** The row as a line of a list, or `null` when it says no quantity. */
const lineOf = ({ food, byColumn }: Cells, columns: readonly Column[], times: Times): TableLine | null => {
  const name = food.replace(/^[\s|.,;:_·•—–-]+|[\s|.,;:_·•—–!¡-]+$/g, '')
  const column = quantityColumn(columns, byColumn)
  const cell = column === undefined ? null : readQuantityCell(byColumn.get(column) ?? '')
  if (column === undefined || cell === null || !/\p{L}{2}/u.test(name)) return null
  const doubts: string[] = []
  const said = byColumn.get(column) ?? ''
  if (said.trim() === '+') doubts.push(`«${name}»: se lee «${said}» y se ha entendido ${cell.figures}; compruébalo`)
  const read = measureOf(name, column, columns, byColumn, cell, doubts)
  const worn = read === '' && !columns.some(({ kind }) => kind === 'unit') ? wornMeasure(name, cell.figures) : null
  const pair = pairOf(columns, byColumn)
  const due = pair === null ? null : heldAgainst(name, pair, times)
  doubts.push(...(due?.doubts ?? []))
  const comma = column.kind === 'net' ? lostComma(cell.figures, columns, byColumn) : null
  const { figures, measure } = worn ?? { figures: comma ?? due?.figures ?? cell.figures, measure: read }
  if (comma !== null)
    doubts.push(`«${name}»: el neto se lee «${cell.figures}», más que el bruto; se ha entendido ${comma}`)
  if (worn !== null) doubts.push(`«${name}»: se lee «${cell.figures}» y se ha entendido ${figures} ${measure}`)
  if (column.kind === 'gross')
    doubts.push(`«${name}»: no se lee el peso neto y se ha tomado el bruto, ${figures} ${measure}`)
  return { text: written(figures, measure, name), doubts }
}

/** Net weighs no more than gross: '25' beside a gross of 3 has lost its comma. */
const lostComma = (net: string, columns: readonly Column[], byColumn: ReadonlyMap<Column, string>): string | null => {
  const column = columns.find(({ kind }) => kind === 'gross')
  const gross = column === undefined ? null : readQuantityCell(byColumn.get(column) ?? '')
  if (gross === null || !/^[1-9]\d{1,2}$/.test(net)) return null
  const most = Number(gross.figures.replace(',', '.'))
  const mended = `${net.slice(0, 1)},${net.slice(1)}`
  return Number(net) > most && Number(mended.replace(',', '.')) <= most ? mended : null
}

/** What is never counted and has no measure had one that was read as a figure: 'agua 61' is 6 l, 'sal 159' 15 g. */
const wornMeasure = (name: string, figures: string): { readonly figures: string; readonly measure: string } | null => {
  const unit = unsaidUnit(name)
  const found =
    unit === 'ml' ? /^(\d{1,2}|\d,\d)1$/.exec(figures) : unit === 'g' ? /^(\d{0,3}[05])9$/.exec(figures) : null
  return found === null ? null : { figures: found[1] ?? '', measure: unit === 'ml' ? 'l' : 'g' }
}

const written = (figures: string, measure: string, name: string): string =>
  measure === 'ud' || measure === '' ? `${figures} ${name}` : `${figures} ${measure} de ${name}`

/** What goes into the pot is weighed net; of several servings the first are taken. */
const quantityColumn = (columns: readonly Column[], byColumn: ReadonlyMap<Column, string>): Column | undefined => {
  const wanted = ['net', 'servings', 'quantity', 'gross']
  const found = columns
    .filter(({ kind }) => wanted.includes(kind))
    .toSorted((one, other) => wanted.indexOf(one.kind) - wanted.indexOf(other.kind))
  return found.find((column) => readQuantityCell(byColumn.get(column) ?? '') !== null)
}

/** Characters: what is shorter and no measure we know was not read. */
const longestUnread = 2
/** Pieces of one food that no recipe counts: where the measure is not read it must be a weight. Ours. */
const fewestGrams = 30
/** Of what flows: fewer are litres. Ours. */
const fewestMillilitres = 10

const measureOf = (
  name: string,
  column: Column,
  columns: readonly Column[],
  byColumn: ReadonlyMap<Column, string>,
  { figures, measure: beside }: QuantityCell,
  doubts: string[],
): string => {
  const units = columns.find(({ kind }) => kind === 'unit')
  const cells = [beside, units === undefined ? '' : (byColumn.get(units) ?? '')]
  // '| 9', '| E)': the rule beside it.
  const said = cells.find((text) => text !== '')?.replace(/^[|[\]{}]+ +|^[_—–-]+|[)\]}]+$/g, '') ?? ''
  const read = said === '' ? null : readMeasureCell(said)
  if (read !== null) {
    if (!read.guessed) return read.measure
    const measure = isLiquid(name) && Number(figures.replace(',', '.')) >= fewestMillilitres ? 'ml' : read.measure
    doubts.push(`«${name}»: la medida «${said}» no se lee bien y se ha puesto ${measure}: compruébala`)
    return measure
  }
  if (said.length > longestUnread) return said
  const [first, ...others] = column.units
  if (first === 'ml' && others.length === 0 && !isLiquid(name)) {
    // No sheet measures flour by the millilitre: of 'g / ml' the g was not read.
    doubts.push(`«${name}»: la cabecera se lee «ml» y se ha puesto g; compruébala`)
    return 'g'
  }
  if (first !== undefined) return others.includes('ml') && isLiquid(name) ? 'ml' : first
  if (units === undefined) return ''
  const grams = Number(figures.replace(',', '.')) >= fewestGrams
  const put = grams ? (isLiquid(name) ? 'ml' : 'g') : ''
  doubts.push(`«${name}»: no se lee la medida${grams ? ` y se ha puesto ${put}` : ''}; compruébala`)
  return put
}
