import type { Grey } from '#server/scanner/photo/grey.ts'
import type { Box } from './ocr.ts'

/** A sign as it is compared: so many cells each way, of which its longer side fills so many. */
export const signSize = 24
const filled = 20
/** Share of the way from the darkest to the lightest: what is lighter is paper. */
const paper = 0.55
/** Of 255: what differs less is bare paper. */
const leastContrast = 40
/** Pixels: less ink is a speck. */
const fewestPixels = 4
/** Of the narrower one's width: strokes that stand over one another are of one sign. */
const overlapping = 0.5
/** Of the highest sign: a speck is lower, a figure is not. */
const asHigh = 0.5
/** Of its height: a comma begins so far below its head, is so narrow and at least so large each way. */
const commaBelow = 0.55
const commaWide = 0.4
const commaLeast = 0.07
/** Pixels each way of a box in which signs are looked for. */
const longest = 2000

type Sign = Box & { readonly strokes: readonly number[] }

/** Strokes of ink that hang together: for each pixel the number of its stroke, 0 is paper. */
type Strokes = { readonly numbers: Int32Array; readonly boxes: readonly Sign[] }

/** The figures in a box from left to right, each as the ink in its cells (0–1), and how many stand before each comma. */
export type Signs = {
  readonly figures: readonly Float32Array[]
  /** Where each figure stands within the box. */
  readonly boxes: readonly Box[]
  readonly commas: readonly number[]
}

const none: Signs = { figures: [], boxes: [], commas: [] }

export const signsIn = (page: Grey, box: Box): Signs => {
  const cut = cutOut(page, box)
  if (cut.width < 2 || cut.height < 2 || cut.width > longest || cut.height > longest) return none
  const [dark, light] = cut.data.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [255, 0])
  if (light - dark < leastContrast) return none
  const { numbers, boxes } = strokesOf(cut, dark + paper * (light - dark))
  const signs: Sign[] = []
  for (const stroke of boxes.toSorted((one, other) => one.x0 - other.x0)) {
    const last = signs.at(-1)
    if (last !== undefined && isOver(last, stroke)) signs[signs.length - 1] = joined(last, stroke)
    else signs.push(stroke)
  }
  const high = Math.max(0, ...signs.map(({ y0, y1 }) => y1 - y0))
  const top = signs.find(({ y0, y1 }) => y1 - y0 === high)?.y0 ?? 0
  const isComma = ({ x0, y0, x1, y1 }: Box): boolean =>
    y0 >= top + commaBelow * high && x1 - x0 <= commaWide * high && Math.min(x1 - x0, y1 - y0) >= commaLeast * high
  const figures = signs.filter((sign) => sign.y1 - sign.y0 >= asHigh * high && !isComma(sign))
  return {
    figures: figures.map((sign) => cellsOf(sign, (x, y) => inkAt(cut, numbers, sign, x, y, dark, light))),
    boxes: figures,
    commas: signs.filter(isComma).map((comma) => figures.filter(({ x0 }) => x0 < comma.x0).length),
  }
}

const cutOut = ({ width, height, data }: Grey, { x0, y0, x1, y1 }: Box): Grey => {
  const [left, top] = [Math.max(0, Math.round(x0)), Math.max(0, Math.round(y0))]
  const [right, bottom] = [Math.min(width, Math.round(x1)), Math.min(height, Math.round(y1))]
  const wide = Math.max(0, right - left)
  const cut = new Uint8Array(wide * Math.max(0, bottom - top))
  for (let y = top; y < bottom; y++) cut.set(data.subarray(y * width + left, y * width + left + wide), (y - top) * wide)
  return { width: wide, height: Math.max(0, bottom - top), data: cut }
}

const strokesOf = (cut: Grey, limit: number): Strokes => {
  const numbers = new Int32Array(cut.data.length)
  const boxes: Sign[] = []
  for (let start = 0; start < numbers.length; start++) {
    if (numbers[start] !== 0 || (cut.data[start] ?? 255) > limit) continue
    const number = boxes.length + 1
    const { pixels, box } = follow(cut, numbers, limit, start, number)
    if (pixels >= fewestPixels) boxes.push({ ...box, strokes: [number] })
  }
  return { numbers, boxes }
}

/** Marks the ink that hangs together with a pixel. */
const follow = ({ width, height, data }: Grey, numbers: Int32Array, limit: number, start: number, number: number) => {
  const next = [start]
  numbers[start] = number
  let pixels = 0
  let [x0, y0, x1, y1] = [width, height, 0, 0]
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const x = at % width
    const y = (at - x) / width
    pixels++
    ;[x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x + 1), Math.min(y0, y), Math.max(y1, y + 1)]
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const to = row * width + column
        if (numbers[to] !== 0 || (data[to] ?? 255) > limit) continue
        numbers[to] = number
        next.push(to)
      }
  }
  return { pixels, box: { x0, y0, x1, y1 } }
}

const isOver = (one: Box, other: Box): boolean =>
  Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) > overlapping * Math.min(one.x1 - one.x0, other.x1 - other.x0)

const joined = (one: Sign, other: Sign): Sign => ({
  x0: Math.min(one.x0, other.x0),
  y0: Math.min(one.y0, other.y0),
  x1: Math.max(one.x1, other.x1),
  y1: Math.max(one.y1, other.y1),
  strokes: [...one.strokes, ...other.strokes],
})

/** How dark a pixel is, 0–1, where it is of the sign or at its edge. */
const inkAt = (
  { width, height, data }: Grey,
  numbers: Int32Array,
  { strokes }: Sign,
  x: number,
  y: number,
  dark: number,
  light: number,
): number => {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
      if (strokes.includes(numbers[row * width + column] ?? 0))
        return Math.max(0, (light - (data[y * width + x] ?? 255)) / Math.max(1, light - dark))
  return 0
}

/** Looks into each cell: so many each way. */
const looks = 3
/** A sign paler than this everywhere stays pale. */
const palest = 0.5

/** A sign brought to size in the middle of its cells, wide ones and narrow ones as they are. */
export const cellsOf = ({ x0, y0, x1, y1 }: Box, ink: (x: number, y: number) => number): Float32Array => {
  const scale = filled / Math.max(x1 - x0, y1 - y0)
  const [left, top] = [(signSize - (x1 - x0) * scale) / 2, (signSize - (y1 - y0) * scale) / 2]
  const cells = new Float32Array(signSize * signSize)
  for (let row = 0; row < signSize; row++)
    for (let column = 0; column < signSize; column++) {
      let sum = 0
      for (let look = 0; look < looks * looks; look++) {
        const x = Math.floor(x0 + (column + ((look % looks) + 0.5) / looks - left) / scale)
        const y = Math.floor(y0 + (row + (Math.floor(look / looks) + 0.5) / looks - top) / scale)
        if (x >= x0 && x < x1 && y >= y0 && y < y1) sum += ink(x, y)
      }
      cells[row * signSize + column] = sum / (looks * looks)
    }
  const most = cells.reduce((high, cell) => Math.max(high, cell), palest)
  return cells.map((cell) => cell / most)
}
