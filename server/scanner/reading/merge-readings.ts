import type { Vocabulary } from '#core/spanish/spelling.ts'
import type { Box, Line, OcrResult, Word } from './ocr.ts'

/** Of 100: a word only one reading has must be this sure. */
const sure = 60
/** A word of a kitchen this long is no accident, and need only be half believed. Letters; of 100. */
const long = 4
const half = 30
/** A figure, a word, or a measure of one letter: other single signs are specks. */
const telling = /\d|\p{L}{2}|^[gl]$/u
/** Words of one letter, in the middle of a line and only where the engine is sure of them. */
const short = /^[yaoeuYAOE]$/
const verySure = 85
const isShort = ({ text }: Word): boolean => short.test(text)
const isTelling = (word: Word): boolean => telling.test(word.text) || isShort(word)

/** Of 100: a figure both readings see differently is no surer than this, and so is told. */
const disputed = 60
/** Of 100: by so much surer the other reading of a figure must be to count. */
const surer = 8

/** Of 100: by so much surer the other reading of a word must be, and how sure at least where only it is a word of a kitchen. */
const surerWord = 12
const believed = 50

/**
 * A reading that has been held against another, word by word: of figures that differ the surer one stands, and is doubted; of
 * words the one a kitchen has, else the surer.
 */
export const heldAgainst = (vocabulary: Vocabulary, reading: OcrResult, other: OcrResult): OcrResult => {
  const others = other.lines.flatMap(({ words }) => words)
  const figures = others.filter(({ text }) => /\d/.test(text))
  return {
    ...reading,
    lines: reading.lines.map((line) => ({
      ...line,
      words: line.words.map((word) => {
        if (!/\d/.test(word.text)) return wordHeldAgainst(vocabulary, word, others)
        const rival = figures.find((figure) => coversMost(figure, word) && digitsOf(figure) !== digitsOf(word))
        if (rival === undefined) return word
        const best = rival.confidence > word.confidence + surer && isAmount(rival) ? rival : word
        return { ...best, confidence: Math.min(best.confidence, disputed) }
      }),
    })),
  }
}

const wordHeldAgainst = ({ knows }: Vocabulary, word: Word, others: readonly Word[]): Word => {
  const letters = lettersIn(word.text)
  const rival =
    letters === null ? undefined : others.find((one) => one.text !== word.text && coversMost(one, word, sameWord))
  const said = rival === undefined ? null : lettersIn(rival.text)
  if (rival === undefined || letters === null || said === null) return word
  if (knows(said) !== knows(letters)) return knows(said) && rival.confidence >= believed ? rival : word
  return rival.confidence > word.confidence + surerWord ? rival : word
}

/** The letters of a word, with the stops behind them left out; null where it is none. */
const lettersIn = (text: string): string | null => /^[(«"]?(\p{L}{4,})[.,;:)»"]*$/u.exec(text)?.[1] ?? null

const digitsOf = ({ text }: Word): string => text.replace(/[^\d,./]/g, '').replace(/[,./]+$/, '')
const isAmount = ({ text }: Word): boolean => /^\d{1,4}(?:[.,]\d{1,2})?\p{L}{0,2}$/u.test(text)

/** Share of each other's width from which on two words are one: a reading that ran two together says nothing of either. */
const sameWidth = 0.6

/** Of a word it is more: 'Añadirlos' is no other reading of 'Añadir'. */
const sameWord = 0.85

const coversMost = (one: Box, other: Box, share = sameWidth): boolean => {
  const shared = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0)
  return covers(one, other) && shared >= share * Math.max(one.x1 - one.x0, other.x1 - other.x0)
}

/** Share of its own area from which on a word stands where another does. */
const same = 0.3

/**
 * The page's own reading, with the words the other one found where it saw nothing: cells of a table that stand alone are
 * often left out by one and read by the other.
 */
export const mergeReadings = ({ knows }: Vocabulary, first: OcrResult, second: OcrResult): OcrResult => {
  const leastOf = (word: Word): number =>
    isShort(word) ? verySure : word.text.length >= long && knows(word.text) ? half : sure
  const known = first.lines.flatMap(({ words }) => words)
  const added = second.lines
    .flatMap(({ words }) => words)
    .filter((word) => word.confidence >= leastOf(word) && isTelling(word))
    .filter((word) => !known.some((other) => covers(other, word)))
  const lines = [...first.lines]
  const alone: Line[] = []
  for (const word of added) {
    const at = lines.findIndex((line) => beside(line, word))
    const line = lines[at]
    if (isShort(word) && (line === undefined || !isWithin(line, word))) continue
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

/** Between two words of the line, with room for it. */
const isWithin = ({ words }: Line, word: Word): boolean =>
  words.some(({ x1 }) => x1 <= word.x0) &&
  words.some(({ x0 }) => x0 >= word.x1) &&
  !words.some(({ x0, x1 }) => x0 < word.x1 && x1 > word.x0)

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
