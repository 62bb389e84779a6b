import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AuthKitchen, newEmail, openAuthKitchen, password, signedUp } from '#testing/auth/harness.ts'
import { forEachEngine } from '#testing/harness.ts'

forEachEngine((engine) => {
  let kitchen: AuthKitchen
  beforeAll(async () => {
    kitchen = await openAuthKitchen(engine, {
      SITE_URL: 'https://cocina.example',
      AUTH_ARGON2_MEMORY: '64',
      AUTH_ARGON2_TIME: '1',
    })
  })
  afterAll(() => kitchen.close())

  const signUp = (headers: Record<string, string>, email = newEmail()) =>
    kitchen.app.inject({
      ...{ method: 'POST', url: '/auth/v1/signup', headers },
      payload: JSON.stringify({ email, password }),
    })
  const json = { 'content-type': 'application/json;charset=UTF-8' }
  const accounts = async () => (await kitchen.store.db.selectFrom('auth_users').select('id').execute()).length

  describe('sólo JSON', () => {
    test.each([
      'text/plain',
      'text/plain;charset=UTF-8',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'text/json',
    ])('%s no se lee', async (type) => {
      const before = await accounts()
      const answer = await signUp({ 'content-type': type })
      expect([answer.statusCode, answer.json().error_code]).toEqual([415, 'unsupported_media_type'])
      expect(answer.headers['content-type']).toContain('application/json')
      expect(await accounts()).toBe(before)
    })

    test('sin decir el tipo tampoco: un formulario ajeno puede mandar eso sin preguntar', async () => {
      const { statusCode } = await kitchen.app.inject({
        ...{ method: 'POST', url: '/auth/v1/recover', headers: { 'content-type': '' } },
        payload: JSON.stringify({ email: newEmail() }),
      })
      expect(statusCode).toBe(415)
    })

    test('lo que no lleva cuerpo no necesita tipo', async () => {
      const { access_token } = await signedUp(kitchen)
      const out = await kitchen.call('POST', '/logout?scope=local', { token: access_token })
      expect(out.status).toBe(204)
    })
  })

  describe('otro sitio no pide en nombre de nadie', () => {
    test.each([
      ['otro origen', { origin: 'https://malo.example' }],
      ['un subdominio', { origin: 'https://malo.cocina.example' }],
      ['sin cifrar', { origin: 'http://cocina.example' }],
      ['otro puerto', { origin: 'https://cocina.example:8443' }],
      ['un marco sin origen', { origin: 'null' }],
      ['un origen que no se entiende', { origin: 'https://[' }],
      ['lo dice el navegador', { 'sec-fetch-site': 'cross-site' }],
      [
        'lo dice el navegador, aunque el origen parezca nuestro',
        {
          'sec-fetch-site': 'cross-site',
          origin: 'https://cocina.example',
        },
      ],
      ['del mismo dominio, no del mismo sitio', { 'sec-fetch-site': 'same-site' }],
    ])('%s', async (_name, headers) => {
      const before = await accounts()
      const answer = await signUp({ ...json, host: 'cocina.example', ...headers })
      expect([answer.statusCode, answer.json().error_code]).toEqual([403, 'cross_site_request'])
      expect(await accounts()).toBe(before)
    })

    test.each([
      ['el nuestro', { origin: 'https://cocina.example' }],
      ['la dirección de la casa, sin SITE_URL', { origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' }],
      [
        'lo dice el navegador, detrás de un proxy que cambia el nombre',
        {
          'sec-fetch-site': 'same-origin',
          origin: 'https://otra.example',
        },
      ],
      ['escrito en la barra', { 'sec-fetch-site': 'none' }],
      ['un programa, que no dice nada', {}],
    ])('%s sí', async (_name, headers) => {
      expect((await signUp({ ...json, ...headers })).statusCode).toBe(200)
    })

    test('ni cerrar sesiones ni borrar la cuenta', async () => {
      const { access_token: token, email } = await signedUp(kitchen)
      const headers = { origin: 'https://malo.example' }
      for (const [method, path, body] of [
        ['POST', '/logout', {}],
        ['PUT', '/user', { data: { name: 'x' } }],
        ['DELETE', '/user', { confirm: email }],
      ] as const) {
        expect((await kitchen.call(method, path, { token, body, headers })).status).toBe(403)
      }
      expect((await kitchen.call('GET', '/user', { token })).body.email).toBe(email)
    })

    test('los enlaces y la vuelta de Google son visitas desde fuera, y se admiten', async () => {
      const headers = { 'sec-fetch-site': 'cross-site' }
      expect((await kitchen.call('GET', '/verify?type=signup&token=x', { headers })).status).toBe(303)
      expect((await kitchen.call('GET', '/callback?state=x', { headers })).status).toBe(302)
    })
  })
})
