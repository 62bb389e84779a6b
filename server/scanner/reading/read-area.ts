import { type Grey, greyOf, pictureOf } from '#server/scanner/photo/grey.ts'
import type { Box, Line, Ocr } from './ocr.ts'

/** px: how high a line is best read by itself, and the least there must be of it. */
const height = 64
const least = 20
/** Times: more makes blots of letters. */
const mostScale = 2.5

/** What stands in a part of the page, read alone and larger as one line, placed on the page; null when nothing does. */
export const readArea = async (ocr: Ocr, page: Grey, area: Box): Promise<Line | null> => {
  const left = Math.max(0, Math.round(area.x0))
  const top = Math.max(0, Math.round(area.y0))
  const wide = Math.min(page.width, Math.round(area.x1)) - left
  const high = Math.min(page.height, Math.round(area.y1)) - top
  if (wide < least || high < least) return null
  const scale = Math.min(mostScale, Math.max(1, height / high))
  const cut = pictureOf(page).extract({ left, top, width: wide, height: high })
  const larger = await greyOf(cut.resize({ width: Math.round(wide * scale), kernel: 'cubic' }))
  const [line] = (await ocr.read(larger, 'line')).lines
  if (line === undefined) return null
  const placed = <Part extends Box>(box: Part): Part => ({
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
