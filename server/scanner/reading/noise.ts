import type { Vocabulary } from '#core/spanish/spelling.ts'
import { letterHeight, median } from '#server/scanner/photo/letter-height.ts'
import type { OcrResult, Word } from './ocr.ts'

/** Of 100: the edge of a table, cloth and shadows are read as letters the engine believes less than this. */
const believed = 60
/** Letters of a word that, when it is one of a kitchen's, is no accident; and of a figure the engine must be sure. */
const telling = 3
/** Letters from which on such a word counts however little the engine believes it; a shorter one it must half believe. */
const long = 5
const half = 45

/** Of the letters of the page: nobody writes half as high. */
const tooSmall = 0.5

/** The rows of a page that are writing; the others are dirt. */
export const writingOf = <Row extends { readonly words: readonly Word[] }>(
  vocabulary: Vocabulary,
  rows: readonly Row[],
): readonly Row[] => {
  const usual = median(rows.map(({ words }) => letterHeight(words)))
  const isSmall = (words: readonly Word[]): boolean =>
    letterHeight(words) < tooSmall * usual &&
    !words.some(({ text, confidence }) => confidence >= believed && text.length >= long && vocabulary.knows(text))
  return rows.filter(({ words }) => !isSmall(words) && !isNoise(vocabulary, words))
}

/** Of 100: a row the engine believes less must be words of a kitchen for the most part; among chance letters one soon looks like it. */
const hardly = 35
const mostly = 0.5

/** Letters of a word nobody reads out of chance letters, and the share of its row's it must be: 'A LA CORDOBESA'. */
const longest = 8
const ofRow = 0.6

const isMadeOfOne = ({ knows }: Vocabulary, words: readonly Word[]): boolean => {
  const letters = words.flatMap(({ text }) => text.match(/\p{L}+/gu) ?? [])
  const all = letters.join('').length
  return letters.some((word) => word.length >= longest && word.length >= ofRow * all && knows(word))
}

/** No word of it is one we know, no figure is sure, and the engine hardly believes it. */
const isNoise = (vocabulary: Vocabulary, words: readonly Word[]): boolean => {
  if (isServings(words) || isMadeOfOne(vocabulary, words)) return false
  const said = words.filter(({ text }) => /[\p{L}\d]/u.test(text))
  const telling = said.filter((word) => isTelling(vocabulary, word)).length
  const isChance = telling < mostly * said.length && sureness(words) < hardly
  return isChance || (telling === 0 && sureness(words) < believed)
}

/** 'loraciones', 'Para6': who eats it, its number run into the word. */
const isServings = (words: readonly Word[]): boolean =>
  /(?:racion|porcion|persona|comensal)|^\W*para ?\d{1,3}\W*$/i.test(words.map(({ text }) => text).join(' '))

const isTelling = ({ knows }: Vocabulary, { text, confidence }: Word): boolean => {
  const known = (text.match(/\p{L}+/gu) ?? []).filter((letters) => letters.length >= telling && knows(letters))
  if (known.some((letters) => letters.length >= long || confidence >= half)) return true
  return confidence >= believed && /^[(]?(?:\d+(?:[.,/]\d+)*|[½¼¾⅓⅔])\p{L}{0,2}[.),:]?$/u.test(text)
}

/** 0–100, each word by its length. */
const sureness = (words: readonly Word[]): number => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters)
}

/** Of 100, and characters: a sign at an end of a line this doubtful and this short is dirt, unless it can be read. */
const dirt = 70
const longestDirt = 3
/** Letter heights: dirt stands apart from the line it lies beside. */
const apart = 0.8

/** The words of a row without the dirt at its ends, of which there may be several pieces. */
export const withoutDirt = (vocabulary: Vocabulary, words: readonly Word[]): readonly Word[] => {
  const height = median(words.map(({ y0, y1 }) => y1 - y0))
  let from = 0
  let to = words.length
  while (to - from > 1 && isDirt(vocabulary, words[to - 1], words[to - 2], height)) to--
  while (to - from > 1 && isDirt(vocabulary, words[from], words[from + 1], height)) from++
  return words.slice(from, to)
}

const isDirt = ({ knows }: Vocabulary, word: Word | undefined, next: Word | undefined, height: number): boolean => {
  if (word === undefined || next === undefined || word.confidence >= dirt || word.text.length > longestDirt)
    return false
  // '7d Mezclar': the edge of the sheet before a sentence; a measure stands behind a figure and before a food.
  if (/^\d[^\d\sgl.,)ºª]$/.test(word.text) && word.x1 < next.x0 && /^\p{Lu}\p{Ll}/u.test(next.text)) return true
  if (/\d|^[gl|½¼¾⅓⅔(•·*-]$|[.)]$/.test(word.text) || (/^\p{L}{2,}$/u.test(word.text) && knows(word.text))) return false
  // 'a 200 IC.': of a temperature.
  if (/C[.,]?$/.test(word.text) && /^\d{2,3}$/.test(next.text)) return false
  const gap = Math.max(word.x0 - next.x1, next.x0 - word.x1)
  return gap > apart * height || /[.:;]$/.test(next.text)
}

/** Times as high as the words of its page mostly are: no letters, but what stands upright beside several lines. */
const tooHigh = 3.5
/** Of 100: a title in large letters is believed more. */
const believedHigh = 70

/** Of its height: two letters side by side are wider. */
const narrowest = 0.4

/** A reading without what is far too high to be a word: it would draw the lines beside it into one. */
export const withoutUprights = (reading: OcrResult): OcrResult => {
  const usual = median(reading.lines.flatMap(({ words }) => words.map(({ y0, y1 }) => y1 - y0)))
  const isUpright = ({ x0, x1, y0, y1, confidence, text }: Word): boolean =>
    (y1 - y0 > tooHigh * usual && (confidence < believedHigh || (text.length > 1 && x1 - x0 < y1 - y0))) ||
    (text.length > 1 && confidence < believedHigh && x1 - x0 < narrowest * (y1 - y0))
  return {
    ...reading,
    lines: reading.lines
      .map((line) => ({ ...line, words: line.words.filter((word) => !isUpright(word)) }))
      .filter(({ words }) => words.length > 0),
  }
}
