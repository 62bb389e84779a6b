import type { Box, Line, Reading, Word } from './ocr.ts'

/** Of 100: a word only one reading has must be this sure. */
const sure = 60
/** A figure, a word, or a measure of one letter: other single signs are specks. */
const telling = /\d|\p{L}{2}|^[gl]$/u
/** Share of its own area from which on a word stands where another does. */
const same = 0.3

/**
 * The page's own reading, with the words the other one found where it saw nothing: cells of a table that stand alone are
 * often left out by one and read by the other.
 */
export const mergeReadings = (first: Reading, second: Reading): Reading => {
  const known = first.lines.flatMap(({ words }) => words)
  const added = second.lines
    .flatMap(({ words }) => words)
    .filter((word) => word.confidence >= sure && telling.test(word.text) && !known.some((other) => covers(other, word)))
  const lines = [...first.lines]
  const alone: Line[] = []
  for (const word of added) {
    const at = lines.findIndex((line) => beside(line, word))
    const line = lines[at]
    if (line === undefined) alone.push({ ...boxOf(word), words: [word] })
    else
      lines[at] = {
        ...line,
        x0: Math.min(line.x0, word.x0),
        x1: Math.max(line.x1, word.x1),
        words: [...line.words, word],
      }
  }
  return { ...first, lines: [...lines, ...alone] }
}

const boxOf = ({ x0, y0, x1, y1 }: Box): Box => ({ x0, y0, x1, y1 })

const covers = (one: Box, other: Box): boolean => {
  const wide = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0)
  const high = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0)
  return wide > 0 && high > 0 && wide * high > same * Math.min(areaOf(one), areaOf(other))
}

const areaOf = ({ x0, y0, x1, y1 }: Box): number => Math.max(1, (x1 - x0) * (y1 - y0))

/** On the same line: the middle of the word lies within what its words cover. */
const beside = ({ words }: Line, word: Word): boolean => {
  const middle = (word.y0 + word.y1) / 2
  return words.some(({ y0, y1 }) => y0 < middle && middle < y1)
}
