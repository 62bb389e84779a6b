import { expect, test } from 'vitest'
import { daysAhead } from './days-ahead.ts'

test.each([
  ['lo dejo hecho el jueves para el domingo', 3],
  ['hoy sabado para el martes', 3],
  ['del lunes al lunes', 7],
  ['hasta pasado manana', 2],
  ['de un dia para otro', 1],
  ['la vispera', 1],
  ['4 dias antes', 4],
  ['por la manana', null],
  ['el viernes', null],
])('los días de antelación de «%s»: %s', (text, days) => {
  expect(daysAhead(text)).toBe(days)
})
