import { expect, test } from 'vitest'
import { formatEuros } from '#core/format/money.ts'

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
