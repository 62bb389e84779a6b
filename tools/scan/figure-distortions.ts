import type { Grey } from '#server/scanner/photo/grey.ts'

let seed = 7
/** The same numbers every time. */
export const random = (): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}
const between = (least: number, most: number): number => least + (most - least) * random()

type Ink = { readonly width: number; readonly height: number; readonly ink: Float32Array }

/** Pixels each way in which a figure is drawn anew. */
const size = 90

/** A figure as it may come off a page: smaller, leaning, turned, wide or narrow, thick or thin, blurred and grained. */
export const distorted = ({ width, height, data }: Grey): Ink => {
  const step = 0.9 / between(0.1, 0.35)
  const [turn, lean, wide] = [between(-0.12, 0.12), between(-0.25, 0.25), between(0.8, 1.25)]
  const thicker = (between(-0.45, 0.55) * 0.42 * step) / 0.9
  const darkAt = (x: number, y: number): number => {
    const [column, row] = [Math.round(x), Math.round(y)]
    return column < 0 || row < 0 || column >= width || row >= height ? 0 : 1 - (data[row * width + column] ?? 255) / 255
  }
  const quarter = step / 4
  const dark = (x: number, y: number): number =>
    (darkAt(x - quarter, y - quarter) +
      darkAt(x + quarter, y - quarter) +
      darkAt(x - quarter, y + quarter) +
      darkAt(x + quarter, y + quarter)) /
    4
  const drawn = new Float32Array(size * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [across, down] = [(x - size / 2) * step, (y - size / 2) * step]
      const v = Math.cos(turn) * down - Math.sin(turn) * across
      const u = (Math.cos(turn) * across + Math.sin(turn) * down) / wide + lean * v
      const [left, top] = [u + width / 2, v + height / 2]
      drawn[y * size + x] = spread(dark, left, top, thicker)
    }
  return cropped(grained(blurred(drawn, between(0.3, 1.4)), between(0, 0.08)))
}

/** Ways in which is looked for more ink, or less. */
const ways = 8
const noticeable = 0.7

const spread = (dark: (x: number, y: number) => number, x: number, y: number, thicker: number): number => {
  let ink = dark(x, y)
  if (Math.abs(thicker) <= noticeable) return ink
  for (let way = 0; way < ways; way++) {
    const angle = (2 * Math.PI * way) / ways
    const other = dark(x + Math.abs(thicker) * Math.cos(angle), y + Math.abs(thicker) * Math.sin(angle))
    ink = thicker > 0 ? Math.max(ink, other) : Math.min(ink, other)
  }
  return ink
}

const reach = 3

const blurred = (ink: Float32Array, sigma: number): Float32Array => {
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)))
  const all = weights.reduce((sum, weight) => sum + weight)
  const along = (from: Float32Array, step: number): Float32Array =>
    from.map((_, at) =>
      weights.reduce((sum, weight, index) => sum + ((from[at + (index - reach) * step] ?? 0) * weight) / all, 0),
    )
  return along(along(ink, 1), size)
}

const grained = (ink: Float32Array, grain: number): Float32Array => {
  const most = ink.reduce((high, value) => Math.max(high, value), 0.1)
  return ink.map((value) => Math.min(1, Math.max(0, value / most + (random() - 0.5) * grain)))
}

/** Of the darkest: what is lighter is paper. */
const paper = 0.45

const cropped = (ink: Float32Array): Ink => {
  let [x0, y0, x1, y1] = [size, size, 0, 0]
  for (const [at, value] of ink.entries()) {
    if (value <= paper) continue
    const x = at % size
    const y = (at - x) / size
    ;[x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x + 1), Math.min(y0, y), Math.max(y1, y + 1)]
  }
  const width = Math.max(1, x1 - x0)
  const height = Math.max(1, y1 - y0)
  const cut = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) cut[y * width + x] = ink[(y + y0) * size + x + x0] ?? 0
  return { width, height, ink: cut }
}
