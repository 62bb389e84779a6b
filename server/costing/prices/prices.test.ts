import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

const url = '/rest/v1/ingredient_prices'
const found = { price_per_unit: 0.9, unit: 'kg', source: 'Mercadona online PVP', kind: 'table', price_date: '2026-06' }

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

  const put = async (cook: Cook, ingredient_name: string, rest: object = found) => {
    const answer = await cook.call('POST', url, { ingredient_name, ...rest })
    expect([200, 201]).toContain(answer.status)
    return answer.body
  }
  const list = async (cook: Cook, query = '') => (await cook.call('GET', `${url}${query}`)).body

  describe('guardar el precio de un ingrediente', () => {
    test('lo inserta y lo devuelve con su fuente, clase y fechas', async () => {
      const id = randomUUID()
      const { status, body } = await ana.call('POST', url, { id, ingredient_name: '  Harina ', ...found })
      expect(status).toBe(201)
      expect(body).toEqual({ id, ingredient_name: 'Harina', ...found, last_updated: expect.any(String) })
      expect((await list(ana)).items).toEqual([body])
    })

    test('otra vez el mismo nombre, se escriba como se escriba, es la misma fila con el precio nuevo', async () => {
      const cook = await newCook(kitchen, 'misma')
      const first = await put(cook, 'Limón')
      const again = await cook.call('POST', url, { ingredient_name: 'LIMONES', ...found, price_per_unit: 2 })
      expect(again).toMatchObject({ status: 200, body: { id: first.id, ingredient_name: 'Limón', price_per_unit: 2 } })
      expect(await list(cook)).toMatchObject({ total: 1 })
    })

    test('mandado dos veces a la vez se guarda una', async () => {
      const cook = await newCook(kitchen, 'doble')
      const body = { id: randomUUID(), ingredient_name: 'Sal', ...found }
      const answers = await Promise.all([cook.call('POST', url, body), cook.call('POST', url, body)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
      expect((await list(cook)).items).toHaveLength(1)
    })

    test('un id que ya es de otro ingrediente no lo pisa', async () => {
      const cook = await newCook(kitchen, 'ids')
      const salt = await put(cook, 'Sal')
      const pepper = await put(cook, 'Pimienta', { ...found, id: salt.id })
      expect(pepper.id).not.toBe(salt.id)
      expect((await list(cook)).items).toHaveLength(2)
    })

    test('sin clase, lo escrito es propio y lleva fecha; «Error en búsqueda» es el de reserva', async () => {
      const cook = await newCook(kitchen, 'clases')
      expect(await put(cook, 'Sal', { price_per_unit: 1, unit: 'kg' })).toMatchObject({
        kind: 'typed',
        source: 'Precio propio',
        price_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      })
      const fallback = { price_per_unit: 5, unit: 'kg', source: 'Error en búsqueda' }
      expect(await put(cook, 'Trufa', fallback)).toMatchObject({ ...fallback, kind: 'fallback', price_date: null })
    })

    test('lo que la cocinera ha escrito no lo cambia ninguna búsqueda; la de reserva no cambia nada', async () => {
      const cook = await newCook(kitchen, 'propio')
      const own = await put(cook, 'Aceite', { price_per_unit: 4, unit: 'l', kind: 'typed' })
      for (const kind of ['table', 'estimate', 'fallback']) {
        expect(await put(cook, 'aceite', { ...found, kind })).toEqual(own)
      }
      const table = await put(cook, 'Vinagre')
      expect(await put(cook, 'Vinagre', { ...found, kind: 'fallback', price_per_unit: 5 })).toEqual(table)
      expect(await put(cook, 'Vinagre', { price_per_unit: 3, unit: 'l', kind: 'typed' })).toMatchObject({
        price_per_unit: 3,
        kind: 'typed',
      })
    })
  })

  describe('editar', () => {
    test('lo hace propio, con la fecha de hoy, y ya no cambia solo', async () => {
      const cook = await newCook(kitchen, 'edita')
      const before = await put(cook, 'Arroz')
      const edit = { price_per_unit: 1.35, unit: ' saco ', last_updated: before.last_updated }
      const { status, body } = await cook.call('PATCH', `${url}/${before.id}`, edit)
      expect(status).toBe(200)
      expect(body).toMatchObject({ price_per_unit: 1.35, unit: 'saco', source: 'Precio propio', kind: 'typed' })
      expect(body.price_date).toBe(body.last_updated.slice(0, 10))
      expect(await put(cook, 'Arroz')).toEqual(body)
    })

    test('sobre una versión vieja se rechaza y gana la primera; sin decir versión, gana la última', async () => {
      const cook = await newCook(kitchen, 'pestanas')
      const { id, last_updated } = await put(cook, 'Arroz')
      const edit = (price_per_unit: number, version?: string) =>
        cook.call('PATCH', `${url}/${id}`, { price_per_unit, unit: 'kg', last_updated: version })
      expect((await edit(1, last_updated)).status).toBe(200)
      expect(await edit(2, last_updated)).toMatchObject({ status: 409, body: { code: 'stale_price' } })
      expect((await list(cook)).items[0].price_per_unit).toBe(1)
      expect(await edit(3)).toMatchObject({ status: 200, body: { price_per_unit: 3 } })
    })

    test('rechazada, la segunda sobre la versión nueva vale; la misma enviada dos veces es una', async () => {
      const cook = await newCook(kitchen, 'segunda')
      const { id, last_updated } = await put(cook, 'Arroz')
      const edit = (price_per_unit: number, version: string, unit = 'kg') =>
        cook.call('PATCH', `${url}/${id}`, { price_per_unit, unit, last_updated: version })
      const first = await edit(1, last_updated)
      // The answer got lost and the cook presses again.
      expect(await edit(1, last_updated)).toEqual(first)
      expect((await edit(1, last_updated, 'saco')).status).toBe(409)
      expect((await edit(2, last_updated)).status).toBe(409)
      const [newer] = (await list(cook)).items
      expect(await edit(2, newer.last_updated)).toMatchObject({ status: 200, body: { price_per_unit: 2 } })
    })

    test.each([
      [{ price_per_unit: 0, unit: 'kg' }, 'El precio debe ser un número mayor que 0'],
      [{ price_per_unit: -1, unit: 'kg' }, 'El precio debe ser un número mayor que 0'],
      [{ price_per_unit: '1,5', unit: 'kg' }, 'El precio debe ser un número mayor que 0'],
      [{ price_per_unit: null, unit: 'kg' }, 'El precio debe ser un número mayor que 0'],
      [{ price_per_unit: 1e9, unit: 'kg' }, 'El precio no puede ser mayor que 1.000.000'],
      [{ price_per_unit: 1, unit: '  ' }, 'La unidad no puede estar vacía'],
      [{ price_per_unit: 1, unit: 'x'.repeat(41) }, 'La unidad no puede tener más de 40 caracteres'],
      [{ price_per_unit: 1, unit: 'a\0' }, 'La unidad contiene caracteres no válidos'],
      [{ price_per_unit: 1 }, 'La unidad debe ser un texto'],
    ])('%j se rechaza y nada cambia', async (edit, message) => {
      const before = await put(ana, 'Canela')
      const answer = await ana.call('PATCH', `${url}/${before.id}`, edit)
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', message } })
      expect((await list(ana, '?name=canela')).items).toEqual([before])
    })
  })

  test.each([
    [{ ingredient_name: '' }, 'El nombre del ingrediente no puede estar vacío'],
    [{ ingredient_name: ' \n' }, 'El nombre del ingrediente no puede estar vacío'],
    [{ ingredient_name: 'x'.repeat(201) }, 'El nombre del ingrediente no puede tener más de 200 caracteres'],
    [{ ingredient_name: '\ud800' }, 'El nombre del ingrediente contiene caracteres no válidos'],
    [{ kind: 'model' }, 'La clase de precio debe ser una de: typed, table, estimate, fallback'],
    [{ price_date: 'ayer' }, 'No es una fecha de precio'],
    [{ price_per_unit: Number.NaN }, 'El precio debe ser un número mayor que 0'],
    [{ id: '../x' }, 'No es un identificador'],
  ])('guardar con %j se rechaza', async (change, message) => {
    const cook = await newCook(kitchen, 'mal')
    const answer = await cook.call('POST', url, { ingredient_name: 'Sal', ...found, ...change })
    expect(answer).toMatchObject({ status: 400, body: { message } })
    expect((await list(cook)).total).toBe(0)
  })

  test('HTML y emoji son un nombre como otro', async () => {
    const cook = await newCook(kitchen, 'html')
    const name = '<img src=x onerror=alert(1)> 🦐'
    expect(await put(cook, name)).toMatchObject({ ingredient_name: name })
    expect(await put(cook, '🦐')).toMatchObject({ ingredient_name: '🦐' })
    expect((await list(cook)).items).toHaveLength(2)
  })

  describe('la lista', () => {
    let cook: Cook
    const names = ['Ñora', 'aceite de oliva', 'Zumo', 'Ácido cítrico', 'azúcar', 'Nata', 'Aceituna', '100 % cacao']
    beforeAll(async () => {
      cook = await newCook(kitchen, 'lista')
      for (const name of names) await put(cook, name)
    })
    const sorted = ['100 % cacao', 'aceite de oliva', 'Aceituna', 'Ácido cítrico', 'azúcar', 'Nata', 'Ñora', 'Zumo']

    test('sale por nombre sin mirar acentos ni mayúsculas, y página a página es la misma', async () => {
      const whole = await list(cook)
      expect(whole.items.map((row: { ingredient_name: string }) => row.ingredient_name)).toEqual(sorted)
      expect(whole).toMatchObject({ next_cursor: null, total: 8 })
      const paged: string[] = []
      let cursor = ''
      do {
        const page = await list(cook, `?limit=3${cursor}`)
        expect(page.total).toBe(8)
        paged.push(...page.items.map((row: { ingredient_name: string }) => row.ingredient_name))
        cursor = page.next_cursor === null ? '' : `&cursor=${page.next_cursor}`
      } while (cursor !== '')
      expect(paged).toEqual(sorted)
    })

    test.each([
      ['ACEIT', ['aceite de oliva', 'Aceituna']],
      ['oliva aceite', ['aceite de oliva']],
      ['100 %', ['100 % cacao']],
      ['_', []],
      ['%', ['100 % cacao']],
    ])('el filtro «%s» encuentra %j', async (name, expected) => {
      const { items, total } = await list(cook, `?name=${encodeURIComponent(name)}`)
      expect(items.map((row: { ingredient_name: string }) => row.ingredient_name)).toEqual(expected)
      expect(total).toBe(expected.length)
    })

    test.each([
      '?limit=0',
      '?limit=201',
      '?cursor=x',
      `?cursor=${Buffer.from('["name",1,"x"]').toString('base64url')}`,
      `?cursor=${Buffer.from('["name","a","no-uuid"]').toString('base64url')}`,
      `?cursor=${Buffer.from('["name","a\\u0000","00000000-0000-0000-0000-000000000000"]').toString('base64url')}`,
      `?cursor=${Buffer.from('["total asc",1,"00000000-0000-0000-0000-000000000000"]').toString('base64url')}`,
      '?name=%00',
    ])('%s no es una página', async (query) => {
      expect(await cook.call('GET', `${url}${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    })
  })

  test('borrar lo quita, y borrarlo otra vez ya no existe', async () => {
    const cook = await newCook(kitchen, 'borra')
    const { id } = await put(cook, 'Sal')
    expect((await cook.call('DELETE', `${url}/${id}`)).status).toBe(204)
    expect(await cook.call('DELETE', `${url}/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await list(cook)).total).toBe(0)
  })

  test('lo de otra cocinera no se ve, no se cambia, no se borra, y contesta como lo que no existe', async () => {
    const { id } = await put(ana, 'Secreto de Ana')
    const attempts = (target: string) => [
      beto.call('PATCH', `${url}/${target}`, { price_per_unit: 1, unit: 'kg' }),
      beto.call('DELETE', `${url}/${target}`),
      beto.call('GET', `${url}?name=secreto`),
    ]
    const onAnas = await Promise.all(attempts(id))
    expect(onAnas).toEqual(await Promise.all(attempts(randomUUID())))
    expect(onAnas.map(({ status }) => status)).toEqual([404, 404, 200])
    const mine = await put(beto, 'Secreto de Ana', { ...found, id, price_per_unit: 7 })
    expect(mine).toMatchObject({ id, price_per_unit: 7 })
    expect((await list(ana, '?name=secreto')).items[0]).toMatchObject({ id, price_per_unit: 0.9 })
  })
})
