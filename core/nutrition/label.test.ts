import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelOf } from '#core/nutrition/label.ts'
import { labelText } from '#core/nutrition/label-rounding.ts'
import { type LabelRowName, labelRows } from '#core/nutrition/label-rows.ts'
import { nothingKnown } from '#core/nutrition/nutrients.ts'

// docs/ciencia/nutricion.md §3, row by row, on both sides of every border.
const rounding: readonly (readonly [LabelRowName, number, string])[] = [
  ['fat', 0, '0 g'],
  ['fat', 0.04, '<0,5 g'],
  ['fat', 0.5, '<0,5 g'],
  ['fat', 0.51, '0,5 g'],
  ['fat', 5.25, '5,3 g'],
  ['fat', 9.94, '9,9 g'],
  ['fat', 9.95, '10 g'],
  ['fat', 10, '10 g'],
  ['fat', 12.5, '13 g'],
  ['carbohydrate', 0.3, '<0,5 g'],
  ['sugar', 3.14, '3,1 g'],
  ['fiber', 0.5, '<0,5 g'],
  ['protein', 99.6, '100 g'],
  ['saturated', 0.1, '<0,1 g'],
  ['saturated', 0.11, '0,1 g'],
  ['saturated', 13.349, '13 g'],
  ['salt', 0, '0 g'],
  ['salt', 0.0125, '<0,01 g'],
  ['salt', 0.013, '0,01 g'],
  ['salt', 0.126, '0,13 g'],
  ['salt', 0.994, '0,99 g'],
  ['salt', 0.996, '1,0 g'],
  ['salt', 1.2037, '1,2 g'],
  ['salt', 12.34, '12,3 g'],
  ['energy', 433.11, '433 kcal'],
]
test.each(rounding)('%s %f se imprime %s', (name, value, text) => {
  expect(labelText(name, value, null)).toBe(text)
})

test('la energía lleva kJ y kcal enteros, cada uno con los suyos', () => {
  expect(labelText('energy', 433.5, 1814.26)).toBe('1.814 kJ / 434 kcal')
})

test('lo que no es un número no se imprime', () => {
  for (const name of labelRows) expect(labelText(name, Number.NaN, null)).toBeNull()
})

const totals = {
  ...nothingKnown,
  calories: 1000,
  kilojoules: 4200,
  fats: 35,
  carbohydrates: 130,
  proteins: 25,
  sodium: 2400,
}
const input = { totals, lowerBounds: [], servings: 4, rawGrams: 500, unweighedLines: 0, finalGrams: null } as const

test('va en el orden europeo, por 100 g y por ración, con la sal del sodio', () => {
  const { rows, weight, servingGrams } = labelOf(input)
  expect(rows.map(({ name }) => name)).toEqual([
    ...['energy', 'fat', 'saturated', 'carbohydrate', 'sugar', 'fiber', 'protein', 'salt'],
  ])
  expect(weight).toEqual({ grams: 500, basis: 'raw', complete: true })
  expect(servingGrams).toBe(125)
  expect(rows[0]).toMatchObject({
    per100g: { text: '840 kJ / 200 kcal', reference: 0.1 },
    perServing: { text: '1.050 kJ / 250 kcal', reference: 0.125 },
  })
  // 2,4 g of sodium are 6 g of salt: a whole day's reference intake in the dish.
  expect(rows[7]).toMatchObject({ per100g: { text: '1,2 g' }, perServing: { text: '1,5 g', reference: 0.25 } })
})

test('lo desconocido queda en blanco, y la fibra no tiene ingesta de referencia', () => {
  const { rows } = labelOf({ ...input, totals: { ...totals, fiber: 10 }, lowerBounds: ['fats'] })
  expect(rows[2]?.per100g).toEqual({ text: null, reference: null })
  expect(rows[5]?.per100g).toEqual({ text: '2,0 g', reference: null })
  expect(rows.filter(({ lowerBound }) => lowerBound).map(({ name }) => name)).toEqual(['fat'])
})

test('con el plato pesado, los 100 g son del plato; sin ningún peso no hay por 100 g', () => {
  const weighed = labelOf({ ...input, unweighedLines: 1, finalGrams: 400 })
  expect(weighed).toMatchObject({ weight: { grams: 400, basis: 'final', complete: true }, servingGrams: 100 })
  expect(weighed.rows[0]?.per100g.text).toBe('1.050 kJ / 250 kcal')
  expect(labelOf({ ...input, unweighedLines: 1 }).weight).toMatchObject({ complete: false })
  const none = labelOf({ ...input, rawGrams: 0 })
  expect(none).toMatchObject({ weight: null, servingGrams: null })
  expect(none.rows[0]).toMatchObject({ per100g: { text: null }, perServing: { text: '1.050 kJ / 250 kcal' } })
})

test('con cualquier número se imprime algo legible o nada', () => {
  fc.assert(
    fc.property(fc.constantFrom(...labelRows), fc.double({ min: 0, max: 1e9, noNaN: true }), (name, value) => {
      expect(labelText(name, value, value)).toMatch(/^(?:<?[\d.]+(?:,\d+)? g|[\d.]+ kJ \/ [\d.]+ kcal)$/)
    }),
  )
})
