import { fixOcrLine, mayBeFraction, mustBeFraction } from '#core/parsing/ocr-fixes.ts'
import { type PageLine, parseRecipePage, type RecipeText } from '#core/parsing/recipe-text.ts'
import { cellGap, readTables, type TableLine } from '#core/parsing/table-lines.ts'
import type { Vocabulary } from '#core/spanish/spelling.ts'
import type { Fractions } from './fractions.ts'
import type { Grey } from './grey.ts'
import { letterHeight } from './letter-height.ts'
import type { Box, Reading, Word } from './ocr.ts'
import { inReadingOrder, textOf } from './reading-order.ts'

/** A page as one reads it. */
export type PageText = {
  /** Line by line, with the height of their letters. */
  readonly lines: readonly PageLine[]
  /** 0–100: how sure the engine is of its letters. */
  readonly confidence: number
  readonly recipe: RecipeText | null
  /** Readings to check, in Spanish. */
  readonly doubts: readonly string[]
}

/** What the engine does not know: fractions, and the words of kitchens. */
export type Signs = { readonly fractions: Fractions; readonly vocabulary: Vocabulary }

/** Below this (0–100) the engine itself doubts a word; below that so may the cook. */
const doubted = 80
const blurred = 45
const mostDoubts = 20

export const pageText = (signs: Signs, page: Grey, { lines, confidence }: Reading): PageText => {
  const rows = inReadingOrder(lines).map(({ words, y0 }) => ({
    ...readWords(signs, page, words),
    height: letterHeight(words),
    top: y0,
  }))
  const tables = readTables(rows)
  const read = rows.map((row, at) => ({ ...lineOf(row, tables.get(at)), height: row.height }))
  const shown = read.filter(({ text }) => text !== '')
  return {
    lines: shown.map(({ text, height }) => ({ text, height: Math.round(height) })),
    confidence,
    recipe: parseRecipePage(shown),
    doubts: shown.flatMap(({ doubts }) => doubts).slice(0, mostDoubts),
  }
}

/** The reading with more of a recipe in it. */
export const betterOf = (one: PageText, other: PageText): PageText => (worthOf(other) > worthOf(one) ? other : one)

const worthOf = ({ recipe }: PageText): number => {
  if (recipe === null) return 0
  const { ingredients, steps, name, warnings } = recipe
  const sure = ingredients.filter(({ approximate, problems }) => !approximate && problems.length === 0)
  return 1 + 3 * sure.length + ingredients.length + 2 * steps.length + (name === '' ? 0 : 3) - warnings.length
}

type ReadWords = { readonly words: readonly Word[]; readonly fraction: boolean }

/** Words as they stood on the paper: mended, and looked at where the engine may have had no sign for a fraction. */
const readWords = ({ fractions, vocabulary }: Signs, page: Grey, seen: readonly Word[]): ReadWords => {
  const words = seen.map((word) => mended(vocabulary, word))
  const first = words.findIndex(({ text }) => /[\p{L}\d%]/u.test(text) && !/^[eo]$/.test(text))
  const height = letterHeight(words)
  let fraction = false
  const read = words.map((word, at) => {
    const opens = at === first && at <= 1
    const before = words[at - 1]
    const cell = before !== undefined && word.x0 - before.x1 > cellGap * height && !/^[\p{L}\d]$/u.test(word.text)
    const listed = before?.text.endsWith(',') === true && /[%/]|[YVy][24ae]/.test(word.text)
    if (!(opens || cell || listed) || !mayBeFraction(word.text)) return word
    const rest = textOf(words.slice(at + 1))
    const sign = fractionAt(fractions, page, word) ?? (mustBeFraction(word.text, rest) ? '½' : null)
    if (sign === null) return word
    fraction = true
    return { ...word, text: sign }
  })
  return { words: fraction && first === 1 && read[1] !== words[1] ? read.slice(1) : read, fraction }
}

/** A line as a cook would write it, and what to look at in it. */
const lineOf = ({ words, fraction }: ReadWords, inTable: TableLine | undefined): TableLine => {
  const text = inTable?.text ?? fixOcrLine(textOf(words))
  const dim = words.some(({ text: word, confidence }) => confidence < blurred && /[\p{L}\d]{2}/u.test(word))
  const doubts = [
    ...(inTable?.doubts ?? []),
    ...(fraction ? [`Fracción en «${text}»: compruébala`] : []),
    ...(inTable === undefined && wornGram.test(textOf(words))
      ? [`«${text}»: la g parece un 9; comprueba la cantidad`]
      : []),
    ...(dim && !fraction ? [`«${text}» no se lee bien: compruébalo`] : []),
  ]
  return { text, doubts: text === '' ? [] : doubts }
}

/** 'cebolla 3009': mended in ocr-fixes.ts, and told. */
const wornGram = /\p{L}[ .:]+\d{1,3}0[9q]$/u

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

const mended = (vocabulary: Vocabulary, word: Word): Word => {
  if (word.confidence >= doubted) return word
  const [, before = '', letters = '', after = ''] = /^(\P{L}*)(\p{L}*)(\P{L}*)$/u.exec(word.text) ?? []
  const better = letters === '' ? null : vocabulary.mend(letters)
  return better === null ? word : { ...word, text: `${before}${better}${after}` }
}
