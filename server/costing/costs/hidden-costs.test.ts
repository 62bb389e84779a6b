import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { counted, held } from '#testing/usage-steps.ts'

const nothing = { packaging: null, energy: null, labour_minutes: null, labour_per: 'serving', commission_percent: null }

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

  const recipe = async (cook: Cook): Promise<string> => {
    const ingredients = [{ name: 'Leche', quantity: 1, unit: 'l' }]
    const body = { name: 'Flan', category: '', servings: 4, method: 'Hacer.', ingredients }
    return (await cook.call('POST', '/rest/v1/recipes', body)).body.id
  }
  const say = (cook: Cook, id: string, body: object) => cook.call('PUT', `/rest/v1/recipes/${id}/hidden_costs`, body)
  const said = async (id: string) => (await ana.call('GET', `/rest/v1/recipes/${id}/cost`)).body.hidden_costs

  test('se dicen enteros, se cambian y, vacíos, no queda nada; el food cost no los conoce', async () => {
    const id = await recipe(ana)
    expect(await said(id)).toEqual(nothing)
    const all = { packaging: 0.35, energy: 0, labour_minutes: 90, labour_per: 'recipe', commission_percent: 27.5 }
    expect(await say(ana, id, all)).toMatchObject({ status: 200, body: all })
    expect(await said(id)).toEqual(all)
    const before = (await ana.call('GET', '/rest/v1/recipe_costs')).body.items
    await say(ana, id, { ...nothing, energy: 0.2 })
    expect(await said(id)).toEqual({ ...nothing, energy: 0.2 })
    expect((await ana.call('GET', '/rest/v1/recipe_costs')).body.items).toEqual(before)
    expect(await counted(kitchen.store, ana.id)).toEqual(await held(kitchen.store, ana.id))
    expect(await say(ana, id, { ...nothing, labour_per: 'recipe' })).toMatchObject({ status: 200, body: nothing })
    expect(await said(id)).toEqual(nothing)
    expect(await counted(kitchen.store, ana.id)).toEqual(await held(kitchen.store, ana.id))
  })

  test('lo imposible se rechaza y deja lo que había; el plato de otro no está', async () => {
    const id = await recipe(ana)
    const before = { ...nothing, packaging: 1 }
    await say(ana, id, before)
    for (const wrong of [
      { packaging: -1 },
      { energy: '1' },
      { labour_minutes: 1e9 },
      { labour_per: 'día' },
      { commission_percent: 101 },
    ])
      expect((await say(ana, id, { ...nothing, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
    expect((await say(ana, id, {})).status).toBe(400)
    expect((await say(beto, id, { ...nothing, packaging: 5 })).status).toBe(404)
    expect((await say(beto, id, nothing)).status).toBe(404)
    expect(await said(id)).toEqual(before)
  })
})
