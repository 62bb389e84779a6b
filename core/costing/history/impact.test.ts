import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costRecipe, type LineToCost } from '#core/costing/costs/cost.ts'
import type { IngredientPrice } from '#core/costing/prices/price.ts'
import { impactOf, type TouchedDish } from './impact.ts'
import { percentOf } from './price-change.ts'

const price = (pricePerUnit: number, unit = 'kg', kind: IngredientPrice['kind'] = 'typed'): IngredientPrice => ({
  ...{ id: 'p', ingredientName: 'Mantequilla', pricePerUnit, unit, source: null, kind },
  ...{ priceDate: null, lastUpdated: '2026-11-12T00:00:00.000Z' },
})
const terms = { counting: { reading: 'specified', merma: false }, targetPercent: 30, vatPercent: 10 } as const
const dish = (name: string, grams: number, more: Partial<TouchedDish> = {}): TouchedDish => ({
  ...{ id: name, name, servings: 10, grossPrice: null, ownTarget: null, total: null },
  lines: [{ name: 'Mantequilla', quantity: grams, unit: 'g', price: null }],
  ...more,
})

describe('cuánto sube', () => {
  test.each([
    [price(5), price(5.9), 18],
    [price(4), price(3), -25],
    [price(0.1), price(0.3), 200],
    [price(5), price(5), 0],
    [price(5, 'kg'), price(6, 'Kilo'), 20],
    [price(5, 'kg'), price(6, 'l'), null],
    [price(5, 'manojo'), price(6, 'manojo'), 20],
    [price(5, 'manojo'), price(6, 'mazo'), null],
    [price(5, 'kg', 'fallback'), price(6), null],
    [price(5, 'kg', 'estimate'), price(6), null],
    [price(5, 'kg', 'table'), price(6), 20],
  ])('%j → %j: %j', (before, after, percent) => {
    expect(percentOf(before, after)).toBe(percent)
  })
})

test('la mantequilla sube un 18 %: qué platos pasan del objetivo, y el que más', () => {
  // 300 g for 10 at 5,00 → 5,90 €/kg: 0,27 € more in all, 0,027 € a serving.
  const croissant = dish('Croissant', 300, { servings: 10, total: 9, grossPrice: 3.29 })
  const brioche = dish('Brioche', 500, { servings: 4, total: 6 })
  const bread = dish('Pan', 10, { total: 20, grossPrice: 2.2 })
  expect(impactOf(price(5), price(5.9), [croissant, brioche, bread], terms)).toEqual({
    ...{ dishes: 3, over: 1, under: 0, ownTargets: 0, withoutPrice: 1 },
    worst: [
      { id: 'Brioche', name: 'Brioche', difference: 0.1125, foodCostBefore: null, foodCostAfter: null, target: 30 },
      {
        ...{ id: 'Croissant', name: 'Croissant', difference: 0.027, target: 30 },
        ...{ foodCostBefore: expect.closeTo(29.188, 3), foodCostAfter: expect.closeTo(30.091, 3) },
      },
      expect.objectContaining({ name: 'Pan', difference: 0.0009, foodCostBefore: 99.955 }),
    ],
  })
})

test('de vuelta: al bajar, los que pasaban vuelven; un plato justo en el objetivo está dentro', () => {
  const croissant = dish('Croissant', 300, { servings: 10, total: 8.73, grossPrice: 3.29 })
  expect(impactOf(price(5.9), price(5), [croissant], terms)).toMatchObject({ over: 0, under: 1 })
  // 3 € of 10 € without IVA are 30 % to the cent.
  const even = dish('Justo', 1000, { servings: 1, total: 3, grossPrice: 11 })
  expect(impactOf(price(2), price(3), [even], terms)).toMatchObject({ over: 0, under: 0 })
})

test('cada plato se mide con su objetivo', () => {
  const strict = dish('Croissant', 300, { servings: 10, total: 9, grossPrice: 3.29, ownTarget: 29.5 })
  const easy = dish('Pasta', 300, { servings: 10, total: 9, grossPrice: 3.29, ownTarget: 35 })
  expect(impactOf(price(5), price(5.9), [strict, easy], terms)).toMatchObject({
    ...{ over: 1, under: 0, ownTargets: 2 },
    worst: [
      { name: 'Croissant', target: 29.5 },
      { name: 'Pasta', target: 35 },
    ],
  })
})

test('un plato en el que no cambia nada no cuenta; sin platos no hay impacto', () => {
  const spoon = dish('Nada', 0)
  expect(impactOf(price(5), price(6), [spoon], terms)).toEqual({
    dishes: 0,
    over: 0,
    under: 0,
    ownTargets: 0,
    withoutPrice: 0,
    worst: [],
  })
})

test('por pieza, con las medidas caseras pesadas', () => {
  const egg = { gramsPerUnit: 50, by: 'measure', foodName: 'Huevo', guess: false } as const
  const lines: LineToCost[] = [{ name: 'Huevo', quantity: 6, unit: 'unidad', price: null, equivalence: egg }]
  const [one] = impactOf(price(2), price(3), [dish('Flan', 0, { servings: 3, lines })], {
    ...terms,
    counting: { reading: 'household', merma: false },
  }).worst
  expect(one?.difference).toBe(0.1)
})

const cents = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100)

test('la diferencia es la de los dos escandallos enteros, y el orden de los platos no cuenta', () => {
  const book = fc.array(fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 20 }), cents(0, 5000)), {
    maxLength: 300,
  })
  fc.assert(
    fc.property(book, cents(1, 2000), cents(1, 2000), (some, from, to) => {
      const dishes = some.map(([grams, servings], n) => dish(`d${n}`, grams, { servings }))
      const impact = impactOf(price(from), price(to), dishes, terms)
      const backwards = impactOf(price(from), price(to), dishes.toReversed(), terms)
      expect(backwards).toEqual(impact)
      expect(impact.dishes).toBe(from === to ? 0 : dishes.length)
      for (const { id, difference } of impact.worst) {
        const { lines, servings } = dishes.find((one) => one.id === id) as TouchedDish
        const at = (pricePerUnit: number) =>
          costRecipe([...lines.map((line) => ({ ...line, price: price(pricePerUnit) }))], servings).perServing ?? 0
        expect(difference).toBeCloseTo(at(to) - at(from), 9)
      }
    }),
    { numRuns: 50 },
  )
})
