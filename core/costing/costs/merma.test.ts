import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IngredientPrice } from '#core/costing/prices/price.ts'
import { type Unit, units } from '#core/units/units.ts'
import { costRecipe, type LineToCost, type Options, unitCost } from './cost.ts'
import { costBook, type RecipeToCost } from './cost-book.ts'
import type { Merma, YieldTest } from './merma.ts'
import { mermaOfTest, usableKiloCost, usablePercent, yieldTestProblem } from './yield-test.ts'

const price = (pricePerUnit: number, unit = 'kg'): IngredientPrice => ({
  ...{ id: 'p', ingredientName: 'x', pricePerUnit, unit, source: null, kind: 'typed', priceDate: null },
  lastUpdated: '2026-11-01T08:00:00.000Z',
})
const chard: Merma = { ediblePercent: 80, foodName: 'Acelga', source: 'USDA', guess: false, test: null }
const line = (quantity: number, unit: Unit, rest: Partial<LineToCost> = {}): LineToCost => ({
  ...{ name: 'Acelga', quantity, unit, price: price(2), merma: chard },
  ...rest,
})
const clean = (quantity: number, unit: Unit, rest: Partial<LineToCost> = {}) =>
  line(quantity, unit, { clean: true, ...rest })
const merma: Options = { merma: true }
const egg = { gramsPerUnit: 50, by: 'measure', foodName: 'Huevo', guess: false } as const
const sirloin: YieldTest = {
  ...{ gramsBefore: 5000, gramsAfter: 3000, trimmingsGrams: 1500, trimmingsPrice: 6, testedOn: '2026-11-20' },
}

describe('bruto y limpio', () => {
  test('400 g limpios de lo que se aprovecha al 80 % son 500 g comprados', () => {
    const { lines, total } = costRecipe([clean(400, 'g')], 1, merma)
    expect(total).toBe(1)
    expect(lines[0]).toMatchObject({
      clean: true,
      mermaCounted: true,
      bought: { grams: 500, cost: 1, tested: null },
      left: null,
    })
  })

  test('en bruto cuesta lo que pone, y no se dice que se compre otra cosa', () => {
    const { lines, total } = costRecipe([line(400, 'g')], 1, merma)
    expect(total).toBe(0.8)
    const left = { grams: 320, ediblePercent: 80, foodName: 'Acelga', guess: false, tested: null }
    expect(lines[0]).toMatchObject({ clean: false, mermaCounted: false, bought: null, left })
  })

  test('sin el interruptor lo limpio cuesta como hasta ahora, y se dice lo que se compra', () => {
    const { lines, total, clean: limpias } = costRecipe([clean(400, 'g')], 1)
    expect([total, limpias]).toEqual([0.8, 1])
    expect(lines[0]).toMatchObject({ mermaCounted: false, bought: { grams: 500, cost: 1 } })
  })

  test('la pieza pesa limpia en la tabla: en bruto no cuenta más, limpia y pesada sí', () => {
    const how: Options = { merma: true, reading: 'household' }
    const pieces = { equivalence: egg }
    expect(costRecipe([line(2, 'unidad', pieces)], 1, how)).toMatchObject({
      ...{ total: 0.2, lines: [{ bought: { grams: 125 } }] },
    })
    expect(costRecipe([clean(2, 'unidad', pieces)], 1, how).total).toBe(0.25)
  })

  test.each([
    ['unidad', 'kg'],
    ['ml', 'kg'],
    ['kg', 'unidad'],
    ['g', 'manojo'],
  ] as const)('%s con precio por %s no es un peso: no cuenta y se dice', (unit, priceUnit) => {
    const cost = costRecipe([clean(2, unit, { price: price(3, priceUnit) })], 1, merma)
    expect(cost.total).toBe(costRecipe([line(2, unit, { price: price(3, priceUnit) })], 1, merma).total)
    expect(cost.withoutMerma).toBe(1)
    expect(cost.lines[0]?.checks.map(({ kind }) => kind)).toContain('merma_not_weighed')
  })

  test('si nadie sabe lo que se aprovecha cuenta como bruto, y el total es un mínimo', () => {
    const cost = costRecipe([clean(400, 'g', { merma: null })], 1, merma)
    expect(cost).toMatchObject({ total: 0.8, withoutMerma: 1, lines: [{ checks: [{ kind: 'merma_unknown' }] }] })
    expect(costRecipe([clean(400, 'g', { merma: null })], 1).withoutMerma).toBe(0)
  })
})

describe('test de rendimiento', () => {
  test('lo que se aprovecha y lo que cuesta el kilo limpio, con los recortes abonados', () => {
    expect(usablePercent(sirloin)).toBe(60)
    // 5 kg a 20 € menos 1,5 kg de recortes a 6 €: 91 € por 3 kg.
    expect(usableKiloCost(20, sirloin)).toBeCloseTo(91 / 3, 12)
    const own = clean(300, 'g', { price: price(20), merma: mermaOfTest('Solomillo', sirloin) })
    expect(costRecipe([own], 1, merma)).toMatchObject({ total: 9.1, lines: [{ bought: { tested: '2026-11-20' } }] })
  })

  test('los recortes no valen más que la pieza: el kilo limpio nunca cuesta menos que el comprado', () => {
    expect(usableKiloCost(4, { ...sirloin, trimmingsGrams: 2000, trimmingsPrice: 50 })).toBe(4)
  })

  test.each([
    [{ gramsBefore: 0 }, 'before'],
    [{ gramsBefore: Number.NaN }, 'before'],
    [{ gramsAfter: 0 }, 'after'],
    [{ gramsAfter: 5000.1 }, 'after_above'],
    [{ trimmingsGrams: -1 }, 'trimmings'],
    [{ trimmingsGrams: 2000.1 }, 'trimmings_above'],
    [{ trimmingsPrice: -1 }, 'trimmings_price'],
    [{ gramsBefore: 0.3, gramsAfter: 0.1, trimmingsGrams: 0.2 }, null],
    [{}, null],
  ] as const)('%j: %s', (wrong, problem) => {
    expect(yieldTestProblem({ ...sirloin, ...wrong })).toBe(problem)
  })
})

