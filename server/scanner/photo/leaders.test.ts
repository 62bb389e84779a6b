import { expect, test } from 'vitest'
import type { Grey } from './grey.ts'
import { eraseLeaders } from './leaders.ts'

const width = 2000
const height = 200

/** Dots of 5 px at these places, with their grey edge. */
const dotted = (places: readonly (readonly [x: number, y: number])[]): Grey => {
  const data = new Uint8Array(width * height).fill(255)
  for (const [x, y] of places)
    for (let row = y - 3; row <= y + 3; row++)
      for (let column = x - 3; column <= x + 3; column++)
        data[row * width + column] = Math.max(Math.abs(row - y), Math.abs(column - x)) === 3 ? 190 : 0
  return { width, height, data }
}
const inked = ({ data }: Grey) => data.filter((value) => value < 255).length

test('los puntos que llevan a la cantidad se borran, aunque la hoja no esté a nivel', () => {
  expect(
    inked(eraseLeaders(dotted(Array.from({ length: 40 }, (_, at) => [200 + at * 12, 100 + Math.floor(at / 8)])))),
  ).toBe(0)
})

test('los puntos suspensivos y los de un texto se quedan', () => {
  const page = dotted([
    [200, 100],
    [212, 100],
    [224, 100],
    [400, 100],
    [700, 100],
    [900, 60],
  ])
  expect(eraseLeaders(page)).toEqual(page)
})
