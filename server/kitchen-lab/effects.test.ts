import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { croquetas, made, project, recipe, variation } from '#testing/lab-steps.ts'

forEachEngine((engine) => {
  let kitchen: Kitchen
  let ana: Cook
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
    ana = await newCook(kitchen, 'ana')
  })
  afterAll(() => kitchen.close())

  const price = (cook: Cook, ingredient_name: string, price_per_unit: number) =>
    made(cook, 'ingredient_prices', { ingredient_name, price_per_unit, unit: 'kg' })
  const effects = async (cook: Cook, ids: readonly string[]) => {
    const { status, body } = await cook.call('POST', '/rest/v1/recipe_variations/effects', { ids })
    expect(status).toBe(200)
    return body.items
  }
  const without = [{ line: 2, name: 'Harina de arroz' }]

  test('coste, energía y alérgenos salen de los precios y alimentos del cocinero, como en los demás apartados', async () => {
    const cook = await newCook(kitchen, 'efectos')
    const saved = await variation(cook, { changes: { lines: without } })
    await price(cook, 'Jamón ibérico', 40)
    await price(cook, 'Leche', 1)
    await price(cook, 'Harina', 1)
    await price(cook, 'Harina de arroz', 3)
    const [{ id, effect }] = await effects(cook, [saved.id])
    expect(id).toBe(saved.id)
    expect(effect.base.cost_per_serving).toBeCloseTo((0.15 * 40 + 0.75 + 0.09) / 4, 9)
    expect(effect.cost_change).toBeCloseTo((0.09 * 2) / 4, 9)
    const report = await cook.call('GET', `/rest/v1/recipes/${saved.recipe_id}/allergens`)
    const known = report.body.entries.map(({ allergen, state }: Record<string, string>) => ({ allergen, state }))
    expect(effect.base.allergens).toEqual(known)
    expect(effect.base.allergens).toContainEqual({ allergen: 'gluten', state: 'contiene' })
    expect(effect.variation.allergens).not.toContainEqual({ allergen: 'gluten', state: 'contiene' })
    const nutrition = await cook.call('POST', '/functions/v1/calculate-nutrition', {
      ...{ recipeName: croquetas.name, ingredients: croquetas.ingredients, servings: 4 },
    })
    expect(effect.base.kcal_per_serving).toBeCloseTo(nutrition.body.nutrition.calories / 4, 6)
  })

  test('lo que no se sabe se nombra y no es cero', async () => {
    const saved = await variation(ana, { changes: { added: [{ name: 'Esencia de luna', quantity: 3, unit: 'g' }] } })
    const [{ effect }] = await effects(ana, [saved.id])
    expect(effect.variation.without_kcal).toEqual(['Esencia de luna'])
    expect(effect.variation.without_allergens).toEqual(['Esencia de luna'])
    expect(effect.kcal_change).toBeNull()
    expect(effect.base).toMatchObject({ cost_per_serving: null })
    expect(effect.base.without_price).toHaveLength(3)
  })

  test('lo que el cocinero corrigió en la receta cuenta mientras la receta exista', async () => {
    const cook = await newCook(kitchen, 'corrige')
    const saved = await variation(cook)
    await cook.call('PUT', `/rest/v1/recipes/${saved.recipe_id}/allergens/sesamo`, { state: 'contiene' })
    const states = async () => (await effects(cook, [saved.id]))[0].effect.variation.allergens
    expect(await states()).toContainEqual({ allergen: 'sesamo', state: 'contiene' })
    await cook.call('DELETE', `/rest/v1/recipes/${saved.recipe_id}`)
    expect(await states()).not.toContainEqual({ allergen: 'sesamo', state: 'contiene' })
    expect(await states()).toContainEqual({ allergen: 'lacteos', state: 'contiene' })
  })

  test('lo ajeno y lo que no existe no salen; sin ids no sale nada', async () => {
    const beto = await newCook(kitchen, 'beto')
    const saved = await variation(ana)
    expect(await effects(beto, [saved.id, randomUUID()])).toEqual([])
    expect(await effects(beto, [])).toEqual([])
    const tooMany = { ids: Array.from({ length: 26 }, () => randomUUID()) }
    expect((await ana.call('POST', '/rest/v1/recipe_variations/effects', tooMany)).status).toBe(400)
  })

  test('lo que aún no se ha guardado se puede mirar antes; mirarlo no guarda nada', async () => {
    const saved = await variation(ana)
    const look = (cook: Cook, body: object) =>
      cook.call('POST', `/rest/v1/recipe_variations/${saved.id}/effect`, {
        ...{ changes: { lines: without }, base_updated_at: saved.base.updated_at, ...body },
      })
    const { status, body } = await look(ana, {})
    expect(status).toBe(200)
    await ana.call('PUT', `/rest/v1/recipe_variations/${saved.id}/changes`, {
      ...{ changes: { lines: without }, updated_at: saved.updated_at, base_updated_at: saved.base.updated_at },
    })
    expect((await effects(ana, [saved.id]))[0].effect).toEqual(body)
    expect((await look(ana, { changes: { added: [{ name: '', quantity: 0, unit: 'g' }] } })).status).toBe(200)
    expect((await look(ana, { changes: { lines: [{ line: 9, quantity: 1 }] } })).status).toBe(400)
    expect((await look(ana, { base_updated_at: '2020-01-01T00:00:00.000Z' })).status).toBe(409)
    expect((await look(await newCook(kitchen, 'otro'), {})).status).toBe(404)
  })

  test('una página entera de recetas de 300 líneas se contesta', async () => {
    const ingredients = Array.from({ length: 300 }, (_, index) => ({ name: `Cosa ${index}`, quantity: 1, unit: 'g' }))
    const recipe_id = (await recipe(ana, { ingredients })).id
    const project_id = (await project(ana)).id
    const added = ingredients.map(({ name }) => ({ name: `${name} bis`, quantity: 2, unit: 'g' }))
    const ids: string[] = []
    for (let index = 0; index < 25; index += 1) {
      const body = { project_id, recipe_id, name: `V${index}`, changes: { added } }
      ids.push((await made(ana, 'recipe_variations', body)).id)
    }
    expect(await effects(ana, ids)).toHaveLength(25)
  })
})
