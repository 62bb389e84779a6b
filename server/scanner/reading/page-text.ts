import { readHeading } from '#core/parsing/headings.ts'
import { fixOcrLine, mayBeFraction, mustBeFraction } from '#core/parsing/ocr-fixes.ts'
import { type PageLine, parseRecipePage, type RecipeText } from '#core/parsing/recipe-text.ts'
import { isRunningLine } from '#core/parsing/running-lines.ts'
import { readTables, type TableLine } from '#core/parsing/table-lines.ts'
import { cellGap } from '#core/parsing/table-rows.ts'
import type { Vocabulary } from '#core/spanish/spelling.ts'
import type { Grey } from '#server/scanner/photo/grey.ts'
import { letterHeight } from '#server/scanner/photo/letter-height.ts'
import { withoutRulePieces } from '#server/scanner/photo/rule-pieces.ts'
import { clear, mended } from '#server/scanner/words/mend-words.ts'
import type { Fractions } from './fractions.ts'
import { withoutMarks } from './list-marks.ts'
import { withOnes } from './lost-ones.ts'
import { withoutDirt, writingOf } from './noise.ts'
import type { Box, OcrResult, Word } from './ocr.ts'
import { withoutTwice } from './read-twice.ts'
import { inReadingOrder, type Segment, textOf } from './reading-order.ts'
import { withoutSplits } from './split-words.ts'

/** A page as one reads it. */
export type PageText = {
  /** Line by line, with the height of their letters. */
  readonly lines: readonly PageLine[]
  /** 0–100: how sure the engine is of its letters. */
  readonly confidence: number
  readonly recipe: RecipeText | null
  /** Readings to check, in Spanish. */
  readonly doubts: readonly string[]
  /** Words of four letters and more that no kitchen has. */
  readonly strange: number
}

/** What the engine does not know: fractions, and the words of kitchens. */
export type Signs = { readonly fractions: Fractions; readonly vocabulary: Vocabulary }

/** Below this (0–100) a word no kitchen has is doubted, whatever it looks like. */
const blurred = 45
/** A word of a kitchen is no accident, a figure is sooner wrong. */
const faint = 20
/** Letters from which on it is none however faint: a speck or a dash beside it is what the engine does not believe. */
const long = 3
const unsureFigure = 74
/** On a page of script or worn letters the engine is sure of figures that are wrong: of so many words below 90 of 100. */
const unsureOnPoorPage = 92
const poorShare = 0.3
const mostDoubts = 20

export const pageText = (signs: Signs, page: Grey, { lines, confidence }: OcrResult): PageText => {
  const segments = withoutMarks(
    inReadingOrder(withoutTwice(lines)).map((segment) => ({
      ...segment,
      words: withoutSplits(signs.vocabulary, segment.words).map((word) =>
        mended(signs.vocabulary, withOnes(page, word)),
      ),
    })),
  )
  const writing = writingOf(signs.vocabulary, segments)
  const rows = withoutRulePieces(writing).map(({ words: seen, y0 }) => {
    const words = withoutDirt(signs.vocabulary, seen)
    return { ...readWords(signs, page, words), height: letterHeight(words), top: y0 }
  })
  const tables = readTables(rows)
  const leastFigure = isPoor(rows.flatMap(({ words }) => words)) ? unsureOnPoorPage : unsureFigure
  const read = rows.map((row, at) => ({
    ...lineOf(signs.vocabulary, row, tables.get(at), leastFigure),
    height: row.height,
  }))
  const shown = read.filter(({ text }) => text !== '')
  return {
    lines: shown.map(({ text, height }) => ({ text, height: Math.round(height) })),
    confidence,
    recipe: parseRecipePage(shown),
    strange: shown.reduce((sum, { text }) => sum + strangeIn(signs.vocabulary, text), 0),
    doubts: [...shown.flatMap(({ doubts }) => doubts), ...unread(segments, writing)].slice(0, mostDoubts),
  }
}

/** Letters from which on what was left out may have been a line. */
const longUnread = 6
const mostUnread = 3

