import { pageWidth } from '#server/scanner/photo/photo.ts'
import type { Symbol as Letter, Line, OcrResult, Word } from '#server/scanner/reading/ocr.ts'

/** A letter of a PDF's own text; points from the lower left corner. */
export type PdfCharacter = {
  readonly letter: string
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** With fewer letters beside a picture it is a scanned sheet with a stamp or a page number of its own. */
const fewestLetters = 60
/** Share of signs that are letters or figures: text of a font without names comes out as boxes and control signs. */
const readableShare = 0.6

/**
 * The text layer of a page, as if it had been read from a picture as wide as a photo: words with their boxes, surely. Null
 * when there is none that can be used. `hasPicture`: the page shows one, which may be what is to be read.
 */
export const readingOfCharacters = (
  characters: readonly PdfCharacter[],
  { width, height }: { readonly width: number; readonly height: number },
  hasPicture: boolean,
): OcrResult | null => {
  const scale = pageWidth / width
  const lines: Line[] = []
  let words: Word[] = []
  let symbols: Letter[] = []
  const endWord = (): void => {
    if (symbols.length > 0) words.push(wordOf(symbols))
    symbols = []
  }
  const endLine = (): void => {
    endWord()
    if (words.length > 0) lines.push({ ...boxAround(words), words })
    words = []
  }
  for (const { letter, left, right, bottom, top } of characters) {
    if (/[\r\n]/.test(letter)) endLine()
    else if (/[\s\p{Cc}\p{Cf}\p{Co}\ufffd\ufffe\uffff]/u.test(letter) || right <= left) endWord()
    else {
      const box = { x0: left * scale, x1: right * scale, y0: (height - top) * scale, y1: (height - bottom) * scale }
      symbols.push({
        ...box,
        text: letter.normalize('NFKC') === letter || fraction.test(letter) ? letter : letter.normalize('NFKC'),
      })
    }
  }
  endLine()
  const text = lines.flatMap((line) => line.words.map((word) => word.text)).join('')
  const letters = text.replace(/[^\p{L}\d]/gu, '').length
  return letters < (hasPicture ? fewestLetters : 1) ||
    letters < readableShare * characters.filter(({ letter }) => /\S/.test(letter)).length
    ? null
    : { lines, confidence: 100 }
}

/** NFKC would write '½' as '1⁄2'. */
const fraction = /[½¼¾⅓⅔]/

const wordOf = (symbols: readonly Letter[]): Word => ({
  ...boxAround(symbols),
  text: symbols.map(({ text }) => text).join(''),
  confidence: 100,
  symbols,
})

const boxAround = (boxes: readonly Omit<Letter, 'text'>[]) => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  y0: Math.min(...boxes.map(({ y0 }) => y0)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  y1: Math.max(...boxes.map(({ y1 }) => y1)),
})
