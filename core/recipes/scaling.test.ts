import { expect, test } from 'vitest'
import { scaleIngredients } from '#core/recipes/scaling.ts'

const flour = { id: '1', name: 'Harina', quantity: 100, unit: 'g' as const }

test.each([
  [4, 6, 150],
  [4, 1, 25],
  [3, 3, 100],
  [0, 6, 100],
  [4, 0, 100],
])('de %i a %i raciones, 100 g son %i g', (from, to, grams) => {
  expect(scaleIngredients([flour], from, to)[0]?.quantity).toBe(grams)
})

test('escalar y volver deja la cantidad como estaba', () => {
  const there = scaleIngredients([flour], 4, 7)
  expect(scaleIngredients(there, 7, 4)[0]?.quantity).toBeCloseTo(100, 10)
})
