import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, dividedBy, plus, thousandth, times, toNumber } from './decimal.ts'

test('un décimo más dos décimos son tres décimos', () => {
  expect(toNumber(plus(decimal(0.1), decimal(0.2)))).toBe(0.3)
  expect(toNumber(times(decimal(1.1), decimal(1.1)))).toBe(1.21)
  expect(toNumber(thousandth(decimal(350)))).toBe(0.35)
})

test.each([0, 1, -2.5, 1e21, 1.5e300, 5e-324, 1.7976931348623157e308, 1e-7, 123456.789])(
  '%d entra y sale igual',
  (value) => {
    expect(toNumber(decimal(value))).toBe(value)
  },
)

test('lo que no es un número finito es cero', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    expect(toNumber(decimal(value))).toBe(0)
  }
})

test.each([
  [10, 4, 2.5],
  [1, 3, 0.333333333333],
  [2, 3, 0.666666666667],
  [-1, 3, -0.333333333333],
  [1.23, 0.1, 12.3],
  [1, 1e9, 1e-9],
])('%d entre %d son %d', (value, by, quotient) => {
  expect(toNumber(dividedBy(decimal(value), decimal(by)))).toBe(quotient)
})

test('con cualquier número: entra y sale igual, y sumar no depende del orden', () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true })
  fc.assert(
    fc.property(number, (value) => {
      // Negative zero enters as zero.
      expect(toNumber(decimal(value))).toBe(value === 0 ? 0 : value)
    }),
  )
  fc.assert(
    fc.property(fc.array(number), (values) => {
      const sum = (list: readonly number[]) => toNumber(list.map(decimal).reduce(plus, decimal(0)))
      expect(sum(values.toReversed())).toBe(sum(values))
    }),
  )
})
