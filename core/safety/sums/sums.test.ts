import { expect, test } from 'vitest'
import { verdictOn } from '#core/safety/judging/verdict.ts'
import { makeSafety } from '#core/safety/safety.ts'
import { ionPerKilo, mostSaltPerKilo } from '#core/safety/tables/curing-salts.ts'
import { pasteurised } from '#core/safety/tables/sous-vide.ts'
import { readTable } from '#core/safety/tables/table.ts'
import { pantry, safety } from '#testing/kitchen-safety.ts'

test('el ion nitrito se cuenta sobre la carne', () => {
  // 120 g at 0,6 % in 10 kg: 72 mg/kg of sodium nitrite, 48 of its ion.
  expect(ionPerKilo(120, 10, 0.6)).toBeCloseTo(48, 0)
  expect(mostSaltPerKilo(0.6)).toBeCloseTo(20, 0)
  expect(mostSaltPerKilo(6.25)).toBeCloseTo(1.92, 2)
})

test.each([
  ['ave', 60, 3, 120],
  ['ave', 60.9, 3, 120],
  ['ave', 60, 2.5, 120],
  ['carne', 55, 4, 210],
  ['ave', 54, 3, null],
  ['pescado', 45, 2, null],
  ['carne', 60, 9, null],
] as const)('pasteurizar %s a %f °C y %f cm: %s min', (product, celsius, cm, minutes) => {
  expect(pasteurised(safety.sousVide, product, celsius, cm)).toBe(minutes)
})

test('más calor nunca pide más tiempo, ni más grueso menos', () => {
  for (const product of ['ave', 'carne', 'pescado'] as const) {
    const rows = safety.sousVide.filter((row) => row.product === product)
    for (const [at, row] of rows.entries()) {
      const times = row.minutes.map(({ min }) => min)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      const hotter = rows[at + 1]?.minutes.map(({ min }) => min) ?? times
      expect(hotter.every((min, column) => min <= (times[column] ?? 0))).toBe(true)
    }
  }
})

test.each([
  ['el pollo me llega a 4 grados', /^Se acepta/],
  ['el pollo me llega a 5 grados', /^No: se rechaza/],
  ['mi chucrut está a pH 4,6, es seguro', /^No del todo/],
  ['mi chucrut está a pH 4,7, es seguro', /^No todavía/],
  ['el guiso lleva 2 horas fuera', /^Con 2 h/],
  ['el guiso lleva 3 horas fuera', /^No/],
])('en el límite: «%s»', (question, expected) => {
  expect(verdictOn([question], safety)?.text).toMatch(expected)
})

test('una tabla mal escrita se nota, con su línea', () => {
  expect(() => readTable('x.tsv', 'a\tb\n1', ['a', 'b'])).toThrow(/line 2/)
  expect(() => readTable('x.tsv', 'a\tc\n1\t2', ['a', 'b'])).toThrow(/columns/)
  expect(() => readTable('x.tsv', 'a\tb\n1\tdos', ['a', 'b']).map((row) => row.number('b'))).toThrow(/no number/)
})

test('sin sus archivos no hay seguridad a medias', () => {
  const none = {
    words: '',
    common: '',
    written: '',
    foods: '',
    hazards: '',
    homonyms: '',
    byWords: '',
    cores: '',
    keeping: '',
    reception: '',
    curingSalts: '',
    sousVide: '',
    prepared: '',
    verdicts: {},
  }
  expect(() => makeSafety(none, pantry)).toThrow()
})
