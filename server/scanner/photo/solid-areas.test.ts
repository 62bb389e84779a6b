import { expect, test } from 'vitest'
import type { Grey } from './grey.ts'
import { clearBars, clearTable } from './solid-areas.ts'

const width = 1200
const height = 1600

/** A white page with these boxes painted in order. */
const page = (
  ...boxes: readonly (readonly [x: number, y: number, wide: number, high: number, value: number])[]
): Grey => {
  const data = new Uint8Array(width * height).fill(255)
  for (const [x, y, wide, high, value] of boxes)
    for (let row = y; row < y + high; row++) data.fill(value, row * width + x, row * width + x + wide)
  return { width, height, data }
}
const at = ({ data }: Grey, x: number, y: number) => data[y * width + x]

test('la mesa alrededor de la hoja se vuelve blanca; las letras de la hoja se quedan', () => {
  const table = [0, 0, width, height, 40] as const
  const sheet = page(table, [120, 120, 960, 1360, 255], [400, 400, 10, 30, 0])
  const cleared = clearTable({ page: sheet, edges: sheet })
  expect([at(cleared, 20, 800), at(cleared, 600, 20), at(cleared, 405, 415)]).toEqual([255, 255, 0])
})

test('el borde de una sombra, que sólo es oscuro junto al borde, no borra las letras que cruza', () => {
  const sheet = page([600, 400, 4, 30, 0])
  const edges = page([560, 0, 100, height, 60])
  expect(at(clearTable({ page: sheet, edges }), 602, 415)).toBe(0)
})

test('la banda oscura de una sombra dura que cruza la hoja se aclara, y las letras que hay en ella se quedan', () => {
  const sheet = page([560, 0, 60, height, 120], [590, 800, 4, 30, 20])
  const cleared = clearTable({ page: sheet, edges: sheet })
  expect([at(cleared, 580, 400), at(cleared, 610, 815)]).toEqual([255, 255])
  expect(at(cleared, 592, 815)).toBeLessThan(80)
})

test('una barra oscura con letras claras pasa a letras oscuras; una sin letras se borra', () => {
  const bar = [120, 480, 900, 60, 20] as const
  const letters = [240, 492, 60, 36, 255] as const
  const inverted = clearBars(page(bar, letters))
  expect([at(inverted, 270, 510), at(inverted, 600, 510)]).toEqual([0, 235])
  expect(at(clearBars(page(bar)), 600, 510)).toBe(255)
})

test('un título en negrita no es una mancha', () => {
  const title = page([200, 200, 16, 90, 0], [240, 200, 16, 90, 0])
  expect(clearBars(clearTable({ page: title, edges: title }))).toEqual(title)
})
