import { expect, test } from 'vitest'
import { csvFile } from '#core/format/csv.ts'

test('punto y coma, coma decimal, BOM y CRLF; lo que falta queda en blanco, no en cero', () => {
  expect(csvFile([['Harina', 1.25, null]])).toBe('\uFEFFHarina;1,25;\r\n')
})

test.each([
  [1200, '1200'],
  [0.1 + 0.2, '0,3'],
  [0.0125, '0,0125'],
  [0, '0'],
  [Number.NaN, ''],
])('el número %d se escribe %s', (value, text) => {
  expect(csvFile([[value]])).toBe(`\uFEFF${text}\r\n`)
})

test.each([
  ['sal; gorda', '"sal; gorda"'],
  ['queso "curado"', '"queso ""curado"""'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-5 ºC', "'-5 ºC"],
])('el texto %j se escribe %j', (text, written) => {
  expect(csvFile([[text]])).toBe(`\uFEFF${written}\r\n`)
})
