import { fixOcrLine, mayBeFraction, mustBeFraction } from '#core/parsing/ocr-fixes.ts'
import { parseRecipeText, type RecipeText } from '#core/parsing/recipe-text.ts'
import type { Vocabulary } from '#core/spanish/spelling.ts'
import type { Fractions } from './fractions.ts'
import type { Grey } from './grey.ts'
import type { Box, Reading, Word } from './ocr.ts'
import { inReadingOrder, textOf } from './reading-order.ts'

/** A page as one reads it. */
export type PageText = {
  /** Line by line. */
  readonly text: string
  /** 0–100: how sure the engine is of its letters. */
  readonly confidence: number
  readonly recipe: RecipeText | null
  /** Readings to check, in Spanish. */
  readonly doubts: readonly string[]
}

/** What the engine does not know: fractions, and the words of kitchens. */
export type Signs = { readonly fractions: Fractions; readonly vocabulary: Vocabulary }

type ReadLine = { readonly line: string; readonly doubt?: string }

/** Below this (0–100) the engine itself doubts a word; below that so may the cook. */
const doubted = 70
const blurred = 45
const mostDoubts = 20

export const pageText = (signs: Signs, page: Grey, { lines, confidence }: Reading): PageText => {
  const read = inReadingOrder(lines).map(({ words }) => readLine(signs, page, words))
  const text = read.map(({ line }) => line).join('\n')
  const doubts = read.flatMap(({ doubt }) => (doubt === undefined ? [] : [doubt])).slice(0, mostDoubts)
  return { text, confidence, recipe: parseRecipeText(text), doubts }
}

/** The reading with more of a recipe in it. */
export const betterOf = (one: PageText, other: PageText): PageText => (worthOf(other) > worthOf(one) ? other : one)

const worthOf = ({ recipe }: PageText): number => {
  if (recipe === null) return 0
  const { ingredients, steps, name, warnings } = recipe
  const sure = ingredients.filter(({ approximate, problems }) => !approximate && problems.length === 0)
  return 1 + 3 * sure.length + ingredients.length + 2 * steps.length + (name === '' ? 0 : 3) - warnings.length
}

/** A line as it stood on the paper; its first word is looked at where the engine may have had no sign for it. */
const readLine = ({ fractions, vocabulary }: Signs, page: Grey, seen: readonly Word[]): ReadLine => {
  const words = seen.map((word) => mended(vocabulary, word))
  const at = words.findIndex(({ text }) => /[\p{L}\d%]/u.test(text) && !/^[eo]$/.test(text))
  const first = words[at]
  if (first !== undefined && at <= 1 && mayBeFraction(first.text)) {
    const rest = textOf(words.slice(at + 1))
    const read = fractionAt(fractions, page, first) ?? (mustBeFraction(first.text, rest) ? '½' : null)
    if (read !== null) {
      const line = fixOcrLine(`${read} ${rest}`)
      return { line, doubt: `Fracción en «${line}»: compruébala` }
    }
  }
  const line = fixOcrLine(textOf(words))
  const dim = words.some(({ text, confidence }) => confidence < blurred && /[\p{L}\d]{2}/u.test(text))
  return dim ? { line, doubt: `«${line}» no se lee bien: compruébalo` } : { line }
}

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
