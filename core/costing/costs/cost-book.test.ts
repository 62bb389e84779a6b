import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IngredientPrice } from '#core/costing/prices/price.ts'
import { openLink } from '#core/elaboraciones/open-link.ts'
import type { KnownYield } from '#core/recipes/yield.ts'
import { costRecipe, type LineToCost } from './cost.ts'
import { costBook, type RecipeToCost } from './cost-book.ts'
import { nestedLines } from './nested-lines.ts'

const price = (pricePerUnit: number, kind: IngredientPrice['kind'] = 'typed'): IngredientPrice => ({
  ...{ id: 'p', ingredientName: 'x', pricePerUnit, unit: 'kg', source: null, kind, priceDate: null },
  lastUpdated: '2026-11-01T08:00:00.000Z',
})
const yields = (change: Partial<KnownYield> = {}): KnownYield => ({
  ...{ grams: 1000, gramsBy: 'typed', cookingLossPercent: null, millilitres: null, pieces: null, servings: 4 },
  ...change,
})
const bought = (kilos: number, euros: number | null): LineToCost => ({
  ...{ name: 'x', quantity: kilos, unit: 'kg', price: euros === null ? null : price(euros) },
})
const taken = (recipeId: string, grams: number): LineToCost => ({
  ...{ name: recipeId, quantity: grams, unit: 'g', price: null, link: { recipeId, inServings: false } },
})
const recipe = (id: string, lines: readonly LineToCost[], known = yields()): RecipeToCost => ({
  id,
  name: id,
  known,
  lines,
})
const costs = (...recipes: readonly RecipeToCost[]) => costBook(recipes)

describe('una elaboración cuesta su parte', () => {
  test('por peso, a través de tres niveles', () => {
    const book = costs(
      recipe('plato', [bought(0.2, 10), taken('salsa', 300)]),
      recipe('salsa', [bought(0.1, 4), taken('fondo', 500)]),
      recipe('fondo', [bought(2, 3)]),
    )
    // Stock: 6 €/kg · sauce: 0,40 + 3 = 3,40 €/kg · dish: 2 + 1,02.
    expect(['fondo', 'salsa', 'plato'].map((id) => book.get(id)?.cost.total)).toEqual([6, 3.4, 3.02])
    expect(book.get('plato')?.cost.lines[1]).toMatchObject({ cost: 1.02, share: 1.02 / 3.02, link: { share: 0.3 } })
  })

  test('por raciones, piezas y litros de lo que rinde', () => {
    const base = recipe('base', [bought(1, 12)], yields({ grams: null, millilitres: 2000, pieces: 24, servings: 6 }))
    const one = (quantity: number, unit: LineToCost['unit'], inServings = false): LineToCost => ({
      ...{ name: 'base', quantity, unit, price: null, link: { recipeId: 'base', inServings } },
    })
    const { cost } =
      costs(recipe('plato', [one(1, 'unidad', true), one(2, 'unidad'), one(0.5, 'l')]), base).get('plato') ?? {}
    expect(cost?.lines.map((each) => each.cost)).toEqual([2, 1, 3])
  })

  test('sin saber lo que rinde no hay coste, se dice, y el total es un mínimo', () => {
    const base = recipe('base', [bought(1, 12)], yields({ grams: null }))
    const { cost } = costs(recipe('plato', [bought(1, 1), taken('base', 100)]), base).get('plato') ?? {}
    expect(cost).toMatchObject({ total: 1, withoutPrice: 1 })
    expect(cost?.lines[1]?.checks).toEqual([{ kind: 'no_yield', recipe: 'base', lacks: 'grams' }])
  })

  test('lo que falta, se estima o es viejo dentro se sabe arriba del todo', () => {
    const book = costs(
      recipe('plato', [taken('salsa', 100)]),
      recipe('salsa', [taken('fondo', 100)]),
      recipe('fondo', [bought(1, 2), bought(1, null), { ...bought(1, 1), price: price(1, 'estimate') }]),
    )
    expect(book.get('plato')?.cost).toMatchObject({ withoutPrice: 1, estimated: 1 })
    expect(book.get('plato')?.cost.lines[0]?.checks[0]).toMatchObject({
      ...{ kind: 'linked_doubts', recipe: 'salsa', withoutPrice: 1, estimated: 1, countedAsIs: 0 },
    })
  })

  test('un enlace a lo que no está en el libro es un ingrediente con su precio', () => {
    const line = { ...taken('perdida', 500), price: price(4) }
    expect(costs(recipe('plato', [line])).get('plato')?.cost).toMatchObject({ total: 2, lines: [{ link: null }] })
  })

  test('un círculo, que no debería existir, ni cuelga ni inventa', () => {
    const book = costs(recipe('a', [bought(1, 1), taken('b', 10)]), recipe('b', [taken('a', 10)]))
    expect([...book.values()].every(({ cost }) => cost.total === null || cost.total >= 0)).toBe(true)
  })
})

