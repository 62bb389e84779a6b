import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FreezingMix, freeWaterAt, frozenAt, temperatureAt } from './freezing.ts'
import { sucroseDepression, sucroseForDepression } from './sucrose-freezing.ts'

const mix = (some: Partial<FreezingMix>): FreezingMix => ({
  water: 60,
  sucroseEquivalent: 0,
  msnfSalts: 0,
  salt: 0,
  alcohol: 0,
  ...some,
})

// docs/ciencia/helado.md §5.5: 10 % MSNF + 2 % whey solids, 12 % sucrose, 4 % syrup of 42 DE, 60 % water.
const published = mix({ sucroseEquivalent: 22.18, msnfSalts: 12 })

test.each([
  [0, -2.75, -2.74],
  [0.1, -3.06, -3.06],
  [0.3, -4.01, -4.01],
  [0.5, -5.87, -5.87],
  [0.6, -7.63, -7.63],
  [0.7, -10.79, -10.79],
  [0.75, -13.15, -13.16],
  [0.8, -16.5, -16.61],
])('el caso publicado por Goff y Hartel, con %f del agua congelada: %f °C', (frozen, method, theirs) => {
  const temperature = temperatureAt(published, frozen)
  expect(temperature).toBeCloseTo(method, 2)
  expect(Math.abs(temperature - theirs)).toBeLessThanOrEqual(frozen < 0.8 ? 0.021 : 0.12)
})

test.each([
  ['sal 0,9 %', { water: 99.1, salt: 0.9 }, -0.54],
  ['sal 5 %', { water: 95, salt: 5 }, -3.1],
  ['etanol 5 %', { water: 95, alcohol: 5 }, -2.12],
  ['etanol 10 %', { water: 90, alcohol: 10 }, -4.48],
])('§5.3: %s en agua empieza a helarse donde debe', (_, some, expected) => {
  // The page cuts the salt of 5 % to −3,10; it is −3,105.
  expect(Math.abs(temperatureAt(mix(some), 0) - expected)).toBeLessThan(0.006)
})

/** §6, table: PAC, then T70, Tf and % frozen at −12 and −18 °C of a helado (water 62, MSNF 10) and of a sorbet (water 69). */
const servingTable: readonly (readonly [pac: number, helado: readonly number[], sorbete: readonly number[]])[] = [
  [200, [-9.0, -2.4, 76, 84], [-6.8, -1.8, 82, 87]],
  [240, [-11.0, -2.8, 72, 81], [-8.5, -2.1, 78, 85]],
  [260, [-11.9, -3.0, 70, 80], [-9.4, -2.3, 76, 83]],
  [280, [-12.7, -3.2, 68, 78], [-10.2, -2.5, 74, 82]],
  [300, [-13.6, -3.4, 66, 77], [-11.0, -2.7, 72, 81]],
  [320, [-14.4, -3.6, 64, 75], [-11.8, -2.9, 71, 79]],
  [340, [-15.2, -3.9, 62, 74], [-12.6, -3.1, 69, 78]],
  [380, [-17.3, -4.3, 58, 71], [-14.0, -3.5, 65, 75]],
  [420, [-19.4, -4.8, 54, 68], [-15.9, -3.9, 61, 73]],
]

describe('§6: la tabla de servicio', () => {
  const rows = servingTable.flatMap(([pac, helado, sorbete]) => [
    { pac, kind: 'helado', wanted: helado, of: mix({ water: 62, msnfSalts: 10, sucroseEquivalent: pac / 10 }) },
    { pac, kind: 'sorbete', wanted: sorbete, of: mix({ water: 69, sucroseEquivalent: pac / 10 }) },
  ])
  test.each(rows)('$kind con PAC $pac', ({ wanted, of }) => {
    const [serving = 0, point = 0, at12 = 0, at18 = 0] = wanted
    // Printed to one decimal, and to whole percents: within half a digit.
    expect(Math.abs(temperatureAt(of, 0.7) - serving)).toBeLessThanOrEqual(0.051)
    expect(Math.abs(temperatureAt(of, 0) - point)).toBeLessThanOrEqual(0.051)
    expect(Math.abs(100 * frozenAt(of, -12) - at12)).toBeLessThanOrEqual(0.51)
    expect(Math.abs(100 * frozenAt(of, -18) - at18)).toBeLessThanOrEqual(0.51)
  })
})

test('la tabla de la sacarosa: puntos, interpolación y continuidad tras 180 g', () => {
  expect(sucroseDepression(3)).toBe(0.18)
  expect(sucroseDepression(4.5)).toBeCloseTo(0.265, 10)
  expect(sucroseDepression(180)).toBeCloseTo(13.68, 10)
  expect(sucroseDepression(180.001) - sucroseDepression(179.999)).toBeLessThan(0.001)
  expect(sucroseDepression(225)).toBeCloseTo(13.68 + 0.0612 * 45 + 0.00009 * (225 ** 2 - 180 ** 2), 10)
})

test('la inversa de la tabla deshace la tabla', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 600, noNaN: true }), (grams) => {
      expect(sucroseForDepression(sucroseDepression(grams))).toBeCloseTo(grams, 6)
    }),
  )
})

const anyMix = fc.record({
  water: fc.double({ min: 1, max: 100, noNaN: true }),
  sucroseEquivalent: fc.double({ min: 0, max: 60, noNaN: true }),
  msnfSalts: fc.double({ min: 0, max: 20, noNaN: true }),
  salt: fc.double({ min: 0, max: 5, noNaN: true }),
  alcohol: fc.double({ min: 0, max: 10, noNaN: true }),
})

test('la curva es monótona: más frío, más hielo; y más hielo, más frío', () => {
  fc.assert(
    fc.property(anyMix, fc.double({ min: 0, max: 0.98, noNaN: true }), (of, frozen) => {
      expect(temperatureAt(of, frozen + 0.01)).toBeLessThanOrEqual(temperatureAt(of, frozen))
      const steps = [0, -1, -3, -5, -8, -12, -18, -25].map((temperature) => frozenAt(of, temperature))
      expect(steps.every((share, at) => at === 0 || share >= (steps[at - 1] ?? 0))).toBe(true)
    }),
  )
})

test('agua congelada y temperatura son inversas, y el agua se conserva', () => {
  fc.assert(
    fc.property(anyMix, fc.double({ min: 0.01, max: 0.95, noNaN: true }), (of, frozen) => {
      fc.pre(of.sucroseEquivalent + of.msnfSalts > 1)
      const temperature = temperatureAt(of, frozen)
      expect(frozenAt(of, temperature)).toBeCloseTo(frozen, 5)
      expect(freeWaterAt(of, temperature) + of.water * frozenAt(of, temperature)).toBeCloseTo(of.water, 8)
    }),
  )
})

test('agua pura: se hiela a 0 °C; sin agua no hay hielo', () => {
  expect(temperatureAt(mix({}), 0)).toBe(0)
  expect(frozenAt(mix({ water: 0, sucroseEquivalent: 50 }), -18)).toBe(0)
})
