import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadFoods } from '#server/pantry/load.ts'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen, request } from '#testing/harness.ts'

const url = '/functions/v1/search-ingredient-prices'
const priceOf = (name: string) => loadFoods().find((food) => food.name === name)?.price

forEachEngine((engine) => {
  let kitchen: Kitchen
  let ana: Cook
  beforeAll(async () => {
    kitchen = await openKitchen(engine)
  })
  afterAll(() => kitchen.close())
  beforeEach(async () => {
    ana = await newCook(kitchen, 'ana')
  })

  const search = (ingredientName: string, rest: object = { unit: 'kg' }, cook = ana) =>
    cook.call('POST', url, { ingredientName, ...rest })
  const save = (ingredient_name: string, rest: object) =>
    ana.call('POST', '/rest/v1/ingredient_prices', { ingredient_name, unit: 'kg', ...rest })

  test('de la tabla, con fuente, fecha e IVA; se escriba como se escriba', async () => {
    const table = priceOf('Acelga')
    const { status, body } = await search('ACELGAS')
    expect(status).toBe(200)
    expect(body).toEqual({
      ...{ price: table?.eurPerKg, unit: 'kg', kind: 'table', price_date: table?.date, food: 'Acelga', vat: 'sin IVA' },
      source: `${table?.source} (${table?.date}, sin IVA)`,
    })
    expect((await search('acelga', {})).body).toEqual(body)
  })

  test('de un nombre general, el de su clase usual, marcado como estimación', async () => {
    const { body } = await search('pimiento')
    expect(body).toMatchObject({ kind: 'estimate', food: 'Pimiento rojo', price: priceOf('Pimiento rojo')?.eurPerKg })
    expect(body.source).toMatch(/^Estimación, como Pimiento rojo: Mercamadrid/)
  })

  test.each([
    ['gambas rojas', 'Gamba'],
    ['jamón de Guijuelo', 'Jamón ibérico'],
  ])(
    'de una variedad que la tabla no precia aparte («%s»), el de «%s», marcado como estimación',
    async (name, food) => {
      const { body } = await search(name)
      expect(body).toMatchObject({ kind: 'estimate', food, price: priceOf(food)?.eurPerKg })
      expect(body.source).toMatch(new RegExp(`^Estimación, como ${food}: `))
    },
  )

  test.each([
    ['cebolla picada', 'Cebolla'],
    ['maicena', 'Almidón de maíz'],
    ['aguacate Hass', 'Aguacate'],
    ['tomates pera', 'Tomate'],
  ])('«%s» no es otra variedad: el precio de «%s» es el suyo', async (name, food) => {
    expect((await search(name)).body).toMatchObject({ kind: 'table', food, price: priceOf(food)?.eurPerKg })
  })

  test.each([
    ['Eneldo fresco', 13.7],
    ['Oreja de cerdo', 2.02],
    ['Corazón de ternera', 4.15],
    ['Osobuco de ternera', 14.17],
  ])('«%s» tiene el precio de su línea del mercado mayorista', async (name, price) => {
    const { body } = await search(name)
    expect(body).toMatchObject({ kind: 'table', price, vat: 'sin IVA', price_date: '2025-01/2025-09' })
    expect(body.source).toMatch(/^Mercamadrid mayorista /)
  })

  test('el agua cuesta lo que el grifo, no el precio supuesto', async () => {
    const { status, body } = await search('Agua fría')
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'table', unit: 'kg', price: 0.00192, vat: 'sin IVA' })
    expect(body.source).toMatch(/^INE, /)
  })

  test.each([
    'Polvo de hadas',
    'Caviar',
    'Vainilla en vaina',
    'Aceite de trufa',
    'Harina de almendra',
    'Huevo en polvo',
    'Queso comté',
    'Queso parmesano',
    'Arroz bomba',
    'Cobertura negra',
    'Trehalosa',
    'Isomalt',
    'Fondant',
    'Pectina',
    'Praliné de avellana',
    'Jarabe de glucosa',
    'Extracto de vainilla',
    '🦐',
  ])('de «%s» nadie sabe: un error claro y ninguna cifra', async (name) => {
    const { status, body } = await search(name)
    expect(status).toBe(404)
    expect(body).toEqual({
      code: 'price_not_found',
      message: 'No se ha encontrado ningún precio de referencia para ese ingrediente',
    })
  })

  test('el precio guardado propio manda, y es sólo de su cocinera', async () => {
    await save('Acelga', { price_per_unit: 9.5, kind: 'typed' })
    expect((await search('acelgas')).body).toMatchObject({
      ...{ price: 9.5, source: 'Precio propio', unit: 'kg', kind: 'typed', food: null, vat: null },
    })
    const other = await newCook(kitchen, 'beto')
    expect((await search('acelgas', {}, other)).body.kind).toBe('table')
  })

  test('el de reserva no cuenta como hallado, ni un precio por litro como precio por kilo', async () => {
    await save('Acelga', { price_per_unit: 5, source: 'Error en búsqueda' })
    expect((await search('Acelga')).body.kind).toBe('table')
    await save('Leche entera', { price_per_unit: 99, unit: 'l', kind: 'typed' })
    expect((await search('Leche entera')).body).toMatchObject({
      kind: 'table',
      price: priceOf('Leche entera')?.eurPerKg,
    })
  })

  test('lo que la cocinera ha elegido como su alimento vale también aquí', async () => {
    await ana.call('PUT', '/rest/v1/food_choices', { name: 'Mi verde', food_id: 'acelga' })
    expect((await search('mi verde')).body).toMatchObject({ food: 'Acelga', kind: 'table' })
    await ana.call('PUT', '/rest/v1/food_choices', { name: 'Acelga', food_id: null })
    expect((await search('Acelga')).status).toBe(404)
  })

  test.each([
    [{ ingredientName: '' }, 'El nombre del ingrediente no puede estar vacío'],
    [{ ingredientName: ' ' }, 'El nombre del ingrediente no puede estar vacío'],
    [{ ingredientName: 'x'.repeat(201) }, 'El nombre del ingrediente no puede tener más de 200 caracteres'],
    [{ ingredientName: 'a\0' }, 'El nombre del ingrediente contiene caracteres no válidos'],
    [{ ingredientName: 7 }, 'El nombre del ingrediente debe ser un texto'],
    [{ ingredientName: 'Sal', unit: 'l' }, 'La búsqueda de precios es siempre por kg'],
    [{}, 'El nombre del ingrediente debe ser un texto'],
  ])('%j se rechaza', async (body, message) => {
    expect(await ana.call('POST', url, body)).toMatchObject({ status: 400, body: { code: 'invalid_input', message } })
  })

  test('sin sesión no contesta', async () => {
    const answer = await request(kitchen.app, { method: 'POST', url, body: { ingredientName: 'Sal' } })
    expect(answer.status).toBe(401)
  })
})
