import type { Grey } from '#server/scanner/photo/grey.ts'
import type { Line, Ocr, OcrResult, Word } from './ocr.ts'
import { readArea } from './read-area.ts'

/** Of 100: a line with a word below this is looked at again. */
const doubted = 55
/** Lines of a page that are: each costs a tenth of a page's reading. */
const mostLines = 8
/** By how much the second look must be surer, of 100. */
const surer = 12
/** px: the white a line needs around it. */
const margin = 10

/** The lines the engine is least sure of read again, larger and one at a time; the surer of both readings counts. */
export const secondLook = async (ocr: Ocr, page: Grey, reading: OcrResult): Promise<OcrResult> => {
  const worst = reading.lines
    .filter((line) => lettered(line).some(({ confidence }) => confidence < doubted))
    .toSorted((one, other) => sureness(one) - sureness(other))
    .slice(0, mostLines)
  const better = new Map<Line, Line>()
  for (const line of worst) {
    const again = await readAgain(ocr, page, line)
    if (again !== null && sureness(again) > sureness(line) + surer && lettered(again).length >= lettered(line).length)
      better.set(line, again)
  }
  return { ...reading, lines: reading.lines.map((line) => better.get(line) ?? line) }
}

const lettered = ({ words }: Line): readonly Word[] => words.filter(({ text }) => /[\p{L}\d]/u.test(text))

/** 0–100, each word by its length. */
const sureness = (line: Line): number => {
  const words = lettered(line)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters)
}

const readAgain = (ocr: Ocr, page: Grey, { words }: Line): Promise<Line | null> =>
  readArea(ocr, page, {
    x0: Math.min(...words.map(({ x0 }) => x0)) - margin,
    y0: Math.min(...words.map(({ y0 }) => y0)) - margin,
    x1: Math.max(...words.map(({ x1 }) => x1)) + margin,
    y1: Math.max(...words.map(({ y1 }) => y1)) + margin,
  })
