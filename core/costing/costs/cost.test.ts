import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IngredientPrice, PriceKind } from '#core/costing/prices/price.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { type Unit, units } from '#core/units/units.ts'
import { costRecipe, type LineToCost, specifiedQuantity, unitCost } from './cost.ts'

const price = (pricePerUnit: number, unit = 'kg', kind: PriceKind = 'typed', priceDate: string | null = null) =>
  ({
    id: 'p',
    ingredientName: 'x',
    pricePerUnit,
    unit,
    source: null,
    kind,
    priceDate,
    lastUpdated: '2026-11-01T08:00:00.000Z',
  }) satisfies IngredientPrice

const line = (quantity: number, unit: Unit, cost: IngredientPrice | null, rest: Partial<LineToCost> = {}) =>
  ({ name: 'x', quantity, unit, price: cost, ...rest }) satisfies LineToCost

const egg = { gramsPerUnit: 50, by: 'measure', foodName: 'Huevo', guess: false } as const
const kinds = (lines: readonly LineToCost[], options = {}) =>
  costRecipe(lines, 1, options).lines.map(({ checks }) => checks.map(({ kind }) => kind))

test.each([
  [350, 'g', 0.35],
  [1.5, 'kg', 1.5],
  [100, 'ml', 0.1],
  [0.75, 'l', 0.75],
  [6, 'unidad', 6],
  [2, 'taza', 2],
  [3, 'cucharada', 3],
  [1, 'cucharadita', 1],
  [0.1, 'g', 0.0001],
] as const)('%d %s se cuenta como %d', (quantity, unit, converted) => {
  expect(specifiedQuantity(quantity, unit)).toBe(converted)
})

describe('la cuenta de la especificación', () => {
  test('línea, total y ración, sin polvo de coma flotante', () => {
    const cost = costRecipe([line(100, 'g', price(1)), line(0.2, 'l', price(1)), line(3, 'kg', price(0.1))], 3)
    expect(cost.lines.map((each) => each.cost)).toEqual([0.1, 0.2, 0.3])
    expect(cost).toMatchObject({ total: 0.6, perServing: 0.2, withoutPrice: 0, estimated: 0, countedAsIs: 0 })
    expect(cost.lines.map((each) => each.share)).toEqual([0.1 / 0.6, 0.2 / 0.6, 0.3 / 0.6])
  })

  test('medio céntimo exacto se redondea al mostrarlo, no antes', () => {
    const { total } = costRecipe([line(1, 'kg', price(1.005))], 1)
    expect(formatDecimal(total ?? 0, 2)).toBe('1,01')
  })

  test('6 unidades a €/kg se cuentan como 6 kg, y se dice', () => {
    const { lines, total, countedAsIs } = costRecipe([line(6, 'unidad', price(3.92), { equivalence: egg })], 4)
    expect(total).toBe(23.52)
    expect(countedAsIs).toBe(1)
    expect(lines[0]?.checks).toEqual([
      {
        kind: 'counted_as_is',
        quantity: 6,
        unit: 'unidad',
        countedAs: 'kg',
        equivalence: { grams: 300, by: 'measure', foodName: 'Huevo', guess: false },
      },
    ])
  })

  test('con las medidas caseras en gramos, 6 huevos son 300 g; ml y l siguen como dice la especificación', () => {
    const oil = { gramsPerUnit: 913, by: 'density', foodName: 'Aceite', guess: false } as const
    const lines = [
      line(6, 'unidad', price(3.92), { equivalence: egg }),
      line(1, 'l', price(8), { equivalence: oil }),
      line(2, 'taza', price(1)),
    ]
    const cost = costRecipe(lines, 1, { reading: 'household' })
    expect(cost.lines.map((each) => [each.converted, each.cost, each.reading])).toEqual([
      [0.3, 1.176, 'household'],
      [1, 8, 'specified'],
      [2, 2, 'specified'],
    ])
    expect(cost.countedAsIs).toBe(1)
  })

  test('una línea se puede leer aparte, en los dos sentidos', () => {
    const own = (reading: 'specified' | 'household') => line(6, 'unidad', price(1), { equivalence: egg, reading })
    expect(costRecipe([own('household')], 1).total).toBe(0.3)
    expect(costRecipe([own('specified')], 1, { reading: 'household' }).total).toBe(6)
  })

  test('lo que se prueba en el diálogo manda sobre la receta, también si es 0', () => {
    const cost = costRecipe([line(500, 'g', price(2), { editedQuantity: 0 }), line(1, 'kg', price(2))], 1)
    expect(cost.lines.map((each) => [each.quantity, each.cost])).toEqual([
      [0, 0],
      [1, 2],
    ])
  })

  test('cambiar las raciones sólo cambia el coste por ración', () => {
    const lines = [line(1, 'kg', price(10))]
    expect(costRecipe(lines, 4)).toEqual({ ...costRecipe(lines, 8), servings: 4, perServing: 2.5 })
  })

  test('sin un solo precio no hay total: falta, no es 0', () => {
    expect(costRecipe([line(1, 'kg', null)], 2)).toMatchObject({ total: null, perServing: null, withoutPrice: 1 })
    expect(costRecipe([], 2)).toMatchObject({ total: null, perServing: null, lines: [] })
  })

  test.each([0, -3, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d raciones cuentan como 1', (servings) => {
    expect(costRecipe([line(1, 'kg', price(10))], servings)).toMatchObject({ servings: 1, perServing: 10 })
  })

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('una cantidad de %d cuenta como 0', (quantity) => {
    expect(costRecipe([line(quantity, 'kg', price(10))], 1)).toMatchObject({ total: 0 })
  })
})

