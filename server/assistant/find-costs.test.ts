import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { findCosts } from './find-costs.ts'

const recipe = (name: string, food: string, quantity: number) => ({
  name,
  category: '',
  servings: 2,
  method: 'Cocer.',
  ingredients: [{ name: food, quantity, unit: 'g' }],
})

forEachEngine((engine) => {
  let kitchen: Kitchen
  let ana: Cook
  let beto: Cook
  const dearest = (cook: Cook, limit: number | null = null) =>
    findCosts(kitchen.store, cook.id, { order: 'dearest', limit })

  beforeAll(async () => {
    kitchen = await openKitchen(engine)
    ana = await newCook(kitchen, 'ana')
    beto = await newCook(kitchen, 'beto')
    // The dearest is the oldest, with more newer ones than an answer names.
    await ana.call('POST', '/rest/v1/recipes', recipe('Bogavante', 'Bogavante', 1000))
    for (let at = 1; at <= 25; at++)
      await ana.call('POST', '/rest/v1/recipes', recipe(`Crema ${at}`, 'Calabaza', at * 100))
    await ana.call('POST', '/rest/v1/recipes', recipe('Sin precio', 'Cosa rara', 100))
    for (const [name, cost] of [
      ['Bogavante', 40],
      ['Calabaza', 2],
    ])
      await ana.call('POST', '/rest/v1/ingredient_prices', {
        ingredient_name: name,
        price_per_unit: cost,
        unit: 'kg',
        source: 'Albarán',
      })
  })
  afterAll(() => kitchen.close())

  test('la más cara es la de todas, también la más antigua; y se dice sobre cuántas', async () => {
    const { rows, ...counted } = await dearest(ana)
    expect(rows[0]).toMatchObject({ name: 'Bogavante', perServing: 20, withoutPrice: 0 })
    expect(rows).toHaveLength(20)
    expect(counted).toEqual({ recipes: 27, costed: 26, beyond: 26 })
  })

  test('las que pasan de un precio se cuentan todas y se nombran las primeras', async () => {
    const { rows, beyond } = await dearest(ana, 0.4)
    expect(beyond).toBe(22)
    expect(rows.every(({ perServing }) => perServing > 0.4)).toBe(true)
    expect(await findCosts(kitchen.store, ana.id, { order: 'cheapest', limit: 0.15 })).toMatchObject({
      beyond: 1,
      rows: [{ name: 'Crema 1' }],
    })
  })

  test('Beto no ve lo que le cuestan a Ana', async () => {
    expect(await dearest(beto)).toEqual({ recipes: 0, costed: 0, beyond: 0, rows: [] })
  })
})
