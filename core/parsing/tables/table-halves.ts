import { readColumns } from './table-columns.ts'
import { endsTable, type PageRow, textOf } from './table-rows.ts'

/** Words each half of a heading has at least: its food and its amount. */
const fewest = 2

/** Where the second half of a heading begins, when both halves are headings of the same columns; null for one table. */
const middleOf = ({ words, height }: PageRow): number | null => {
  if (words.length < 2 * fewest || readColumns(words, height) !== null) return null
  const kindsOf = (half: PageRow['words']): string =>
    readColumns(half, height)
      ?.map(({ kind }) => kind)
      .join() ?? ''
  for (let at = fewest; at <= words.length - fewest; at++) {
    const left = kindsOf(words.slice(0, at))
    if (left !== '' && left === kindsOf(words.slice(at))) return words[at]?.x0 ?? null
  }
  return null
}

/** Letter heights: cells of the right half may begin a little before its heading. */
const before = 0.5

/**
 * The rows of a page with a table in two halves side by side ('Ingrediente | Cantidad | Ingrediente | Cantidad') put below one
 * another: first the left half with its heading, then the right one.
 */
export const withoutHalves = <Row extends PageRow>(rows: readonly Row[]): readonly Row[] => {
  for (const [at, row] of rows.entries()) {
    const middle = middleOf(row)
    if (middle === null) continue
    const below = rows.slice(at + 1).findIndex(({ words }) => endsTable(textOf(words)))
    const end = below < 0 ? rows.length : at + 1 + below
    const halves = rows.slice(at, end).map((one) => {
      const isRight = ({ x0 }: { readonly x0: number }): boolean => x0 >= middle - before * row.height
      return [
        { ...one, words: one.words.filter((word) => !isRight(word)) },
        { ...one, words: one.words.filter(isRight) },
      ] as const
    })
    const table = [...halves.map(([left]) => left), ...halves.map(([, right]) => right)]
    return [...rows.slice(0, at), ...table.filter(({ words }) => words.length > 0), ...rows.slice(end)]
  }
  return rows
}