describe('los avisos', () => {
  test('sin precio, estimado y de búsqueda fallida', () => {
    const lines = [
      line(1, 'kg', null),
      line(1, 'kg', price(1, 'kg', 'estimate')),
      line(1, 'g', price(5, 'kg', 'fallback')),
    ]
    expect(kinds(lines)).toEqual([['no_price'], ['estimated_price'], ['estimated_price']])
    expect(costRecipe(lines, 1)).toMatchObject({ withoutPrice: 1, estimated: 2 })
  })

  test.each([
    ['unidad', 'unidad', []],
    ['unidad', 'Ud.', []],
    ['g', 'ud', ['unit_mismatch']],
    ['g', '€/kg', []],
    ['g', 'l', ['unit_mismatch']],
    ['ml', 'litro', []],
    ['ml', 'kg', []],
    ['taza', 'l', ['counted_as_is']],
    ['cucharada', 'unidad', ['unit_mismatch']],
    ['kg', 'manojo', ['unit_mismatch']],
    ['kg', '100 g', ['unit_mismatch']],
  ] as const)('una línea en %s con un precio por %s', (unit, priceUnit, checks) => {
    expect(kinds([line(1, unit, price(2, priceUnit))])).toEqual([checks])
  })

  test('un litro de miel no es un kilo; uno de leche, casi', () => {
    const dense = (gramsPerUnit: number) => ({ gramsPerUnit, by: 'density', foodName: 'x', guess: false }) as const
    expect(kinds([line(1, 'l', price(8), { equivalence: dense(1420) })])).toEqual([['volume_as_weight']])
    expect(kinds([line(500, 'ml', price(8), { equivalence: dense(1.03) })])).toEqual([[]])
  })

  test('un precio de hace más de medio año es viejo, con la fecha en que era cierto', () => {
    const today = '2026-11-21T10:00:00.000Z'
    const dated = (date: string | null) => kinds([line(1, 'kg', price(1, 'kg', 'table', date))], { today })[0]
    expect(dated('2025-01/2025-09')).toEqual(['old_price'])
    expect(dated('2026-06')).toEqual([])
    expect(dated('2026-05-24')).toEqual(['old_price'])
    expect(dated(null)).toEqual([])
    expect(dated('ayer')).toEqual([])
  })
})

