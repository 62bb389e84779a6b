import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeLink } from '#server/auth/mail/mail-links.ts'
import { openBrowser } from '#testing/auth/browser.ts'
import {
  type AuthKitchen,
  memoryStorage,
  newEmail,
  openAuthKitchen,
  password,
  signedIn,
  signedUp,
} from '#testing/auth/harness.ts'
import {
  clientId,
  clientSecret,
  freePort,
  type IdentityProvider,
  newPerson,
  openIdentityProvider,
  openRogueProvider,
  type Person,
  type RogueProvider,
} from '#testing/auth/identity-provider.ts'
import { hashIn } from '#testing/auth/mail-harness.ts'
import { forEachEngine } from '#testing/harness.ts'

const verifier = 'v'.repeat(50)
const pkce = { code_challenge: verifier, code_challenge_method: 'plain' }

forEachEngine((engine) => {
  let kitchen: AuthKitchen
  let provider: IdentityProvider
  const own = (url: URL) => url.origin === kitchen.base && !url.pathname.startsWith('/auth/v1/')

  beforeAll(async () => {
    const port = await freePort()
    const base = `http://127.0.0.1:${port}`
    provider = await openIdentityProvider(`${base}/auth/v1/callback`)
    kitchen = await openAuthKitchen(engine, { ...google(provider.issuer), PORT: String(port), SITE_URL: base })
  })
  afterAll(async () => {
    await kitchen.close()
    await provider.close()
  })

  const authorize = (query: Record<string, string> = {}) =>
    `${kitchen.base}/auth/v1/authorize?${new URLSearchParams({
      provider: 'google',
      redirect_to: `${kitchen.base}/dashboard`,
      ...pkce,
      ...query,
    })}`
  const exchange = (target: URL) =>
    kitchen.call('POST', '/token?grant_type=pkce', {
      body: { auth_code: target.searchParams.get('code'), code_verifier: verifier },
    })
  const enter = async (person: Person) => {
    provider.signInAs(person)
    return openBrowser().visit(authorize(), own)
  }
  const enterAndExchange = async (person: Person) => (await exchange(await enter(person))).body
  const usersWith = (email: string) =>
    kitchen.store.db.selectFrom('auth_users').selectAll().where('email', '=', email).execute()

  /** A link that was mailed before, as `/recover` would have made it. */
  const linkFor = async (userId: string): Promise<string> => {
    const part = { settings: kitchen.config.auth, now: () => new Date() }
    const about = { kind: 'recovery', userId, pendingPasswordHash: null, challenge: null, redirectTo: '' } as const
    const { url } = await makeLink(part, kitchen.store.db, about)
    return hashIn(new URL(url))
  }

  test('se anuncia en los ajustes', async () => {
    expect((await kitchen.call('GET', '/settings')).body.external.google).toBe(true)
  })

  test('con el cliente oficial: ir, volver, entrar', async () => {
    const person = newPerson(newEmail())
    provider.signInAs(person)
    const client = kitchen.newClient({ storage: memoryStorage() })
    const options = { redirectTo: `${kitchen.base}/dashboard`, skipBrowserRedirect: true }
    const { data } = await client.signInWithOAuth({ provider: 'google', options })
    const target = await openBrowser().visit(data.url ?? '', own)
    expect(target.pathname).toBe('/dashboard')
    const session = await client.exchangeCodeForSession(target.searchParams.get('code') ?? '')
    expect(session.error).toBeNull()
    expect(session.data.user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Ana Pérez', avatar_url: person.picture, email_verified: true },
    })
    expect(session.data.user?.identities?.[0]).toMatchObject({ provider: 'google', id: person.sub })
    expect((await client.getUser()).data.user?.email_confirmed_at).toBeDefined()
  })

  test('la segunda vez es la misma cuenta, aunque el email haya cambiado en Google', async () => {
    const person = newPerson(newEmail())
    const first = await enterAndExchange(person)
    const second = await enterAndExchange({ ...person, email: newEmail() })
    expect(second.user.id).toBe(first.user.id)
  })

  test('a Google va lo suyo: PKCE, estado, nonce; nada de lo que invente quien llama', async () => {
    const query = {
      scopes: 'openid',
      prompt: 'select_account',
      nonce: 'mio',
      state: 'mio',
      client_id: 'mio',
      response_type: 'token',
    }
    const answer = await fetch(authorize({ ...query, redirect_uri: 'https://malo.example' }), { redirect: 'manual' })
    expect(answer.status).toBe(302)
    const sent = new URL(answer.headers.get('location') ?? '').searchParams
    expect(sent.get('redirect_uri')).toBe(`${kitchen.base}/auth/v1/callback`)
    expect(sent.get('client_id')).toBe(clientId)
    expect(sent.get('response_type')).toBe('code')
    expect(sent.get('code_challenge_method')).toBe('S256')
    expect(sent.get('prompt')).toBe('select_account')
    for (const name of ['state', 'nonce']) expect(sent.get(name)).toMatch(/^[\w-]{43}$/)
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/; Path=\/auth\/v1\/callback; HttpOnly; SameSite=Lax$/)
    const flow = await kitchen.store.db.selectFrom('auth_flows').selectAll().where('code_hash', 'is', null).execute()
    expect(JSON.stringify(flow)).not.toContain(sent.get('state'))
  })

  test.each([
    ['otro proveedor', { provider: 'github' }],
    ['sin reto', { code_challenge: '', code_challenge_method: '' }],
    ['reto a medias', { code_challenge_method: '' }],
    ['reto corto', { code_challenge: 'x' }],
    ['método raro', { code_challenge_method: 'md5' }],
  ])('%s: 400', async (_name, query) => {
    const answer = await fetch(authorize(query), {
      redirect: 'manual',
      headers: { 'x-supabase-api-version': '2024-01-01' },
    })
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'validation_failed'])
  })

  test('la vuelta siempre es a casa', async () => {
    provider.signInAs(newPerson(newEmail()))
    const target = await openBrowser().visit(authorize({ redirect_to: 'https://malo.example/x' }), own)
    expect(target.pathname).toBe('/')
    expect(target.searchParams.get('code')).not.toBeNull()
  })

  describe('enlazar con una cuenta que ya está', () => {
    test('si su email nunca se probó, la contraseña y las sesiones de antes no sobreviven', async () => {
      const intruder = await signedUp(kitchen)
      const before = await linkFor(intruder.user.id)
      const { user, access_token } = await enterAndExchange(newPerson(intruder.email))
      const opened = await kitchen.call('POST', '/verify', { body: { type: 'recovery', token_hash: before } })
      expect(opened.body.code).toBe('otp_expired')
      expect(user.id).toBe(intruder.user.id)
      expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] })
      expect((await kitchen.call('GET', '/user', { token: intruder.access_token })).body.code).toBe('session_not_found')
      const signIn = await kitchen.call('POST', '/token?grant_type=password', {
        body: { email: intruder.email, password },
      })
      expect(signIn.body.code).toBe('invalid_credentials')
      expect((await kitchen.call('GET', '/user', { token: access_token })).status).toBe(200)
      const log = await kitchen.store.db
        .selectFrom('auth_audit')
        .select('action')
        .where('user_id', '=', user.id)
        .execute()
      expect(log.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['unproved_password_removed', 'identity_linked']),
      )
    })

    test('si se había probado, la contraseña y las sesiones se quedan', async () => {
      const owner = await signedUp(kitchen)
      const email_verified_at = new Date().toISOString()
      await kitchen.store.db
        .updateTable('auth_users')
        .set({ email_verified_at })
        .where('email', '=', owner.email)
        .execute()
      const { user } = await enterAndExchange(newPerson(owner.email))
      expect(user.id).toBe(owner.user.id)
      expect(user.identities).toHaveLength(2)
      expect((await kitchen.call('GET', '/user', { token: owner.access_token })).status).toBe(200)
      await expect(signedIn(kitchen, owner.email)).resolves.toBeDefined()
    })

    test('un email que Google no ha verificado ni crea ni enlaza', async () => {
      const owner = await signedUp(kitchen)
      for (const email of [owner.email, newEmail()]) {
        const target = await enter(newPerson(email, false))
        expect(target.searchParams.get('error_code')).toBe('provider_email_needs_verification')
        expect(target.hash).toContain('error_code=provider_email_needs_verification')
        expect(target.searchParams.get('code')).toBeNull()
      }
      expect((await usersWith(owner.email))[0]?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
      await expect(signedIn(kitchen, owner.email)).resolves.toBeDefined()
    })

    test('dos vueltas a la vez de la misma persona: una cuenta', async () => {
      const person = newPerson(newEmail())
      provider.signInAs(person)
      const targets = await Promise.all([1, 2, 3].map(() => openBrowser().visit(authorize(), own)))
      const sessions = await Promise.all(targets.map(exchange))
      expect(sessions.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(new Set(sessions.map(({ body }) => body.user.id)).size).toBe(1)
      expect(await usersWith(person.email)).toHaveLength(1)
    })
  })

  describe('estado, navegador y código', () => {
    const isCallback = (url: URL) => url.pathname === '/auth/v1/callback'

    test('un estado sirve una vez', async () => {
      provider.signInAs(newPerson(newEmail()))
      const browser = openBrowser()
      const back = await browser.visit(authorize(), isCallback)
      const cookie = browser.cookies.find(({ name }) => name.startsWith('obrador-flow-'))
      const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
      const first = await fetch(back, { redirect: 'manual', headers })
      expect(first.headers.get('location')).toContain('code=')
      expect(first.headers.getSetCookie()[0]).toContain('Max-Age=0')
      const second = await fetch(back, { redirect: 'manual', headers })
      expect(second.headers.get('location')).toContain('error_code=bad_oauth_state')
    })

    test('en el navegador de otro no vale', async () => {
      provider.signInAs(newPerson(newEmail()))
      const back = await openBrowser().visit(authorize(), isCallback)
      for (const headers of [{}, { cookie: 'obrador-flow-x=y' }]) {
        const answer = await fetch(back, { redirect: 'manual', headers })
        expect(answer.status).toBe(302)
        expect(answer.headers.get('location')).toMatch(new RegExp(`^${kitchen.base}/\\?error=invalid_request`))
      }
    })

    test('un estado inventado o caducado', async () => {
      const made = await fetch(`${kitchen.base}/auth/v1/callback?code=x&state=y`, { redirect: 'manual' })
      expect(made.headers.get('location')).toContain('error_code=bad_oauth_state')
      const none = await fetch(`${kitchen.base}/auth/v1/callback`, { redirect: 'manual' })
      expect(none.headers.get('location')).toContain('error_code=bad_oauth_state')
      provider.signInAs(newPerson(newEmail()))
      const browser = openBrowser()
      const back = await browser.visit(authorize(), isCallback)
      kitchen.wait(601_000)
      const late = await browser.visit(back.href, own)
      expect(late.searchParams.get('error_code')).toBe('bad_oauth_state')
    })

    test('HEAD no gasta el estado', async () => {
      provider.signInAs(newPerson(newEmail()))
      const browser = openBrowser()
      const back = await browser.visit(authorize(), isCallback)
      expect((await fetch(back, { method: 'HEAD', redirect: 'manual' })).status).toBe(405)
      expect((await browser.visit(back.href, own)).searchParams.get('code')).not.toBeNull()
    })

    test('el código sirve una vez y solo con su verificador', async () => {
      const right = await enter(newPerson(newEmail()))
      const wrong = await kitchen.call('POST', '/token?grant_type=pkce', {
        body: { auth_code: right.searchParams.get('code'), code_verifier: 'w'.repeat(50) },
      })
      expect(wrong.body.code).toBe('bad_code_verifier')
      expect((await exchange(right)).body.code).toBe('flow_state_not_found')
    })

    test('quien dice que no en Google vuelve con el error', async () => {
      provider.signInAs(null)
      const target = await openBrowser().visit(authorize(), own)
      expect(target.pathname).toBe('/dashboard')
      expect(target.searchParams.get('error')).toBe('access_denied')
    })

    test('un usuario bloqueado no entra', async () => {
      const person = newPerson(newEmail())
      await enterAndExchange(person)
      const banned_until = new Date(Date.now() + 3_600_000_000).toISOString()
      await kitchen.store.db.updateTable('auth_users').set({ banned_until }).where('email', '=', person.email).execute()
      expect((await enter(person)).searchParams.get('error_code')).toBe('user_banned')
    })
  })
})

