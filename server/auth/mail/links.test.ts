import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryStorage } from '#testing/auth/harness.ts'
import { hashIn, type MailKitchen, minute, openMailKitchen, site } from '#testing/auth/mail-harness.ts'
import { forEachEngine } from '#testing/harness.ts'

forEachEngine((engine) => {
  let kitchen: MailKitchen

  beforeAll(async () => {
    kitchen = await openMailKitchen(engine)
  })
  afterAll(() => kitchen.close())

  describe('enlaces de la forma clásica', () => {
    let email: string
    let token: string
    beforeEach(async () => {
      email = (await kitchen.confirmed()).email
      await kitchen.call('POST', '/recover', { body: { email } })
      token = hashIn((await kitchen.mailbox.next(email)).link)
    })
    const follow = (query: Record<string, string>, method = 'GET') =>
      kitchen.call(method, `/verify?${new URLSearchParams(query)}`)

    test('la sesión va en el fragmento, nunca en la consulta', async () => {
      const answer = await follow({ token, type: 'recovery', redirect_to: `${site}/auth` })
      expect(answer.status).toBe(303)
      const target = new URL(answer.headers.get('location') ?? '')
      expect(target.href.split('#')[0]).toBe(`${site}/auth`)
      const session = new URLSearchParams(target.hash.slice(1))
      expect([...session.keys()].sort()).toEqual([
        'access_token',
        'expires_at',
        'expires_in',
        'refresh_token',
        'token_type',
        'type',
      ])
      expect(session.get('type')).toBe('recovery')
      const user = await kitchen.call('GET', '/user', { token: session.get('access_token') ?? '' })
      expect(user.body.email).toBe(email)
      const again = await follow({ token, type: 'recovery', redirect_to: `${site}/auth` })
      expect(again.headers.get('location')).toBe(
        `${site}/auth#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired`,
      )
    })

    test('HEAD no lo gasta', async () => {
      expect((await follow({ token, type: 'recovery' }, 'HEAD')).status).toBe(405)
      expect((await kitchen.verify('recovery', token)).status).toBe(200)
    })

    test('falta el tipo o el enlace: 400', async () => {
      expect((await follow({ token })).status).toBe(400)
      expect((await follow({ type: 'recovery' })).status).toBe(400)
    })
  })

  describe('a dónde vuelve el enlace clásico', () => {
    const follow = (query: Record<string, string>) => kitchen.call('GET', `/verify?${new URLSearchParams(query)}`)

    test.each([
      '//malo.example',
      '/\\malo.example',
      'https://cocina.example@malo.example/',
      'https://cocina.example.malo.example/',
      'https://malo.example/#https://cocina.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://2130706433/',
      'ht\ttps://malo.example/',
      ' https://malo.example/',
      'https:malo.example',
    ])('con redirect_to %j se va a casa', async (redirect_to) => {
      const answer = await follow({ token: 'x', type: 'recovery', redirect_to })
      expect(answer.status).toBe(303)
      const target = new URL(answer.headers.get('location') ?? '')
      expect([target.origin, target.pathname]).toEqual([site, '/'])
    })

    test('la lista del operador permite otros', async () => {
      const answer = await follow({
        token: 'x',
        type: 'recovery',
        redirect_to: 'https://sur.amigos.example/volver?a=1',
      })
      expect(answer.headers.get('location')).toMatch(/^https:\/\/sur\.amigos\.example\/volver\?a=1#error=/)
    })
  })

  describe('con PKCE', () => {
    test('el enlace clásico da un código que solo abre el navegador que lo pidió', async () => {
      const { email } = await kitchen.confirmed()
      const storage = memoryStorage()
      const client = kitchen.newClient({ storage })
      await client.resetPasswordForEmail(email, { redirectTo: `${site}/auth` })
      const token = hashIn((await kitchen.mailbox.next(email)).link)
      const answer = await kitchen.call('GET', `/verify?token=${token}&type=recovery&redirect_to=${site}/auth`)
      const target = new URL(answer.headers.get('location') ?? '')
      const code = target.searchParams.get('code') ?? ''
      expect(target.hash).toBe('')
      expect(code).toMatch(/^[\w-]{43}$/)
      const { data, error } = await client.exchangeCodeForSession(code)
      expect(error).toBeNull()
      expect(data.user?.email).toBe(email)
      const again = await kitchen.call('POST', '/token?grant_type=pkce', {
        body: { auth_code: code, code_verifier: 'x' },
      })
      expect([again.status, again.body.code]).toEqual([404, 'flow_state_not_found'])
    })

    test('el error de un enlace gastado con reto va también en la consulta', async () => {
      const { email } = await kitchen.confirmed()
      await kitchen.newClient().resetPasswordForEmail(email)
      const token = hashIn((await kitchen.mailbox.next(email)).link)
      kitchen.wait(61 * minute)
      const answer = await kitchen.call('GET', `/verify?token=${token}&type=recovery`)
      const target = new URL(answer.headers.get('location') ?? '')
      expect(target.searchParams.get('error_code')).toBe('otp_expired')
      expect(target.hash).toContain('error_code=otp_expired')
    })

    test.each([
      ['verificador equivocado', 's256', 'x'.repeat(43), 'y'.repeat(43), 400, 'bad_code_verifier'],
      ['plain, equivocado', 'plain', 'x'.repeat(43), 'y'.repeat(43), 400, 'bad_code_verifier'],
      ['plain, correcto', 'PLAIN', 'x'.repeat(43), 'x'.repeat(43), 200, undefined],
    ])('%s', async (_name, code_challenge_method, code_challenge, code_verifier, status, errorCode) => {
      const { email } = await kitchen.confirmed()
      await kitchen.call('POST', '/recover', { body: { email, code_challenge, code_challenge_method } })
      const token = hashIn((await kitchen.mailbox.next(email)).link)
      const answer = await kitchen.call('GET', `/verify?token=${token}&type=recovery`)
      const auth_code = new URL(answer.headers.get('location') ?? '').searchParams.get('code')
      const exchange = () => kitchen.call('POST', '/token?grant_type=pkce', { body: { auth_code, code_verifier } })
      const first = await exchange()
      expect([first.status, first.body.code]).toEqual([status, errorCode])
      // Used up by the first try, right or wrong.
      expect((await exchange()).body.code).toBe('flow_state_not_found')
    })

    test('un código de más de cinco minutos ha caducado', async () => {
      const { email } = await kitchen.confirmed()
      const challenge = 'x'.repeat(43)
      await kitchen.call('POST', '/recover', {
        body: { email, code_challenge: challenge, code_challenge_method: 'plain' },
      })
      const token = hashIn((await kitchen.mailbox.next(email)).link)
      const answer = await kitchen.call('GET', `/verify?token=${token}&type=recovery`)
      const auth_code = new URL(answer.headers.get('location') ?? '').searchParams.get('code')
      kitchen.wait(5 * minute + 1000)
      const late = await kitchen.call('POST', '/token?grant_type=pkce', {
        body: { auth_code, code_verifier: challenge },
      })
      expect([late.status, late.body.code]).toEqual([422, 'flow_state_expired'])
    })

    test.each([{}, { auth_code: 'x' }, { code_verifier: 'x' }, { auth_code: '', code_verifier: '' }])(
      '%j: 400',
      async (body) => {
        const answer = await kitchen.call('POST', '/token?grant_type=pkce', { body })
        expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
      },
    )
  })
})
