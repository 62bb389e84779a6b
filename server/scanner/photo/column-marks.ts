import type { Grey } from './grey.ts'
import { median } from './letter-height.ts'
import { type Spot, spotsOf } from './spots.ts'

const ink = 150
/** px: spots this high may be letters, whose usual height all else is measured by. */
const letters = [7, 90] as const
/** Share of its box a hole or a bullet fills at least, and the frame of an empty box at most: letters lie between. */
const solid = 0.68
const hollow = 0.4
/** Width by height: the holes of a spiral are cut by the edge of the sheet, boxes are square. */
const shapes = { solid: [0.4, 1.4], hollow: [0.8, 1.25] } as const
/** Of a box's side: how deep its frame lies at most, and how much of each side there is; letters are open or round. */
const frame = 0.2
const closed = 0.9
/** Of its own height: the room beside a mark, where a letter has its neighbours. */
const room = 0.3
/** Letter heights: smaller ones are full stops and the dots of an i, no box is smaller than a capital, nothing is larger. */
const least = { solid: 0.35, hollow: 1.3 } as const
const largest = 5
/** Shapes of one column in a row, at least: five lines may begin with the same letter, and it is neither. */
const fewest = { solid: 5, hollow: 3 } as const
/** Of the larger one: how alike two are. Letter heights: how far apart. Of the way down: how far aside, on a leaning page. */
const alike = 0.65
const apart = 9
const aside = 0.3

type Kind = keyof typeof fewest

/**
 * Wipes out what stands in a column and is no letter: the holes of a spiral, bullets, the boxes to tick before the lines of a
 * list. They are read as letters and signs, and keep the engine from finding the lines beside them.
 */
export const eraseColumnMarks = (page: Grey): Grey => {
  const spots = [...spotsOf(page, ink)]
  const height = median(
    spots.map(({ y0, y1 }) => y1 - y0 + 1).filter((high) => high >= letters[0] && high <= letters[1]),
  )
  if (height === 0) return page
  const found = (['solid', 'hollow'] as const).flatMap((kind) => columns(page, spots, kind, height))
  if (found.length === 0) return page
  const out = page.data.slice()
  for (const { x0, x1, y0, y1 } of found)
    for (let y = Math.max(0, y0 - 2); y <= Math.min(page.height - 1, y1 + 2); y++)
      out.fill(255, y * page.width + Math.max(0, x0 - 2), y * page.width + Math.min(page.width, x1 + 3))
  return { ...page, data: out }
}

const columns = (page: Grey, spots: readonly Spot[], kind: Kind, height: number): readonly Spot[] => {
  const chains: Spot[][] = []
  const marks = spots
    .filter((one) => isShape(one, kind, height) && (kind === 'solid' || isFrame(page, one)))
    .filter((one) => spots.every((other) => other === one || !isBeside(other, one)))
  for (const spot of marks.toSorted((one, other) => one.y0 - other.y0)) {
    const chain = chains.find((above) => follows(spot, above.at(-1), height))
    if (chain === undefined) chains.push([spot])
    else chain.push(spot)
  }
  return chains.filter((chain) => chain.length >= fewest[kind]).flat()
}

const sizeOf = ({ x0, x1, y0, y1 }: Spot): readonly [wide: number, high: number] => [x1 - x0 + 1, y1 - y0 + 1]

const isShape = (spot: Spot, kind: Kind, height: number): boolean => {
  const [wide, high] = sizeOf(spot)
  const filled = spot.size / (wide * high)
  const [narrow, broad] = shapes[kind]
  return (
    (kind === 'solid' ? filled >= solid : filled <= hollow) &&
    wide / high >= narrow &&
    wide / high <= broad &&
    high >= least[kind] * height &&
    Math.max(wide, high) <= largest * height
  )
}

/** Whether ink runs along all four sides of a spot's box, and none lies in its middle. */
const isFrame = ({ width, data }: Grey, { x0, x1, y0, y1 }: Spot): boolean => {
  const [wide, high] = [x1 - x0 + 1, y1 - y0 + 1]
  const depth = Math.ceil(frame * high)
  const isInk = (x: number, y: number): boolean => (data[y * width + x] ?? 255) < ink
  const along = (length: number, at: (place: number, deep: number) => boolean): boolean => {
    let seen = 0
    for (let place = 0; place < length; place++)
      for (let deep = 0; deep < depth; deep++)
        if (at(place, deep)) {
          seen++
          break
        }
    return seen >= closed * length
  }
  for (let y = y0 + 2 * depth; y <= y1 - 2 * depth; y++)
    for (let x = x0 + 2 * depth; x <= x1 - 2 * depth; x++) if (isInk(x, y)) return false
  return (
    along(wide, (place, deep) => isInk(x0 + place, y0 + deep)) &&
    along(wide, (place, deep) => isInk(x0 + place, y1 - deep)) &&
    along(high, (place, deep) => isInk(x0 + deep, y0 + place)) &&
    along(high, (place, deep) => isInk(x1 - deep, y0 + place))
  )
}

/** Whether another spot stands right beside this one, as the next letter of a word does. */
const isBeside = (other: Spot, { x0, x1, y0, y1 }: Spot): boolean => {
  const near = room * (y1 - y0)
  return other.y0 <= y1 && other.y1 >= y0 && other.x0 <= x1 + near && other.x1 >= x0 - near
}

const follows = (spot: Spot, last: Spot | undefined, height: number): boolean => {
  if (last === undefined) return false
  const down = spot.y0 - last.y1
  const [[, high], [, other]] = [sizeOf(spot), sizeOf(last)]
  return (
    down > 0 &&
    down <= apart * height &&
    Math.min(high, other) >= alike * Math.max(high, other) &&
    Math.abs((spot.x0 + spot.x1 - last.x0 - last.x1) / 2) <= Math.max(0.5 * high, aside * (spot.y0 - last.y0))
  )
}