const anyTest: fc.Arbitrary<YieldTest> = fc
  .record({
    after: fc.integer({ min: 1, max: 100_000 }),
    trimmings: fc.integer({ min: 0, max: 50_000 }),
    lost: fc.integer({ min: 0, max: 50_000 }),
    euros: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ after, trimmings, lost, euros }) => ({
    ...{ gramsBefore: (after + trimmings + lost) / 10, gramsAfter: after / 10, trimmingsGrams: trimmings / 10 },
    ...{ trimmingsPrice: euros / 100, testedOn: '2026-11-20' },
  }))
const anyMerma = fc.oneof(
  fc.integer({ min: 10, max: 999 }).map((permille): Merma => ({ ...chard, ediblePercent: permille / 10 })),
  anyTest.map((own) => mermaOfTest('x', own)),
)
const cents = fc.integer({ min: 1, max: 100_000 }).map((euros) => price(euros / 100))
const anyLine: fc.Arbitrary<LineToCost> = fc.record({
  name: fc.constant('x'),
  quantity: fc.integer({ min: 1, max: 1e6 }).map((grams) => grams / 10),
  unit: fc.constantFrom(...units),
  price: fc.option(cents),
  equivalence: fc.option(fc.integer({ min: 1, max: 900 }).map((gramsPerUnit) => ({ ...egg, gramsPerUnit }))),
  merma: fc.option(anyMerma),
  clean: fc.boolean(),
})
const how = fc.constantFrom<Options>({ reading: 'specified' }, { reading: 'household' })
const near = (one: number | null, other: number | null) => {
  if (one === null || other === null) expect(one).toBe(other)
  else expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-11 * Math.max(one, other))
}

describe('propiedades de la merma', () => {
  test('sin contarla, cualquier receta cuesta al céntimo lo mismo que sin decir bruto ni limpio', () => {
    fc.assert(
      fc.property(fc.array(anyLine), how, (lines, options) => {
        const plain = lines.map(({ clean: _, merma: __, ...rest }) => rest)
        expect(costRecipe(lines, 3, options).total).toBe(costRecipe(plain, 3, options).total)
        expect(costRecipe(lines, 3, options).perServing).toBe(costRecipe(plain, 3, options).perServing)
      }),
    )
  })

  test('contándola, lo que sigue en bruto no se mueve', () => {
    fc.assert(
      fc.property(fc.array(anyLine), how, (lines, options) => {
        const gross = lines.map((each) => ({ ...each, clean: false }))
        expect(costRecipe(gross, 3, { ...options, merma: true }).total).toBe(costRecipe(gross, 3, options).total)
      }),
    )
  })

  test('una línea limpia nunca cuesta menos que la misma en bruto', () => {
    fc.assert(
      fc.property(anyLine, how, (each, options) => {
        const with_ = costRecipe([{ ...each, clean: true }], 1, { ...options, merma: true }).total ?? 0
        const without = costRecipe([{ ...each, clean: false }], 1, { ...options, merma: true }).total ?? 0
        expect(with_).toBeGreaterThanOrEqual(without)
      }),
    )
  })

  test('el total es la suma de las líneas, y escalar es multiplicar', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1 }), how, (lines, options) => {
        const counted = { ...options, merma: true }
        const whole = costRecipe(lines, 1, counted)
        const parts = lines.map((each) => costRecipe([each], 1, counted).total)
        const known = parts.filter((part) => part !== null)
        near(whole.total, known.length === 0 ? null : known.reduce((sum, part) => sum + part, 0))
        const tenfold = lines.map((each) => ({ ...each, quantity: each.quantity * 10 }))
        near(costRecipe(tenfold, 1, counted).total, whole.total === null ? null : whole.total * 10)
      }),
    )
  })

  test('lo que cuesta una unidad por la cantidad es lo que cuesta la línea: así suma el orden de la lista', () => {
    fc.assert(
      fc.property(anyLine, how, (each, options) => {
        const { total } = costRecipe([each], 1, { ...options, merma: true })
        const { price: paid, unit, equivalence = null, merma: known = null } = each
        const reading = options.reading ?? 'specified'
        const one = paid === null ? null : unitCost(paid, unit, equivalence, reading, each.clean ? known : null)
        near(total, one === null ? null : one * each.quantity)
      }),
    )
  })

  test('dentro de una elaboración suma lo mismo que suelta, y sin contarla no cambia nada', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), how, (lines, options) => {
        const known = {
          grams: 1000,
          gramsBy: 'typed',
          cookingLossPercent: null,
          millilitres: null,
          pieces: null,
        } as const
        const base: RecipeToCost = { id: 'base', name: 'Base', known: { ...known, servings: 4 }, lines }
        const whole: LineToCost = {
          ...{ name: 'Base', quantity: 1000, unit: 'g', price: null },
          link: { recipeId: 'base', inServings: false },
        }
        const dish: RecipeToCost = { id: 'dish', name: 'Plato', known: { ...known, servings: 4 }, lines: [whole] }
        for (const counted of [options, { ...options, merma: true }]) {
          const book = costBook([dish, base], counted)
          near(book.get('dish')?.cost.total ?? null, costRecipe(lines, 1, counted).total)
        }
      }),
    )
  })
})
