import { median } from '#server/scanner/photo/letter-height.ts'
import type { Word } from './ocr.ts'

/** Characters of what a bullet, an empty box or a number in a circle is read as, at most. */
const longest = 3
/** Of the height of what stands beside them: marks of one column begin no further apart, and so do their lines. */
const aligned = 0.6
/** Lines that make a column. */
const fewest = 3
/** Of a column, how much must be no word and no amount. */
const mostly = 0.6
/** Of 100: a sign the engine believes less may be any mark. */
const believed = 60

type Row = { readonly words: readonly Word[] }

/** Brackets, signs and round letters: what boxes and circles are read as. */
const shape = /^[oO0QCDUeaE©®]?[^\p{L}\d\s.,½¼¾⅓⅔]+[oO0]?$/u

/**
 * Rows without the signs that stand in a column before them: the boxes to tick of a list on a screen ('O) 3 huevos'), bullets.
 * Where they are numbers in circles ('O Batir', '7 Mezclar', '3) Hornear'), the ones that were read say which the others are.
 */
export const withoutMarks = <R extends Row>(rows: readonly R[]): readonly R[] => {
  const written = new Map<R, readonly Word[]>()
  for (const all of columnsOf(rows)) {
    const begun = all.filter(({ words }) => /^\p{Lu}\p{Ll}/u.test(words[1]?.text ?? ''))
    const isCounted = countsOf(begun)
    const column = isCounted ? begun : all
    if (column.length < fewest) continue
    const signs = column.filter(({ words: [mark] }) => mark !== undefined && isSign(mark)).length
    if (!isCounted && signs < mostly * column.length) continue
    for (const [at, row] of column.entries()) {
      const [mark, ...rest] = row.words
      if (mark === undefined) continue
      if (isCounted) written.set(row, [{ ...mark, text: `${at + 1}.`, confidence: 100 }, ...rest])
      else if (isSign(mark)) written.set(row, rest)
    }
  }
  return written.size === 0 ? rows : rows.map((row) => ({ ...row, words: written.get(row) ?? row.words }))
}

const isSign = ({ text, confidence }: Word): boolean =>
  shape.test(text) || (confidence < believed && !/^\d+(?:[.,]\d+)?$/.test(text))

/** Rows one below the other whose first word and second begin where those of the row above do. */
const columnsOf = <R extends Row>(rows: readonly R[]): readonly (readonly R[])[] => {
  const columns: R[][] = []
  for (const row of rows) {
    const [mark, next] = row.words
    if (mark === undefined || next === undefined || mark.text.length > longest) continue
    const near = aligned * median(row.words.slice(1).map(({ y0, y1 }) => y1 - y0))
    const column = columns.find((above) => {
      const [last, beside] = above.at(-1)?.words ?? []
      return (
        last !== undefined &&
        beside !== undefined &&
        Math.abs(last.x0 - mark.x0) < near &&
        Math.abs(beside.x0 - next.x0) < near
      )
    })
    if (column === undefined) columns.push([row])
    else column.push(row)
  }
  return columns
}

/** Whether a column of sentences counts them: of its marks two or more are the number of their place, and another is not. */
const countsOf = (column: readonly Row[]): boolean => {
  const placed = column.filter(
    ({ words }, at) => Number(/^\(?(\d{1,2})[.)]?$/.exec(words[0]?.text ?? '')?.[1]) === at + 1,
  )
  return placed.length >= 2 && placed.length < column.length
}
