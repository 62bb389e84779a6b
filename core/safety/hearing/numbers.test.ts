import { expect, test } from 'vitest'
import { readNumbers } from './numbers.ts'

test.each([
  ['llega a 9 grados', 'c', [9]],
  ['a -20 ºc', 'c', [-20]],
  ['salmon a 45', 'c', [45]],
  ['viene a -12', 'c', [-12]],
  ['pasala a 30 raciones', 'c', []],
  ['ph 4,8', 'ph', [4.8]],
  ['un ph de 4.9', 'ph', [4.9]],
  ['6 horas sin luz', 'h', [6]],
  ['media hora', 'h', [0.5]],
  ['hora y media', 'h', [1.5]],
  ['2 horas y media', 'h', [2.5]],
  ['toda la noche', 'h', [8]],
  ['un bebe de 8 meses', 'meses', [8]],
  ['60 c 3 cm', 'cm', [3]],
  ['30 mm', 'cm', [3]],
  ['120 g para 10 kg', 'kg', [10]],
  ['120 g para 10 kg', 'g', [120]],
  ['30 g por kilo', 'kg', [1]],
  ['dos semanas', 'dias', [14]],
  ['28 %', 'pct', [28]],
] as const)('«%s»: %s', (text, unit, expected) => {
  expect(readNumbers(text)[unit]).toEqual(expected)
})
