import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Measures, toGrams } from '#core/units/household.ts'
import { type Unit, units } from '#core/units/units.ts'

const nothing: Measures = {
  density: null,
  gramsPerPiece: null,
  gramsPerCup: null,
  gramsPerTablespoon: null,
  gramsPerTeaspoon: null,
}
const oil = { density: 0.913, gramsPerPiece: null, gramsPerCup: 228, gramsPerTablespoon: 13.7, gramsPerTeaspoon: 4.6 }
const egg = { ...nothing, gramsPerPiece: 50, gramsPerCup: 257 }
const shallot = { ...nothing, gramsPerPiece: 25, gramsPerTablespoon: 10.1 }
const vinegar = { ...nothing, density: 1.01 }

test.each([
  ['350 g', 350, 'g', nothing, 350, 'weight'],
  ['1,5 kg', 1.5, 'kg', nothing, 1500, 'weight'],
  ['100 ml de aceite', 100, 'ml', oil, 91.3, 'density'],
  ['1 l de aceite', 1, 'l', oil, 913, 'density'],
  ['2 cucharadas de aceite', 2, 'cucharada', oil, 27.4, 'measure'],
  ['1 cucharadita de aceite', 1, 'cucharadita', oil, 4.6, 'measure'],
  ['media taza de aceite', 0.5, 'taza', oil, 114, 'measure'],
  ['6 huevos', 6, 'unidad', egg, 300, 'measure'],
  ['100 ml de huevo, por su taza', 100, 'ml', egg, 102.8, 'proportion'],
  ['1 cucharada de huevo, por su taza', 1, 'cucharada', egg, 15.42, 'proportion'],
  ['1 taza de chalota, por su cucharada', 1, 'taza', shallot, (10.1 * 250) / 15, 'proportion'],
  ['1 cucharada de vinagre, por su densidad', 1, 'cucharada', vinegar, 15.15, 'density'],
  ['100 ml de algo desconocido, como agua y dicho', 100, 'ml', nothing, 100, 'water'],
] as const)('%s', (_, quantity, unit, measures, grams, by) => {
  const weighed = toGrams(quantity, unit, measures)
  expect(weighed?.grams).toBeCloseTo(grams, 9)
  expect(weighed?.by).toBe(by)
})

test.each(['unidad', 'taza', 'cucharada', 'cucharadita'] as const)('sin peso conocido, 1 %s no se sabe', (unit) => {
  expect(toGrams(1, unit, nothing)).toBeNull()
})

test('una pieza nunca se saca de una taza ni de la densidad', () => {
  expect(toGrams(1, 'unidad', oil)).toBeNull()
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('%f no es una cantidad', (quantity) => {
  expect(toGrams(quantity, 'g', nothing)).toBeNull()
})

const weight = fc.option(fc.double({ min: 0.01, max: 2000, noNaN: true }))
const someMeasures: fc.Arbitrary<Measures> = fc.record({
  density: weight,
  gramsPerPiece: weight,
  gramsPerCup: weight,
  gramsPerTablespoon: weight,
  gramsPerTeaspoon: weight,
})

test('el doble pesa el doble, y nada pesa cero ni menos', () => {
  const amount = fc.double({ min: 0.001, max: 10_000, noNaN: true })
  fc.assert(
    fc.property(amount, fc.constantFrom<Unit>(...units), someMeasures, (quantity, unit, measures) => {
      const one = toGrams(quantity, unit, measures)
      const two = toGrams(2 * quantity, unit, measures)
      expect(one === null).toBe(two === null)
      if (one === null || two === null) return
      expect(one.grams).toBeGreaterThan(0)
      expect(two.grams / one.grams).toBeCloseTo(2, 9)
    }),
  )
})
