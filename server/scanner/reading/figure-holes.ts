import type { Grey } from '#server/scanner/photo/grey.ts'
import type { Box, Word } from './ocr.ts'

/** Of a symbol's box, px: smaller ones say nothing. */
const lowest = 14
/** Share of the way from its darkest to its lightest: what is lighter is paper. */
const paper = 0.62
/** Of the box's area: a smaller hole is a speck, or two strokes that touch. */
const smallest = 0.02

/** No hand writes them with a hole: what the engine takes for one of them and has one is an 8, a 6 or a 9 as likely. */
const withoutHole = /[357]/
/** Of 100: a figure that may be another is told. */
const told = 60

/** A figure less believed where a 3, a 5 or a 7 was read and its strokes close; the engine is as sure of it as of any other. */
export const withHoles = (page: Grey, word: Word): Word => {
  const { text, symbols, confidence } = word
  if (page.width === 0 || !/^\(?\d[\d.,]*\)?$/.test(text)) return word
  const figures = symbols.filter((symbol) => /\d/.test(symbol.text))
  // What was seen in another look has no boxes of its own.
  if (figures.map((symbol) => symbol.text).join('') !== text.replace(/\D/g, '')) return word
  const isOther = figures.some((symbol) => withoutHole.test(symbol.text) && (holesIn(page, symbol) ?? 0) > 0)
  return isOther ? { ...word, confidence: Math.min(confidence, told) } : word
}

/** The holes in a symbol: none in a 3, two in an 8, whatever hand they are written by; null where it is too small to tell. */
const holesIn = (page: Grey, { x0, y0, x1, y1 }: Box): number | null => {
  const [left, top] = [Math.max(0, Math.round(x0) - 1), Math.max(0, Math.round(y0) - 1)]
  const width = Math.min(page.width, Math.round(x1) + 2) - left
  const height = Math.min(page.height, Math.round(y1) + 2) - top
  if (height < lowest || width < lowest / 3) return null
  const at = (x: number, y: number): number => page.data[(top + y) * page.width + left + x] ?? 255
  let [dark, light] = [255, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) [dark, light] = [Math.min(dark, at(x, y)), Math.max(light, at(x, y))]
  const limit = dark + paper * (light - dark)
  // One more on every side, so that the paper around it hangs together.
  const wide = width + 2
  const open = new Uint8Array(wide * (height + 2)).fill(1)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) open[(y + 1) * wide + x + 1] = at(x, y) > limit ? 1 : 0
  const areas: number[] = []
  for (let start = 0; start < open.length; start++) if (open[start] === 1) areas.push(fill(open, wide, start))
  return areas.slice(1).filter((area) => area >= smallest * width * height).length
}

/** Fills what hangs together from a point on, and answers how much it is. */
const fill = (open: Uint8Array, wide: number, start: number): number => {
  const next = [start]
  open[start] = 0
  let area = 0
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    area++
    const column = at % wide
    for (const to of [at - wide, at + wide, column > 0 ? at - 1 : -1, column < wide - 1 ? at + 1 : -1])
      if (open[to] === 1) {
        open[to] = 0
        next.push(to)
      }
  }
  return area
}
