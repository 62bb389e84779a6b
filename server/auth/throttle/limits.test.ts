import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openStore } from '#server/database/open.ts'
import { type AuthKitchen, newEmail, openAuthKitchen, password, refreshed, signedUp } from '#testing/auth/harness.ts'
import { forEachEngine } from '#testing/harness.ts'

const cheap = { AUTH_ARGON2_MEMORY: '64', AUTH_ARGON2_TIME: '1' }
const second = 1000

forEachEngine((engine) => {
  let kitchen: AuthKitchen

  const open = (environment: Record<string, string> = {}) => openAuthKitchen(engine, { ...cheap, ...environment })
  const attempt = (email: string, secret = 'equivocada', headers: Record<string, string> = {}) =>
    kitchen.call('POST', '/token?grant_type=password', { body: { email, password: secret }, headers })
  const many = async (times: number, work: () => Promise<{ status: number }>) => {
    const statuses: number[] = []
    for (let i = 0; i < times; i += 1) statuses.push((await work()).status)
    return statuses
  }

  describe('por cuenta', () => {
    beforeEach(async () => {
      kitchen = await open()
    })
    afterEach(() => kitchen.close())

    test('diez fallos y espera de 30 s, 60 s, 120 s…, también con la contraseña correcta', async () => {
      const { email } = await signedUp(kitchen)
      expect(await many(10, () => attempt(email))).toEqual(Array(10).fill(400))
      const blocked = await attempt(email, password)
      expect([blocked.status, blocked.body.code]).toEqual([429, 'over_request_rate_limit'])
      expect(blocked.headers.get('retry-after')).toBe('30')
      for (const wait of [60, 120, 240, 480, 900, 900]) {
        kitchen.wait(Number((await attempt(email)).headers.get('retry-after')) * second)
        expect((await attempt(email)).status).toBe(400)
        const answer = await attempt(email, password)
        expect(answer.status).toBe(429)
        expect(Math.abs(Number(answer.headers.get('retry-after')) - wait)).toBeLessThanOrEqual(1)
      }
      kitchen.wait(900 * second)
      expect((await attempt(email, password)).status).toBe(200)
      expect(await many(9, () => attempt(email))).toEqual(Array(9).fill(400))
      expect((await attempt(email, password)).status).toBe(200)
    })

    test('un email que no existe se comporta igual', async () => {
      const email = newEmail('nadie')
      expect(await many(10, () => attempt(email))).toEqual(Array(10).fill(400))
      const blocked = await attempt(email)
      expect([blocked.status, blocked.headers.get('retry-after')]).toEqual([429, '30'])
    })

    test('cien intentos a la vez no pasan de diez', async () => {
      const { email } = await signedUp(kitchen)
      const answers = await Promise.all(Array.from({ length: 100 }, () => attempt(email)))
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(90)
    })

    test('mayúsculas y blancos son la misma cuenta; las demás no se enteran', async () => {
      const { email } = await signedUp(kitchen)
      const other = await signedUp(kitchen)
      for (const spelling of [email, email.toUpperCase(), ` ${email} `]) await many(4, () => attempt(spelling))
      expect((await attempt(email, password)).status).toBe(429)
      expect((await attempt(other.email, password)).status).toBe(200)
    })

    test('fallos de hace más de un cuarto de hora se olvidan', async () => {
      const { email } = await signedUp(kitchen)
      await many(9, () => attempt(email))
      kitchen.wait(901 * second)
      expect(await many(9, () => attempt(email))).toEqual(Array(9).fill(400))
      expect((await attempt(email, password)).status).toBe(200)
    })
  })

  describe('por dirección', () => {
    beforeEach(async () => {
      // Enough mails that the limit per request is the one that is met: server/auth/mail/budget.test.ts has the other.
      kitchen = await open({ AUTH_IP_LIMIT_FACTOR: '1', AUTH_MAIL_PER_HOUR: '1000' })
    })
    afterEach(() => kitchen.close())

    test('treinta entradas seguidas, y luego una cada dos segundos; cabeceras inventadas no cambian nada', async () => {
      const invented = () => ({
        'x-forwarded-for': `10.0.${Math.floor(Math.random() * 255)}.1`,
        'x-real-ip': '10.1.1.1',
        forwarded: 'for=10.2.2.2',
        'cf-connecting-ip': '10.3.3.3',
      })
      const statuses = await many(32, () => attempt(newEmail(), 'equivocada', invented()))
      expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400))
      expect(statuses.slice(30)).toContain(429)
      await many(3, () => attempt(newEmail()))
      const blocked = await attempt(newEmail(), 'equivocada', invented())
      expect(blocked.status).toBe(429)
      expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      kitchen.wait(2 * second)
      expect((await attempt(newEmail())).status).toBe(400)
    })

    test.each([
      ['registro', () => kitchen.call('POST', '/signup', { body: { email: newEmail(), password } })],
      ['contraseña olvidada', () => kitchen.call('POST', '/recover', { body: { email: newEmail() } })],
      ['otro correo', () => kitchen.call('POST', '/resend', { body: { type: 'signup', email: newEmail() } })],
      ['enlaces', () => kitchen.call('POST', '/verify', { body: { type: 'signup', token_hash: 'x' } })],
      ['enlaces clásicos', () => kitchen.call('GET', '/verify?type=signup&token=x')],
      ['tokens de renovación falsos', () => refreshed(kitchen, 'x')],
    ])('%s: treinta y luego una cada diez segundos', async (_name, work) => {
      const statuses = await many(31, work)
      expect(statuses.slice(0, 30)).not.toContain(429)
      expect(statuses[30]).toBe(429)
      kitchen.wait(10 * second)
      expect((await work()).status).not.toBe(429)
    })

    test('un cubo lleno no toca a los demás, y nunca a quien renueva su sesión', async () => {
      const { refresh_token, access_token } = await signedUp(kitchen)
      await many(40, () => attempt(newEmail()))
      await many(40, () => refreshed(kitchen, 'x'))
      expect((await refreshed(kitchen, refresh_token)).status).toBe(200)
      expect((await kitchen.call('GET', '/user', { token: access_token })).status).toBe(200)
      expect((await kitchen.call('POST', '/recover', { body: { email: newEmail() } })).status).toBe(200)
    })

    test('renovar: treinta por sesión, mucho más de lo que nadie necesita', async () => {
      const { refresh_token } = await signedUp(kitchen)
      const statuses = await many(31, () => refreshed(kitchen, refresh_token))
      expect(statuses).toEqual([...Array(30).fill(200), 429])
      const other = await signedUp(kitchen)
      expect((await refreshed(kitchen, other.refresh_token)).status).toBe(200)
    })

    test('cambiar los datos: treinta', async () => {
      const { access_token } = await signedUp(kitchen)
      const change = () => kitchen.call('PUT', '/user', { token: access_token, body: { data: {} } })
      expect((await many(31, change)).at(-1)).toBe(429)
    })

    test('un /48 de IPv6 entero cuenta como ocho visitantes', async () => {
      await kitchen.close()
      kitchen = await open({ AUTH_IP_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.0/8' })
      const body = { type: 'signup', token_hash: 'x' }
      const from = async (visitor: string) =>
        (await kitchen.call('POST', '/verify', { body, headers: { 'x-forwarded-for': visitor } })).status
      const statuses: number[] = []
      for (let i = 0; i < 280; i += 1) statuses.push(await from(`2001:db8:5:${i.toString(16)}::1`))
      expect(statuses.slice(0, 240)).not.toContain(429)
      expect(statuses.slice(240)).toContain(429)
      expect(await from('2001:db8:6::1')).toBe(403)
    })

    test('una inundación deja un renglón por minuto en la auditoría', async () => {
      await many(60, () => attempt(newEmail()))
      const log = await kitchen.store.db
        .selectFrom('auth_audit')
        .selectAll()
        .where('action', '=', 'rate_limited')
        .execute()
      expect(log).toHaveLength(1)
      expect(log[0]?.detail).toEqual({ limit: 'password' })
    })
  })

  describe('detrás de un proxy de confianza', () => {
    beforeAll(async () => {
      kitchen = await open({ TRUST_PROXY: '127.0.0.0/8', AUTH_IP_LIMIT_FACTOR: '1' })
    })
    afterAll(() => kitchen.close())

    test('cuenta quien el proxy dice, no lo que el visitante ponga delante', async () => {
      const from = (visitor: string) => attempt(newEmail(), 'equivocada', { 'x-forwarded-for': visitor })
      const statuses = await many(35, () => from(`10.9.9.${Math.floor(Math.random() * 255)}, 203.0.113.7`))
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
      expect((await from('203.0.113.8')).status).toBe(400)
    })
  })
})

