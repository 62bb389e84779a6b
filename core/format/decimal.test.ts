import { expect, test } from 'vitest'
import { formatDate, formatDateTime } from '#core/format/date.ts'
import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'

test.each([
  [12.5, '12,5'],
  [1234.5, '1.234,5'],
  [0.1 + 0.2, '0,3'],
  [1 / 3, '0,333'],
])('%d se escribe %s', (value, text) => {
  expect(formatDecimal(value)).toBe(text)
})

test.each([
  [0.12345, '0,123'],
  [1.555, '1,56'],
  [16.666, '16,7'],
  [133.333, '133'],
  [1250, '1.250'],
  [250, '250'],
  [0, '0'],
  [0.0004, '0,0004'],
  [0.000_001, '0,000001'],
  [1e-13, '<0,000001'],
])('en la báscula, %d se lee %s', (value, text) => {
  expect(formatQuantity(value)).toBe(text)
})

test('las fechas son cortas y es-ES; lo que no es fecha no se escribe', () => {
  expect(formatDate('2026-11-21T12:00:00.000Z')).toBe('21/11/2026')
  expect(formatDate('ayer')).toBe('')
  expect(formatDateTime('2026-11-21T12:05:00.000Z')).toMatch(/^2[12]\/11\/2026, \d{1,2}:\d\d$/)
  expect(formatDateTime('ayer')).toBe('')
})
