import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { fillIngredientKeys } from './fill-ingredient-keys.ts'

/** Rows as they stood before migration 0009, without keys, and what the start makes of them. */

forEachEngine((engine) => {
  let kitchen: Kitchen
  let ana: Cook
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
    ana = await newCook(kitchen, 'ana')
  })
  afterAll(() => kitchen.close())

  const oldPrice = (user_id: string, ingredient_name: string, price_per_unit: number, last_updated: string) =>
    kitchen.store.db
      .insertInto('ingredient_prices')
      .values({
        ...{ user_id, id: randomUUID(), ingredient_name, price_per_unit, unit: 'kg', source: null, last_updated },
        ...{ ingredient_key: '', name_key: '', kind: 'typed', price_date: null },
      })
      .execute()

  test('recetas y precios de antes se encuentran; de dos nombres de un ingrediente queda el precio más nuevo', async () => {
    const { db } = kitchen.store
    const ingredients = ['Harina', 'LIMONES', 'Ñora'].map((name) => ({ name, quantity: 1, unit: 'kg' }))
    const recipe = { name: 'Antigua', category: '', servings: 1, method: 'Mezclar.', ingredients }
    const { body } = await ana.call('POST', '/rest/v1/recipes', recipe)
    await db.updateTable('ingredients').set({ ingredient_key: '' }).where('recipe_id', '=', body.id).execute()
    await oldPrice(ana.id, 'harina', 1, '2026-01-01T00:00:00.000Z')
    await oldPrice(ana.id, 'Harinas', 2, '2026-02-01T00:00:00.000Z')
    await oldPrice(ana.id, 'Limón', 3, '2026-01-01T00:00:00.000Z')
    const beto = await newCook(kitchen, 'beto')
    await oldPrice(beto.id, 'Harina', 9, '2026-03-01T00:00:00.000Z')
    expect((await ana.call('GET', '/rest/v1/recipe_costs')).body.items[0].total).toBeNull()

    await fillIngredientKeys(kitchen.store)
    expect((await ana.call('GET', '/rest/v1/recipe_costs')).body.items[0]).toMatchObject({ total: 5, without_price: 1 })
    const { body: prices } = await ana.call('GET', '/rest/v1/ingredient_prices')
    expect(prices.items).toMatchObject([
      { ingredient_name: 'Harinas', price_per_unit: 2 },
      { ingredient_name: 'Limón', price_per_unit: 3 },
    ])
    expect((await beto.call('GET', '/rest/v1/ingredient_prices')).body.total).toBe(1)

    await fillIngredientKeys(kitchen.store)
    expect((await ana.call('GET', '/rest/v1/ingredient_prices')).body).toEqual(prices)
  })
})
