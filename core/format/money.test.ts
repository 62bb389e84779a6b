import { expect, test } from 'vitest'
import { formatEuros, formatUnitPrice } from '#core/format/money.ts'

test.each([
  [12.5, '12,50 €'],
  [0, '0,00 €'],
  [0.1 + 0.2, '0,30 €'],
  [1.005, '1,01 €'],
  [1234.5678, '1.234,57 €'],
])('%d se lee %s', (value, text) => {
  // Intl separates the sign by a no-break space.
  expect(formatEuros(value)).toBe(text.replace(' ', '\u00a0'))
})

test.each([
  [0.00192, '0,0019 €'],
  [0.0099, '0,0099 €'],
  [0.01, '0,01 €'],
  [0, '0,00 €'],
  [4875, '4.875,00 €'],
])('un precio por unidad de %d se lee %s', (value, text) => {
  expect(formatUnitPrice(value)).toBe(text.replace(' ', '\u00a0'))
})
