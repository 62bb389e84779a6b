import { eachPixel, type Grey, histogramOf, percentileOf } from './grey.ts'
import { median } from './letter-height.ts'
import { type Ground, surroundings } from './surroundings.ts'

/** Dark ink on an even white page, whatever the lamp did: docs/ciencia/motor-local.md §3.2, steps 2–4, with its figures. */
export const evenLight = (photo: Grey): Lit => {
  const page = isBoard(photo) ? inverted(photo) : photo
  const paper = brightnessOf(page)
  const ground = groundOf(paper)
  return {
    page: evenInk(stretchLevels(removeShadows(page, ground)), ground),
    edges: stretchLevels(removeShadows(page, groundBesideEdges(paper))),
  }
}

/** `edges`: the same page with a dark band along everything that is suddenly darker, which the edge of a sheet is. */
export type Lit = { readonly page: Grey; readonly edges: Grey }

/** Below this median the middle of the page is a blackboard (of 255). */
const boardMedian = 105
/** Of 255: strokes that differ less from their ground are grain. */
const stroke = 40
/** Shares of a square that its strokes take at most, light or dark. */
const strokes = [0.03, 0.97] as const

/** Light strokes on a dark ground, square by square: a white sheet half in a shadow is dark and light too. */
const isBoard = (page: Grey): boolean => {
  const [left, right] = [Math.floor(page.width * 0.2), Math.ceil(page.width * 0.8)]
  const [top, bottom] = [Math.floor(page.height * 0.2), Math.ceil(page.height * 0.8)]
  if (percentileOf(histogramOf(page, left, top, right, bottom), 0.5) >= boardMedian) return false
  let chalk = 0
  let ink = 0
  for (let y = top; y + block <= bottom; y += block)
    for (let x = left; x + block <= right; x += block) {
      const counts = histogramOf(page, x, y, x + block, y + block)
      const ground = percentileOf(counts, 0.5)
      const [dark, light] = strokes.map((share) => Math.abs(percentileOf(counts, share) - ground))
      if (dark === undefined || light === undefined || Math.max(dark, light) < stroke) continue
      if (light > dark) chalk++
      else ink++
    }
  return chalk > ink
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

/** How bright the paper is, block by block; where there is much ink, how bright the ink. */
const brightnessOf = (page: Grey): Ground => {
  const { width, height } = page
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
  return { values: paper, columns, rows }
}

/** The brightness of the paper below the ink. */
const groundOf = ({ values, columns, rows }: Ground): Ground => {
  // Blocks full of ink (a heading in bold, a bar) take the paper around them; the edge of a hard shadow stays where it is.
  const filled = around(around(values, columns, rows, fill, brightest), columns, rows, fill, darkest)
  // A narrow field brighter than the paper (a label, the heading of a table) is no paper of its own.
  const even = around(around(filled, columns, rows, 1, darkest), columns, rows, 1, brightest)
  return { values: around(even, columns, rows, 1, median), columns, rows }
}

/** The same, brighter beside everything brighter. */
const groundBesideEdges = ({ values, columns, rows }: Ground): Ground => ({
  values: around(around(values, columns, rows, 1, brightest), columns, rows, 1, mean),
  columns,
  rows,
})

/** Divides by the brightness of the paper, so that shadow and vignette become white too; what is around the sheet is white. */
const removeShadows = (page: Grey, paper: Ground): Grey => {
  const { width, height, data } = page
  const { values: ground, columns, rows } = paper
  const outside = around(outsideOf(paper), columns, rows, margin, brightest)
  const out = new Uint8Array(data.length)
  const lines = new Map<number, Float64Array>()
  for (let y = 0; y < height; y++) {
    const v = Math.min(rows - 1, Math.max(0, y / block - 0.5))
    const upper = Math.floor(v)
    const lower = Math.min(rows - 1, upper + 1)
    const [top, bottom] = [upper, lower].map((row) => {
      const line = lines.get(row) ?? lineOf(ground, columns, row, width)
      lines.set(row, line)
      return line
    })
    const share = v - upper
    const blocks = Math.floor(y / block) * columns
    for (let x = 0; x < width; x++) {
      const above = top?.[x] ?? 0
      const here = Math.max(1, above + ((bottom?.[x] ?? 0) - above) * share)
      const isOutside = outside[blocks + Math.floor(x / block)] === 1
      out[y * width + x] = isOutside ? 255 : Math.min(255, ((data[y * width + x] ?? 0) * 255) / here)
    }
  }
  return { ...page, data: out }
}

/** The brightness of the paper along a row of blocks, pixel by pixel: from the middle of one to the middle of the next. */
const lineOf = (ground: Ground['values'], columns: number, row: number, width: number): Float64Array => {
  const line = new Float64Array(width)
  for (let x = 0; x < width; x++) {
    const u = Math.min(columns - 1, Math.max(0, x / block - 0.5))
    const left = Math.floor(u)
    const right = Math.min(columns - 1, left + 1)
    line[x] = mix(ground[row * columns + left], ground[row * columns + right], u - left)
  }
  return line
}

const mix = (one = 0, other = 0, share = 0): number => one + (other - one) * share

/** Blocks of a sheet beside what it lies on: its edge is no ink. */
const margin = 2

const outsideOf = (ground: Ground): Float32Array => {
  const outside = surroundings(ground)
  return ground.values.map((_, at) => (outside.has(at) ? 1 : 0))
}

/** Blocks: ink up to twice as many wide or high is filled with the paper beside it. */
const fill = 2

const brightest = (values: readonly number[]): number => Math.max(...values)
const darkest = (values: readonly number[]): number => Math.min(...values)
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Each block from those up to `reach` blocks away, itself among them. */
const around = (
  values: Float32Array,
  columns: number,
  rows: number,
  reach: number,
  combine: (neighbours: readonly number[]) => number,
): Float32Array =>
  values.map((_, at) => {
    const x = at % columns
    const y = Math.floor(at / columns)
    const neighbours: number[] = []
    for (let row = Math.max(0, y - reach); row <= Math.min(rows - 1, y + reach); row++)
      for (let column = Math.max(0, x - reach); column <= Math.min(columns - 1, x + reach); column++)
        neighbours.push(values[row * columns + column] ?? 0)
    return combine(neighbours)
  })

/** Of 255: darker is ink as it should be; lighter is paper with nothing on it. Between them a lamp's glare has paled the ink. */
const black = 60
const palest = 150
/** Times as bright as most of the picture: there the lamp is reflected. */
const glare = 1.15
/** Blocks around one in which its darkest ink is sought: what is written has some. */
const inkReach = 3
/** Share of a block's pixels darker than what counts as its ink. */
const inkShare = 0.01

/** Ink paled by a reflection made as dark as the rest: the light lay over paper and letters alike. */
const evenInk = (page: Grey, { values, columns, rows }: Ground): Grey => {
  const { width, height, data } = page
  const glaring = glare * median([...values])
  if (!values.some((value) => value >= glaring)) return page
  const inks = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const right = Math.min(width, (column + 1) * block)
      const bottom = Math.min(height, (row + 1) * block)
      inks[row * columns + column] = percentileOf(
        histogramOf(page, column * block, row * block, right, bottom),
        inkShare,
      )
    }
  const local = around(inks, columns, rows, inkReach, darkest)
  const out = data.slice()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const here = Math.floor(y / block) * columns + Math.floor(x / block)
      const ink = local[here] ?? 0
      if (ink <= black || ink > palest || (values[here] ?? 0) < glaring) continue
      out[at] = Math.max(0, 255 - ((255 - (data[at] ?? 255)) * (255 - black)) / (255 - ink))
    }
  return { ...page, data: out }
}

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
