import type { Grey } from '#server/scanner/photo/grey.ts'
import { figureNet, likelihoods } from './figure-net.ts'
import { signsIn } from './figure-signs.ts'
import type { Box, Word } from './ocr.ts'

/** Figures by their shapes, and how many times as likely as what was read they are where they differ most. */
export type Shapes = { readonly text: string; readonly odds: number }

/** Of its height: how far around a figure its ink may reach. */
const around = 0.12
/** Of the least likely sign of a figure that was read with fewer: it must be this sure. */
const sureOfMore = 0.97
/** What each sign must be at least: the halves of a figure that came apart are none for certain. */
const likelyEach = 0.85
/** px: of less nobody sees a shape. */
const lowest = 12
const never = 1e-4

/**
 * The figures of a word by the shape of each, without what stands beside them: an opinion of its own, for the engine reads words and is as
 * sure of a 3 that is an 8. Null where strokes touch or come apart, so that they are not as many as the figures that were read; a
 * figure more than was read counts only where all are sure and the read ones are among them.
 */
export const shapesOf = (page: Grey, { text, x0, y0, x1, y1 }: Word): Shapes | null => {
  if (page.width === 0 || y1 - y0 < lowest) return null
  const { figures, boxes, commas } = signsIn(page, withRoom({ x0, y0, x1, y1 }))
  const read = text.replace(/\D/g, '')
  if (read === text && boxes.length === read.length && /[689]$/.test(read) && isGram(boxes))
    return { text: `${read.slice(0, -1)} g`, odds: 1 / never }
  if (figures.length < read.length || figures.length > read.length + 1 || boxes.some(isWide)) return null
  const seen = figures.map((sign) => likelihoods(figureNet(), sign))
  const best = seen.map((shares) => shares.indexOf(Math.max(...shares)))
  const isSure = seen.every((shares) => Math.max(...shares) >= sureOfMore)
  const comma = read === text && isSure ? commaIn(commas, figures.length) : null
  const written = comma === null ? best.join('') : `${best.slice(0, comma).join('')},${best.slice(comma).join('')}`
  if (figures.length > read.length) {
    const isMore = best.some((_, left) => best.toSpliced(left, 1).join('') === read)
    return isSure && isMore && read === text ? { text: written, odds: 1 / never } : null
  }
  if (comma !== null) return { text: written, odds: 1 / never }
  const odds = seen.map((shares, at) => Math.max(...shares) / Math.max(never, shares[Number(read[at])] ?? 0))
  let place = 0
  const isLikely = seen.every((shares) => Math.max(...shares) >= likelyEach)
  return { text: text.replace(/\d/g, () => String(best[place++])), odds: isLikely ? Math.max(...odds) : 1 }
}

/** Of the first figure's height: in no face two figures of one number stand so far apart, and a g begins and ends so much lower. */
const apart = 0.42
const lower = 0.12

/** Whether the last of some signs is the g of what stands before it: away from it, and hanging below. */
const isGram = (boxes: readonly Box[]): boolean => {
  const [first, last, before] = [boxes[0], boxes.at(-1), boxes.at(-2)]
  if (first === undefined || last === undefined || before === undefined) return false
  const high = first.y1 - first.y0
  return last.x0 - before.x1 >= apart * high && last.y0 - first.y0 >= lower * high && last.y1 - first.y1 >= lower * high
}

const withRoom = ({ x0, y0, x1, y1 }: Box): Box => {
  const margin = around * (y1 - y0)
  return { x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin }
}

/** Of its height: a figure is no wider; two that touch are, and a fraction. */
const widest = 1
const isWide = ({ x0, y0, x1, y1 }: Box): boolean => x1 - x0 > widest * (y1 - y0)
const mostGarbled = 4

/** The figure in a box of which the engine made signs ('+0', '-1S50'), where each of its strokes can only be one. */
export const garbledFigure = (page: Grey, box: Box): string | null => {
  if (page.width === 0 || box.y1 - box.y0 < lowest) return null
  const { figures, boxes, commas } = signsIn(page, withRoom(box))
  if (figures.length === 0 || figures.length > mostGarbled) return null
  if (boxes.some(isWide)) return null
  const seen = figures.map((sign) => likelihoods(figureNet(), sign))
  if (seen.some((shares) => Math.max(...shares) < sureOfMore)) return null
  const text = seen.map((shares) => shares.indexOf(Math.max(...shares))).join('')
  const comma = commaIn(commas, figures.length)
  return comma === null ? text : `${text.slice(0, comma)},${text.slice(comma)}`
}

/** Figures behind a comma: of kilos there may be three, of which the last is none. */
const mostBehind = 2

/** Where the one comma between the figures stands. */
const commaIn = (commas: readonly number[], figures: number): number | null => {
  const [at = 0, ...more] = commas.filter((place) => place > 0 && place < figures)
  return more.length === 0 && at > 0 && figures - at <= mostBehind ? at : null
}
