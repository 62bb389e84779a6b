import { expect, test } from 'vitest'
import type { Figures } from '#core/kitchen-lab/effect.ts'
import { kcalDifference, moneyDifference } from './figures.ts'

const figures = (costPerServing: number | null, kcalPerServing: number | null): Figures => ({
  ...{ servings: 1, costPerServing, withoutPrice: [], estimated: [], countedAsIs: [] },
  ...{ kcalPerServing, withoutKcal: [], allergens: [], withoutAllergens: [] },
})

test.each([
  // Shown as 816 and 841: '+24' would be right to the decimal and wrong to the reader.
  [816.36, 840.55, '+25 kcal'],
  [840.55, 816.36, '−25 kcal'],
  [1234.4, 234.4, '−1.000 kcal'],
  [816.1, 816.4, null],
  [null, 816, null],
  [816, null, null],
])('de %d a %d kcal, la diferencia de lo que se lee', (before, after, text) => {
  expect(kcalDifference(figures(null, before), figures(null, after))).toBe(text)
})

test.each([
  [6.5619, 8.3569, '+1,80 €'],
  [0.104, 0.096, null],
  [0.104, 0.116, '+0,02 €'],
  [1234.5, 34.25, '−1.200,25 €'],
])('de %d a %d €, la diferencia de lo que se lee', (before, after, text) => {
  expect(moneyDifference(figures(before, null), figures(after, null))).toBe(text)
})
