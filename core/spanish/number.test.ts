import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDecimal } from '#core/format/decimal.ts'
import { fold } from './fold.ts'
import { parseSpanishNumber, readNumber } from './number.ts'

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  ["1'5", 1.5],
  ['1.250', 1250],
  ['0.750', 0.75],
  ['1,250', 1.25],
  ['1.250,5', 1250.5],
  ['1,250.5', 1250.5],
  ['1 250', 1250],
  ['1.234.567', 1_234_567],
  ['½', 0.5],
  ['1½', 1.5],
  ['1 ½', 1.5],
  ['1 1/2', 1.5],
  ['1-1/2', 1.5],
  ['1 y 1/2', 1.5],
  ['1 y ½', 1.5],
  ['3/4', 0.75],
  ['3⁄4', 0.75],
  ['3/2', 1.5],
  ['media', 0.5],
  ['Medio', 0.5],
  ['un cuarto', 0.25],
  ['tres cuartos', 0.75],
  ['un tercio', 1 / 3],
  ['dos', 2],
  ['uno y medio', 1.5],
  ['dos y media', 2.5],
  ['dieciséis', 16],
  ['treinta y cinco', 35],
  ['ciento veinte', 120],
  ['doscientos cincuenta', 250],
  ['mil', 1000],
  ['mil quinientos', 1500],
  ['dos mil trescientos cuarenta y dos', 2342],
  ['2-3', 2.5],
  ['2 – 3', 2.5],
  ['2 a 3', 2.5],
  ['de 2 a 3', 2.5],
  ['entre 2 y 3', 2.5],
  ['dos o tres', 2.5],
  ['½ - 1', 0.75],
  ['100/120', 110],
  ['6/8', 7],
  ['unos 200', 200],
  ['casi 2', 2],
  ['~50', 50],
])('«%s» es %d', (text, value) => expect(parseSpanishNumber(text)).toBe(value))

test.each([
  '',
  ' ',
  'c/s',
  '1/0',
  '12/',
  '2-',
  'y media',
  'unos',
  'docena y',
  '1e3',
  '1.2.3',
  '9'.repeat(400),
  'dosis',
])('«%s» no es un número', (text) => expect(parseSpanishNumber(text)).toBeNull())

test('dice si es un intervalo, si es aproximado y si el punto es dudoso', () => {
  expect(readNumber('unas 2-3')).toMatchObject({ range: [2, 3], approximate: true })
  expect(readNumber('1.250 g')).toMatchObject({ threeFigures: 'point', end: 5 })
  expect(readNumber('12.50 g')).toMatchObject({ value: 12.5, threeFigures: null })
})

test('el número de una línea numerada no es un intervalo', () => {
  expect(readNumber('1 - 200 g')).toMatchObject({ value: 1, range: null, end: 1 })
})

test('lo que se enseña se vuelve a leer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (thousandths) => {
      const value = thousandths / 1000
      expect(parseSpanishNumber(formatDecimal(value))).toBe(value)
    }),
  )
})

test('nunca falla ni da NaN, y el final queda dentro del texto', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,/-½¼ yaou unmediodos'), maxLength: 60 }), (text) => {
      const found = readNumber(fold(text))
      if (found === null) return
      expect(Number.isFinite(found.value)).toBe(true)
      expect(found.end).toBeLessThanOrEqual(text.length)
    }),
    { numRuns: 2000 },
  )
})
