import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNutrient, formatNutrientWithUnit } from '#core/nutrition/format-nutrient.ts'
import { nothingKnown } from '#core/nutrition/nutrients.ts'
import { macroShares, perServing } from '#core/nutrition/per-serving.ts'
import { sourceLabel } from '#core/nutrition/sources.ts'

test('por ración es el total entre las raciones; lo desconocido sigue desconocido', () => {
  const each = perServing({ ...nothingKnown, calories: 1000, sodium: 10 }, 4)
  expect(each).toMatchObject({ calories: 250, sodium: 2.5, fiber: null })
})

test.each([0, -3, Number.NaN, Number.POSITIVE_INFINITY])('con %f raciones se cuenta una', (servings) => {
  expect(perServing({ ...nothingKnown, calories: 1000 }, servings).calories).toBe(1000)
})

test('la parte de cada macro es el macro entre la suma de los tres', () => {
  expect(macroShares({ proteins: 25, carbohydrates: 50, fats: 25 })).toEqual({
    proteins: 0.25,
    carbohydrates: 0.5,
    fats: 0.25,
  })
})

test('sin nada que repartir no hay partes', () => {
  expect(macroShares({ proteins: 0, carbohydrates: 0, fats: 0 })).toBeNull()
  expect(macroShares({ proteins: 1, carbohydrates: null, fats: 0 })).toBeNull()
})

test('las partes suman uno y nunca son NaN', () => {
  const grams = fc.double({ min: 0, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(grams, grams, grams, (proteins, carbohydrates, fats) => {
      const shares = macroShares({ proteins, carbohydrates, fats })
      if (shares === null) return expect(proteins + carbohydrates + fats).toBe(0)
      expect(shares.proteins + shares.carbohydrates + shares.fats).toBeCloseTo(1, 9)
    }),
  )
})

test.each([
  ['sodium', 1250.4, '1.250 mg'],
  ['calcium', 0.4, '0 mg'],
  ['calories', 523.36, '523,4 kcal'],
  ['proteins', 12, '12,0 g'],
  ['fiber', 0.05, '0,1 g'],
  ['iron', 2.449, '2,4 mg'],
  ['vitamin_a', 967.25, '967,3 µg'],
  ['vitamin_c', 0, '0,0 mg'],
] as const)('%s %f se lee %s', (nutrient, amount, text) => {
  expect(formatNutrientWithUnit(nutrient, amount)).toBe(text)
  expect(text.startsWith(formatNutrient(nutrient, amount))).toBe(true)
})

test.each([
  ['ciqual:20047', 'Anses-Ciqual 2020 20047'],
  ['fdc:170026', 'USDA FoodData Central 170026'],
  ['ndb:11090', 'USDA SR28 11090'],
  ['def:poliol', 'Por definición'],
  ['', 'Sin fuente abierta'],
])('la fuente %s se lee «%s»', (id, text) => {
  expect(sourceLabel(id)).toBe(text)
})
