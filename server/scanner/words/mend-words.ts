import type { Vocabulary } from '#core/spanish/spelling.ts'
import { splitGlued } from '#server/scanner/reading/glued.ts'
import type { OcrResult, Word } from '#server/scanner/reading/ocr.ts'

/** Below this (0–100) the engine itself doubts a word. From the other on a word is what it says, whether a kitchen has it or not. */
const doubted = 80
export const clear = 94

/** A word with the letters it must have had, and apart what ran together. Mending it again changes nothing. */
export const mended = (vocabulary: Vocabulary, word: Word): Word => {
  // 'Spax' is a number of servings that ran into its word, and no Spam.
  if (/^\S{1,3}pax$/i.test(word.text)) return word
  const apart = splitGlued(vocabulary, word.text)
  if (apart !== word.text) return { ...word, text: apart }
  // '9uisantes': the g of a hand has the loop and the tail of a 9.
  const opened = withLetter(vocabulary, word.text)
  if (opened !== null) return { ...word, text: opened }
  const [, before = '', letters = '', after = ''] = /^(\P{L}*)(\p{L}*)(\P{L}*)$/u.exec(word.text) ?? []
  // The engine is sure of script whose 's' it takes for a 'c': then letters that look alike may change, and no others.
  const better =
    letters === '' || word.confidence >= clear
      ? null
      : (vocabulary.mend(letters, word.confidence >= doubted ? 'alike' : undefined) ?? withVowel(vocabulary, letters))
  return better === null ? word : { ...word, text: `${before}${better}${after}` }
}

/** Letters that look like the figure a word begins with. */
const lettersFor: Readonly<Record<string, string>> = { '9': 'g', '3': 'z', '5': 's', '0': 'o' }

/** '9uisantes', '3anahorias': no word begins with a figure. The letters of a food behind its amount ('2zanahorias') are left. */
const withLetter = ({ knows, mend }: Vocabulary, text: string): string | null => {
  const [, figure = '', rest = '', end = ''] = /^([9350])(\p{Ll}{4,})([.,;:]?)$/u.exec(text) ?? []
  if (rest === '' || knows(rest)) return null
  const word = `${lettersFor[figure]}${rest}`
  const read = knows(word) ? word : mend(word)
  return read === null ? null : `${read}${end}`
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
