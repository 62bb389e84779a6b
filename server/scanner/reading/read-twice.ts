import type { Box, Line, Word } from './ocr.ts'

/** Share of the smaller one's area from which on two words stand in one place: neighbours in a slanting line share less. */
const samePlace = 0.45

/**
 * Lines without the words that were read twice: on paper that is not flat the engine finds the upper edge of a line as a line of
 * its own ('dientes de aj' above 'dientes de ajo'). Of two words in one place that begin alike the one in the longer line stands.
 */
export const withoutTwice = (lines: readonly Line[]): readonly Line[] => {
  const longest = lines.toSorted((one, other) => lettersOf(other) - lettersOf(one))
  const kept: Word[] = []
  const twice = new Set<Word>()
  for (const { words } of longest) {
    for (const word of words) if (kept.some((other) => isSameWord(word, other))) twice.add(word)
    kept.push(...words.filter((word) => !twice.has(word)))
  }
  if (twice.size === 0) return lines
  return lines
    .map((line) => ({ ...line, words: line.words.filter((word) => !twice.has(word)) }))
    .filter(({ words }) => words.length > 0)
}

const lettersOf = ({ words }: Line): number => words.reduce((sum, { text }) => sum + text.length, 0)

/** Letters by which two words begin alike. */
const alike = 3

const isSameWord = (one: Word, other: Word): boolean => {
  const length = Math.min(alike, one.text.length, other.text.length)
  return one.text.slice(0, length) === other.text.slice(0, length) && isSamePlace(one, other)
}

const isSamePlace = (one: Box, other: Box): boolean => {
  const wide = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0)
  const high = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0)
  return wide > 0 && high > 0 && wide * high > samePlace * Math.min(areaOf(one), areaOf(other))
}

const areaOf = ({ x0, y0, x1, y1 }: Box): number => Math.max(1, (x1 - x0) * (y1 - y0))