test('dos procesos sobre un PostgreSQL comparten los límites', async () => {
  const one = await openAuthKitchen('postgres', { ...cheap, AUTH_IP_LIMIT_FACTOR: '1' })
  const store = await openStore(one.config)
  const other = await createApp(one.config, store)
  const { email } = await signedUp(one)
  const wrong = { email, password: 'equivocada' }
  const here = () => one.call('POST', '/token?grant_type=password', { body: wrong })
  const there = () => other.inject({ method: 'POST', url: '/auth/v1/token?grant_type=password', payload: wrong })
  const statuses: number[] = []
  for (let i = 0; i < 5; i += 1) statuses.push((await here()).status, (await there()).statusCode)
  expect(statuses).toEqual(Array(10).fill(400))
  expect([(await here()).status, (await there()).statusCode]).toEqual([429, 429])
  const addresses: number[] = []
  for (let i = 0; i < 15; i += 1) {
    const payload = { email: newEmail(), password: 'equivocada' }
    addresses.push((await one.call('POST', '/token?grant_type=password', { body: payload })).status)
    addresses.push(
      (await other.inject({ method: 'POST', url: '/auth/v1/token?grant_type=password', payload })).statusCode,
    )
  }
  expect(addresses).toContain(429)
  await other.close()
  await store.close()
  await one.close()
})

