import { expect, test } from 'vitest'
import { lastUse } from './last-use.ts'

const now = new Date(2026, 10, 21, 14, 30)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

test.each([
  ['hace segundos', now.toISOString(), 'ahora mismo'],
  ['con el reloj del servidor adelantado', at(2026, 10, 21, 14, 33), 'ahora mismo'],
  ['hace minutos', at(2026, 10, 21, 14, 25), 'hace 5 min'],
  ['casi una hora', at(2026, 10, 21, 13, 31), 'hace 59 min'],
  ['hoy', at(2026, 10, 21, 9, 5), 'hoy, 9:05'],
  ['ayer', at(2026, 10, 20, 23, 59), 'ayer, 23:59'],
  ['antes', at(2026, 10, 3, 8, 0), '3 nov 2026, 8:00'],
  ['el año pasado', at(2025, 11, 31, 20, 15), '31 dic 2025, 20:15'],
  ['lo que no es fecha', 'ayer', ''],
])('%s', (_when, iso, text) => {
  expect(lastUse(iso, now)).toBe(text)
})

test('ayer también es ayer el día en que cambia la hora y el primero de mes', () => {
  expect(lastUse(at(2026, 9, 24, 20, 0), new Date(2026, 9, 25, 12, 0))).toBe('ayer, 20:00')
  expect(lastUse(at(2026, 9, 31, 20, 0), new Date(2026, 10, 1, 12, 0))).toBe('ayer, 20:00')
})
