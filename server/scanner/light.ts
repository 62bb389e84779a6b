import { eachPixel, type Grey, histogramOf, percentileOf } from './grey.ts'

/** Dark ink on an even white page, whatever the lamp did: ia-y-escaner.md §3.2, steps 2–4, with its figures. */
export const evenLight = (page: Grey): Grey => stretchLevels(removeShadows(isBoard(page) ? inverted(page) : page))

/** Below this median the middle of the page is a blackboard (of 255). */
const boardMedian = 105
/** Chalk is this much brighter than its board. */
const chalkAbove = 60

/** Light strokes on a dark ground. */
const isBoard = (page: Grey): boolean => {
  const { width, height } = page
  const middle = histogramOf(
    page,
    Math.floor(width * 0.2),
    Math.floor(height * 0.2),
    Math.ceil(width * 0.8),
    Math.ceil(height * 0.8),
  )
  const median = percentileOf(middle, 0.5)
  return median < boardMedian && percentileOf(middle, 0.985) > median + chalkAbove
}

const inverted = (page: Grey): Grey =>
  eachPixel(
    page,
    Uint8Array.from({ length: 256 }, (_, value) => 255 - value),
  )

/** px: larger than a stroke, smaller than a shadow. */
const block = 24
/** Share of a block's pixels darker than its paper. */
const paperShare = 0.88

/** Divides by the paper's own brightness, found block by block, so that shadow and vignette become white too. */
const removeShadows = (page: Grey): Grey => {
  const { width, height, data } = page
  const columns = Math.ceil(width / block)
  const rows = Math.ceil(height / block)
  const paper = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const right = Math.min(width, (column + 1) * block)
      const bottom = Math.min(height, (row + 1) * block)
      paper[row * columns + column] = percentileOf(
        histogramOf(page, column * block, row * block, right, bottom),
        paperShare,
      )
    }
  }
  // A block full of ink (a heading in bold) takes the paper of its neighbours.
  const ground = smoothed(brightestAround(paper, columns, rows), columns, rows)
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    const v = Math.min(rows - 1, Math.max(0, y / block - 0.5))
    const upper = Math.floor(v)
    const lower = Math.min(rows - 1, upper + 1)
    for (let x = 0; x < width; x++) {
      const u = Math.min(columns - 1, Math.max(0, x / block - 0.5))
      const left = Math.floor(u)
      const right = Math.min(columns - 1, left + 1)
      const top = mix(ground[upper * columns + left], ground[upper * columns + right], u - left)
      const bottom = mix(ground[lower * columns + left], ground[lower * columns + right], u - left)
      const here = Math.max(1, mix(top, bottom, v - upper))
      out[y * width + x] = Math.min(255, ((data[y * width + x] ?? 0) * 255) / here)
    }
  }
  return { ...page, data: out }
}

const mix = (one = 0, other = 0, share = 0): number => one + (other - one) * share

const around = (
  values: Float32Array,
  columns: number,
  rows: number,
  combine: (neighbours: readonly number[]) => number,
): Float32Array =>
  values.map((_, at) => {
    const x = at % columns
    const y = Math.floor(at / columns)
    const neighbours: number[] = []
    for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++)
        neighbours.push(values[row * columns + column] ?? 0)
    return combine(neighbours)
  })

const brightestAround = (values: Float32Array, columns: number, rows: number): Float32Array =>
  around(values, columns, rows, (neighbours) => Math.max(...neighbours))

const smoothed = (values: Float32Array, columns: number, rows: number): Float32Array =>
  around(values, columns, rows, (neighbours) => neighbours.reduce((sum, value) => sum + value, 0) / neighbours.length)

/** Up to here it may be faint ink; from there on it is paper: tinted rows of a table, a ring of coffee (of 255). */
const inkEnds = 195
const paperBegins = 222

/** Tints become paper. For a page whose surroundings are cleared: it hardens their edge too. */
export const whiten = (page: Grey): Grey =>
  eachPixel(
    page,
    Uint8Array.from({ length: 256 }, (_, value) =>
      value <= inkEnds
        ? value
        : Math.min(255, inkEnds + ((value - inkEnds) * (255 - inkEnds)) / (paperBegins - inkEnds)),
    ),
  )

/** The darkest 0.3 % become black, the median and all above it white. */
const stretchLevels = (page: Grey): Grey => {
  const counts = histogramOf(page, 0, 0, page.width, page.height)
  const black = percentileOf(counts, 0.003)
  const white = Math.max(black + 1, percentileOf(counts, 0.5))
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, Math.max(0, ((value - black) * 255) / (white - black))),
  )
  return eachPixel(page, table)
}
