import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { counted, held } from '#testing/usage-steps.ts'

const prices = '/rest/v1/ingredient_prices'
const offers = '/rest/v1/price_offers'
const box = {
  ...{ ingredient_name: 'Mantequilla', supplier: 'Lácteos Ana', format: 'caja 6 × 1 kg', amount: 6, unit: 'kg' },
  ...{ format_price: 14.9, vat_rate: 10, vat_included: false, price_date: '2026-11-12', minimum: '2 cajas' },
  reference: '0071',
}

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

  const save = async (cook: Cook, more: object = {}) => {
    const answer = await cook.call('POST', offers, { ...box, ...more })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  const choose = async (cook: Cook, id: string, body: object) =>
    (await cook.call('PATCH', `${prices}/${id}/choice`, body)).body
  const savedPrice = async (cook: Cook) => (await cook.call('GET', prices)).body.items[0]

  test('lo que dice la factura es el precio del kilo, sin IVA, con su proveedor y su fecha', async () => {
    const cook = await newCook(kitchen, 'factura')
    const { price, choice, offer_id, items } = await save(cook)
    expect(price).toMatchObject({
      ...{ ingredient_name: 'Mantequilla', price_per_unit: 2.4833333333333334, unit: 'kg', kind: 'typed' },
      ...{ price_date: '2026-11-12', source: 'Lácteos Ana · caja 6 × 1 kg a 14,90\u00a0€ · IVA 10 % aparte' },
    })
    expect(choice).toBe('last')
    const { ingredient_name: _, ...said } = box
    expect(items).toEqual([
      { ...said, id: offer_id, price_per_unit: 2.4833333333333334, last_updated: expect.any(String) },
    ])
    expect(await savedPrice(cook)).toEqual(price)
    expect((await cook.call('GET', `${prices}/${price.id}/offers`)).body).toEqual({ price, choice, offer_id, items })
    expect(await counted(kitchen.store, cook.id)).toEqual(await held(kitchen.store, cook.id))
    expect(await counted(kitchen.store, cook.id)).toMatchObject({ prices: 2 })
  })

  test('la misma factura otra vez no cambia nada; de dos a la vez queda una', async () => {
    const cook = await newCook(kitchen, 'otravez')
    await Promise.all([save(cook), save(cook, { supplier: ' lácteos ANA' })])
    const again = await save(cook)
    expect(again.items).toHaveLength(1)
    expect(again.price.price_per_unit).toBe(2.4833333333333334)
  })

  describe('varios proveedores', () => {
    const three = async (name: string) => {
      const cook = await newCook(kitchen, name)
      const { price } = await save(cook)
      const cheap = { supplier: 'Vecina', format: 'bloque 5 kg', amount: 5, format_price: 11, price_date: '2026-10-01' }
      await save(cook, cheap)
      const { items } = await save(cook, { supplier: 'Pieza', unit: 'unidad', amount: 20, price_date: '2026-01-01' })
      const idOf = (supplier: string) => items.find((item: { supplier: string }) => item.supplier === supplier).id
      return { cook, id: price.id as string, idOf }
    }

    test('cuenta el de la última fecha, el más barato, o el fijado; y el precio sigue a lo elegido', async () => {
      const { cook, id, idOf } = await three('elige')
      expect(await savedPrice(cook)).toMatchObject({ price_per_unit: 2.4833333333333334 })
      expect(await choose(cook, id, { choice: 'cheapest' })).toMatchObject({
        ...{ choice: 'cheapest', offer_id: idOf('Vecina') },
        price: { price_per_unit: 2.2, source: expect.stringContaining('Vecina') },
      })
      const fixed = await choose(cook, id, { choice: 'fixed', offer_id: idOf('Pieza') })
      expect(fixed).toMatchObject({ offer_id: idOf('Pieza'), price: { price_per_unit: 0.745, unit: 'unidad' } })
      // What is saved of others leaves a fixed one alone.
      await save(cook, { supplier: 'Vecina', format: 'bloque 5 kg', amount: 5, format_price: 1 })
      expect(await savedPrice(cook)).toMatchObject({ price_per_unit: 0.745 })
      expect(await choose(cook, id, { choice: 'last' })).toMatchObject({ price: { unit: 'kg' } })
    })

    test('escribir el precio a mano manda sobre las ofertas, hasta que se elige otra vez', async () => {
      const { cook, id } = await three('amano')
      const before = await savedPrice(cook)
      const edit = { price_per_unit: 3, unit: 'kg', last_updated: before.last_updated }
      expect((await cook.call('PATCH', `${prices}/${id}`, edit)).body).toMatchObject({ source: 'Precio propio' })
      const { choice, offer_id, price } = await save(cook, { format_price: 20 })
      expect({ choice, offer_id, euros: price.price_per_unit }).toEqual({ choice: 'fixed', offer_id: null, euros: 3 })
      expect(await choose(cook, id, { choice: 'cheapest' })).toMatchObject({ price: { price_per_unit: 2.2 } })
    })

    test('quitar la que cuenta deja la siguiente; quitar la última deja el precio como está', async () => {
      const { cook, id, idOf } = await three('quita')
      await choose(cook, id, { choice: 'fixed', offer_id: idOf('Vecina') })
      const drop = async (supplier: string) => (await cook.call('DELETE', `${offers}/${idOf(supplier)}`)).body
      expect(await drop('Vecina')).toMatchObject({ choice: 'last', price: { price_per_unit: 2.4833333333333334 } })
      await drop('Lácteos Ana')
      const left = await drop('Pieza')
      expect(left).toMatchObject({ offer_id: null, items: [], price: { price_per_unit: 0.745, unit: 'unidad' } })
      expect(await counted(kitchen.store, cook.id)).toEqual(await held(kitchen.store, cook.id))
    })

    test('editar una cambia esa; sobre una versión vieja se rechaza; en el sitio de otra la sustituye', async () => {
      const { cook, idOf } = await three('edita')
      const id = idOf('Vecina')
      const mine = { id, supplier: 'Vecina', format: 'bloque 5 kg', amount: 5, price_date: '2026-10-01' }
      const stale = await cook.call('POST', offers, {
        ...{ ...box, ...mine, format_price: 12, last_updated: '2026-01-01T00:00:00.000Z' },
      })
      expect(stale).toMatchObject({ status: 409, body: { code: 'stale_price' } })
      const { items } = await save(cook, { ...mine, format: 'bloque 10 kg', amount: 10, format_price: 12 })
      expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({ price_per_unit: 1.2 })
      expect(items).toHaveLength(3)
      const merged = await save(cook, { ...mine, supplier: 'Lácteos Ana', format: 'caja 6 × 1 kg', format_price: 9 })
      expect(merged.items).toHaveLength(2)
    })

    test('un precio que ya estaba toma la primera oferta; borrado y deshecho vuelve con las suyas', async () => {
      const cook = await newCook(kitchen, 'vuelve')
      const typed = { ingredient_name: 'Mantequilla', price_per_unit: 9, unit: 'kg', kind: 'typed' }
      await cook.call('POST', prices, typed)
      await cook.call('POST', prices, { ...typed, price_per_unit: 8 })
      const before = await save(cook)
      expect(before).toMatchObject({ choice: 'last', price: { price_per_unit: 2.4833333333333334 } })
      const at = `${prices}/${before.price.id}`
      expect((await cook.call('DELETE', at)).status).toBe(204)
      expect(await counted(kitchen.store, cook.id)).toEqual(await held(kitchen.store, cook.id))
      expect((await cook.call('POST', `${at}/restore`)).status).toBe(204)
      expect((await cook.call('GET', `${at}/offers`)).body).toEqual(before)
    })
  })

  test.each([
    [{ ingredient_name: ' ' }, 'El nombre del ingrediente no puede estar vacío'],
    [{ supplier: 'x'.repeat(121) }, 'El proveedor no puede tener más de 120 caracteres'],
    [{ format: 'a\0' }, 'El formato contiene caracteres no válidos'],
    [{ amount: 0 }, 'El contenido del formato debe ser un número mayor que 0'],
    [{ amount: Number.NaN }, 'El contenido del formato debe ser un número mayor que 0'],
    [{ amount: 1e7 }, 'El contenido no puede ser mayor que 1.000.000'],
    [{ format_price: -1 }, 'El precio debe ser un número mayor que 0'],
    [{ vat_rate: 101 }, 'El IVA no puede ser mayor que 100'],
    [{ price_date: '2026-02-30' }, 'No es una fecha'],
    [{ price_date: '12/11/2026' }, 'No es una fecha'],
    [{ unit: ' ' }, 'La unidad no puede estar vacía'],
    [{ vat_included: 'sí' }, 'Debe ser sí o no'],
    [{ amount: 1e-9, format_price: 1e5 }, 'El precio por unidad debe ser mayor que 0 y como mucho 1.000.000 €'],
    [{ amount: 1e6, format_price: 1e-30 }, 'El precio por unidad debe ser mayor que 0 y como mucho 1.000.000 €'],
  ])('guardar con %j se rechaza', async (change, message) => {
    const cook = await newCook(kitchen, 'mal')
    const answer = await cook.call('POST', offers, { ...box, ...change })
    expect(answer).toMatchObject({ status: 400, body: { message } })
    expect((await cook.call('GET', prices)).body.total).toBe(0)
  })

  test('HTML, emoji y __proto__ son textos como otros', async () => {
    const cook = await newCook(kitchen, 'html')
    const { items } = await save(cook, { supplier: '<b>🐄</b>', format: '__proto__', ingredient_name: '__proto__' })
    expect(items).toMatchObject([{ supplier: '<b>🐄</b>', format: '__proto__' }])
    expect((await cook.call('GET', '/rest/v1/suppliers')).body).toEqual({ items: ['<b>🐄</b>'] })
  })

  test('más de cien formatos de un ingrediente no caben, y se dice', async () => {
    const cook = await newCook(kitchen, 'cien')
    const { ingredient_name, price_date, ...offer } = box
    const rows = Array.from({ length: 101 }, (_, n) => ({
      ...{ ingredient_name, price_date, price_per_unit: 1, unit: 'kg' },
      offer: { ...offer, format: `caja ${n}` },
    }))
    const all = await cook.call('POST', `${prices}/import`, { rows })
    expect(all).toMatchObject({ status: 400, body: { message: 'Un ingrediente no puede tener más de 100 formatos' } })
    const some = await cook.call('POST', `${prices}/import`, { rows: rows.slice(1) })
    expect(some).toMatchObject({ status: 200, body: { inserted: 100, updated: 0, unchanged: 0 } })
    expect((await cook.call('POST', offers, { ...box, format: 'una más' })).status).toBe(400)
  })

  test('lo de otra cocinera no se ve, no se cambia, no se borra, y contesta como lo que no existe', async () => {
    const { price, items } = await save(ana)
    const attempts = (priceId: string, offerId: string) => [
      beto.call('GET', `${prices}/${priceId}/offers`),
      beto.call('PATCH', `${prices}/${priceId}/choice`, { choice: 'cheapest' }),
      beto.call('DELETE', `${offers}/${offerId}`),
    ]
    const onAnas = await Promise.all(attempts(price.id, items[0].id))
    expect(onAnas).toEqual(await Promise.all(attempts(randomUUID(), randomUUID())))
    expect(onAnas.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await beto.call('GET', '/rest/v1/suppliers')).body).toEqual({ items: [] })
    const { price: betos } = await save(beto, { id: items[0].id, format_price: 20 })
    expect(betos.price_per_unit).not.toBe(price.price_per_unit)
    expect((await ana.call('GET', `${prices}/${price.id}/offers`)).body.items).toEqual(items)
    const own = await save(beto, { ingredient_name: 'Nata' })
    const fixed = { choice: 'fixed', offer_id: items[0].id }
    expect(await beto.call('PATCH', `${prices}/${own.price.id}/choice`, fixed)).toMatchObject({ status: 404 })
  })

  describe('importar una lista', () => {
    const list = [
      'Ref.;Artículo;Proveedor;Formato;Precio;IVA;Fecha',
      '1;Nata;Ana;garrafa 5 l;18,00;10;12/11/2026',
      '2;Nata;Berta;caja 6 briks 1 l;22,80;10;10/11/2026',
      '3;Harina;Molino;saco 25 kg;18,75;4;10/11/2026',
      ';Sal;;;0,40;;',
    ].join('\n')
    const preview = async ({ token }: Cook) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' }
      const url = `${prices}/import/preview`
      const answer = await kitchen.app.inject({ method: 'POST', url, headers, payload: list })
      return answer.json()
    }

    test('con proveedor, formato, IVA, fecha y referencia; importada dos veces no cambia nada más', async () => {
      const cook = await newCook(kitchen, 'lista')
      const { rows, problems } = await preview(cook)
      expect(problems).toEqual([])
      expect(rows.map(({ status }: { status: string }) => status)).toEqual(['new', 'new', 'new', 'new'])
      const wanted = rows.map(
        ({ ingredient_name, price_per_unit, unit, price_date, offer }: Record<string, unknown>) => ({
          ...{ ingredient_name, price_per_unit, unit, price_date },
          ...(offer === undefined ? {} : { offer }),
        }),
      )
      const first = await cook.call('POST', `${prices}/import`, { rows: wanted })
      expect(first).toMatchObject({ status: 200, body: { inserted: 4, updated: 0, unchanged: 0 } })
      const { items } = (await cook.call('GET', prices)).body
      expect(items).toMatchObject([
        { ingredient_name: 'Harina', price_per_unit: 0.75, unit: 'kg', source: expect.stringContaining('Molino') },
        { ingredient_name: 'Nata', price_per_unit: 3.6, unit: 'l', price_date: '2026-11-12' },
        { ingredient_name: 'Sal', price_per_unit: 0.4, source: 'Lista de precios importada' },
      ])
      const nata = (await cook.call('GET', `${prices}/${items[1].id}/offers`)).body
      expect(nata.items).toMatchObject([
        { supplier: 'Ana', reference: '1' },
        { supplier: 'Berta', amount: 6, price_per_unit: 3.8 },
      ])
      expect((await preview(cook)).rows.map(({ status }: { status: string }) => status)).toEqual(
        Array.from({ length: 4 }, () => 'same'),
      )
      const again = await cook.call('POST', `${prices}/import`, { rows: wanted })
      expect(again.body).toEqual({ inserted: 0, updated: 0, unchanged: 4 })
      expect(await counted(kitchen.store, cook.id)).toEqual(await held(kitchen.store, cook.id))
    })
  })
})
