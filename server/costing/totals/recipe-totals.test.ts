import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { elaboracionFromRow, lineFromRow, type RecipeCostRow } from '#core/api/costs.ts'
import { countingOf } from '#core/api/preferences.ts'
import { costRecipe } from '#core/costing/costs/cost.ts'
import { costBook } from '#core/costing/costs/cost-book.ts'
import { units } from '#core/units/units.ts'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

/** The order by money stands on stored totals: whatever a cook does, it must be the order of what each recipe costs now. */

const ingredients = [
  'Huevos',
  'Harina',
  'Acelgas',
  'Tomate',
  'Leche entera',
  'Aceite de oliva',
  'Una cosa sin nombre conocido',
]
const foods = ['tomate-cherry', 'huevo', null]

const line = fc.record({
  name: fc.constantFrom(...ingredients),
  quantity: fc.integer({ min: 1, max: 4000 }).map((tenths) => tenths / 10),
  unit: fc.constantFrom(...units),
  clean: fc.boolean(),
})
const lines = fc.array(line, { minLength: 1, maxLength: 4 })
const nth = fc.nat({ max: 11 })

type Row = { readonly id: string; readonly total: number | null; readonly per_serving: number | null }

forEachEngine((engine) => {
  let kitchen: Kitchen
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
  })
  afterAll(() => kitchen.close())

  const save = (content: { ingredients: unknown; servings: number }) => async (cook: Cook) => {
    await cook.call('POST', '/rest/v1/recipes', { name: 'Plato', category: '', method: 'Hacer.', ...content })
  }
  const recipes = async (cook: Cook) => (await cook.call('GET', '/rest/v1/recipes')).body.items
  const edit = (which: number, content: object) => async (cook: Cook) => {
    const chosen = (await recipes(cook)).at(which)
    if (chosen === undefined) return
    const { body } = await cook.call('GET', `/rest/v1/recipes/${chosen.id}`)
    await cook.call('PUT', `/rest/v1/recipes/${chosen.id}`, { ...body, ...content })
  }
  /** A recipe that has another as its elaboración, by a typed weight, a computed one or servings. */
  const link = (which: number, quantity: number, unit: 'g' | 'unidad') => async (cook: Cook) => {
    const chosen = (await recipes(cook)).at(which)
    if (chosen === undefined) return
    const ingredients = [
      { name: 'Tomate', quantity: 2, unit: 'unidad', clean: true },
      { name: chosen.name, quantity, unit, link: { recipe_id: chosen.id, in_servings: unit === 'unidad' } },
    ]
    await save({ ingredients, servings: 2 })(cook)
  }
  const weigh = (which: number, grams: number) => edit(which, { yields: { grams } })
  const remove = (which: number) => async (cook: Cook) => {
    const chosen = (await recipes(cook)).at(which)
    if (chosen !== undefined) await cook.call('DELETE', `/rest/v1/recipes/${chosen.id}`)
  }
  const price = (ingredient_name: string, cents: number, unit: string, kind?: string) => async (cook: Cook) => {
    await cook.call('POST', '/rest/v1/ingredient_prices', { ingredient_name, price_per_unit: cents / 100, unit, kind })
  }
  const forgetPrice = (which: number) => async (cook: Cook) => {
    const chosen = (await cook.call('GET', '/rest/v1/ingredient_prices')).body.items.at(which)
    if (chosen !== undefined) await cook.call('DELETE', `/rest/v1/ingredient_prices/${chosen.id}`)
  }
  const prefer = (household_to_grams: boolean) => async (cook: Cook) => {
    await cook.call('PATCH', '/rest/v1/preferences', { household_to_grams })
  }
  const countMerma = (count_merma: boolean) => async (cook: Cook) => {
    await cook.call('PATCH', '/rest/v1/preferences', { count_merma })
  }
  const weighTest = (ingredient_name: string, grams_after: number, trimmings_price: number) => async (cook: Cook) => {
    const figures = { grams_before: 1000, grams_after, trimmings_grams: (1000 - grams_after) / 2, trimmings_price }
    const answer = await cook.call('POST', '/rest/v1/yield_tests', {
      ...{ ingredient_name, ...figures, tested_on: '2026-11-20' },
    })
    expect(answer.status).toBe(200)
  }
  const forgetTest = (ingredient_name: string) => async (cook: Cook) => {
    await cook.call('DELETE', `/rest/v1/yield_tests?ingredient_name=${encodeURIComponent(ingredient_name)}`)
  }
  const choose = (name: string, food_id: string | null) => async (cook: Cook) => {
    await cook.call('PUT', '/rest/v1/food_choices', { name, food_id })
  }
  const deed = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(lines, fc.integer({ min: 1, max: 9 }))
        .map(([all, servings]) => save({ ingredients: all, servings })),
    },
    { weight: 2, arbitrary: fc.tuple(nth, lines).map(([which, all]) => edit(which, { ingredients: all })) },
    {
      weight: 1,
      arbitrary: fc.tuple(nth, fc.integer({ min: 1, max: 9 })).map(([which, servings]) => edit(which, { servings })),
    },
    { weight: 1, arbitrary: nth.map(remove) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(nth, fc.integer({ min: 1, max: 900 }), fc.constantFrom('g' as const, 'unidad' as const))
        .map(([which, quantity, unit]) => link(which, quantity, unit)),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(nth, fc.integer({ min: 1, max: 5000 })).map(([which, grams]) => weigh(which, grams)),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...ingredients),
          // Few figures, so that the same one comes again as a guess, or for another unit.
          fc.constantFrom(120, 250, 1999),
          fc.constantFrom('kg', 'l', 'unidad'),
          fc.constantFrom('typed', 'estimate', 'fallback'),
        )
        .map((terms) => price(...terms)),
    },
    { weight: 1, arbitrary: nth.map(forgetPrice) },
    { weight: 1, arbitrary: fc.boolean().map(prefer) },
    { weight: 2, arbitrary: fc.boolean().map(countMerma) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...ingredients), fc.integer({ min: 100, max: 1000 }), fc.integer({ min: 0, max: 9 }))
        .map(([name, after, euros]) => weighTest(name, after, euros)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...ingredients).map(forgetTest) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...ingredients), fc.constantFrom(...foods))
        .map(([name, food]) => choose(name, food)),
    },
  )

  const inOrder = (rows: readonly Row[], column: 'total' | 'per_serving', order: 'asc' | 'desc') => {
    const micros = rows.map((row) => row[column]).map((value) => (value === null ? null : Math.round(value * 1e6)))
    const known = micros.filter((value) => value !== null)
    expect(micros.slice(known.length).every((value) => value === null)).toBe(true)
    for (const [index, value] of known.entries()) {
      const next = known[index + 1]
      // Half a millionth of a euro may be rounded either way.
      if (next !== undefined) expect(order === 'asc' ? next - value : value - next).toBeGreaterThanOrEqual(-1)
    }
  }

  /** What the list says of each is what its own page computes, to the last digit. */
  const asOnItsSheet = async (cook: Cook, rows: readonly RecipeCostRow[]) => {
    const counting = countingOf((await cook.call('GET', '/rest/v1/preferences')).body)
    for (const row of rows) {
      const { body } = await cook.call('GET', `/rest/v1/recipes/${row.id}/cost`)
      const costed = costBook(body.elaboraciones.map(elaboracionFromRow), counting)
      const cost = costRecipe(body.lines.map(lineFromRow), body.servings, { ...counting, costed })
      expect(row).toMatchObject({
        ...{ total: cost.total, per_serving: cost.perServing, lines: cost.lines.length },
        ...{ without_price: cost.withoutPrice, estimated: cost.estimated, counted_as_is: cost.countedAsIs },
      })
    }
  }

  test('se haga lo que se haga, la lista por dinero está en el orden de lo que cuesta cada receta', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(deed, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 6 }),
        async (rounds) => {
          const cook = await newCook(kitchen, 'ana')
          for (const deeds of rounds) {
            for (const act of deeds) await act(cook)
            const count = (await recipes(cook)).length
            // By name first: then only the batches of the page's recipes are brought up to date.
            const byName = await cook.call('GET', '/rest/v1/recipe_costs?limit=100')
            expect(byName.body.items).toHaveLength(count)
            await asOnItsSheet(cook, byName.body.items)
            for (const column of ['total', 'per_serving'] as const) {
              for (const order of ['asc', 'desc'] as const) {
                const answer = await cook.call('GET', `/rest/v1/recipe_costs?limit=100&sort=${column}&order=${order}`)
                expect(answer.status).toBe(200)
                expect(answer.body.items).toHaveLength(count)
                inOrder(answer.body.items, column, order)
                expect(new Set(answer.body.items)).toEqual(new Set(byName.body.items))
              }
            }
          }
        },
      ),
      { numRuns: 12 },
    )
  }, 60_000)

  test('lo que un plato dice de sus elaboraciones es lo de ahora, también cuando ningún precio cambia de cifra', async () => {
    const cook = await newCook(kitchen, 'ana')
    const sofrito = [
      { name: 'Tomate', quantity: 1, unit: 'kg' },
      { name: 'Huevos', quantity: 2, unit: 'unidad' },
    ]
    await save({ ingredients: sofrito, servings: 1 })(cook)
    await link(0, 100, 'g')(cook)
    const [{ id }] = await recipes(cook)
    const dish = async () => {
      const { body } = await cook.call('GET', '/rest/v1/recipe_costs?sort=total&order=desc')
      await asOnItsSheet(cook, body.items)
      return body.items.find((row: RecipeCostRow) => row.id === id)
    }
    await price('Tomate', 200, 'kg', 'estimate')(cook)
    await price('Huevos', 150, 'kg')(cook)
    expect(await dish()).toMatchObject({ estimated: 2, counted_as_is: 2 })
    await price('Tomate', 200, 'kg', 'typed')(cook)
    expect(await dish()).toMatchObject({ estimated: 0, counted_as_is: 2 })
    await price('Huevos', 150, 'unidad')(cook)
    expect(await dish()).toMatchObject({ counted_as_is: 1 })
    await prefer(true)(cook)
    expect(await dish()).toMatchObject({ counted_as_is: 0 })
    const before = (await dish())?.total
    await choose('Huevos', null)(cook)
    expect((await dish())?.total).not.toBe(before)
  })

  test('muchas a la vez, y dos que miran al mismo tiempo: nadie espera a nadie y todas tienen su total', async () => {
    const cook = await newCook(kitchen, 'berta')
    await price('Harina', 120, 'kg')(cook)
    const all = Array.from({ length: 60 }, (_, n) => n + 1)
    await Promise.all(
      all.map((n) => save({ ingredients: [{ name: 'Harina', quantity: n, unit: 'kg' }], servings: 1 })(cook)),
    )
    const look = () => cook.call('GET', '/rest/v1/recipe_costs?limit=100&sort=total&order=desc')
    const answers = await Promise.all([look(), look(), price('Harina', 130, 'kg')(cook), look(), look()])
    for (const answer of answers) if (answer !== undefined) expect(answer.body.items).toHaveLength(60)
    expect((await look()).body.items.map(({ total }: Row) => total)).toEqual(
      all.toReversed().map((n) => Number((n * 1.3).toFixed(2))),
    )
  })
})
