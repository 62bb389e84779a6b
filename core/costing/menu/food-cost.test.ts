import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundings } from '#core/costing/prices/price-words.ts'
import { foodCostPercent, suggestedPrice } from './food-cost.ts'
import { isOverTarget, otherShare, targetOf } from './target.ts'

test('3 € de coste al 30 % son 10 € sin IVA y 11 € con el 10 %', () => {
  expect(suggestedPrice(3, { targetPercent: 30, vatPercent: 10 })).toEqual({ net: 10, gross: 11, exact: 11 })
})

test.each([
  ['cent', 11.37],
  ['five_cents', 11.4],
  ['ten_cents', 11.4],
  ['fifty_cents', 11.5],
  ['ends_90', 11.9],
  ['ends_95', 11.95],
] as const)('3,10 € al 30 % con IVA son 11,3666…: %s → %d', (rounding, gross) => {
  expect(suggestedPrice(3.1, { targetPercent: 30, vatPercent: 10, rounding })).toMatchObject({ gross })
})

test.each([
  // 2 ÷ 3 with IVA of 5 % at 35 % is 2,00 to the cent; its quotient is a little above.
  [2 / 3, 35, 5, 'fifty_cents', 2],
  [3, 30, 10, 'ends_95', 11.95],
  [3.24, 30, 10, 'ends_90', 11.9],
  [0.001, 100, 0, 'ends_90', 0.9],
  [0.001, 100, 0, 'cent', 0.01],
] as const)('%d € al %d %% con IVA del %d %%, %s: %d €', (cost, targetPercent, vatPercent, rounding, gross) => {
  const price = suggestedPrice(cost, { targetPercent, vatPercent, rounding })
  expect(price?.gross).toBe(gross)
  expect(isOverTarget(foodCostPercent(cost, gross, vatPercent) ?? 101, targetPercent)).toBe(false)
})

test('un plato de 3 € vendido a 11 € con IVA del 10 % gasta el 30 %', () => {
  expect(foodCostPercent(3, 11, 10)).toBe(30)
})

test.each([
  [null, 30, 10],
  [0, 30, 10],
  [-1, 30, 10],
  [Number.NaN, 30, 10],
  [3, 0, 10],
  [3, 101, 10],
  [3, Number.NaN, 10],
  [3, 30, -1],
  [3, 30, 101],
])('con coste %s, objetivo %s e IVA %s no hay precio que proponer', (cost, targetPercent, vatPercent) => {
  expect(suggestedPrice(cost, { targetPercent, vatPercent })).toBeNull()
})

test.each([0, -1, Number.NaN])('un PVP de %d no tiene food cost', (gross) => {
  expect(foodCostPercent(3, gross, 10)).toBeNull()
})

test('el precio propuesto no pasa del objetivo, y el anterior de los que gustan a la casa sí', () => {
  const cost = fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100)
  const target = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10)
  const share = fc.integer({ min: 0, max: 100 })
  const below = { cent: 0.01, five_cents: 0.05, ten_cents: 0.1, fifty_cents: 0.5, ends_90: 1, ends_95: 1 }
  fc.assert(
    fc.property(
      cost,
      target,
      share,
      fc.constantFrom(...roundings),
      (perServing, targetPercent, vatPercent, rounding) => {
        const gross = suggestedPrice(perServing, { targetPercent, vatPercent, rounding })?.gross ?? 0
        expect(isOverTarget(foodCostPercent(perServing, gross, vatPercent) ?? 101, targetPercent)).toBe(false)
        const before = foodCostPercent(perServing, gross - below[rounding], vatPercent)
        if (before !== null) expect(before).toBeGreaterThan(targetPercent)
      },
    ),
  )
})

test('el objetivo que vale es el del plato, si no el de su categoría, si no el de la cocina', () => {
  expect(targetOf({ kitchen: 30, category: 28, dish: 25 })).toEqual({ percent: 25, from: 'dish' })
  expect(targetOf({ kitchen: 30, category: 28, dish: null })).toEqual({ percent: 28, from: 'category' })
  expect(targetOf({ kitchen: 30, category: null, dish: null })).toEqual({ percent: 30, from: 'kitchen' })
  expect(otherShare(33.3)).toBe(66.7)
  expect(otherShare(otherShare(33.3))).toBe(33.3)
})
