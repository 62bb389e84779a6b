import { expect, test } from 'vitest'
import { amountText, shareText } from './amounts.ts'

test.each([
  ['sodium', 1234.5, false, '1.235 mg'],
  ['calcium', 119.4, false, '119 mg'],
  ['proteins', 12.34, false, '12,3 g'],
  ['calories', 512, false, '512,0 kcal'],
  ['vitamin_a', 0, false, '0,0 µg'],
  ['iron', 1.25, true, '≥ 1,3 mg'],
  ['fiber', null, false, 'sin dato'],
  ['fiber', null, true, 'sin dato'],
] as const)('%s: %d (al menos: %s) se lee %s', (nutrient, value, lowerBound, text) => {
  expect(amountText(nutrient, value, lowerBound)).toBe(text)
})

test.each([
  [0, '0 %'],
  [0.001, '<1 %'],
  [0.005, '1 %'],
  [0.254, '25 %'],
  [1, '100 %'],
] as const)('una parte de %d se lee %s', (share, text) => {
  expect(shareText(share)).toBe(text)
})
