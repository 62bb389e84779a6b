import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exportStream } from '#server/http/export-stream.ts'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'
import { longestTurn, longestTurnMs } from '#testing/longest-turn.ts'

const prices = '/rest/v1/ingredient_prices'

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

  const save = async (ingredient_name: string, price_per_unit: number, rest: object = { kind: 'typed' }) =>
    (await ana.call('POST', prices, { ingredient_name, price_per_unit, ...rest })).body
  const saved = async (cook = ana) => (await cook.call('GET', prices)).body.items
  const preview = async (file: string | Buffer, type = 'text/csv', cook = ana) => {
    const answer = await kitchen.app.inject({
      method: 'POST',
      url: `${prices}/import/preview`,
      headers: { authorization: `Bearer ${cook.token}`, 'content-type': type },
      payload: file,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const download = async (url: string, cook = ana) => {
    const headers = { authorization: `Bearer ${cook.token}` }
    return kitchen.app.inject({ method: 'GET', url, headers })
  }

  describe('la lista de precios, como archivo', () => {
    test('sale entera, y lo que parece una fórmula no lo es', async () => {
      await save('Aceite; virgen', 4.5, { unit: 'l', kind: 'typed' })
      await save('=SUMA(A1)', 0.1)
      const answer = await download(`${prices}/export`)
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(answer.headers['content-disposition']).toBe('attachment; filename="precios.csv"')
      const today = new Date().toISOString().slice(0, 10)
      expect(answer.body).toBe(
        '\ufeffIngrediente;Precio (€);Unidad;Fuente;Fecha del precio;Última actualización\r\n' +
          `'=SUMA(A1);0,1;kg;Precio propio;${today};${today}\r\n` +
          `"Aceite; virgen";4,5;l;Precio propio;${today};${today}\r\n`,
      )
    })

    test('vuelve como salió: todo está igual', async () => {
      for (const name of ['Sal', '=Raro', 'Ñora', '"Comillas"']) await save(name, 1.25)
      const { body } = await preview((await download(`${prices}/export`)).body)
      expect(body.problems).toEqual([])
      expect(body.rows.map((row: { status: string }) => row.status)).toEqual(['same', 'same', 'same', 'same'])
    })

    test('mientras sale un archivo, otro de la misma persona espera; el de otra no', async () => {
      const beto = await newCook(kitchen, 'beto')
      await save('Sal', 1)
      const held = exportStream(ana.id, endless())
      expect((await download(`${prices}/export`)).json()).toEqual({
        code: 'export_under_way',
        message: 'Ya se está descargando un archivo de tu cuenta. Espera a que termine.',
      })
      expect((await download(`${prices}/export`)).statusCode).toBe(429)
      expect((await download(`${prices}/export`, beto)).statusCode).toBe(200)
      held.destroy()
      await once(held, 'close')
      for (const _ of [1, 2]) expect((await download(`${prices}/export`)).statusCode).toBe(200)
    })

    test('treinta mil precios salen sin parar a nadie', async () => {
      const at = new Date().toISOString()
      for (let made = 0; made < 30_000; made += 500) {
        const rows = Array.from({ length: 500 }, (_, n) => ({
          ...{
            user_id: ana.id,
            id: randomUUID(),
            ingredient_name: `Género ${made + n}`,
            price_per_unit: 1.25,
            unit: 'kg',
          },
          ...{
            ingredient_key: `genero ${made + n}`,
            name_key: `genero ${made + n}`,
            source: null,
            kind: 'typed' as const,
          },
          ...{ price_date: null, last_updated: at },
        }))
        await kitchen.store.db.insertInto('ingredient_prices').values(rows).execute()
      }
      const { answer, longest } = await longestTurn(() => download(`${prices}/export`))
      expect(answer.body.split('\r\n')).toHaveLength(30_002)
      expect(longest).toBeLessThan(longestTurnMs)
    })

    test('con más de mil precios sigue entera, y la de otra no lleva ninguno', async () => {
      const rows = Array.from({ length: 1203 }, (_, n) => ({
        ingredient_name: `Género ${n}`,
        price_per_unit: n + 1,
        unit: 'kg',
      }))
      const answer = await ana.call('POST', `${prices}/import`, { rows })
      expect(answer).toMatchObject({ status: 200, body: { inserted: 1203, updated: 0, unchanged: 0 } })
      expect((await download(`${prices}/export`)).body.split('\r\n')).toHaveLength(1 + 1203 + 1)
      const beto = await newCook(kitchen, 'beto')
      expect((await download(`${prices}/export`, beto)).body.split('\r\n')).toHaveLength(2)
    })
  })

  test('una lista de cien mil líneas se rechaza sin leerla, y una de 5.000 con cabecera se lee', async () => {
    const { answer, longest } = await longestTurn(() => preview('Sal;1\n'.repeat(100_000)))
    expect(answer).toMatchObject({ status: 422, body: { code: 'price_list_unreadable' } })
    expect(answer.body.message).toContain('puede tener 5000 como mucho')
    expect(longest).toBeLessThan(60)
    const whole = Array.from({ length: 5000 }, (_, n) => `Género ${n};1`).join('\n')
    expect((await preview(`Producto;Precio\n${whole}\n;;\n;;\n`)).body.rows).toHaveLength(5000)
  })

  test('un escandallo sale con sus líneas, lo que falta y sus avisos', async () => {
    const ingredients = [
      { name: 'Leche', quantity: 500, unit: 'ml' },
      { name: 'Huevo', quantity: 2, unit: 'unidad' },
      { name: 'Trufa', quantity: 5, unit: 'g' },
    ]
    const recipe = { name: '=Flan', category: 'Postres', servings: 4, method: 'Cuajar.', ingredients }
    const { body } = await ana.call('POST', '/rest/v1/recipes', recipe)
    await save('Leche', 1, { unit: 'l', kind: 'typed' })
    await save('Huevos', 0.25)
    const answer = await download(`/rest/v1/recipes/${body.id}/cost/export`)
    expect(answer.body).toBe(
      [
        "\ufeffReceta;'=Flan",
        'Categoría;Postres',
        'Raciones;4',
        '',
        'Ingrediente;Cantidad;Unidad;Precio (€);Por;Fuente;Coste (€);% del total;Avisos',
        'Leche;500;ml;1;l;Precio propio;0,5;50;',
        'Huevo;2;unidad;0,25;kg;Precio propio;0,5;50;Se cuenta como 2 kg',
        'Trufa;5;g;;;;;;Sin precio',
        '',
        'Coste total (€);1',
        'Coste por ración (€);0,25',
        'Líneas sin precio;1',
        'Precios estimados;0',
        '',
      ].join('\r\n'),
    )
    const beto = await newCook(kitchen, 'beto')
    expect((await download(`/rest/v1/recipes/${body.id}/cost/export`, beto)).statusCode).toBe(404)
  })

  describe('importar', () => {
    test('se ve antes qué es nuevo, qué cambia, qué sobra y qué no se entiende; no guarda nada', async () => {
      const salt = await save('Sal', 0.4)
      await save('Azúcar', 1)
      const ingredients = [{ name: 'Harinas', quantity: 1, unit: 'kg' }]
      const recipe = { name: 'Pan', category: '', servings: 1, method: 'Cocer.', ingredients }
      await ana.call('POST', '/rest/v1/recipes', recipe)
      const { status, body } = await preview(
        'Producto;Precio;Unidad;Fecha\nHarina;0,65 €;kg;01/11/2026\nSAL;0,5;kg;\nAzúcar;1;kg;\nCosa rara;caro;kg;\n',
      )
      expect(status).toBe(200)
      expect(body).toEqual({
        rows: [
          {
            ...{ line: 2, ingredient_name: 'Harina', price_per_unit: 0.65, unit: 'kg', price_date: '2026-11-01' },
            ...{ status: 'new', saved: null, recipe_lines: 1, food: 'Harina de trigo' },
          },
          {
            ...{ line: 3, ingredient_name: 'SAL', price_per_unit: 0.5, unit: 'kg', price_date: null },
            ...{ status: 'update', saved: salt, recipe_lines: 0, food: 'Sal' },
          },
          expect.objectContaining({ line: 4, status: 'same' }),
        ],
        problems: [{ line: 5, text: 'Cosa rara · caro · kg · ', reason: '«caro» no es un precio' }],
      })
      expect(await saved()).toHaveLength(2)
    })

    test.each([
      ['UTF-8', Buffer.from('nombre;precio\nPiñón;40')],
      ['Windows-1252', Buffer.from('nombre;precio\nPiñón;40', 'latin1')],
      ['UTF-16', Buffer.from('\ufeffnombre\tprecio\nPiñón\t40', 'utf16le')],
    ])('lee %s', async (_, file) => {
      const { body } = await preview(file, 'application/octet-stream')
      expect(body).toMatchObject({ rows: [{ ingredient_name: 'Piñón', price_per_unit: 40 }], problems: [] })
    })

    test('lo confirmado se guarda como propio, de una vez; repetirlo no cambia nada', async () => {
      const salt = await save('Sal', 0.4)
      const sugar = await save('Azúcar', 1, { kind: 'table', source: 'Mercadona' })
      const rows = [
        { ingredient_name: 'sal', price_per_unit: 0.5, unit: 'kg', price_date: '2026-11-01' },
        { ingredient_name: 'Azúcar', price_per_unit: 1, unit: 'kg' },
        { ingredient_name: 'Leche', price_per_unit: 1.1, unit: ' l ' },
      ]
      const first = await ana.call('POST', `${prices}/import`, { rows })
      expect(first.body).toEqual({ inserted: 1, updated: 1, unchanged: 1 })
      const imported = { source: 'Lista de precios importada', kind: 'typed' }
      const after = await saved()
      expect(after).toMatchObject([
        sugar,
        { ingredient_name: 'Leche', price_per_unit: 1.1, unit: 'l', ...imported },
        { id: salt.id, ingredient_name: 'Sal', price_per_unit: 0.5, price_date: '2026-11-01', ...imported },
      ])
      const again = await ana.call('POST', `${prices}/import`, { rows })
      expect(again.body).toEqual({ inserted: 0, updated: 0, unchanged: 3 })
      expect(await saved()).toEqual(after)
    })

    test('una sola fila mala y no se guarda ninguna', async () => {
      const rows = [
        { ingredient_name: 'Sal', price_per_unit: 1, unit: 'kg' },
        { ingredient_name: 'Oro', price_per_unit: -1, unit: 'kg' },
      ]
      const answer = await ana.call('POST', `${prices}/import`, { rows })
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'rows.1.price_per_unit' }] } })
      expect(await saved()).toEqual([])
    })

    test.each([
      ['un libro de Excel', Buffer.from('PK\x03\x04\0\0'), 'text/csv', 422, 'price_list_unreadable'],
      [
        'una página web con nombre de hoja',
        '<html><table><tr><td>Harina</td><td>0,65</td></tr></table></html>',
        'text/csv',
        422,
        'price_list_unreadable',
      ],
      ['más de 5.000 líneas', 'x;1\n'.repeat(5001), 'text/csv', 422, 'price_list_unreadable'],
      ['más de un mega', 'x'.repeat(1024 * 1024 + 1), 'text/csv', 413, 'body_too_large'],
      ['JSON', '{"a":1}', 'application/json', 415, 'unsupported_media_type'],
      ['una foto', Buffer.from('GIF89a'), 'image/gif', 415, 'unsupported_media_type'],
    ] as const)('%s se rechaza', async (_, file, type, status, code) => {
      const answer = await preview(file, type)
      expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/\p{L}{3}/u) } })
    })

    test('un archivo vacío no tiene nada que decir', async () => {
      expect(await preview('\n\n')).toMatchObject({ status: 200, body: { rows: [], problems: [] } })
      expect((await ana.call('POST', `${prices}/import`, { rows: [] })).status).toBe(400)
    })
  })
})

async function* endless(): AsyncGenerator<string> {
  for (;;) yield 'x'
}
