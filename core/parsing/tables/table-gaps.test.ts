import { expect, test } from 'vitest'
import { tableGaps } from './table-gaps.ts'

/** Cells 12 px a letter at these places; empty ones hold nothing. */
const rows = (at: readonly number[], ...cells: readonly (readonly string[])[]) =>
  cells.map((row) => ({
    height: 20,
    words: row.flatMap((text, column) => {
      const x0 = at[column] ?? 0
      return text === '' ? [] : [{ text, x0, x1: x0 + text.length * 12 }]
    }),
  }))

const heads = ['Ingrediente', 'Cantidad', 'Unidad']
const gaps = (...cells: readonly (readonly string[])[]) =>
  tableGaps(rows([0, 400, 700], heads, ...cells)).map(({ at, kind, words }) => [
    at,
    kind,
    words.map(({ text }) => text).join(' '),
  ])

test('la celda vacía, y la que no dice ni cantidad ni medida, se dan con su fila', () => {
  expect(gaps(['harina', '500', 'g'], ['leche', '', 'l'], ['azúcar', '200', 'E'])).toEqual([
    [2, 'quantity', ''],
    [3, 'unit', 'E'],
  ])
})

test('un hueco va de donde empieza a donde acaba lo demás de su columna', () => {
  const [gap] = tableGaps(rows([0, 400, 700], heads, ['harina', '500 gramos', 'g'], ['leche', '', 'l']))
  expect(gap).toMatchObject({ x0: 400, x1: 520 })
})

test('un subtítulo no es un hueco; el método debajo tampoco; sin cabecera no hay tabla', () => {
  expect(gaps(['harina', '500', 'g'], ['Masa', '', ''], ['Elaboración', '', ''], ['Amasar', '', 'todo'])).toEqual([])
  expect(tableGaps(rows([0, 400], ['harina', '500'], ['leche', '']))).toEqual([])
})
