import { expect, test } from 'vitest'
import { withoutHalves } from './table-halves.ts'
import { textOf } from './table-rows.ts'

const row = (top: number, ...cells: readonly (readonly [x0: number, text: string])[]) => ({
  top,
  height: 20,
  words: cells.map(([x0, text]) => ({ text, x0, x1: x0 + 12 * text.length })),
})

test('una tabla en dos mitades se lee primero por la izquierda y luego por la derecha', () => {
  const rows = [
    row(0, [0, 'Ingrediente'], [300, 'Cantidad'], [600, 'Ingrediente'], [900, 'Cantidad']),
    row(40, [0, 'harina'], [300, '500'], [340, 'g'], [600, 'miel'], [900, '80'], [930, 'g']),
    row(80, [0, '1.'], [30, 'Mezclar'], [130, 'todo'], [600, 'bien.']),
  ]
  expect(withoutHalves(rows).map(({ words }) => textOf(words))).toEqual([
    'Ingrediente Cantidad',
    'harina 500 g',
    'Ingrediente Cantidad',
    'miel 80 g',
    '1. Mezclar todo bien.',
  ])
})

test('una sola tabla se queda como está', () => {
  const rows = [
    row(0, [0, 'Ingrediente'], [300, 'Bruto'], [600, 'Neto']),
    row(40, [0, 'harina'], [300, '5'], [600, '4']),
  ]
  expect(withoutHalves(rows)).toBe(rows)
})