/** Layers of recipes, each made of what is bought and of recipes of the layers below; quantities with decimals. */
const amount = fc.integer({ min: 1, max: 9999 }).map((tenths) => tenths / 10)
const layered = fc
  .array(
    fc.record({
      own: fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 3 }),
      below: fc.array(fc.tuple(fc.nat(50), amount), { maxLength: 3 }),
      weight: amount,
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((rows) =>
    rows.map(({ own, below, weight }, at) =>
      recipe(
        `r${at}`,
        [
          ...own.map(([kilos, euros]) => bought(kilos, euros)),
          ...(at === 0 ? [] : below.map(([to, grams]) => taken(`r${to % at}`, grams))),
        ],
        yields({ grams: weight }),
      ),
    ),
  )

/** € of everything bought for `factor` batches, walked leaf by leaf. */
const leaves = (book: ReadonlyMap<string, RecipeToCost>, id: string, factor: number): number => {
  const found = book.get(id)
  return (found?.lines ?? []).reduce((sum, { quantity, price: one, link }) => {
    if (!link) return sum + quantity * (one?.pricePerUnit ?? 0) * factor
    const whole = book.get(link.recipeId)?.known.grams ?? 1
    return sum + leaves(book, link.recipeId, (factor * quantity) / whole)
  }, 0)
}

const close = (one: number | null | undefined, other: number | null | undefined) =>
  expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(other ?? 0)))

describe('propiedades', () => {
  test('el total es la suma de las hojas, se anide como se anide', () => {
    fc.assert(
      fc.property(layered, (recipes) => {
        const book = new Map(recipes.map((one) => [one.id, one]))
        const costed = costBook(recipes)
        for (const { id } of recipes) close(costed.get(id)?.cost.total, leaves(book, id, 1))
      }),
    )
  })

  test('escalar y anidar conmutan: el doble de cada línea cuesta el doble', () => {
    fc.assert(
      fc.property(layered, fc.integer({ min: 2, max: 12 }), (recipes, times) => {
        const costed = costBook(recipes)
        const top = recipes.at(-1)
        if (top === undefined) return
        const scaled = top.lines.map((line) => ({ ...line, quantity: line.quantity * times }))
        close(costRecipe(scaled, 4, { costed }).total, (costed.get(top.id)?.cost.total ?? 0) * times)
      }),
    )
  })

  test('poner los ingredientes en lugar del enlace no cambia el coste', () => {
    fc.assert(
      fc.property(layered, (recipes) => {
        const byId = new Map(recipes.map((one) => [one.id, one]))
        const costed = costBook(recipes)
        const top = recipes.at(-1)
        if (top === undefined) return
        const opened = top.lines.flatMap((line): readonly LineToCost[] => {
          const below = byId.get(line.link?.recipeId ?? '')
          if (below === undefined) return [line]
          const part = line.quantity / (below.known.grams ?? 1)
          return openLink(below.lines, part).map((one, index) => ({ ...one, price: below.lines[index]?.price ?? null }))
        })
        close(costRecipe(opened, 4, { costed }).total, costed.get(top.id)?.cost.total)
      }),
    )
  })

  test('el orden de las recetas en el libro da igual', () => {
    fc.assert(
      fc.property(layered, (recipes) => {
        const totals = (list: readonly RecipeToCost[]) => recipes.map(({ id }) => costBook(list).get(id)?.cost.total)
        expect(totals(recipes.toReversed())).toEqual(totals(recipes))
      }),
    )
  })
})

describe('lo que hay dentro, para leerlo en la hoja', () => {
  test('cada nivel con la parte que se lleva el plato', () => {
    const book = costs(
      recipe('plato', [taken('salsa', 500)]),
      recipe('salsa', [bought(0.1, 4), taken('fondo', 500)]),
      recipe('fondo', [bought(2, 3)]),
    )
    const line = book.get('plato')?.cost.lines[0]
    if (line === undefined) throw new Error('no line')
    const { lines, more } = nestedLines(line, book)
    expect(more).toBe(false)
    expect(lines.map(({ depth, name, quantity, cost, isLink }) => [depth, name, quantity, cost, isLink])).toEqual([
      [0, 'x', 0.05, 0.2, false],
      [0, 'fondo', 250, 1.5, true],
      [1, 'x', 0.5, 1.5, false],
    ])
  })

  test('mil caminos cruzados no hacen una hoja sin fin', () => {
    const layers = Array.from({ length: 20 }, (_, n) =>
      recipe(`n${n}`, n === 0 ? [bought(1, 1)] : [taken(`n${n - 1}`, 1), taken(`n${n - 1}`, 2)]),
    )
    const book = costs(...layers, recipe('plato', [taken('n19', 10)]))
    const line = book.get('plato')?.cost.lines[0]
    if (line === undefined) throw new Error('no line')
    expect(nestedLines(line, book)).toMatchObject({ more: true, lines: { length: 200 } })
  })
})
