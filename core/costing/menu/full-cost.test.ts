import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foodCostPercent } from './food-cost.ts'
import { fullCost, type HiddenCosts, type Sale } from './full-cost.ts'

const nothing: HiddenCosts = {
  ...{ packaging: null, energy: null, labourMinutes: null, labourPer: 'serving', commissionPercent: null },
}
const sale: Sale = { food: 3, servings: 4, grossPrice: 11, vatPercent: 10, labourRate: 15 }

test('sin nada dicho no hay coste completo', () => {
  expect(fullCost(nothing, sale)).toBeNull()
})

test('envase, energía, 6 minutos a 15 €/h y un 30 % de reparto sobre 11 €', () => {
  const hidden = { ...nothing, packaging: 0.35, energy: 0.15, labourMinutes: 6, commissionPercent: 30 }
  expect(fullCost(hidden, sale)).toEqual({
    lines: [
      { kind: 'packaging', euros: 0.35 },
      { kind: 'energy', euros: 0.15 },
      { kind: 'labour', euros: 1.5 },
      { kind: 'commission', euros: 3.3 },
    ],
    ...{ total: 8.3, margin: 1.7, marginPercent: 17 },
  })
})

test('los minutos de toda la receta se reparten entre sus raciones', () => {
  const hidden = { ...nothing, labourMinutes: 60, labourPer: 'recipe' } as const
  expect(fullCost(hidden, sale)?.lines).toEqual([{ kind: 'labour', euros: 3.75 }])
})

test('lo que falta no es cero: sin €/h, sin PVP o sin coste no hay margen', () => {
  const hidden = { ...nothing, packaging: 1, labourMinutes: 6, commissionPercent: 10 }
  expect(fullCost(hidden, { ...sale, labourRate: null })).toMatchObject({
    total: 5.1,
    margin: null,
    marginPercent: null,
  })
  expect(fullCost(hidden, { ...sale, grossPrice: null })).toMatchObject({ total: 5.5, margin: null })
  expect(fullCost(hidden, { ...sale, food: null })).toMatchObject({ total: null, margin: null })
  expect(
    fullCost({ ...nothing, labourMinutes: 0, commissionPercent: 0 }, { ...sale, labourRate: null, grossPrice: null }),
  ).toMatchObject({ lines: [{ euros: 0 }, { euros: 0 }], total: 3 })
})

test('con todo a cero el margen es el que deja el food cost', () => {
  const cents = fc.integer({ min: 1, max: 100_000 }).map((value) => value / 100)
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 21 }), (food, grossPrice, vatPercent) => {
      const cost = fullCost({ ...nothing, packaging: 0 }, { ...sale, food, grossPrice, vatPercent })
      const left = 100 - (foodCostPercent(food, grossPrice, vatPercent) ?? Number.NaN)
      // A cent of price gives a margin of minus a million percent: as many digits, not as many decimals.
      expect(Math.abs((cost?.marginPercent ?? Number.NaN) - left)).toBeLessThan(1e-8 * Math.max(1, Math.abs(left)))
    }),
  )
})
