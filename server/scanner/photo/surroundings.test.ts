import { expect, test } from 'vitest'
import { surroundings } from './surroundings.ts'

const columns = 40
const rows = 50
/** Brightness by the block; the sheet leaves six blocks of table on every side. */
const ground = (of: (x: number, y: number, onSheet: boolean) => number) => ({
  columns,
  rows,
  values: Float32Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)]
    return of(x, y, x >= 6 && x < columns - 6 && y >= 6 && y < rows - 6)
  }),
})
const outside = 12 * rows + 12 * columns - 144

test('lo oscuro alrededor de la hoja, también con otra capa debajo; la hoja no', () => {
  const table = surroundings(ground((_x, _y, onSheet) => (onSheet ? 230 : 80)))
  expect(table.size).toBe(outside)
  const cloth = ground((x, y, onSheet) =>
    onSheet ? 230 : x >= 3 && x < columns - 3 && y >= 3 && y < rows - 3 ? 140 : 80,
  )
  expect(surroundings(cloth).size).toBe(outside)
})

test('una sombra que entra poco a poco en la hoja no es mesa, y sin mesa no hay nada fuera', () => {
  const shaded = ground((x, _y, onSheet) => (onSheet ? 230 : 80) * (1 - x / 80))
  expect(surroundings(shaded).size).toBe(outside)
  expect(surroundings(ground(() => 220)).size).toBe(0)
  expect(surroundings(ground((x) => 220 - 4 * x)).size).toBe(0)
})
