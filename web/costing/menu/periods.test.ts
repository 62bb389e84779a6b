import { expect, test } from 'vitest'
import { monthBefore } from './periods.ts'

test.each([
  ['2026-11-23', '2026-10-01', '2026-10-31'],
  ['2026-01-01', '2025-12-01', '2025-12-31'],
  ['2028-03-31', '2028-02-01', '2028-02-29'],
])('antes de %s, el mes entero de %s a %s', (today, from, to) => {
  expect(monthBefore(today)).toEqual({ from, to })
})