/** Lines left out because nobody could read them, said once: between lines that were read one may be missing. */
const unread = (segments: readonly Segment[], writing: readonly Segment[]): string[] => {
  const first = segments.findIndex((segment) => writing.includes(segment))
  const last = segments.findLastIndex((segment) => writing.includes(segment))
  const left = segments
    .slice(first + 1, last)
    .filter((segment) => !writing.includes(segment))
    .map(({ words }) => textOf(words))
    .filter((text) => text.replace(/\P{L}/gu, '').length >= longUnread)
  const said = left.slice(0, mostUnread).map((text) => `«${text.slice(0, 40)}»`)
  return left.length === 0 ? [] : [`Hay algo que no se lee y se ha dejado fuera: ${said.join(', ')}`]
}

/** The reading with more of a recipe in it. */
export const betterOf = (one: PageText, other: PageText): PageText => (worthOf(other) > worthOf(one) ? other : one)

const strangeIn = ({ knows }: Vocabulary, text: string): number =>
  (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => !knows(word)).length

const worthOf = ({ recipe, strange, doubts }: PageText): number => {
  if (recipe === null) return 0
  const { ingredients, steps, name, warnings } = recipe
  const sure = ingredients.filter(({ approximate, problems }) => !approximate && problems.length === 0)
  return (
    1 +
    3 * sure.length +
    ingredients.length +
    2 * steps.length +
    (name === '' ? 0 : 3) -
    warnings.length -
    strange / 2 -
    doubts.length / 4
  )
}

type ReadWords = { readonly words: readonly Word[]; readonly fraction: boolean }

/** Words as they stood on the paper, looked at where the engine may have had no sign for a fraction. */
const readWords = ({ fractions }: Signs, page: Grey, words: readonly Word[]): ReadWords => {
  const first = words.findIndex(({ text }) => /[\p{L}\d%]/u.test(text) && !/^[eo]$/.test(text))
  const height = letterHeight(words)
  let fraction = false
  const read = words.map((word, at) => {
    const opens = at === first && at <= 1
    const before = words[at - 1]
    const cell = before !== undefined && word.x0 - before.x1 > cellGap * height && !/^[\p{L}\d]$/u.test(word.text)
    const rest = textOf(words.slice(at + 1))
    const listed =
      before?.text.endsWith(',') === true && (/[%/]|[YVy][24ae]/.test(word.text) || mustBeFraction(word.text, rest))
    if (!(opens || cell || listed) || !mayBeFraction(word.text)) return word
    const sign = fractionAt(fractions, page, word) ?? (mustBeFraction(word.text, rest) ? '½' : null)
    if (sign === null) return word
    fraction = true
    return { ...word, text: sign }
  })
  return { words: fraction && first === 1 && read[1] !== words[1] ? read.slice(1) : read, fraction }
}

/** A line as a cook would write it, and what to look at in it. */
const lineOf = (
  vocabulary: Vocabulary,
  { words, fraction }: ReadWords,
  inTable: TableLine | undefined,
  leastFigure: number,
): TableLine => {
  const text = inTable?.text ?? fixOcrLine(textOf(words))
  const dim = words.some(
    (word, at) =>
      !isStepNumber(words, at) &&
      !isMended(words, at, text) &&
      (isDoubtful(vocabulary, word, leastFigure) ||
        isLoneSign(words, at) ||
        (inTable === undefined && isLoneLetter(words, at))),
  )
  const isCounted =
    /(?:personas|raciones|porciones|pax|comensales)/i.test(text) && figuresIn(text) !== figuresIn(textOf(words))
  const isCutOff = words.length >= sentence && /(?<!\p{L})(?:a|hasta) \d{2,3}$/u.test(text)
  const doubts = [
    ...(inTable?.doubts ?? []),
    ...(fraction ? [`Fracción en «${itemWithFraction(text)}»: compruébala`] : []),
    ...(inTable === undefined && wornGram.test(textOf(words))
      ? [`«${text}»: la g se lee como otro signo; comprueba la cantidad`]
      : []),
    ...((dim || isCutOff || isCounted) && !fraction ? [`«${text}» no se lee bien: compruébalo`] : []),
  ]
  return {
    text,
    doubts: text === '' || isRunningLine(text) || readHeading(text) !== null ? (inTable?.doubts ?? []) : doubts,
  }
}