test('relojes que no van a la vez: unos segundos no molestan', async () => {
  const one = await openAuthKitchen('postgres')
  const store = await openStore(one.config)
  for (const skew of [-4000, 4000]) {
    const other = await createApp(one.config, store, { now: () => new Date(Date.now() + skew) })
    const payload = { email: newEmail(), password }
    const made = await other.inject({ method: 'POST', url: '/auth/v1/signup', payload })
    const { access_token, refresh_token } = made.json()
    expect((await one.call('GET', '/user', { token: access_token })).status).toBe(200)
    const next = await refreshed(one, refresh_token)
    expect(next.status).toBe(200)
    const again = await other.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=refresh_token',
      payload: { refresh_token },
    })
    expect(again.json().refresh_token).toBe(next.body.refresh_token)
    await other.close()
  }
  await store.close()
  await one.close()
})

test('y una sesión abierta en uno vale en el otro, hasta que se cierra en cualquiera', async () => {
  const one = await openAuthKitchen('postgres')
  const store = await openStore(one.config)
  const other = await createApp(one.config, store)
  const { access_token, refresh_token } = await signedUp(one)
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await other.inject({ url: '/auth/v1/user', headers })).statusCode).toBe(200)
  const payload = { refresh_token }
  const both = await Promise.all([
    refreshed(one, refresh_token),
    other.inject({ method: 'POST', url: '/auth/v1/token?grant_type=refresh_token', payload }),
  ])
  expect(both[0].body.refresh_token).toBe(both[1].json().refresh_token)
  await other.inject({ method: 'POST', url: '/auth/v1/logout', headers })
  expect((await one.call('GET', '/user', { token: access_token })).status).toBe(403)
  await other.close()
  await store.close()
  await one.close()
})
