import type { Word } from '#server/scanner/reading/ocr.ts'

/** px: pieces of one upright rule stand no further from one another. */
const near = 10

const isPiece = ({ text }: Word): boolean => /^[|¦[\]{}!I]$/.test(text)

/**
 * Rows without the pieces of upright rules read as signs: '|' in two rows one below the other, where nothing else of those
 * columns begins. Left in, they join the cells on both sides into one. A litre read as '|' stands where other measures do.
 */
export const withoutRulePieces = <Row extends { readonly words: readonly Word[] }>(
  rows: readonly Row[],
): readonly Row[] => {
  const words = rows.flatMap((row, at) => row.words.map((word) => ({ word, at })))
  const pieces = words.filter(({ word }) => isPiece(word))
  const others = words.filter(({ word }) => !isPiece(word))
  const isRule = ({ word, at }: (typeof words)[number]): boolean =>
    pieces.some((other) => other.at !== at && isNear(other.word, word)) &&
    !others.some((other) => isNear(other.word, word))
  const rules = new Set(pieces.filter(isRule).map(({ word }) => word))
  return rules.size === 0
    ? rows
    : rows
        .map((row) => ({ ...row, words: row.words.filter((word) => !rules.has(word)) }))
        .filter((row) => row.words.length > 0)
}

const isNear = (one: Word, other: Word): boolean => Math.abs(one.x0 - other.x0) <= near
