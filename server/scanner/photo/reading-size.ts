import { type Grey, greyOf, pictureOf } from './grey.ts'
import { median } from './letter-height.ts'
import { spotsOf } from './spots.ts'

/** Of 255: ink of letters; specks may be paler. */
const ink = 128
const pale = 205
/** px: smaller spots are dots and grain, larger ones are no letters. */
const letters = [7, 90] as const
/** Letters a page has at least, before their size says anything. */
const fewest = 60
/** px: letters lower than this are misread, and much higher ones too. */
const low = 14
const wanted = 22
const mostScale = 2.2
/** px: of either side, after. */
const longest = 3600
/** px of white left around what is written. */
const margin = 50
/** px: a speck is no larger, and has no ink this near; the dot of an i has. */
const speck = 6
const lonely = 16

/** A page without specks, cut to what is written on it, and larger where its letters are small. */
export const toReadingSize = async (page: Grey): Promise<Grey> => {
  const clean = withoutSpecks(page, [...spotsOf(page, pale)])
  const spots = [...spotsOf(clean, ink)]
  const written = spots.filter(({ y0, y1, x0, x1 }) => y1 - y0 >= letters[0] || x1 - x0 >= letters[0])
  const heights = written
    .map(({ y0, y1 }) => y1 - y0 + 1)
    .filter((height) => height >= letters[0] && height <= letters[1])
  const height = median(heights)
  if (heights.length < fewest || height >= low) return clean
  const left = Math.max(0, Math.min(...written.map(({ x0 }) => x0)) - margin)
  const top = Math.max(0, Math.min(...written.map(({ y0 }) => y0)) - margin)
  const width = Math.min(page.width, Math.max(...written.map(({ x1 }) => x1)) + margin) - left
  const high = Math.min(page.height, Math.max(...written.map(({ y1 }) => y1)) + margin) - top
  const scale = Math.min(mostScale, wanted / height, longest / Math.max(width, high))
  const cut = pictureOf(clean).extract({ left, top, width, height: high })
  return scale <= 1 ? greyOf(cut) : greyOf(cut.resize({ width: Math.round(width * scale), kernel: 'cubic' }))
}

type Spots = readonly { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }[]

/** Dots of a photocopy and grains stand alone; they keep the engine from finding lines. */
const withoutSpecks = (page: Grey, spots: Spots): Grey => {
  const columns = Math.ceil(page.width / lonely) + 2
  const near = new Map<number, number>()
  const isSmall = ({ x0, x1, y0, y1 }: Spots[number]): boolean => x1 - x0 < speck && y1 - y0 < speck
  for (const spot of spots)
    for (let row = Math.floor(spot.y0 / lonely); row <= Math.floor(spot.y1 / lonely); row++)
      for (let column = Math.floor(spot.x0 / lonely); column <= Math.floor(spot.x1 / lonely); column++)
        near.set(row * columns + column, (near.get(row * columns + column) ?? 0) + 1)
  const out = page.data.slice()
  for (const spot of spots.filter(isSmall)) {
    const row = Math.floor((spot.y0 + spot.y1) / 2 / lonely)
    const column = Math.floor((spot.x0 + spot.x1) / 2 / lonely)
    let others = 0
    for (let down = -1; down <= 1; down++)
      for (let right = -1; right <= 1; right++) others += near.get((row + down) * columns + column + right) ?? 0
    // Itself counts once in each square it lies in.
    const squares =
      (Math.floor(spot.y1 / lonely) - Math.floor(spot.y0 / lonely) + 1) *
      (Math.floor(spot.x1 / lonely) - Math.floor(spot.x0 / lonely) + 1)
    if (others > squares) continue
    for (let y = Math.max(0, spot.y0 - 2); y <= Math.min(page.height - 1, spot.y1 + 2); y++)
      out.fill(255, y * page.width + Math.max(0, spot.x0 - 2), y * page.width + Math.min(page.width, spot.x1 + 3))
  }
  return { ...page, data: out }
}
