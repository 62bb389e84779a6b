import { type Grey, greyOf, pictureOf } from './grey.ts'
import type { Line, Ocr, Reading, Word } from './ocr.ts'

/** Of 100: a line with a word below this is looked at again. */
const doubted = 55
/** Lines of a page that are: each costs a tenth of a page's reading. */
const mostLines = 8
/** By how much the second look must be surer, of 100. */
const surer = 12
/** px: how high a line is best read by itself, and the white it needs around it. */
const height = 64
const margin = 10
/** Times: more makes blots of letters. */
const mostScale = 2.5

/** The lines the engine is least sure of read again, larger and one at a time; the surer of both readings counts. */
export const secondLook = async (ocr: Ocr, page: Grey, reading: Reading): Promise<Reading> => {
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

const readAgain = async (ocr: Ocr, page: Grey, { words }: Line): Promise<Line | null> => {
  const left = Math.max(0, Math.min(...words.map(({ x0 }) => x0)) - margin)
  const top = Math.max(0, Math.min(...words.map(({ y0 }) => y0)) - margin)
  const wide = Math.min(page.width, Math.max(...words.map(({ x1 }) => x1)) + margin) - left
  const high = Math.min(page.height, Math.max(...words.map(({ y1 }) => y1)) + margin) - top
  if (wide < 2 * margin || high < 2 * margin) return null
  const scale = Math.min(mostScale, Math.max(1, height / high))
  const cut = pictureOf(page).extract({ left, top, width: wide, height: high })
  const larger = await greyOf(cut.resize({ width: Math.round(wide * scale), kernel: 'cubic' }))
  const [line] = (await ocr.read(larger, 'line')).lines
  if (line === undefined) return null
  const placed = <Box extends { x0: number; y0: number; x1: number; y1: number }>(box: Box): Box => ({
    ...box,
    x0: Math.round(left + box.x0 / scale),
    x1: Math.round(left + box.x1 / scale),
    y0: Math.round(top + box.y0 / scale),
    y1: Math.round(top + box.y1 / scale),
  })
  return {
    ...placed(line),
    words: line.words.map((word) => ({ ...placed(word), symbols: word.symbols.map((symbol) => placed(symbol)) })),
  }
}
