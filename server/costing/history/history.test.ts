import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { counted, held } from '#testing/usage-steps.ts'

const prices = '/rest/v1/ingredient_prices'
const changes = '/rest/v1/price_changes'
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
  const put = (cook: Cook, ingredient_name: string, price_per_unit: number, more: object = {}) =>
    ok(cook, 'POST', prices, { ingredient_name, price_per_unit, unit: 'kg', ...more })
  const recipe = (cook: Cook, name: string, servings: number, lines: readonly (readonly [string, number, string])[]) =>
    ok(cook, 'POST', '/rest/v1/recipes', {
      ...{ name, category: '', servings, method: 'Hacer.' },
      ingredients: lines.map(([ingredient, quantity, unit]) => ({ name: ingredient, quantity, unit })),
    })
  const sell = (cook: Cook, id: string, gross_price: number | null) =>
    ok(cook, 'PUT', `/rest/v1/recipes/${id}/price`, { gross_price })
  const history = (cook: Cook, id: string) => ok(cook, 'GET', `${prices}/${id}/history`)

  describe('el histórico', () => {
    test('guarda cada precio que contó: escrito, editado, importado y de factura; en orden y con su fuente', async () => {
      const cook = await newCook(kitchen, 'todos')
      const { id } = await put(cook, 'Mantequilla', 5)
      kitchen.wait(minute)
      await ok(cook, 'PATCH', `${prices}/${id}`, { price_per_unit: 5.5, unit: 'kg' })
      kitchen.wait(minute)
      const row = { ingredient_name: 'mantequilla', price_per_unit: 5.7, unit: 'kg' }
      await ok(cook, 'POST', `${prices}/import`, { rows: [row] })
      kitchen.wait(minute)
      const offer = { supplier: 'Ana', format: 'caja 6 × 1 kg', amount: 6, unit: 'kg', format_price: 36, vat_rate: 10 }
      const rest = { vat_included: false, minimum: '', reference: '', price_date: '2026-11-12' }
      await ok(cook, 'POST', '/rest/v1/price_offers', { ingredient_name: 'Mantequilla', ...offer, ...rest })
      kitchen.wait(minute)
      // A dearer one that does not count is kept as well.
      await ok(cook, 'PATCH', `${prices}/${id}/choice`, { choice: 'cheapest' })
      await ok(cook, 'POST', '/rest/v1/price_offers', {
        ...{ ingredient_name: 'Mantequilla', ...offer, ...rest, supplier: 'Berta', format_price: 42 },
      })
      const { points, change } = await history(cook, id)
      expect(points.map((point: Record<string, unknown>) => [point['price_per_unit'], point['counted']])).toEqual([
        [5, true],
        [5.5, true],
        [5.7, true],
        [6, false],
        [6, true],
        [7, false],
      ])
      expect(points[4]).toMatchObject({ price_date: '2026-11-12', source: expect.stringContaining('Ana') })
      expect(change).toMatchObject({ before: 5.7, after: 6, percent: expect.closeTo(5.263, 3), unit: 'kg' })
      expect(await counted(kitchen.store, cook.id)).toEqual(await held(kitchen.store, cook.id))
    })

    test('el mismo precio otra vez no es un cambio; lo encontrado por una búsqueda se guarda con su clase', async () => {
      const cook = await newCook(kitchen, 'iguales')
      const { id } = await put(cook, 'Sal', 1, { kind: 'estimate', source: 'Estimación' })
      kitchen.wait(minute)
      await put(cook, 'Sal', 2)
      kitchen.wait(minute)
      await put(cook, 'Sal', 2)
      const { points, change } = await history(cook, id)
      expect(points).toMatchObject([{ kind: 'estimate' }, { price_per_unit: 2 }, { price_per_unit: 2 }])
      expect(change).toMatchObject({ before: 1, after: 2, percent: null })
      expect((await ok(cook, 'GET', changes)).items).toEqual([])
    })

    test('eliminar el precio no borra lo que fue: al volver a ponerlo está entero; deshacer no lo repite', async () => {
      const cook = await newCook(kitchen, 'borra')
      const { id } = await put(cook, 'Nata', 3)
      kitchen.wait(minute)
      expect((await cook.call('DELETE', `${prices}/${id}`)).status).toBe(204)
      expect((await cook.call('POST', `${prices}/${id}/restore`)).status).toBe(204)
      expect((await history(cook, id)).points).toHaveLength(1)
      expect((await cook.call('DELETE', `${prices}/${id}`)).status).toBe(204)
      const again = await put(cook, 'nata', 4)
      const { points, change } = await history(cook, again.id)
      expect(points).toMatchObject([{ price_per_unit: 3 }, { price_per_unit: 4 }])
      expect(change).toMatchObject({ before: 3, after: 4 })
    })
  })

  test('la mantequilla sube un 18 %: platos que pasan del objetivo, sin PVP, y el que más', async () => {
    const cook = await newCook(kitchen, 'impacto')
    await put(cook, 'Harina', 1)
    const { id } = await put(cook, 'Mantequilla', 5)
    const croissant = await recipe(cook, 'Croissant', 10, [
      ['Mantequilla', 300, 'g'],
      ['Harina', 7.23, 'kg'],
    ])
    const brioche = await recipe(cook, 'Brioche', 4, [
      ['mantequillas', 200, 'g'],
      ['Mantequilla', 0.3, 'kg'],
    ])
    await recipe(cook, 'Pan', 1, [['Harina', 1, 'kg']])
    await sell(cook, croissant.id, 3.29)
    kitchen.wait(minute)
    await put(cook, 'Mantequilla', 5.9)
    const { change, target } = await history(cook, id)
    expect(target).toBe(30)
    expect(change).toMatchObject({ before: 5, after: 5.9, percent: 18 })
    expect(change.impact).toEqual({
      ...{ dishes: 2, over: 1, under: 0, own_targets: 0, without_price: 1 },
      worst: [
        {
          ...{ recipe_id: brioche.id, name: 'Brioche', difference: 0.1125, target: 30 },
          ...{ food_cost_before: null, food_cost_after: null },
        },
        {
          ...{ recipe_id: croissant.id, name: 'Croissant', difference: 0.027, target: 30 },
          ...{ food_cost_before: expect.closeTo(29.188, 3), food_cost_after: expect.closeTo(30.091, 3) },
        },
      ],
    })
    // The target is hers: at 40 % nothing passes it.
    await ok(cook, 'PATCH', '/rest/v1/preferences', { food_cost_target: 40 })
    expect((await history(cook, id)).change.impact).toMatchObject({ over: 0 })
  })

  test('el plato que lleva la mantequilla dentro de una elaboración también cuenta, por su parte', async () => {
    const cook = await newCook(kitchen, 'dentro')
    const { id } = await put(cook, 'Mantequilla', 5)
    const cream = await ok(cook, 'POST', '/rest/v1/recipes', {
      ...{ name: 'Crema', category: '', servings: 8, method: 'Hacer.', yields: { grams: 1000 } },
      ingredients: [{ name: 'Mantequilla', quantity: 400, unit: 'g' }],
    })
    const cake = await ok(cook, 'POST', '/rest/v1/recipes', {
      ...{ name: 'Tarta', category: '', servings: 2, method: 'Hacer.' },
      ingredients: [{ name: 'Crema', quantity: 500, unit: 'g', link: { recipe_id: cream.id } }],
    })
    await sell(cook, cake.id, 1.925)
    await ok(cook, 'PATCH', `${prices}/${id}`, { price_per_unit: 6, unit: 'kg' })
    const { change } = await history(cook, id)
    // 200 g of butter for two: 0,50 → 0,60 € a serving, of 1,75 € without IVA.
    expect(change.impact).toMatchObject({ dishes: 2, over: 1 })
    expect(change.impact.worst[0]).toMatchObject({ name: 'Tarta' })
    expect(change.impact.worst[0].difference).toBeCloseTo(0.1, 9)
  })

  test('por dos caminos y tres pisos, el impacto en cada plato es lo que cambia su coste', async () => {
    const cook = await newCook(kitchen, 'pisos')
    const { id } = await put(cook, 'Mantequilla', 5)
    await put(cook, 'Harina', 1)
    const butter = { name: 'Mantequilla', quantity: 70, unit: 'g' }
    const save = (name: string, servings: number, ...ingredients: object[]) =>
      ok(cook, 'POST', '/rest/v1/recipes', { name, category: '', servings, method: 'Hacer.', ingredients })
    const within = (of: { id: string }, quantity: number, unit: string) => ({
      ...{ name: 'Lo de dentro', quantity, unit, link: { recipe_id: of.id, in_servings: unit === 'unidad' } },
    })
    const dough = await save('Hojaldre', 1, { name: 'Harina', quantity: 1, unit: 'kg' }, butter)
    const cream = await save('Crema', 4, { ...butter, quantity: 0.3, unit: 'kg' }, within(dough, 30, 'g'))
    await save('Milhojas', 6, butter, within(dough, 400, 'g'), within(cream, 2, 'unidad'), within(dough, 1, 'ml'))
    const costs = async () => (await ok(cook, 'GET', '/rest/v1/recipe_costs')).items
    const before = await costs()
    await ok(cook, 'PATCH', `${prices}/${id}`, { price_per_unit: 6.4, unit: 'kg' })
    const after = await costs()
    const { worst } = (await history(cook, id)).change.impact
    expect(worst).toHaveLength(3)
    for (const { recipe_id, difference } of worst) {
      const of = (rows: readonly { id: string; per_serving: number }[]) =>
        rows.find((row) => row.id === recipe_id)?.per_serving ?? Number.NaN
      expect(difference).toBeCloseTo(of(after) - of(before), 12)
    }
  })

  describe('qué ha cambiado', () => {
    test('desde un día, y desde que se vio; lo que más pesa primero; lo buscado no cuenta', async () => {
      const cook = await newCook(kitchen, 'cambios')
      await recipe(cook, 'Bizcocho', 1, [
        ['Harina', 1, 'kg'],
        ['Huevo', 5, 'unidad'],
      ])
      await put(cook, 'Harina', 1)
      await put(cook, 'Huevo', 2)
      await put(cook, 'Vainilla', 300)
      await put(cook, 'Sal', 1, { kind: 'table', source: 'Tabla' })
      expect(await ok(cook, 'GET', changes)).toMatchObject({ total: 0, items: [] })
      kitchen.wait(minute)
      await put(cook, 'Harina', 2)
      await put(cook, 'Huevo', 1.9)
      await put(cook, 'Vainilla', 400)
      await put(cook, 'Sal', 2, { kind: 'table', source: 'Tabla' })
      const all = await ok(cook, 'GET', changes)
      expect(all.items.map((item: Record<string, unknown>) => [item['ingredient_name'], item['percent']])).toEqual([
        ['Harina', 100],
        ['Huevo', -5],
        ['Vainilla', expect.closeTo(33.333, 3)],
      ])
      expect(all.items[2].impact).toMatchObject({ dishes: 0, worst: [] })
      kitchen.wait(minute)
      const { since } = await ok(cook, 'POST', `${changes}/seen`)
      expect(await ok(cook, 'GET', changes)).toMatchObject({ since, total: 0 })
      kitchen.wait(minute)
      await put(cook, 'Harina', 3)
      await put(cook, 'Harina', 2.5)
      expect((await ok(cook, 'GET', changes)).items).toMatchObject([{ before: 2, after: 2.5, percent: 25 }])
      const longAgo = await ok(cook, 'GET', `${changes}?since=2020-01-01`)
      expect(longAgo.items[0]).toMatchObject({ before: 1, after: 2.5, percent: 150 })
      const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
      expect(await ok(cook, 'GET', `${changes}?since=${day}`)).toMatchObject({ total: 0 })
    })

    test('subido y vuelto a su precio no es un cambio', async () => {
      const cook = await newCook(kitchen, 'vuelta')
      await put(cook, 'Harina', 1)
      kitchen.wait(minute)
      await ok(cook, 'POST', `${changes}/seen`)
      for (const price of [2, 1]) {
        kitchen.wait(minute)
        await put(cook, 'Harina', price)
      }
      expect(await ok(cook, 'GET', changes)).toMatchObject({ total: 0 })
    })

    test('de muchos se cuentan los que hay y se dicen los diez que más pesan', async () => {
      const cook = await newCook(kitchen, 'muchos')
      const list = (euros: number) => ({
        rows: Array.from({ length: 40 }, (_, n) => ({
          ...{ ingredient_name: `Cosa ${n} zz`, price_per_unit: euros + n, unit: 'kg' },
        })),
      })
      await ok(cook, 'POST', `${prices}/import`, list(1))
      await recipe(cook, 'Todo', 1, [
        ['Cosa 7 zz', 1, 'kg'],
        ['Cosa 9 zz', 2, 'kg'],
      ])
      kitchen.wait(minute)
      await ok(cook, 'POST', `${prices}/import`, list(2))
      const { total, items } = await ok(cook, 'GET', changes)
      expect([total, items.length]).toEqual([40, 10])
      expect(items.slice(0, 2)).toMatchObject([{ ingredient_name: 'Cosa 9 zz' }, { ingredient_name: 'Cosa 7 zz' }])
    })

    test.each(['?since=ayer', '?since=2026-02-30', '?since=%00'])('%s no es un día', async (query) => {
      expect(await ana.call('GET', `${changes}${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      })
    })
  })

  describe('el PVP de un plato', () => {
    test('se guarda, se lee con su escandallo, se cambia y se quita; se va con la receta', async () => {
      const cook = await newCook(kitchen, 'pvp')
      const { id } = await recipe(cook, 'Flan', 4, [['Leche', 1, 'l']])
      const read = async () => (await ok(cook, 'GET', `/rest/v1/recipes/${id}/cost`)).gross_price
      expect(await read()).toBeNull()
      await sell(cook, id, 4.5)
      await sell(cook, id, 4.8)
      expect(await read()).toBe(4.8)
      expect(await counted(kitchen.store, cook.id)).toEqual(await held(kitchen.store, cook.id))
      await sell(cook, id, null)
      await sell(cook, id, null)
      expect(await read()).toBeNull()
      await sell(cook, id, 4.5)
      await cook.call('DELETE', `/rest/v1/recipes/${id}`)
      expect(await counted(kitchen.store, cook.id)).toEqual(await held(kitchen.store, cook.id))
    })

    test.each([0, -1, '4', 1e9])('%j no es un PVP', async (gross_price) => {
      const { id } = await recipe(ana, 'Flan', 4, [['Leche', 1, 'l']])
      const answer = await ana.call('PUT', `/rest/v1/recipes/${id}/price`, { gross_price })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    })
  })

  test('lo de otra cocinera no se ve ni cuenta, y contesta como lo que no existe', async () => {
    const { id } = await put(ana, 'Secreto', 5)
    const dish = await recipe(ana, 'Plato', 1, [['Secreto', 1, 'kg']])
    kitchen.wait(minute)
    await put(ana, 'Secreto', 6)
    const attempts = (price: string, recipeId: string) => [
      beto.call('GET', `${prices}/${price}/history`),
      beto.call('PUT', `/rest/v1/recipes/${recipeId}/price`, { gross_price: 1 }),
    ]
    const onAnas = await Promise.all(attempts(id, dish.id))
    expect(onAnas).toEqual(await Promise.all(attempts(randomUUID(), randomUUID())))
    expect(onAnas.map(({ status }) => status)).toEqual([404, 404])
    const betos = await put(beto, 'Secreto', 9)
    expect((await history(beto, betos.id)).points).toHaveLength(1)
    expect(await ok(beto, 'GET', changes)).toMatchObject({ total: 0 })
  })
})
