import { type PageLine, parseRecipePage, type RecipeText } from '#core/parsing/recipe-text.ts'
import { withoutHalves } from '#core/parsing/tables/table-halves.ts'
import { readTables } from '#core/parsing/tables/table-lines.ts'
import type { Vocabulary } from '#core/spanish/spelling.ts'
import type { Grey } from '#server/scanner/photo/grey.ts'
import { letterHeight } from '#server/scanner/photo/letter-height.ts'
import { withoutRulePieces } from '#server/scanner/photo/rule-pieces.ts'
import { dishWords } from '#server/scanner/words/dish-words.ts'
import { mended } from '#server/scanner/words/mend-words.ts'
import type { KitchenWords } from '#server/scanner/words/vocabulary.ts'
import { confusedLetters, confusedWords, type Mend } from './confused-letters.ts'
import { withHoles } from './figure-holes.ts'
import type { Fractions } from './fractions.ts'
import { isPoor, lineOf, unsureFigure, unsureOnPoorPage } from './line-doubts.ts'
import { withoutMarks } from './list-marks.ts'
import { withOnes } from './lost-ones.ts'
import { withoutDirt, writingOf } from './noise.ts'
import type { OcrResult, Word } from './ocr.ts'
import { onesReadOtherwise } from './ones-read-otherwise.ts'
import { readWords } from './read-fractions.ts'
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
export type Signs = { readonly fractions: Fractions; readonly vocabulary: KitchenWords }

const mostDoubts = 20

export const pageText = (signs: Signs, page: Grey, { lines, confidence }: OcrResult): PageText => {
  const mends: Mend[] = []
  const mend = (read: Word): Word => {
    const word = mended(signs.vocabulary, withOnes(page, withHoles(page, read)))
    mends.push([lettersOf(read.text), lettersOf(signs.vocabulary.rather(lettersOf(word.text)) ?? word.text)])
    return word
  }
  const segments = withoutMarks(
    inReadingOrder(withoutTwice(lines)).map((segment) => ({
      ...segment,
      words: withoutSplits(signs.vocabulary, segment.words).map(mend),
    })),
  )
  const writing = writingOf(signs.vocabulary, segments)
  const written = withoutRulePieces(writing).map(({ words: seen, y0 }) => {
    const words = withoutDirt(signs.vocabulary, seen)
    return { ...readWords(signs.fractions, page, words), height: letterHeight(words), top: y0 }
  })
  const rows = withoutHalves(written)
  const tables = readTables(rows)
  const leastFigure = isPoor(rows.flatMap(({ words }) => words)) ? unsureOnPoorPage : unsureFigure
  const read = rows.map((row, at) => ({
    ...lineOf(signs.vocabulary, row, tables.get(at), leastFigure),
    height: row.height,
  }))
  const confused = confusedLetters(mends)
  const shown = read
    .filter(({ text }) => text !== '')
    .map((line) =>
      line.doubts.length > 0
        ? line
        : { ...line, doubts: confusedWords(line.text, confused, signs.vocabulary).slice(0, 1) },
    )
  return {
    lines: shown.map(({ text, height }) => ({ text, height: Math.round(height) })),
    confidence,
    recipe: parseRecipePage(shown, dishWords()),
    strange: shown.reduce((sum, { text }) => sum + strangeIn(signs.vocabulary, text), 0),
    doubts: [...shown.flatMap(({ doubts }) => doubts), ...onesReadOtherwise(shown), ...unread(segments, writing)].slice(
      0,
      mostDoubts,
    ),
  }
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '')

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

/** Words of a food's name: with more a line of the list and one of the method stand side by side. */
const longestName = 6
/** What a reading without a single step is worth less. */
const methodless = 10

const worthOf = ({ recipe, strange, doubts }: PageText): number => {
  if (recipe === null) return 0
  const { ingredients, steps, name, warnings } = recipe
  const likely = ingredients.filter(({ name: food }) => food.split(' ').length <= longestName && !food.endsWith('.'))
  const sure = likely.filter(({ approximate, problems }) => !approximate && problems.length === 0)
  return (
    (steps.length === 0 ? -methodless : 1) +
    3 * sure.length +
    likely.length +
    2 * steps.length +
    (name === '' ? 0 : 3) -
    warnings.length -
    strange / 2 -
    doubts.length / 4
  )
}
