import { type Grey, histogramOf, percentileOf } from './grey.ts'
import type { Lit } from './light.ts'

/** px: finer than a heading's bar, coarser than a bold stroke. */
const cell = 12
/** Of a cell: from here on it is no letter but ground. */
const darkShare = 0.6
const ink = 128
/** The paper's edge shades off into it: what counts as the table is lighter than ink. */
const edgeShade = 165
/** Cells together that no letter of a page has: 5,800 px. */
const fewest = 40
/** A bar behind a heading: at most this share of the page high, this many times wider than high, and this full. */
const barHeight = 0.07
const barRatio = 3
const barFill = 0.5
/** Share of a bar its letters take, at least; without any it is a shadow. */
const fewestLetters = 0.02
/** Share of the page's height from which on something dark is no bar, however the page is tilted. */
const edgeHeight = 0.2
/** Cells around an edge that are its own shade. */
const halo = 3

/**
 * Before a page is level: the table around the paper becomes white, so that its edge is neither measured nor read. What is dark
 * along the edges counts only where the page is dark too: the edge of a shadow is not.
 */
export const clearTable = ({ page, edges }: Lit): Grey => {
  const columns = Math.ceil(page.width / cell)
  const rows = Math.ceil(page.height / cell)
  const out = page.data.slice()
  const dark = darkCells(page, edgeShade, columns, rows)
  for (const area of areasOf(darkCells(edges, edgeShade, columns, rows), columns)) {
    const { top, bottom } = boxOf(area, columns)
    if (area.length < fewest || bottom - top + 1 < edgeHeight * rows) continue
    const clears = area.some((at) => isMiddle(at, columns, rows)) ? lighten : wipe
    for (const at of area) if (dark[at] === 1) clears(page, out, at % columns, Math.floor(at / columns))
  }
  return { ...page, data: out }
}

/** Shares of each side between which no edge of a sheet lies: what is dark there is the edge of a hard shadow on it. */
const middle = [0.35, 0.65] as const

const isMiddle = (at: number, columns: number, rows: number): boolean => {
  const [x, y] = [(at % columns) / columns, Math.floor(at / columns) / rows]
  return x > middle[0] && x < middle[1] && y > middle[0] && y < middle[1]
}

/** On a level page: a bar with light letters, as over the columns of a table, is turned into dark letters on white. */
export const clearBars = (page: Grey): Grey =>
  clear(page, ink, ({ high, wide, light }, rows) =>
    high <= barHeight * rows && wide >= barRatio * high && light >= fewestLetters && light <= 1 - barFill
      ? 'invert'
      : 'wipe',
  )

/** In cells; `light`: the share of its box that is not dark. */
type Area = { readonly high: number; readonly wide: number; readonly light: number }

const clear = (page: Grey, shade: number, what: (area: Area, rows: number) => 'wipe' | 'invert'): Grey => {
  const columns = Math.ceil(page.width / cell)
  const rows = Math.ceil(page.height / cell)
  const out = page.data.slice()
  for (const area of areasOf(darkCells(page, shade, columns, rows), columns)) {
    if (area.length < fewest) continue
    const box = boxOf(area, columns)
    const size = { high: box.bottom - box.top + 1, wide: box.right - box.left + 1, light: lightShare(page, box) }
    const done = what(size, rows)
    if (done === 'invert') invert(page, out, box)
    else for (const at of area) wipe(page, out, at % columns, Math.floor(at / columns))
  }
  return { ...page, data: out }
}

const darkCells = ({ width, height, data }: Grey, shade: number, columns: number, rows: number): Uint8Array => {
  const dark = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let count = 0
      const right = Math.min(width, (column + 1) * cell)
      const bottom = Math.min(height, (row + 1) * cell)
      for (let y = row * cell; y < bottom; y++)
        for (let x = column * cell; x < right; x++) if ((data[y * width + x] ?? 255) < shade) count++
      const size = (right - column * cell) * (bottom - row * cell)
      dark[row * columns + column] = count >= darkShare * size ? 1 : 0
    }
  return dark
}

/** Cells that touch by a side, together. Each is looked at once. */
const areasOf = (dark: Uint8Array, columns: number): number[][] => {
  const seen = dark.map((value) => 1 - value)
  const areas: number[][] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] !== 0) continue
    seen[start] = 1
    const area = [start]
    for (const at of area) {
      const x = at % columns
      const around = [x > 0 ? at - 1 : -1, x < columns - 1 ? at + 1 : -1, at - columns, at + columns]
      for (const next of around) {
        if (next < 0 || next >= seen.length || seen[next] !== 0) continue
        seen[next] = 1
        area.push(next)
      }
    }
    areas.push(area)
  }
  return areas
}

type CellBox = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

const boxOf = (area: readonly number[], columns: number): CellBox => {
  const box = { left: columns, top: Number.POSITIVE_INFINITY, right: -1, bottom: -1 }
  for (const at of area) {
    const x = at % columns
    const y = Math.floor(at / columns)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

const lightShare = ({ width, height, data }: Grey, { left, top, right, bottom }: CellBox): number => {
  const end = { x: Math.min(width, (right + 1) * cell), y: Math.min(height, (bottom + 1) * cell) }
  let light = 0
  for (let y = top * cell; y < end.y; y++)
    for (let x = left * cell; x < end.x; x++) if ((data[y * width + x] ?? 255) >= ink) light++
  return light / ((end.x - left * cell) * (end.y - top * cell))
}

const invert = ({ width, height, data }: Grey, out: Uint8Array, { left, top, right, bottom }: CellBox): void => {
  for (let y = top * cell; y < Math.min(height, (bottom + 1) * cell); y++)
    for (let x = left * cell; x < Math.min(width, (right + 1) * cell); x++)
      out[y * width + x] = 255 - (data[y * width + x] ?? 0)
}

/** Share of a square's pixels darker than its paper, and of that brightness from which on a pixel is paper. */
const paperShare = 0.85
const paperFrom = 0.78
/** px across: smaller than a letter, so that a band's own shade is what is left of it. */
const square = 12

/** The edge of a shadow across the sheet, with the letters that stand in it: each square by its own paper. */
const lighten = (page: Grey, out: Uint8Array, column: number, row: number): void => {
  const { width, height, data } = page
  for (let top = Math.max(0, (row - halo) * cell); top < Math.min(height, (row + 1 + halo) * cell); top += square)
    for (
      let left = Math.max(0, (column - halo) * cell);
      left < Math.min(width, (column + 1 + halo) * cell);
      left += square
    ) {
      const [right, bottom] = [Math.min(width, left + square), Math.min(height, top + square)]
      const paper = Math.max(1, percentileOf(histogramOf(page, left, top, right, bottom), paperShare))
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) {
          const share = (data[y * width + x] ?? 255) / paper
          out[y * width + x] = share >= paperFrom ? 255 : Math.round((share / paperFrom) * 255)
        }
    }
}

const wipe = ({ width, height }: Grey, out: Uint8Array, column: number, row: number): void => {
  const left = Math.max(0, (column - halo) * cell)
  const right = Math.min(width, (column + 1 + halo) * cell)
  for (let y = Math.max(0, (row - halo) * cell); y < Math.min(height, (row + 1 + halo) * cell); y++)
    out.fill(255, y * width + left, y * width + right)
}
