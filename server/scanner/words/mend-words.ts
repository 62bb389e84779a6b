import type { Vocabulary } from '#core/spanish/spelling.ts'
import { splitGlued } from '#server/scanner/reading/glued.ts'
import type { OcrResult, Word } from '#server/scanner/reading/ocr.ts'

/** Below this (0–100) the engine itself doubts a word. */
const doubted = 80

/** A word with the letters it must have had, and apart what ran together. Mending it again changes nothing. */
export const mended = (vocabulary: Vocabulary, word: Word): Word => {
  const apart = splitGlued(vocabulary, word.text)
  if (apart !== word.text) return { ...word, text: apart }
  // '9uisantes': the g of a hand has the loop and the tail of a 9.
  const [, rest = ''] = /^9(\p{Ll}{4,})$/u.exec(word.text) ?? []
  if (rest !== '' && !vocabulary.knows(rest) && vocabulary.knows(`g${rest}`)) return { ...word, text: `g${rest}` }
  const [, before = '', letters = '', after = ''] = /^(\P{L}*)(\p{L}*)(\P{L}*)$/u.exec(word.text) ?? []
  // The engine is sure of script whose 's' it takes for a 'c': then letters that look alike may change, and no others.
  const better =
    letters === ''
      ? null
      : (vocabulary.mend(letters, word.confidence >= doubted ? 'alike' : undefined) ?? withVowel(vocabulary, letters))
  return better === null ? word : { ...word, text: `${before}${better}${after}` }
}

/** 'sv', 'vn': short words are mended in nothing else, but no Spanish word has a v before a consonant or at its end. */
const withVowel = ({ knows }: Vocabulary, letters: string): string | null => {
  const read = letters.replace(/v(?=[^aeiouáéíóú]|$)/g, 'u')
  return letters.length < shortest && read !== letters && knows(read) ? read : null
}
/** Letters: longer words are mended by the words of kitchens. */
const shortest = 4

/** All words of a reading, mended. */
export const mendReading = (vocabulary: Vocabulary, reading: OcrResult): OcrResult => ({
  ...reading,
  lines: reading.lines.map((line) => ({ ...line, words: line.words.map((word) => mended(vocabulary, word)) })),
})
