import { describe, expect, test } from 'vitest'
import { parseDecimal, showDecimal } from './decimal.ts'

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
