import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { counted, held } from '#testing/usage-steps.ts'

const categories = '/rest/v1/category_targets'
const minute = 60_000

forEachEngine((engine) => {
  let kitchen: Kitchen
  let ana: Cook
  let beto: Cook
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
    ana = await newCook(kitchen, 'ana')
    beto = await newCook(kitchen, 'beto')
  })
  afterAll(() => kitchen.close())

  const ok = async (cook: Cook, ...call: Parameters<Cook['call']>) => {
    const { status, body } = await cook.call(...call)
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    return body
  }
  const recipe = (cook: Cook, name: string, category: string, grams: number) =>
    ok(cook, 'POST', '/rest/v1/recipes', {
      ...{ name, category, servings: 1, method: 'Hacer.' },
      ingredients: [{ name: 'Mantequilla', quantity: grams, unit: 'g' }],
    })
  const targetsOf = async (cook: Cook, id: string) => (await ok(cook, 'GET', `/rest/v1/recipes/${id}/cost`)).targets

  test('la categoría y el plato tienen su objetivo; mayúsculas y acentos de la categoría no cuentan; null lo quita', async () => {
    const flan = await recipe(ana, 'Flan', 'Repostería', 100)
    expect(await targetsOf(ana, flan.id)).toEqual({ category: null, dish: null })
    await ok(ana, 'PUT', categories, { category: ' REPOSTERIA ', food_cost_target: 25 })
    await ok(ana, 'PUT', `/rest/v1/recipes/${flan.id}/target`, { food_cost_target: 22.5 })
    expect(await targetsOf(ana, flan.id)).toEqual({ category: 25, dish: 22.5 })
    await ok(ana, 'PUT', categories, { category: 'repostería', food_cost_target: 26 })
    await ok(ana, 'PUT', `/rest/v1/recipes/${flan.id}/target`, { food_cost_target: null })
    expect(await targetsOf(ana, flan.id)).toEqual({ category: 26, dish: null })
    expect(await counted(kitchen.store, ana.id)).toEqual(await held(kitchen.store, ana.id))
    // What another kitchen aims at is its own, also for a category of that name.
    const other = await recipe(beto, 'Flan', 'Repostería', 100)
    expect(await targetsOf(beto, other.id)).toEqual({ category: null, dish: null })
    await ok(ana, 'PUT', categories, { category: 'Repostería', food_cost_target: null })
    expect(await targetsOf(ana, flan.id)).toEqual({ category: null, dish: null })
    expect(await counted(kitchen.store, ana.id)).toEqual(await held(kitchen.store, ana.id))
  })

  test('lo imposible se rechaza y deja todo como estaba; lo de otro no está', async () => {
    const { id } = await recipe(ana, 'Tarta', 'Tartas', 100)
    await ok(ana, 'PUT', `/rest/v1/recipes/${id}/target`, { food_cost_target: 20 })
    for (const food_cost_target of [0, -5, 101, '30', undefined]) {
      const at = `/rest/v1/recipes/${id}/target`
      expect((await ana.call('PUT', at, { food_cost_target })).status, String(food_cost_target)).toBe(400)
      expect((await ana.call('PUT', categories, { category: 'Tartas', food_cost_target })).status).toBe(400)
    }
    for (const category of ['', '  ', 'x'.repeat(101), 'nul\0o', 3])
      expect((await ana.call('PUT', categories, { category, food_cost_target: 30 })).status).toBe(400)
    expect((await beto.call('PUT', `/rest/v1/recipes/${id}/target`, { food_cost_target: 40 })).status).toBe(404)
    expect((await beto.call('PUT', `/rest/v1/recipes/${id}/target`, { food_cost_target: null })).status).toBe(404)
    expect(await targetsOf(ana, id)).toEqual({ category: null, dish: 20 })
    await ok(ana, 'PUT', categories, { category: '__proto__', food_cost_target: 30 })
    expect((await ana.call('DELETE', `/rest/v1/recipes/${id}`)).status).toBeLessThan(300)
    expect(await counted(kitchen.store, ana.id)).toEqual(await held(kitchen.store, ana.id))
  })

  test('un cambio de precio se mide con el objetivo de cada plato', async () => {
    const cook = await newCook(kitchen, 'impacto')
    const price = (price_per_unit: number) =>
      ok(cook, 'POST', '/rest/v1/ingredient_prices', { ingredient_name: 'Mantequilla', price_per_unit, unit: 'kg' })
    const { id } = await price(5)
    // 100 g of 5 and 5,90 €/kg, at 2,20 € with IVA: from 25 to 29,5 %.
    const [own, ofCategory, plain] = [
      await recipe(cook, 'Propio', 'Panes', 100),
      await recipe(cook, 'De su categoría', 'Panes', 100),
      await recipe(cook, 'De la cocina', '', 100),
    ]
    for (const dish of [own, ofCategory, plain])
      await ok(cook, 'PUT', `/rest/v1/recipes/${dish.id}/price`, { gross_price: 2.2 })
    await ok(cook, 'PUT', categories, { category: 'panes', food_cost_target: 28 })
    await ok(cook, 'PUT', `/rest/v1/recipes/${own.id}/target`, { food_cost_target: 40 })
    kitchen.wait(minute)
    await price(5.9)
    const { change } = await ok(cook, 'GET', `/rest/v1/ingredient_prices/${id}/history`)
    expect(change.impact).toMatchObject({ dishes: 3, over: 1, under: 0, own_targets: 2 })
    const targets = change.impact.worst.map(({ name, target }: Record<string, unknown>) => [name, target])
    expect(Object.fromEntries(targets)).toEqual({ Propio: 40, 'De su categoría': 28, 'De la cocina': 30 })
  })
})
