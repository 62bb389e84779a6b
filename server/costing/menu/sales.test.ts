import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { counted, held } from '#testing/usage-steps.ts'

const october = { from: '2026-10-01', to: '2026-10-31' }
const query = '?from=2026-10-01&to=2026-10-31'
const preview = `/rest/v1/sales/preview${query}`

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
  const recipe = async (cook: Cook, name: string, grams = 100, category = 'Carta'): Promise<string> =>
    (
      await ok(cook, 'POST', '/rest/v1/recipes', {
        ...{ name, category, servings: 1, method: 'Hacer.' },
        ingredients: [{ name: 'Mantequilla', quantity: grams, unit: 'g' }],
      })
    ).id
  const sell = (cook: Cook, rows: readonly (readonly [string, number | null])[], more: object = {}) =>
    cook.call('PUT', '/rest/v1/sales', {
      ...{ ...october, rows: rows.map(([recipe_id, units]) => ({ recipe_id, units })) },
      ...more,
    })
  const menu = (cook: Cook) => ok(cook, 'GET', `/rest/v1/menu${query}`)
  const units = async (cook: Cook) =>
    Object.fromEntries((await menu(cook)).items.map((row: Record<string, unknown>) => [row['name'], row['units']]))
  const send = async (cook: Cook, file: string | Buffer, url = preview) => {
    const headers = { authorization: `Bearer ${cook.token}`, 'content-type': 'text/csv' }
    const answer = await kitchen.app.inject({ method: 'POST', url, headers, payload: file })
    return { status: answer.statusCode, body: answer.json() }
  }

  test('la carta: los platos con PVP o con ventas, con lo que cuestan ahora; lo que falta no es cero', async () => {
    const cook = await newCook(kitchen, 'carta')
    await ok(cook, 'POST', '/rest/v1/ingredient_prices', {
      ingredient_name: 'Mantequilla',
      price_per_unit: 30,
      unit: 'kg',
    })
    const [flan, tarta] = [await recipe(cook, 'Flan'), await recipe(cook, 'Árbol de Navidad', 50)]
    await recipe(cook, 'Fondo')
    await ok(cook, 'PUT', `/rest/v1/recipes/${flan}/price`, { gross_price: 11 })
    await sell(cook, [[tarta, 0]])
    expect(await menu(cook)).toEqual({
      items: [
        {
          ...{ recipe_id: tarta, name: 'Árbol de Navidad', category: 'Carta', units: 0, gross_price: null },
          ...{ per_serving: 1.5, without_price: 0 },
        },
        {
          ...{ recipe_id: flan, name: 'Flan', category: 'Carta', units: null, gross_price: 11 },
          ...{ per_serving: 3, without_price: 0 },
        },
      ],
      more: 0,
      vat_rate: 10,
    })
    const other = await ok(cook, 'GET', '/rest/v1/menu?from=2026-09-01&to=2026-09-30')
    expect(other.items.map(({ name }: { name: string }) => name)).toEqual(['Flan'])
  })

  test('lo escrito se guarda por periodo, se cambia y se quita; cada cocina ve lo suyo; las cuentas cuadran', async () => {
    const cook = await newCook(kitchen, 'ventas')
    const [flan, tarta] = [await recipe(cook, 'Flan'), await recipe(cook, 'Tarta')]
    expect((await sell(cook, [[flan, 40]])).body).toEqual({ dishes: 1 })
    const both = [
      [flan, 45],
      [tarta, 12],
    ] as const
    await sell(cook, both)
    await sell(cook, both, { to: '2026-10-15' })
    expect(await units(cook)).toEqual({ Flan: 45, Tarta: 12 })
    expect(await ok(cook, 'GET', '/rest/v1/sales_periods')).toEqual({
      items: [
        { ...october, dishes: 2, units: 57 },
        { ...october, to: '2026-10-15', dishes: 2, units: 57 },
      ],
    })
    expect((await sell(cook, [[tarta, null]])).body).toEqual({ dishes: 1 })
    expect(await counted(kitchen.store, cook.id)).toEqual(await held(kitchen.store, cook.id))
    expect(await ok(beto, 'GET', '/rest/v1/sales_periods')).toEqual({ items: [] })
    expect((await beto.call('DELETE', `/rest/v1/sales${query}`)).status).toBe(204)
    expect(await units(cook)).toEqual({ Flan: 45 })
    expect((await cook.call('DELETE', `/rest/v1/sales${query}`)).status).toBe(204)
    expect((await ok(cook, 'GET', '/rest/v1/sales_periods')).items).toHaveLength(1)
    // A deleted recipe takes its sales along.
    await ok(cook, 'DELETE', `/rest/v1/recipes/${flan}`)
    expect(await counted(kitchen.store, cook.id)).toEqual(await held(kitchen.store, cook.id))
  })

  test('lo imposible se rechaza entero; un plato de otro no está', async () => {
    const cook = await newCook(kitchen, 'imposible')
    const [flan, theirs] = [await recipe(cook, 'Flan'), await recipe(beto, 'Flan')]
    for (const wrong of [-1, 1.5, 1_000_001, '3', undefined])
      expect((await sell(cook, [[flan, wrong as number]])).status, String(wrong)).toBe(400)
    for (const days of [{ to: '2026-09-01' }, { from: '2026-02-30' }, { from: 'ayer' }, { from: null }])
      expect((await sell(cook, [[flan, 1]], days)).status, JSON.stringify(days)).toBe(400)
    for (const id of [theirs, randomUUID()])
      expect(
        (
          await sell(cook, [
            [flan, 7],
            [id, 3],
          ])
        ).status,
      ).toBe(404)
    expect(await ok(cook, 'GET', '/rest/v1/sales_periods')).toEqual({ items: [] })
    for (const path of ['/rest/v1/menu', `/rest/v1/menu?from=2026-10-31&to=2026-10-01`])
      expect((await cook.call('GET', path)).status).toBe(400)
  })

  test('en un periodo no caben las ventas de más de mil platos, ni a trozos', async () => {
    const cook = await newCook(kitchen, 'muchos')
    const rows = Array.from({ length: 1001 }, () => ({ id: randomUUID() }))
    const at = '2026-01-01T00:00:00.000Z'
    await kitchen.store.db
      .insertInto('recipes')
      .values(
        rows.slice(0, 400).map(({ id }) => ({
          ...{ user_id: cook.id, id, name: id, name_key: id, category: '', category_key: '', servings: 1 },
          ...{ method: '', ingredient_count: 0, created_at: at, updated_at: at },
        })),
      )
      .execute()
    for (const some of [rows.slice(400, 800), rows.slice(800)])
      await kitchen.store.db
        .insertInto('recipes')
        .values(
          some.map(({ id }) => ({
            ...{ user_id: cook.id, id, name: id, name_key: id, category: '', category_key: '', servings: 1 },
            ...{ method: '', ingredient_count: 0, created_at: at, updated_at: at },
          })),
        )
        .execute()
    const first = rows.slice(0, 1000).map(({ id }) => [id, 1] as const)
    expect((await sell(cook, first)).body).toEqual({ dishes: 1000 })
    expect(await sell(cook, [[rows[1000]?.id ?? '', 1]])).toMatchObject({
      status: 422,
      body: { code: 'too_many_dishes', message: 'En un periodo caben las ventas de 1.000 platos como mucho.' },
    })
    expect((await menu(cook)).items).toHaveLength(1000)
  })

  describe('la lista de la caja', () => {
    test('dice qué receta es cada nombre, y de lo que no conoce no adivina nada', async () => {
      const cook = await newCook(kitchen, 'caja')
      const [flan, one, two] = [
        await recipe(cook, 'Flan de huevo'),
        await recipe(cook, 'Tarta'),
        await recipe(cook, 'tarta'),
      ]
      await recipe(beto, 'Croquetas')
      await sell(cook, [[flan, 40]])
      const { status, body } = await send(
        cook,
        '\ufeffPlato;Uds\r\nFLAN DE HUEVO;30\r\nflan de huevo;12\r\nTarta;5\r\nCroquetas;9\r\nFlan;3\r\n__proto__;1\r\nCafé;=1+1\r\nVino;-2\r\n',
      )
      expect(status).toBe(200)
      expect(body.rows).toEqual([
        {
          ...{ name: 'FLAN DE HUEVO', units: 42, lines: [2, 3], saved: 40 },
          matches: [{ recipe_id: flan, name: 'Flan de huevo' }],
        },
        { name: 'Tarta', units: 5, lines: [4], saved: null, matches: expect.any(Array) },
        { name: 'Croquetas', units: 9, lines: [5], saved: null, matches: [] },
        { name: 'Flan', units: 3, lines: [6], saved: null, matches: [] },
        { name: '__proto__', units: 1, lines: [7], saved: null, matches: [] },
      ])
      const ids = body.rows[1].matches.map(({ recipe_id }: { recipe_id: string }) => recipe_id)
      expect(ids.sort()).toEqual([one, two].sort())
      expect(body.problems.map(({ line }: { line: number }) => line)).toEqual([8, 9])
      // A preview saves nothing.
      expect(await units(cook)).toEqual({ 'Flan de huevo': 40 })
    })

    test.each([
      ['un libro de Excel', Buffer.from('PK\x03\x04\0\0'), 422, 'sales_unreadable'],
      ['una página web', '<!doctype html><table>', 422, 'sales_unreadable'],
      ['más de 5.000 líneas', 'x;1\n'.repeat(5002), 422, 'sales_unreadable'],
      ['más de un mega', 'x'.repeat(1024 * 1024 + 1), 413, 'body_too_large'],
      ['nada', '\n\n', 200, undefined],
    ])('%s', async (_, text, status, code) => {
      const answer = await send(ana, text)
      expect(answer.status).toBe(status)
      expect(answer.body.code).toBe(code)
    })

    test('sin periodo, o como JSON, se rechaza', async () => {
      expect((await send(ana, 'x;1', '/rest/v1/sales/preview')).status).toBe(400)
      expect((await ana.call('POST', preview, { x: 1 })).status).toBe(415)
    })
  })
})
