import { median } from './letter-height.ts'

/** How bright a picture is without its ink, block by block. */
export type Ground = { readonly values: Float32Array; readonly columns: number; readonly rows: number }

/** Times: brighter or darker by more from one block to the next is an edge of something; a shadow's edge is softer. */
const edge = 1.12
/** Of the middle of the picture: what lies around a sheet is told from it by being darker than this. */
const darker = 0.8
/** Share of each side that counts as the middle. */
const middle = [0.3, 0.7] as const
/** Of the picture: with more of it gone what was found is no table but the sheet's own shadow. */
const mostOutside = 0.6
/** Things that lie under one another: a cloth, a tray, the sheet. */
const layers = 3

/**
 * The blocks that show what a sheet lies on: from the picture's border inwards as far as brightness changes softly, and again
 * from there. Nothing where that would reach the middle of the picture: then it is the sheet itself.
 */
export const surroundings = (ground: Ground): ReadonlySet<number> => {
  const { columns, rows, values } = ground
  const usual = median([...insideOf(ground)].map((at) => values[at] ?? 0))
  const isDark = (at: number): boolean => (values[at] ?? 0) < darker * usual
  let found: ReadonlySet<number> = new Set()
  for (let layer = 0; layer < layers; layer++) {
    const seeds = layer === 0 ? borderOf(ground) : [...found].flatMap((at) => beside(at, ground))
    const grown = grow(found, seeds.filter(isDark), ground)
    if (grown.size === found.size || grown.size > mostOutside * columns * rows) break
    if ([...insideOf(ground)].some((at) => grown.has(at))) break
    found = grown
  }
  return found
}

const grow = (from: ReadonlySet<number>, seeds: readonly number[], ground: Ground): ReadonlySet<number> => {
  const found = new Set([...from, ...seeds])
  const open = seeds.filter((at) => !from.has(at))
  for (const at of open)
    for (const next of beside(at, ground)) {
      if (found.has(next) || !isSoft(ground.values[at] ?? 0, ground.values[next] ?? 0)) continue
      found.add(next)
      open.push(next)
    }
  return found
}

const isSoft = (one: number, other: number): boolean => Math.max(one, other) <= edge * Math.max(1, Math.min(one, other))

const beside = (at: number, { columns, rows }: Ground): number[] => {
  const x = at % columns
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < columns - 1 ? [at + 1] : []),
    ...(at >= columns ? [at - columns] : []),
    ...(at < columns * (rows - 1) ? [at + columns] : []),
  ]
}

const borderOf = ({ columns, rows }: Ground): number[] =>
  Array.from({ length: columns * rows }, (_, at) => at).filter((at) => {
    const x = at % columns
    return x === 0 || x === columns - 1 || at < columns || at >= columns * (rows - 1)
  })

function* insideOf({ columns, rows }: Ground): Generator<number> {
  const [from, to] = middle
  for (let row = Math.floor(from * rows); row < to * rows; row++)
    for (let column = Math.floor(from * columns); column < to * columns; column++) yield row * columns + column
}
