import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

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

  const defaults = {
    ...{ only_local: false, household_to_grams: false, food_cost_target: 30, vat_rate: 10 },
    ...{ price_rounding: 'cent', target_as: 'food_cost' },
  }

  test('valen las de fábrica hasta que se elige; elegir una deja las demás, y no toca las de otro', async () => {
    expect(await ana.call('GET', '/rest/v1/preferences')).toMatchObject({ status: 200, body: defaults })
    const first = await ana.call('PATCH', '/rest/v1/preferences', { household_to_grams: true })
    expect(first).toMatchObject({ status: 200, body: { ...defaults, household_to_grams: true } })
    await ana.call('PATCH', '/rest/v1/preferences', { vat_rate: 21, only_local: true })
    const { body } = await ana.call('GET', '/rest/v1/preferences')
    expect(body).toEqual({ ...defaults, only_local: true, household_to_grams: true, vat_rate: 21 })
    expect((await beto.call('GET', '/rest/v1/preferences')).body).toEqual(defaults)
  })

  test('un cambio vacío no cambia nada; lo imposible se rechaza y deja todo como estaba', async () => {
    const before = (await beto.call('PATCH', '/rest/v1/preferences', {})).body
    expect(before).toEqual(defaults)
    const wrong = [
      { vat_rate: -1 },
      { vat_rate: 101 },
      { food_cost_target: 0 },
      { food_cost_target: '30' },
      { only_local: 'sí' },
      { household_to_grams: null },
      { price_rounding: 'ends_99' },
      { target_as: '__proto__' },
    ]
    for (const body of wrong) {
      const answer = await beto.call('PATCH', '/rest/v1/preferences', body)
      expect(answer, JSON.stringify(body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
      expect(answer.body.issues).toHaveLength(1)
    }
    expect((await beto.call('GET', '/rest/v1/preferences')).body).toEqual(defaults)
  })

  test('dos cambios a la vez se quedan los dos', async () => {
    const cook = await newCook(kitchen, 'dos')
    await Promise.all([
      cook.call('PATCH', '/rest/v1/preferences', { vat_rate: 4 }),
      cook.call('PATCH', '/rest/v1/preferences', { food_cost_target: 25 }),
    ])
    const { body } = await cook.call('GET', '/rest/v1/preferences')
    expect(body).toEqual({ ...defaults, vat_rate: 4, food_cost_target: 25 })
  })
})
