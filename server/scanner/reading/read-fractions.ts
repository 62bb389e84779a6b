import { mayBeFraction, mustBeFraction } from '#core/parsing/paper/ocr-fixes.ts'
import { cellGap } from '#core/parsing/tables/table-rows.ts'
import type { Grey } from '#server/scanner/photo/grey.ts'
import { letterHeight } from '#server/scanner/photo/letter-height.ts'
import type { Fractions } from './fractions.ts'
import type { Box, Word } from './ocr.ts'
import { textOf } from './reading-order.ts'

export type ReadWords = { readonly words: readonly Word[]; readonly fraction: boolean }

/** Words as they stood on the paper, looked at where the engine may have had no sign for a fraction. */
export const readWords = (fractions: Fractions, page: Grey, words: readonly Word[]): ReadWords => {
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