describe('un proveedor que miente', () => {
  let kitchen: AuthKitchen
  let rogue: RogueProvider
  const person = newPerson(newEmail())
  const own = (url: URL) => url.origin === kitchen.base && !url.pathname.startsWith('/auth/v1/')

  beforeAll(async () => {
    rogue = await openRogueProvider(person)
    const port = await freePort()
    const base = `http://127.0.0.1:${port}`
    const closed = { AUTH_IMPLICIT_FLOW: 'true', AUTH_DISABLE_SIGNUP: 'false' }
    kitchen = await openAuthKitchen('sqlite', {
      ...google(rogue.issuer),
      ...closed,
      PORT: String(port),
      SITE_URL: base,
    })
  })
  afterAll(async () => {
    await kitchen.close()
    await rogue.close()
  })
  beforeEach(() => rogue.forge({}))

  const enter = () =>
    openBrowser().visit(`${kitchen.base}/auth/v1/authorize?provider=google&redirect_to=${kitchen.base}/x`, own)

  test('si dice la verdad se entra, aquí por la vía implícita: tokens solo en el fragmento', async () => {
    const target = await enter()
    expect(target.search).toBe('')
    const session = new URLSearchParams(target.hash.slice(1))
    expect(session.get('token_type')).toBe('bearer')
    const user = await kitchen.call('GET', '/user', { token: session.get('access_token') ?? '' })
    expect(user.body.email).toBe(person.email)
    expect(target.href).not.toContain('provider_token')
  })

  test.each([
    ['firmado con otra clave', { by: 'foreign key' }],
    ['sin firma', { by: 'nobody' }],
    ['para otro', { change: { aud: 'otra-app' } }],
    ['de otro emisor', { change: { iss: 'https://otro.example' } }],
    ['caducado', { change: { exp: 1_700_000_000 } }],
    ['con otro nonce', { change: { nonce: 'otro' } }],
    ['sin nonce', { change: { nonce: undefined } }],
    ['sin sujeto', { change: { sub: undefined } }],
    ['con un email que no lo es', { change: { sub: 'nuevo', email: 'no-es-un-email' } }],
    ['con email_verified de texto', { change: { sub: 'nuevo', email_verified: 'true' } }],
  ] as const)('un token %s no abre nada', async (_name, how) => {
    rogue.forge(how)
    const before = await kitchen.store.db.selectFrom('auth_sessions').selectAll().execute()
    const target = await enter()
    expect(target.searchParams.get('error')).not.toBeNull()
    expect(target.href).not.toContain('access_token')
    expect(await kitchen.store.db.selectFrom('auth_sessions').selectAll().execute()).toHaveLength(before.length)
  })
})

