import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AuthKitchen,
  memoryStorage,
  newEmail,
  openAuthKitchen,
  password,
  signedUp,
} from '#testing/auth/harness.ts'
import { forEachEngine } from '#testing/harness.ts'

/** The official client, unchanged, against a server that really listens. Mail and Google have files of their own. */
forEachEngine((engine) => {
  let kitchen: AuthKitchen

  beforeAll(async () => {
    kitchen = await openAuthKitchen(engine)
  })
  afterAll(() => kitchen.close())

  test('se registra, sale, entra y sigue siendo quien era', async () => {
    const email = newEmail()
    const client = kitchen.newClient()
    const made = await client.signUp({
      email: `  ${email.toUpperCase()} `,
      password,
      options: { data: { name: 'Ana' } },
    })
    expect(made.error).toBeNull()
    expect(made.data.user?.email).toBe(email)
    expect(made.data.user?.user_metadata).toEqual({ name: 'Ana' })
    expect(made.data.session?.user.identities).toHaveLength(1)
    expect((await client.getUser()).data.user?.id).toBe(made.data.user?.id)
    expect((await client.signOut({ scope: 'local' })).error).toBeNull()
    expect((await client.getSession()).data.session).toBeNull()
    const again = await client.signInWithPassword({ email, password })
    expect(again.data.user?.id).toBe(made.data.user?.id)
    expect(again.data.session?.expires_at).toBe(claimsOf(again.data.session?.access_token).exp)
  })

  test('comprueba la firma con las claves publicadas', async () => {
    const client = kitchen.newClient()
    await client.signUp({ email: newEmail(), password })
    const { data, error } = await client.getClaims()
    expect(error).toBeNull()
    expect(data?.header.alg).toBe('ES256')
    expect(data?.claims).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      is_anonymous: false,
    })
  })

  test('renueva la sesión y avisa del cambio', async () => {
    const client = kitchen.newClient()
    const events: string[] = []
    client.onAuthStateChange((event) => void events.push(event))
    const { data } = await client.signUp({ email: newEmail(), password })
    const next = await client.refreshSession()
    expect(next.error).toBeNull()
    expect(next.data.session?.refresh_token).not.toBe(data.session?.refresh_token)
    expect(claimsOf(next.data.session?.access_token).session_id).toBe(claimsOf(data.session?.access_token).session_id)
    expect(events).toContain('TOKEN_REFRESHED')
  })

  test('cambia sus datos y su contraseña', async () => {
    const email = newEmail()
    const client = kitchen.newClient()
    await client.signUp({ email, password, options: { data: { a: 1, b: 2 } } })
    const { data } = await client.updateUser({ data: { b: null, c: 3 } })
    expect(data.user?.user_metadata).toEqual({ a: 1, c: 3 })
    expect((await client.updateUser({ password })).error?.code).toBe('same_password')
    expect((await client.updateUser({ password: 'corta' })).error?.code).toBe('weak_password')
    expect((await client.updateUser({ password: 'otra-contraseña' })).error).toBeNull()
    expect((await client.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
    expect((await client.signInWithPassword({ email, password: 'otra-contraseña' })).error).toBeNull()
  })

  test('la respuesta a una renovación se pierde: el cliente repite y sigue dentro', async () => {
    let lost = 0
    const client = kitchen.newClient({
      fetch: async (input, init) => {
        const answer = await fetch(input, init)
        if (!String(input).includes('grant_type=refresh_token') || lost > 0) return answer
        lost += 1
        throw new TypeError('network lost')
      },
    })
    const { data } = await client.signUp({ email: newEmail(), password })
    const next = await client.refreshSession()
    expect(lost).toBe(1)
    expect(next.error).toBeNull()
    expect(next.data.session?.refresh_token).not.toBe(data.session?.refresh_token)
    expect((await client.refreshSession()).error).toBeNull()
    expect((await client.getUser()).error).toBeNull()
  })

  test('con un 503 del servidor repite; con un 4xx sale', async () => {
    let answers: number[] = []
    const client = kitchen.newClient({
      fetch: async (input, init) => {
        const status = String(input).includes('grant_type=refresh_token') ? answers.shift() : undefined
        return status === undefined ? fetch(input, init) : new Response('{}', { status })
      },
    })
    await client.signUp({ email: newEmail(), password })
    answers = [503, 503]
    expect((await client.refreshSession()).error).toBeNull()
    await kitchen.store.db.deleteFrom('auth_sessions').execute()
    expect((await client.refreshSession()).error?.code).toBe('refresh_token_not_found')
    // The access token still has time, so the client asks who it is before it gives up.
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await client.getSession()).data.session).toBeNull()
  })

  test('sale de este dispositivo, de los demás o de todos', async () => {
    const email = newEmail()
    const [first, second, third] = [kitchen.newClient(), kitchen.newClient(), kitchen.newClient()]
    await first.signUp({ email, password })
    for (const client of [second, third]) await client.signInWithPassword({ email, password })
    expect((await first.signOut({ scope: 'others' })).error).toBeNull()
    expect((await first.getUser()).error).toBeNull()
    expect((await second.getUser()).error?.name).toBe('AuthSessionMissingError')
    await third.signInWithPassword({ email, password })
    expect((await third.signOut()).error).toBeNull()
    expect((await first.getUser()).data.user).toBeNull()
    expect((await first.getSession()).data.session).toBeNull()
  })

  test('retoma una sesión guardada, también con el token de acceso caducado', async () => {
    const own = await openAuthKitchen(engine)
    const session = await signedUp(own)
    const live = await own.newClient().setSession(session)
    expect(live.data.user?.id).toBe(session.user.id)
    own.wait(3_700_000)
    const [head, , signature] = session.access_token.split('.')
    const old = { ...claimsOf(session.access_token), exp: 1 }
    const access_token = [head, Buffer.from(JSON.stringify(old)).toString('base64url'), signature].join('.')
    const late = await own.newClient().setSession({ access_token, refresh_token: session.refresh_token })
    expect(late.error).toBeNull()
    expect(late.data.session?.access_token).not.toBe(session.access_token)
    await own.close()
  })

  test.each([
    ['contraseña equivocada', { password: 'sofrito-rapido' }, 'invalid_credentials', 400],
    ['email desconocido', { email: 'nadie@cocina.example' }, 'invalid_credentials', 400],
  ])('%s: el error que el formulario traduce', async (_name, change, code, status) => {
    const { email } = await signedUp(kitchen)
    const { error } = await kitchen.newClient().signInWithPassword({ email, password, ...change })
    expect(error).toMatchObject({ code, status, message: 'Invalid login credentials' })
  })

  test('un email que ya tiene cuenta', async () => {
    const { email } = await signedUp(kitchen)
    const { error } = await kitchen.newClient().signUp({ email, password: 'otra-cualquiera' })
    expect(error).toMatchObject({ code: 'user_already_exists', status: 422 })
  })

  test('dos pestañas renuevan a la vez y las dos siguen dentro', async () => {
    const storage = memoryStorage()
    const first = kitchen.newClient({ storage })
    await first.signUp({ email: newEmail(), password })
    const second = kitchen.newClient({ storage })
    await second.initialize()
    const both = await Promise.all([first.refreshSession(), second.refreshSession()])
    // The later tab finds the session of the earlier one in the shared storage and keeps that: no sign-out.
    expect(both.filter(({ error }) => error !== null && error.name !== 'AuthRefreshDiscardedError')).toEqual([])
    expect((await first.getUser()).error).toBeNull()
    expect((await second.getUser()).error).toBeNull()
    expect((await second.refreshSession()).error).toBeNull()
  })
})

const claimsOf = (token: string | undefined) =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString('utf8'))
