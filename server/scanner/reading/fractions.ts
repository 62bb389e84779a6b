import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type Grey, greyOf } from '#server/scanner/photo/grey.ts'
import type { Box } from './ocr.ts'

/**
 * The Spanish model has no sign for a fraction and writes '%', 'Y2' or a figure instead (docs/ciencia/motor-local.md §3.4), so the
 * sign itself is looked at: shrunk to 32 × 32 and compared with the same signs of many fonts (`fractions.png`, a row each).
 */
export const glyphSigns = '½¼¾⅓⅔%1234567890YVKXeo&'
export const glyphSize = 32

/** How much a vote for each fraction counts: halves and quarters are what kitchens write. */
const usual: Readonly<Record<string, number>> = { '½': 1.5, '¼': 1.2, '¾': 1, '⅓': 0.6, '⅔': 0.6 }
/** Neighbours that vote, and how like they must be (correlation, 1 is the same). */
const neighbours = 5
const alike = 0.62
/** Votes of the five. */
const majority = 3

export type Fractions = { readonly at: (page: Grey, box: Box) => string | null }
type Template = { readonly sign: string; readonly ink: Float32Array }

/** Reads the table of signs once. */
export const openFractions = async (): Promise<Fractions> => {
  const table = await greyOf(sharp(fileURLToPath(new URL('./fractions.png', import.meta.url))))
  const templates: Template[] = []
  for (let top = 0; top < table.height; top += glyphSize)
    for (const [column, sign] of [...glyphSigns].entries()) {
      const left = column * glyphSize
      templates.push({
        sign,
        ink: normalised(shrunk(table, { x0: left, y0: top, x1: left + glyphSize, y1: top + glyphSize })),
      })
    }
  return {
    at: (page, box) => {
      const ink = inkBox(page, box)
      // A fraction is about as wide as high; two figures in a row are wider.
      if (ink === null || ink.x1 - ink.x0 < 8 || (ink.x1 - ink.x0) / (ink.y1 - ink.y0) > 1.9) return null
      return vote(templates, normalised(shrunk(page, ink)))
    },
  }
}

/** The fraction most of the nearest signs say it is, or null: something else, or nothing they agree on. */
const vote = (templates: readonly Template[], ink: Float32Array): string | null => {
  const nearest = templates
    .map(({ sign, ink: other }) => ({ sign, likeness: likeness(ink, other) }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, neighbours)
  const votes = nearest.filter(({ sign, likeness }) => sign in usual && likeness >= alike)
  if (votes.length < majority) return null
  const tally = new Map<string, number>()
  for (const { sign } of votes) tally.set(sign, (tally.get(sign) ?? 0) + (usual[sign] ?? 0))
  return [...tally].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

/** The box drawn close around its ink, or null when there is none. */
const inkBox = ({ width, height, data }: Grey, box: Box): Box | null => {
  let [x0, y0, x1, y1] = [width, height, -1, -1]
  for (let y = Math.max(0, box.y0); y < Math.min(height, box.y1); y++)
    for (let x = Math.max(0, box.x0); x < Math.min(width, box.x1); x++) {
      if ((data[y * width + x] ?? 255) >= 140) continue
      if (x < x0) x0 = x
      if (x > x1) x1 = x
      if (y < y0) y0 = y
      if (y > y1) y1 = y
    }
  return x1 <= x0 || y1 <= y0 ? null : { x0, y0, x1: x1 + 1, y1: y1 + 1 }
}

/** Mean darkness of each of 32 × 32 cells. */
const shrunk = ({ width, data }: Grey, { x0, y0, x1, y1 }: Box): Float32Array => {
  const cells = new Float32Array(glyphSize * glyphSize)
  for (let row = 0; row < glyphSize; row++)
    for (let column = 0; column < glyphSize; column++) {
      const left = x0 + Math.floor(((x1 - x0) * column) / glyphSize)
      const right = Math.max(left + 1, x0 + Math.floor(((x1 - x0) * (column + 1)) / glyphSize))
      const top = y0 + Math.floor(((y1 - y0) * row) / glyphSize)
      const bottom = Math.max(top + 1, y0 + Math.floor(((y1 - y0) * (row + 1)) / glyphSize))
      let dark = 0
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) dark += 255 - (data[y * width + x] ?? 255)
      cells[row * glyphSize + column] = dark / ((right - left) * (bottom - top))
    }
  return cells
}

/** Mean 0 and length 1, so that the product of two is their correlation. */
const normalised = (cells: Float32Array): Float32Array => {
  const mean = cells.reduce((sum, cell) => sum + cell, 0) / cells.length
  const centred = cells.map((cell) => cell - mean)
  const length = Math.hypot(...centred) || 1
  return centred.map((cell) => cell / length)
}

const likeness = (one: Float32Array, other: Float32Array): number => {
  let product = 0
  for (let at = 0; at < one.length; at++) product += (one[at] ?? 0) * (other[at] ?? 0)
  return product
}
