import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foodCostPercent, suggestedPrice } from './food-cost.ts'

test('3 € de coste al 30 % son 10 € sin IVA y 11 € con el 10 %', () => {
  expect(suggestedPrice(3, { targetPercent: 30, vatPercent: 10 })).toEqual({ net: 10, gross: 11 })
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

test('vender al precio propuesto da el objetivo', () => {
  const cost = fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100)
  const target = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(cost, target, fc.integer({ min: 0, max: 100 }), (perServing, targetPercent, vatPercent) => {
      const gross = suggestedPrice(perServing, { targetPercent, vatPercent })?.gross ?? 0
      expect(foodCostPercent(perServing, gross, vatPercent)).toBeCloseTo(targetPercent, 6)
    }),
  )
})
