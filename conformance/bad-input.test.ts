import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, forEachEngine, type Kitchen, newCook, openKitchen, request } from '#testing/harness.ts'

const good = {
  name: 'Gazpacho',
  category: '',
  servings: 4,
  method: 'Triturar.',
  ingredients: [{ name: 'Tomate', quantity: 1, unit: 'kg' }],
}
const line = (change: object) => ({ ...good, ingredients: [{ name: 'Tomate', quantity: 1, unit: 'kg', ...change }] })
const id = '0199a0b0-0000-4000-8000-000000000000'

forEachEngine((engine) => {
  let kitchen: Kitchen
  let ana: Cook

  beforeAll(async () => {
    kitchen = await openKitchen(engine)
    ana = await newCook(kitchen, 'ana')
  })
  afterAll(() => kitchen.close())

  describe('una receta mal escrita se rechaza, en español, y no guarda nada', () => {
    test.each([
      ['nada', '', 400, 'bad_json'],
      ['JSON roto', '{"name":', 400, 'bad_json'],
      ['una lista', '[]', 400, 'invalid_input'],
      ['null', 'null', 400, 'invalid_input'],
      ['un número', '7', 400, 'invalid_input'],
      ['un prototipo envenenado', '{"__proto__":{"admin":true},"name":"x"}', 400, 'bad_json'],
      ['nombre que no es texto', { ...good, name: 7 }, 400, 'invalid_input'],
      ['nombre en blanco', { ...good, name: '   ' }, 422, 'name_required'],
      ['nombre de 300 caracteres', { ...good, name: 'x'.repeat(300) }, 400, 'invalid_input'],
      ['nombre con NUL', { ...good, name: 'a\0b' }, 400, 'invalid_input'],
      ['medio emoji', { ...good, name: '\ud83e' }, 400, 'invalid_input'],
      ['categoría con NUL', { ...good, category: '\0' }, 400, 'invalid_input'],
      ['método larguísimo', { ...good, method: 'x'.repeat(50_001) }, 400, 'invalid_input'],
      ['método con NUL', { ...good, method: 'a\0' }, 400, 'invalid_input'],
      ['método en blanco', { ...good, method: ' \n ' }, 422, 'method_required'],
      ['sin ingredientes', { ...good, ingredients: [] }, 422, 'ingredient_required'],
      ['ingredientes que no son lista', { ...good, ingredients: {} }, 400, 'invalid_input'],
      ['301 ingredientes', { ...good, ingredients: Array(301).fill(good.ingredients[0]) }, 400, 'invalid_input'],
      ['cantidad −1', line({ quantity: -1 }), 422, 'quantity_not_positive'],
      ['cantidad 0', line({ quantity: 0 }), 422, 'quantity_not_positive'],
      ['cantidad 1e-13', line({ quantity: 1e-13 }), 422, 'quantity_too_small'],
      ['cantidad nula (NaN en JSON)', line({ quantity: Number.NaN }), 400, 'invalid_input'],
      ['cantidad 1e308', line({ quantity: 1e308 }), 400, 'invalid_input'],
      ['cantidad 1e999', JSON.stringify(line({ quantity: 7 })).replace(':7', ':1e999'), 400, 'invalid_input'],
      ['cantidad de texto', line({ quantity: '1' }), 400, 'invalid_input'],
      ['unidad desconocida', line({ unit: 'onza' }), 400, 'invalid_input'],
      ['ingrediente sin nombre', line({ name: '' }), 422, 'ingredient_required'],
      ['raciones 0', { ...good, servings: 0 }, 400, 'invalid_input'],
      ['raciones nulas', { ...good, servings: null }, 400, 'invalid_input'],
      ['carpeta que no es un id', { ...good, folder_id: '../etc' }, 400, 'invalid_input'],
      ['carpeta que no existe', { ...good, folder_id: id }, 422, 'folder_not_found'],
      ['id que no es un id', { ...good, id: "' or 1=1" }, 400, 'invalid_input'],
    ])('%s', async (_, body, status, code) => {
      const before = (await ana.call('GET', '/rest/v1/recipes/count')).body
      const answer = await ana.call('POST', '/rest/v1/recipes', body)
      expect(answer).toMatchObject({ status, body: { code } })
      expect(answer.body.message).toMatch(/\p{L}/u)
      expect(answer.body.message).not.toMatch(/invalid|expected|must|error at|sql/i)
      expect((await ana.call('GET', '/rest/v1/recipes/count')).body).toEqual(before)
    })

    test('el campo culpable se dice por su sitio', async () => {
      const { body } = await ana.call('POST', '/rest/v1/recipes', line({ unit: 'onza' }))
      expect(body.issues).toEqual([{ path: 'ingredients.0.unit', message: expect.stringContaining('unidad') }])
    })

    test('un cuerpo de 10 MB', async () => {
      const answer = await ana.call(
        'POST',
        '/rest/v1/recipes',
        JSON.stringify({ ...good, method: 'x'.repeat(10_000_000) }),
      )
      expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
    })
  })

  test.each([
    ['GET', '/rest/v1/recipes?limit=0'],
    ['GET', '/rest/v1/recipes?limit=101'],
    ['GET', '/rest/v1/recipes?limit=x'],
    ['GET', '/rest/v1/recipes?cursor=x'],
    ['GET', '/rest/v1/recipes?cursor=MjAyNi0xMy00MVQyNTo2MTo2MS4wMDBafg'],
    ['GET', `/rest/v1/recipes?cursor=${Buffer.from(`2026-13-41T25:61:61.000Z~${id}`).toString('base64url')}`],
    ['GET', '/rest/v1/recipes?folder_id=x'],
    ['GET', `/rest/v1/recipes?name=${'x'.repeat(201)}`],
    ['GET', '/rest/v1/recipes?name=%00'],
    ['GET', '/rest/v1/recipes?name=a&name=b'],
    ['GET', '/rest/v1/recipes/x'],
    ['GET', '/rest/v1/recipes/%00'],
    ['GET', `/rest/v1/recipes/${'9'.repeat(150)}`],
    ['PATCH', `/rest/v1/recipes/${id}`],
    ['PUT', `/rest/v1/recipes/${id}`],
    ['DELETE', '/rest/v1/folders/x'],
  ] as const)('%s %s es un 400 en español', async (method, url) => {
    const answer = await ana.call(method, url, method === 'PATCH' || method === 'PUT' ? {} : undefined)
    expect(answer.status).toBe(400)
    expect(answer.body.message).not.toMatch(/invalid|expected|must/i)
  })

  test.each([
    ['GET', '/rest/v1/nada', 404],
    ['POST', '/rest/v1/recipes/x/y', 404],
    ['GET', '/functions/v1/nada', 404],
    ['GET', '/assets/nada.js', 404],
  ] as const)('%s %s no existe, y lo dice en JSON', async (method, url, status) => {
    const answer = await ana.call(method, url)
    expect(answer).toMatchObject({ status, body: { code: 'not_found' } })
  })

  test('sin sesión, o con una que no vale, no se entra', async () => {
    const tampered = `${ana.token.slice(0, -3)}${ana.token.endsWith('AAA') ? 'BBB' : 'AAA'}`
    for (const token of [undefined, '', 'x', 'a.b.c', tampered, 'x'.repeat(20_000)]) {
      const answer = await request(kitchen.app, {
        method: 'GET',
        url: '/rest/v1/recipes',
        ...(token === undefined ? {} : { token }),
      })
      expect(answer).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated', message: 'Usuario no autenticado' },
      })
    }
  })

  test('una sesión cerrada o caducada deja de valer', async () => {
    const closed = await newCook(kitchen, 'cerrada')
    await closed.call('POST', '/auth/v1/logout?scope=local')
    expect((await closed.call('GET', '/rest/v1/recipes')).status).toBe(401)

    const late = await newCook(kitchen, 'tardia')
    expect((await late.call('GET', '/rest/v1/recipes')).status).toBe(200)
    kitchen.wait(3_700_000)
    expect((await late.call('GET', '/rest/v1/recipes')).status).toBe(401)
  })
})
