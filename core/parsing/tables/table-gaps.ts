import { readMeasureCell, readQuantityCell } from './table-cells.ts'
import { type Column, type PageWord, readColumns } from './table-columns.ts'
import { columnOf } from './table-lines.ts'
import { cellGap, endsTable, segments, textOf } from './table-rows.ts'
import { columnsByShape } from './table-shape.ts'

/** A cell of a table that says nothing where its column does: its row, and from where to where it lies, px. */
export type TableGap<Word extends PageWord> = {
  readonly at: number
  readonly x0: number
  readonly x1: number
  readonly kind: 'quantity' | 'unit'
  /** What was read there, that is neither a quantity nor a measure. */
  readonly words: readonly Word[]
}

type WordRow<Word> = { readonly words: readonly Word[]; readonly height: number }

/** The holes in the tables of a page: to be looked at once more. */
export const tableGaps = <Word extends PageWord>(rows: readonly WordRow<Word>[]): readonly TableGap<Word>[] => {
  const gaps: TableGap<Word>[] = []
  let table: { readonly columns: readonly Column[]; readonly rows: Row<Word>[] } | null = null
  for (const [at, row] of rows.entries()) {
    const columns = readColumns(row.words, row.height)
    if (columns !== null) {
      gaps.push(...gapsOf(table))
      table = { columns, rows: [] }
    } else if (table !== null && endsTable(textOf(row.words))) {
      gaps.push(...gapsOf(table))
      table = null
    } else {
      const shaped: readonly Column[] | null = table === null ? columnsByShape(rows.slice(at)) : null
      if (shaped !== null) table = { columns: shaped, rows: [] }
      table?.rows.push({ at, cells: cellsOf(row, table.columns) })
    }
  }
  return [...gaps, ...gapsOf(table)]
}

type Row<Word> = { readonly at: number; readonly cells: ReadonlyMap<Column, readonly Word[]> }

const cellsOf = <Word extends PageWord>(
  { words, height }: WordRow<Word>,
  columns: readonly Column[],
): Row<Word>['cells'] => {
  const cells = new Map<Column, Word[]>()
  for (const cell of segments(words, cellGap * height))
    for (const word of cell) {
      const column = columnOf(columns, [word])
      cells.set(column, [...(cells.get(column) ?? []), word])
    }
  return cells
}

const gapsOf = <Word extends PageWord>(
  table: { readonly columns: readonly Column[]; readonly rows: readonly Row<Word>[] } | null,
): TableGap<Word>[] => {
  if (table === null) return []
  const wanted = table.columns.filter(({ kind }) => ['net', 'servings', 'quantity', 'unit'].includes(kind))
  const foods = table.columns.filter(({ kind }) => kind === 'food')
  const listed = table.rows.filter(
    ({ cells }) => cells.size > 1 && foods.some((food) => /\p{L}{3}/u.test(textOf(cells.get(food) ?? []))),
  )
  return wanted.flatMap((column) => {
    const kind = column.kind === 'unit' ? 'unit' : 'quantity'
    const isFilled = ({ cells }: Row<Word>): boolean => {
      const text = textOf(cells.get(column) ?? [])
      return kind === 'unit' ? readMeasureCell(text)?.guessed === false : readQuantityCell(text) !== null
    }
    const filled = listed.filter(isFilled).map(({ cells }) => cells.get(column) ?? [])
    const x0 = Math.min(column.x0, ...filled.flat().map((word) => word.x0))
    const x1 = Math.max(column.x1, ...filled.flat().map((word) => word.x1))
    return listed
      .filter((row) => !isFilled(row))
      .map(({ at, cells }) => ({ at, x0, x1, kind, words: cells.get(column) ?? [] }) as const)
  })
}
