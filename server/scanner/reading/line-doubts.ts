import { readHeading } from '#core/parsing/paper/headings.ts'
import { fixOcrLine } from '#core/parsing/paper/ocr-fixes.ts'
import { isRunningLine } from '#core/parsing/paper/running-lines.ts'
import type { TableLine } from '#core/parsing/tables/table-lines.ts'
import type { Vocabulary } from '#core/spanish/spelling.ts'
import { disagreements } from '#server/scanner/words/agreement.ts'
import { clear } from '#server/scanner/words/mend-words.ts'
import { isBit } from '#server/scanner/words/usual-words.ts'
import type { KitchenWords } from '#server/scanner/words/vocabulary.ts'
import type { Word } from './ocr.ts'
import type { ReadWords } from './read-fractions.ts'
import { textOf } from './reading-order.ts'

/** Below this (0–100) a word no kitchen has is doubted, whatever it looks like. */
const blurred = 45
/** A word of a kitchen is no accident, a figure is sooner wrong. */
const faint = 20
/** Letters from which on it is none however faint: a speck or a dash beside it is what the engine does not believe. */
const long = 3
export const unsureFigure = 74
/** On a page of script or worn letters the engine is sure of figures that are wrong: of so many words below 90 of 100. */
export const unsureOnPoorPage = 92
const poorShare = 0.3
/** A line as a cook would write it, and what to look at in it. */
export const lineOf = (
  vocabulary: KitchenWords,
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
  const isCutOff = words.length >= sentence && /(?<!\p{L})(?:a|hasta) (?:\d{2,3}$|\d{0,2}[%?*+&$])/u.test(text)
  const doubts = [
    ...(inTable?.doubts ?? []),
    ...(fraction ? [`Fracción en «${itemWithFraction(text)}»: compruébala`] : []),
    ...(inTable === undefined && wornGram.test(textOf(words))
      ? [`«${text}»: la g se lee como otro signo; comprueba la cantidad`]
      : []),
    ...((dim || isCutOff || isCounted) && !fraction
      ? [`«${text}» no se lee bien: compruébalo`]
      : [...oddWords(vocabulary, text), ...disagreements(text)].slice(0, 1)),
  ]
  return {
    text,
    doubts: text === '' || isRunningLine(text) || readHeading(text) !== null ? (inTable?.doubts ?? []) : doubts,
  }
}

/** Words of a line from which on a bit of a word in it is no abbreviation or name of a house. */
const severalWords = 4

/** Words hardly ever written that look like one that always is ('cobre el chocolate', 'la maca'), and bits of words. */
const oddWords = ({ rather, times }: KitchenWords, text: string): string[] => {
  const words = text.match(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu) ?? []
  return words.flatMap((word) => {
    const other = rather(word)
    if (other !== null) return [`«${text}»: se lee «${word}» y puede ser «${other}»; compruébalo`]
    return words.length >= severalWords && isBit(word, times)
      ? [`«${text}»: «${word}» no es una palabra; compruébalo`]
      : []
  })
}

const figuresIn = (text: string): string => text.replace(/\D/g, '')

/** Of a list on one line only the item that holds it. */
const itemWithFraction = (text: string): string => text.split(', ').find((item) => /[½¼¾⅓⅔]/.test(item)) ?? text

/** A figure the engine is not sure of, or letters that make no word we know. */
const isDoubtful = ({ knows }: Vocabulary, { text, confidence }: Word, leastFigure: number): boolean => {
  if (/\d/.test(text)) return confidence < leastFigure || /\d\?\d|\d[SOBZI]|[SOBZI]\d/.test(text)
  if (/^[[{|€$£&@]\p{L}|\p{L}[[\]{}|<>]/u.test(text)) return true
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length < 2) return false
  return knows(letters)
    ? confidence < faint && letters.length < long
    : confidence < blurred || (confidence < clear && letters.length >= 3 && /^\p{L}+[.,;:)]*$/u.test(text))
}

/** '3. Mojar': where the count of the steps jumps that is told (core/parsing/paper/step-numbers.ts), however faint their numbers are. */
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

export const isPoor = (words: readonly Word[]): boolean => {
  const said = words.filter(({ text }) => /[\p{L}\d]{2}/u.test(text))
  return said.filter(({ confidence }) => confidence < 90).length > poorShare * said.length
}

/** 'cebolla 3009', 'mantequilla 70 8': mended in ocr-fixes.ts, and told. */
const wornGram = /\p{L}[ .:]+\d{1,3}0(?:[9q]| [8&€])$/u
