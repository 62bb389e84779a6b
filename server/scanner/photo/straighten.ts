import { type Grey, greyOf, pictureOf } from './grey.ts'

/** px wide: enough to see lines of text, small enough to try eighty angles. */
const sampleWidth = 900
/** Degrees (docs/ciencia/motor-local.md §3.2, step 5). */
const widest = 12
const coarse = 0.5
const fine = 0.1
/** Less than this is the paper's own wobble. */
const tooSmall = 0.05

/** The page turned so that its lines of text run level; at most 12° either way. */
export const straighten = async (page: Grey): Promise<Grey> => {
  const angle = tiltOf(await greyOf(pictureOf(page).resize({ width: Math.min(sampleWidth, page.width) })))
  if (Math.abs(angle) < tooSmall) return page
  return greyOf(pictureOf(page).rotate(-angle, { background: '#fff' }))
}

/** Degrees clockwise the lines of text are tilted by: there their ink falls into the fewest rows. */
const tiltOf = (page: Grey): number => {
  const ink = inkOf(page)
  const best = steepest(ink, page, anglesAround(0, widest, coarse))
  return steepest(ink, page, anglesAround(best, coarse, fine))
}

const anglesAround = (middle: number, reach: number, step: number): number[] => {
  const count = Math.round(reach / step)
  return Array.from({ length: 2 * count + 1 }, (_, index) => middle + (index - count) * step)
}

/** Places of dark pixels, x and y in turn. */
const inkOf = ({ width, height, data }: Grey): Float32Array => {
  const places: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if ((data[y * width + x] ?? 255) < 128) places.push(x, y)
  return Float32Array.from(places)
}

const steepest = (ink: Float32Array, { width, height }: Grey, angles: readonly number[]): number => {
  const rows = new Float64Array(2 * (width + height))
  let best = 0
  let sharpest = -1
  // From level outwards, so that a page without text stays as it is.
  for (const angle of angles.toSorted((one, other) => Math.abs(one) - Math.abs(other))) {
    const radians = (angle * Math.PI) / 180
    const sine = Math.sin(radians)
    const cosine = Math.cos(radians)
    rows.fill(0)
    for (let at = 0; at < ink.length; at += 2) {
      const row = Math.round((ink[at + 1] ?? 0) * cosine - (ink[at] ?? 0) * sine) + width
      rows[row] = (rows[row] ?? 0) + 1
    }
    let sharpness = 0
    for (let row = 1; row < rows.length; row++) sharpness += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
    if (sharpness > sharpest) {
      sharpest = sharpness
      best = angle
    }
  }
  return best
}
