import { expect, test } from 'vitest'
import { eraseColumnMarks } from './column-marks.ts'
import type { Grey } from './grey.ts'

const width = 1000
const height = 900
type Draw = (x: number, y: number) => boolean

/** Letters 24 px high across the page, so that it has a usual height, and one shape per line at its left. */
const page = (shape: Draw, lines: number, letters = 300): Grey => {
  const data = new Uint8Array(width * height).fill(255)
  const put = (left: number, top: number, wide: number, high: number, is: Draw) => {
    for (let y = 0; y < high; y++) for (let x = 0; x < wide; x++) if (is(x, y)) data[(top + y) * width + left + x] = 0
  }
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < 12; at++) put(letters + 30 * at, 60 + 70 * line, 14, 24, (x, y) => x < 4 || y > 19)
    put(100, 50 + 70 * line, 40, 40, shape)
  }
  return { width, height, data }
}
const inkAt = ({ data }: Grey, from: number, to: number): number => {
  let dark = 0
  for (let y = 0; y < height; y++) for (let x = from; x < to; x++) if ((data[y * width + x] ?? 255) < 128) dark++
  return dark
}
const hole: Draw = (x, y) => (x - 20) ** 2 + (y - 20) ** 2 <= 400
const box: Draw = (x, y) => Math.min(x, y, 39 - x, 39 - y) < 4
const letter: Draw = (x, y) => x < 6 || (y > 33 && x < 34)

test.each([
  ['los agujeros de una espiral', hole, 8],
  ['las casillas de una lista', box, 4],
] as const)('%s se borran, y las letras a su lado no', (_, shape, lines) => {
  const before = inkAt(page(shape, lines), 290, 1000)
  const after = eraseColumnMarks(page(shape, lines))
  expect(inkAt(after, 0, 200)).toBe(0)
  expect(inkAt(after, 290, 1000)).toBe(before)
})

test('letras iguales una debajo de otra se quedan, y lo que toca a otra letra también', () => {
  expect(inkAt(eraseColumnMarks(page(letter, 8)), 0, 200)).toBe(inkAt(page(letter, 8), 0, 200))
  const beside = page(hole, 8, 146)
  const before = inkAt(beside, 0, 142)
  expect(inkAt(eraseColumnMarks(beside), 0, 142)).toBe(before)
})

test('dos casillas son una casualidad; una página en blanco se queda como está', () => {
  expect(inkAt(eraseColumnMarks(page(box, 2)), 0, 200)).toBe(inkAt(page(box, 2), 0, 200))
  expect(inkAt(eraseColumnMarks({ width, height, data: new Uint8Array(width * height).fill(255) }), 0, width)).toBe(0)
})