const figuresIn = (text: string): string => text.replace(/\D/g, '')

/** Of a list on one line only the item that holds it. */
const itemWithFraction = (text: string): string => text.split(', ').find((item) => /[½¼¾⅓⅔]/.test(item)) ?? text

/** A figure the engine is not sure of, or letters that make no word we know. */
const isDoubtful = ({ knows }: Vocabulary, { text, confidence }: Word, leastFigure: number): boolean => {
  if (/\d/.test(text)) return confidence < leastFigure || /\d\?\d/.test(text)
  if (/^[[{|]\p{L}|\p{L}[[\]{}|<>]/u.test(text)) return true
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length < 2) return false
  return knows(letters)
    ? confidence < faint && letters.length < long
    : confidence < blurred || (confidence < clear && letters.length >= 3 && /^\p{L}+[.,;:)]*$/u.test(text))
}

/** '3. Mojar': where the count of the steps jumps that is told (core/parsing/step-numbers.ts), however faint their numbers are. */
const isStepNumber = (words: readonly Word[], at: number): boolean =>
  words.slice(0, at).every(({ text }) => !/[\p{L}\d]/u.test(text)) &&
  /^\d{1,2}[.,:)]$/.test(words[at]?.text ?? '') &&
  /^\p{Lu}\p{Ll}/u.test(words[at + 1]?.text ?? '')

/**
 * What is faint and yet certain where it stands: the g of '300 9 de cebolla', the degrees of '180 oC', a figure of a column
 * that is left out.
 */
const isMended = (words: readonly Word[], at: number, written: string): boolean => {
  const said = words[at]?.text ?? ''
  const before = /\d+$/.exec(words[at - 1]?.text ?? '')?.[0]
  if (before !== undefined && /^[89qg]$/.test(said)) return written.includes(`${before} g`)
  if (before !== undefined && /^\P{Lu}?C[.,]?$|^[OY]C[.,]?$/u.test(said)) return written.includes(`${before} ºC`)
  const figures = said.match(/\d+/g) ?? []
  return figures.length > 0 && figures.every((figure) => !written.includes(figure))
}

/** 'choriceros % horas': a sign where a figure stood. */
const isLoneSign = (words: readonly Word[], at: number): boolean =>
  /^[%$&€£#]$/.test(words[at]?.text ?? '') &&
  /^\p{L}{2,}/u.test(words[at + 1]?.text ?? '') &&
  !/\d$/.test(words[at - 1]?.text ?? '')

/** Words from which on a line is a sentence. */
const sentence = 5

/** 'con g y el azafrán': a consonant alone in a sentence, behind no figure. */
const isLoneLetter = (words: readonly Word[], at: number): boolean =>
  words.length >= sentence &&
  /^\p{Ll}$/u.test(words[at]?.text ?? '') &&
  !/^[aeiouyáéíóú]$/.test(words[at]?.text ?? '') &&
  !/[\d½¼¾⅓⅔]$/.test(words[at - 1]?.text ?? '')

const isPoor = (words: readonly Word[]): boolean => {
  const said = words.filter(({ text }) => /[\p{L}\d]{2}/u.test(text))
  return said.filter(({ confidence }) => confidence < 90).length > poorShare * said.length
}

/** 'cebolla 3009', 'mantequilla 70 8': mended in ocr-fixes.ts, and told. */
const wornGram = /\p{L}[ .:]+\d{1,3}0(?:[9q]| [8&€])$/u

/** The fraction a word is; '1%' may be one sign, or a figure and a sign: as a whole first. */
const fractionAt = (fractions: Fractions, page: Grey, word: Word): string | null => {
  const alone = fractions.at(page, word)
  const figure = /^\d+(?=\D)/.exec(word.text)?.[0] ?? ''
  if (alone !== null || figure === '') return alone
  const behind = fractions.at(page, around(word.symbols.slice(figure.length), word))
  return behind === null ? null : `${figure}${behind}`
}

const around = (symbols: readonly Box[], word: Box): Box => {
  if (symbols.length === 0) return word
  return { ...word, x0: Math.min(...symbols.map(({ x0 }) => x0)), x1: Math.max(...symbols.map(({ x1 }) => x1)) }
}