const anyLine: fc.Arbitrary<LineToCost> = fc.record({
  name: fc.string(),
  quantity: fc.double(),
  unit: fc.constantFrom<Unit>(...units),
  price: fc.option(fc.double({ min: 0.0001, max: 1e6, noNaN: true }).map((each) => price(each))),
  equivalence: fc.option(
    fc.double({ min: 0.01, max: 5000, noNaN: true }).map((gramsPerUnit) => ({ ...egg, gramsPerUnit })),
  ),
})
const kitchenLine = anyLine.map((each) => ({
  ...each,
  quantity: Math.round(Math.abs(each.quantity) % 1e9) / 1000 || 1,
}))
const reading = fc.constantFrom('specified', 'household')

describe('propiedades', () => {
  test('el total no depende del orden', () => {
    fc.assert(
      fc.property(fc.array(kitchenLine), reading, (lines, how) => {
        const { total } = costRecipe(lines, 3, { reading: how })
        expect(costRecipe(lines.toReversed(), 3, { reading: how }).total).toBe(total)
      }),
    )
  })

  test('diez veces la cantidad cuesta diez veces, al céntimo y más allá', () => {
    fc.assert(
      fc.property(kitchenLine, reading, (each, how) => {
        const one = costRecipe([each], 1, { reading: how }).total
        const ten = costRecipe([{ ...each, quantity: each.quantity * 10 }], 1, { reading: how }).total
        if (one === null || ten === null) expect(one).toBe(ten)
        else expect(Math.abs(ten - 10 * one)).toBeLessThanOrEqual(1e-12 * ten)
      }),
    )
  })

  test('una línea cuesta su cantidad por lo que cuesta una unidad', () => {
    fc.assert(
      fc.property(kitchenLine, reading, (each, how) => {
        const { total } = costRecipe([each], 1, { reading: how })
        const one = each.price === null ? null : unitCost(each.price, each.unit, each.equivalence ?? null, how)
        if (total === null || one === null) expect(total).toBe(one)
        else expect(Math.abs(total - one * each.quantity)).toBeLessThanOrEqual(1e-12 * total)
      }),
    )
  })

  test('el total es la suma de las líneas y el de dos partes, la suma de las partes', () => {
    const cents = fc.record({
      name: fc.constant('x'),
      quantity: fc.integer({ min: 1, max: 100_000 }).map((grams) => grams / 10),
      unit: fc.constantFrom<Unit>('g', 'kg', 'ml', 'l', 'unidad'),
      price: fc.integer({ min: 1, max: 100_000 }).map((euros) => price(euros / 100)),
    })
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 30 }), (lines) => {
        const whole = costRecipe(lines, 1)
        // Every product is a whole number of hundred-thousandths… times ten: small integers add up without error.
        const micro = whole.lines.reduce((sum, { cost }) => sum + Math.round((cost ?? 0) * 1e6), 0)
        expect(Math.round((whole.total ?? 0) * 1e6)).toBe(micro)
      }),
    )
  })

  test('nunca sale un NaN, un infinito ni un negativo, entre lo que entre', () => {
    fc.assert(
      fc.property(fc.array(anyLine), fc.double(), reading, (lines, servings, how) => {
        const cost = costRecipe(lines, servings, { reading: how, today: '2026-11-21' })
        const numbers = [
          cost.total,
          cost.perServing,
          cost.servings,
          ...cost.lines.flatMap(({ cost, share }) => [cost, share]),
        ]
        for (const number of numbers)
          if (number !== null) expect(number).toSatisfy((n: number) => n >= 0 && Number.isFinite(n))
        expect(cost.servings).toBeGreaterThanOrEqual(1)
        expect(cost.lines).toHaveLength(lines.length)
      }),
    )
  })
})
