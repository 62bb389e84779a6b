import type { Grey } from '#server/scanner/photo/grey.ts'
import type { Box, Word } from './ocr.ts'

/** Below this brightness (0–255) a pixel is ink. */
const ink = 150
/** Of the height of the highest sign: a comma is lower, a figure is not. */
const asHigh = 0.5
/** Of the width of the other figures: a 1 without its flag is a stroke. */
const thin = 0.45
/** Of 100: a figure that was put in is told. */
const told = 60
/** px: no stroke of a figure is narrower, and nothing can be seen of a lower one. */
const narrowest = 2
const lowest = 12

/** Columns of ink with paper on both sides. px. */
type Stroke = { readonly wide: number; readonly high: number }

/**
 * A figure with the 1 the engine passed over: in faces whose 1 is a bare stroke '120' is read as '20', and the engine is sure of
 * it. There is one stroke more in its place than figures were read, and the first is a thin one. Within a figure
 * a stroke more says nothing: the halves of a 0 come apart.
 */
export const withOnes = (page: Grey, word: Word): Word => {
  const { text, y0, y1 } = word
  if (!/^\d{1,4}$/.test(text) || page.width === 0 || y1 - y0 < lowest) return word
  const strokes = strokesIn(page, word)
  const highest = Math.max(...strokes.map(({ high }) => high))
  const figures = strokes.filter(({ high, wide }) => high >= asHigh * highest && wide >= narrowest)
  if (figures.length !== text.length + 1) return word
  const widest = Math.max(...figures.map(({ wide }) => wide))
  const isOne = figures.map(({ wide }) => wide <= thin * widest)
  const read = `1${text}`
  const fits = [...read].every((figure, at) => (figure === '1') === isOne[at])
  return fits ? { ...word, text: read, confidence: Math.min(word.confidence, told) } : word
}

const strokesIn = (page: Grey, { x0, x1, y0, y1 }: Box): readonly Stroke[] => {
  const strokes: Stroke[] = []
  let from: number | null = null
  let top = y1
  let bottom = y0
  for (let x = Math.max(0, x0 - 1); x <= Math.min(page.width, x1 + 1); x++) {
    let has = false
    if (x < Math.min(page.width, x1 + 1))
      for (let y = Math.max(0, y0); y < Math.min(page.height, y1); y++)
        if ((page.data[y * page.width + x] ?? 255) < ink) {
          has = true
          top = Math.min(top, y)
          bottom = Math.max(bottom, y + 1)
        }
    if (has) from ??= x
    else if (from !== null) {
      strokes.push({ wide: x - from, high: bottom - top })
      from = null
      top = y1
      bottom = y0
    }
  }
  return strokes
}
