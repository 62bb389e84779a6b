import { describe, expect, test } from 'vitest'
import { parseDecimal, showDecimal, stepped } from './decimal.ts'

describe('lo que teclea un cocinero', () => {
  test.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 12,5 ', 12.5],
    ['12,', 12],
    [',5', 0.5],
    ['0', 0],
    ['-3', -3],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1 234,5', 1234.5],
    ['1 234', 1234],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['1.234', 1.234],
  ])('%j es %d', (text, value) => expect(parseDecimal(text)).toBe(value))

  test.each([
    '',
    ' ',
    ',',
    '.',
    '-',
    'c/s',
    '12a',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '1,2,3.4.5',
    '12,,5',
    '1,2,3',
    '1 2',
    '1.23,4',
    '9'.repeat(400),
  ])('%j no es un número', (text) => expect(parseDecimal(text)).toBeNull())
})

describe('las flechas', () => {
  const cents = { step: 0.01, min: 0.01 }
  const servings = { step: 1, min: 1 }
  const percent = { step: 0.1, min: 0, max: 100 }
  test.each([
    [2.35, true, cents, 2.36],
    [2.36, false, cents, 2.35],
    [0.29, true, cents, 0.3],
    [1.234, true, cents, 1.24],
    [0.01, false, cents, 0.01],
    [0, true, cents, 0.01],
    [0, false, cents, 0.01],
    [2.5, true, servings, 3],
    [2.5, false, servings, 2],
    [1, false, servings, 1],
    [-7, true, servings, 1],
    [0.3, true, percent, 0.4],
    [0.3, false, percent, 0.2],
    [99.95, true, percent, 100],
    [100, true, percent, 100],
    [0, false, percent, 0],
    [-12, true, { step: 0.5, min: -30, max: -2 }, -11.5],
    [1e300, true, servings, 1e300],
  ])('%d, hacia arriba %s, con %j es %d', (value, up, steps, wanted) => expect(stepped(value, up, steps)).toBe(wanted))
})

describe('lo que se enseña', () => {
  test.each([
    [12.5, '12,5'],
    [0, '0'],
    [1e-13, '0,0000000000001'],
    [100, '100'],
    [1234567, '1234567'],
    [0.1 + 0.2, '0,3'],
    [-0.5, '-0,5'],
    [null, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('%d se ve como %j', (value, text) => expect(showDecimal(value)).toBe(text))

  test('lo enseñado se vuelve a entender', () => {
    for (const value of [0, 0.001, 0.125, 7.25, 1000.5, 99_999.999])
      expect(parseDecimal(showDecimal(value))).toBe(value)
  })
})