test('un proveedor que no responde devuelve a casa con el error, sin 5xx', async () => {
  const kitchen = await openAuthKitchen('sqlite', google('http://127.0.0.1:9'))
  const url = `${kitchen.base}/auth/v1/authorize?${new URLSearchParams({ provider: 'google', ...pkce })}`
  const answer = await fetch(url, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringContaining('error=server_error')])
  await kitchen.close()
})

test('sobre HTTPS la galleta solo viaja por HTTPS', async () => {
  const provider = await openIdentityProvider('https://cocina.example/auth/v1/callback')
  const kitchen = await openAuthKitchen('sqlite', { ...google(provider.issuer), SITE_URL: 'https://cocina.example' })
  const url = `${kitchen.base}/auth/v1/authorize?${new URLSearchParams({ provider: 'google', ...pkce })}`
  const answer = await fetch(url, { redirect: 'manual' })
  expect(answer.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  await kitchen.close()
  await provider.close()
})

test('sin configurar no se ofrece', async () => {
  const kitchen = await openAuthKitchen('sqlite')
  expect((await kitchen.call('GET', '/settings')).body.external.google).toBe(false)
  const answer = await kitchen.call('GET', `/authorize?${new URLSearchParams({ provider: 'google', ...pkce })}`)
  expect([answer.status, answer.body.message]).toEqual([400, 'Unsupported provider: provider is not enabled'])
  await kitchen.close()
})

const google = (issuer: string) => ({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
})
