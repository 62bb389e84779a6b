import { expect, test } from 'vitest'
import { toReadingSize } from './reading-size.ts'

const width = 1000
const height = 1400

/** A page with rows of strokes this high, and a speck at each of these places. */
const page = (high: number, specks: readonly (readonly [x: number, y: number])[] = []) => {
  const data = new Uint8Array(width * height).fill(255)
  const box = (x: number, y: number, wide: number, tall: number) => {
    for (let row = y; row < y + tall; row++) data.fill(0, row * width + x, row * width + x + wide)
  }
  for (let row = 0; row < 8; row++) for (let at = 0; at < 12; at++) box(200 + at * 20, 300 + row * 60, 4, high)
  for (const [x, y] of specks) box(x, y, 3, 3)
  return { width, height, data }
}

test('letra pequeña: la hoja se recorta a lo escrito y se agranda; la que ya se lee bien se queda', async () => {
  const small = await toReadingSize(page(10))
  expect(small.width).toBeGreaterThan(2 * 230)
  expect(small.width).toBeLessThan(2.2 * 340)
  const fine = page(24)
  expect(await toReadingSize(fine)).toMatchObject({ width, height })
})

test('una mota sola se borra; la tilde de una letra no', async () => {
  const { data } = await toReadingSize(
    page(24, [
      [800, 900],
      [200, 292],
    ]),
  )
  expect([data[901 * width + 801], data[293 * width + 201]]).toEqual([255, 0])
})
