import { request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AuthKitchen, newEmail, openAuthKitchen, password, signedUp } from '#testing/auth/harness.ts'
import { forEachEngine } from '#testing/harness.ts'

const endpoints = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/recover'],
  ['POST', '/resend'],
  ['POST', '/verify'],
  ['PUT', '/user'],
  ['DELETE', '/user'],
  ['POST', '/logout'],
] as const

const fields = [
  'email',
  'password',
  'data',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'type',
  'token_hash',
  'confirm',
  'code_challenge',
]

forEachEngine((engine) => {
  let kitchen: AuthKitchen
  let token: string
  beforeAll(async () => {
    kitchen = await openAuthKitchen(engine, {
      AUTH_ARGON2_MEMORY: '64',
      AUTH_ARGON2_TIME: '1',
      AUTH_MAIL_COOLDOWN: '0',
    })
    token = (await signedUp(kitchen)).access_token
  })
  afterAll(() => kitchen.close())

  describe.each(endpoints)('%s %s', (method, path) => {
    test.each([
      ['vacío', ''],
      ['JSON roto', '{"email":'],
      ['una lista', '[]'],
      ['null', 'null'],
      ['un texto', '"hola"'],
      ['un número', '7'],
      ['UTF-8 roto', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
      ['anidado mil veces', '['.repeat(1000) + ']'.repeat(1000)],
    ])('%s: nunca un 5xx, siempre JSON', async (_name, body) => {
      const answer = await kitchen.call(method, path, { body, token })
      if (path === '/logout') token = (await signedUp(kitchen)).access_token
      expect(answer.status).toBeLessThan(500)
      if (path !== '/logout') expect([answer.status, answer.body.code]).toEqual([400, 'bad_json'])
    })

    test('64 KiB y más: 413', async () => {
      const answer = await kitchen.call(method, path, { body: { email: 'x'.repeat(66_000) }, token })
      expect([answer.status, answer.body.code]).toEqual([413, 'request_entity_too_large'])
    })
  })

  test('10 MB anunciados se rechazan antes de leerlos', async () => {
    const url = new URL(`${kitchen.base}/auth/v1/signup`)
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': 10_000_000 },
      })
      sent.on('response', ({ statusCode }) => {
        resolve(statusCode)
        sent.destroy()
      })
      sent.on('error', reject)
      sent.write('{')
    })
    expect(status).toBe(413)
  })

  test('lo que sea en cualquier campo: nunca un 5xx, y el proceso sigue', async () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '\0',
        '\ud83e',
        "'; drop table auth_users; --",
        '<script>',
        'a@b.es',
        newEmail(),
        password,
        '__proto__',
      ),
      fc.jsonValue({ maxDepth: 3 }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...endpoints.filter(([, path]) => path !== '/logout')),
        fc.dictionary(fc.constantFrom(...fields), nasty),
        async ([method, path], body) => {
          const answer = await kitchen.call(method, path, { body, token })
          expect(answer.status, JSON.stringify({ path, body, answer: answer.text })).toBeLessThan(500)
          expect(answer.text).not.toMatch(/argon2|sqlite|postgres|at file:|node_modules/i)
        },
      ),
      { numRuns: 300 },
    )
    expect((await kitchen.call('GET', '/health')).status).toBe(200)
  })

  test.each([
    '/verify?type=%00&token=%00',
    '/verify?type=signup&token=%ED%A0%BD',
    '/verify?type=signup&token=x&redirect_to=%00',
    '/verify?type[]=signup&token=x',
    '/verify?type=signup&type=recovery&token=x',
    '/authorize?provider=google&provider=x',
    '/callback?state=%00&code=%00',
    '/callback?state=a&state=b',
    '/token?grant_type=__proto__',
    '/token',
    '/logout?scope=__proto__',
    `/verify?type=signup&token=${'x'.repeat(10_000)}`,
  ])('consulta rara %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await kitchen.call(method, path, { token, body: method === 'POST' ? {} : undefined })
      expect(answer.status, method).toBeLessThan(500)
    }
  })

  test('otros caminos y métodos: JSON, 404 o 405, nunca la página', async () => {
    for (const path of [
      '/otp',
      '/magiclink',
      '/invite',
      '/admin/users',
      '/factors',
      '/sso',
      '/passkeys',
      '/reauthenticate',
      '/x',
      '/',
      '',
    ]) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await kitchen.call(method, path, { headers: { accept: 'text/html' } })
        expect([404, 405], `${method} ${path}`).toContain(answer.status)
        expect(answer.headers.get('content-type')).toContain('application/json')
      }
    }
    const wrong = await kitchen.call('GET', '/signup')
    expect([wrong.status, wrong.headers.get('allow'), wrong.body.code]).toEqual([405, 'POST', 'method_not_allowed'])
  })

  test('la forma del error depende de la versión pedida', async () => {
    const body = { email: newEmail(), password: 'equivocada' }
    const ask = (headers: Record<string, string>) =>
      kitchen.call('POST', '/token?grant_type=password', { body, headers })
    const fresh = await ask({})
    expect(fresh.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
    expect(fresh.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    for (const version of ['2023-01-01', 'x', '']) {
      const old = await ask({ 'x-supabase-api-version': version })
      expect(old.body).toEqual({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' })
      expect(old.headers.get('x-supabase-api-version')).toBeNull()
    }
  })

  test('toda respuesta: nosniff, sin guardar, sin galletas, sin CORS', async () => {
    for (const [method, path] of [...endpoints, ['GET', '/settings'], ['GET', '/x']] as const) {
      const { headers } = await kitchen.call(method, path, { headers: { origin: 'https://malo.example' } })
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.getSetCookie()).toEqual([])
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})
