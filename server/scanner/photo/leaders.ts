import type { Grey } from './grey.ts'
import { spotsOf } from './spots.ts'

const ink = 150
/** Share of the page's width: the largest dot of a leader, and the widest gap between two. */
const largestDot = 0.005
const widestGap = 0.014
/** Share of its box a dot fills, at least: letters have holes and arms. */
const solid = 0.55
/** The dots of a leader are set evenly: each gap is at most this many times the one before, and at least as small a part. */
const uneven = 1.6
/** Dots in a row that no text has; an ellipsis has three. */
const fewest = 8

/** Its middle, and how far it reaches from there, px. */
type Dot = { readonly x: number; readonly y: number; readonly reach: number }
/** px around a dot that are its own shade. */
const shade = 3

/** Wipes out the dots between a food and its quantity ('Harina ........ 250 g'), which are otherwise read as letters. */
export const eraseLeaders = (page: Grey): Grey => {
  const size = Math.round(page.width * largestDot)
  const gap = page.width * widestGap
  const out = page.data.slice()
  const rows = new Map<number, Dot[]>()
  for (const dot of dotsOf(page, size)) {
    const row = Math.floor(dot.y / size)
    rows.set(row, [...(rows.get(row) ?? []), dot])
  }
  for (const [row, dots] of rows) {
    // A leader that is not quite level runs through two rows.
    const near = [...dots, ...(rows.get(row + 1) ?? [])].toSorted((one, other) => one.x - other.x)
    let chain: Dot[] = []
    for (const dot of [...near, null]) {
      const last = chain.at(-1)
      if (dot !== null && last !== undefined && dot.x - last.x <= gap && follows(dot, last, chain.at(-2)))
        chain.push(dot)
      else {
        if (chain.length >= fewest) for (const one of chain) wipe(page, out, one)
        chain = dot === null ? [] : [dot]
      }
    }
  }
  return { ...page, data: out }
}

const wipe = ({ width, height }: Grey, out: Uint8Array, { x, y, reach }: Dot): void => {
  const around = reach + shade
  for (let row = Math.max(0, Math.floor(y - around)); row <= Math.min(height - 1, y + around); row++)
    out.fill(
      255,
      row * width + Math.max(0, Math.floor(x - around)),
      row * width + Math.min(width, Math.ceil(x + around)),
    )
}

const follows = (dot: Dot, last: Dot, before: Dot | undefined): boolean => {
  const gap = dot.x - last.x
  const even = before === undefined || (gap <= uneven * (last.x - before.x) && uneven * gap >= last.x - before.x)
  return even && Math.abs(dot.y - last.y) <= Math.max(2, last.reach)
}

/** Spots of ink no larger than a dot. */
const dotsOf = (page: Grey, size: number): Dot[] => {
  const dots: Dot[] = []
  for (const { x0, x1, y0, y1, size: count } of spotsOf(page, ink)) {
    const isSolid = count >= solid * (x1 - x0 + 1) * (y1 - y0 + 1)
    if (isSolid && x1 - x0 < size && y1 - y0 < size)
      dots.push({ x: (x0 + x1) / 2, y: (y0 + y1) / 2, reach: Math.max(x1 - x0, y1 - y0) / 2 })
  }
  return dots
}
