import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AuthKitchen,
  newEmail,
  openAuthKitchen,
  password,
  refreshed,
  signedIn,
  signedUp,
} from '#testing/auth/harness.ts'
import { forEachEngine } from '#testing/harness.ts'

forEachEngine((engine) => {
  let kitchen: AuthKitchen

  beforeAll(async () => {
    kitchen = await openAuthKitchen(engine)
  })
  afterAll(() => kitchen.close())

  describe('registro', () => {
    test.each([
      ['sin contraseña', { password: '' }, 400, 'validation_failed'],
      ['5 caracteres', { password: '12345' }, 422, 'weak_password'],
      ['101 caracteres', { password: 'x'.repeat(101) }, 400, 'validation_failed'],
      ['medio emoji', { password: 'secreto\ud83e' }, 400, 'validation_failed'],
      ['email sin arroba', { email: 'cocina.example' }, 400, 'validation_failed'],
      ['email sin punto', { email: 'ana@cocina' }, 400, 'validation_failed'],
      ['email de 256 caracteres', { email: `${'a'.repeat(251)}@b.es` }, 400, 'validation_failed'],
      ['email con NUL', { email: 'a\0@b.es' }, 400, 'validation_failed'],
      ['email con medio carácter', { email: 'a\ud83e@b.es' }, 400, 'validation_failed'],
      ['sin email', { email: undefined }, 400, 'validation_failed'],
      ['email que es un número', { email: 7 }, 400, 'bad_json'],
      ['contraseña que es una lista', { password: ['secreto'] }, 400, 'bad_json'],
      ['datos que son una lista', { data: [] }, 400, 'bad_json'],
      ['datos con NUL', { data: { a: 'x\0' } }, 400, 'validation_failed'],
      ['datos con medio carácter en una clave', { data: { a: { '\ud83e': 1 } } }, 400, 'validation_failed'],
      ['datos de más de 8 KiB', { data: { a: 'x'.repeat(8200) } }, 400, 'validation_failed'],
      ['medio PKCE', { code_challenge: 'x'.repeat(43) }, 400, 'validation_failed'],
      ['PKCE corto', { code_challenge: 'x', code_challenge_method: 's256' }, 400, 'validation_failed'],
    ])('%s', async (_name, change, status, code) => {
      const email = newEmail()
      const answer = await kitchen.call('POST', '/signup', { body: { email, password, ...change } })
      expect([answer.status, answer.body.code]).toEqual([status, code])
      expect((await kitchen.call('POST', '/token?grant_type=password', { body: { email, password } })).status).toBe(400)
    })

    test('PKCE nulo es como ausente', async () => {
      const body = {
        email: newEmail(),
        password,
        code_challenge: null,
        code_challenge_method: null,
        gotrue_meta_security: {},
      }
      expect((await kitchen.call('POST', '/signup', { body })).status).toBe(200)
    })

    test('dos a la vez con el mismo email: una cuenta, ningún 5xx', async () => {
      const email = newEmail()
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => kitchen.call('POST', '/signup', { body: { email, password } })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    })

    test('nunca se ve un hash, un contador ni una clave', async () => {
      const { body, text } = await kitchen.call('POST', '/signup', { body: { email: newEmail(), password } })
      expect(text).not.toMatch(/argon2|password|hash|counter|"d":/i)
      expect(Object.keys(body).sort()).toEqual([
        'access_token',
        'expires_at',
        'expires_in',
        'refresh_token',
        'token_type',
        'user',
      ])
      expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
      expect(body.refresh_token).toHaveLength(71)
    })
  })

  describe('contraseñas', () => {
    test('cuentan los 100 caracteres, sin recortar ni cambiar nada', async () => {
      const email = newEmail()
      const long = ` ${'ñ'.repeat(98)}A`
      expect((await kitchen.call('POST', '/signup', { body: { email, password: long } })).status).toBe(200)
      const tries = [long, `${long.slice(0, 99)}B`, `${long.slice(0, 99)}a`, long.trim(), `${long}x`]
      const answers = await Promise.all(
        tries.map((secret) =>
          kitchen.call('POST', '/token?grant_type=password', { body: { email, password: secret } }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400])
    })

    test('equivocada y desconocido responden lo mismo, byte a byte, y tardan lo mismo', async () => {
      const { email } = await signedUp(kitchen)
      const attempt = async (address: string) => {
        const started = process.cpuUsage()
        const answer = await kitchen.call('POST', '/token?grant_type=password', {
          body: { email: address, password: 'equivocada' },
        })
        const { user, system } = process.cpuUsage(started)
        return { answer, took: user + system }
      }
      const known: number[] = []
      const unknown: number[] = []
      for (let i = 0; i < 9; i += 1) {
        const one = await attempt(email)
        const other = await attempt(newEmail('nadie'))
        expect(one.answer.text).toBe(other.answer.text)
        expect(one.answer.status).toBe(other.answer.status)
        expect([...one.answer.headers.keys()]).toEqual([...other.answer.headers.keys()])
        known.push(one.took)
        unknown.push(other.took)
      }
      // Processor time, which a busy machine does not stretch: a hash takes 8 ms; without the decoy there would be 1 or 2.
      expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.6)
    })

    test('un hash con parámetros antiguos se rehace al entrar', async () => {
      const { email } = await signedUp(kitchen)
      const stored = () =>
        kitchen.store.db
          .selectFrom('auth_users')
          .select('password_hash')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      const password_hash = await hash(password, { memoryCost: 4096, timeCost: 3, parallelism: 1 })
      await kitchen.store.db.updateTable('auth_users').set({ password_hash }).where('email', '=', email).execute()
      await signedIn(kitchen, email)
      expect((await stored()).password_hash).toMatch(/\$m=19456,t=2,p=1\$/)
      await signedIn(kitchen, email)
    })

    test('una de las que prueba todo el mundo: aviso al entrar, y rechazo si el operador lo pide', async () => {
      const common = 'Password1'
      const advised = newEmail()
      await kitchen.call('POST', '/signup', { body: { email: advised, password: common } })
      const { data } = await kitchen.newClient().signInWithPassword({ email: advised, password: common })
      expect(data.weakPassword?.reasons).toEqual(['pwned'])
      expect((await signedIn(kitchen, (await signedUp(kitchen)).email)).weak_password).toBeUndefined()
      const strict = await openAuthKitchen(engine, { PASSWORD_BLOCKLIST: 'reject' })
      const refused = await strict.newClient().signUp({ email: newEmail(), password: common })
      expect(refused.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'], status: 422 })
      const { access_token } = await signedUp(strict)
      const change = await strict.call('PUT', '/user', { token: access_token, body: { password: common } })
      expect([change.status, change.body.weak_password]).toEqual([422, { reasons: ['pwned'] }])
      await strict.close()
    })

    test('un usuario bloqueado solo lo sabe con la contraseña correcta', async () => {
      const { email, access_token } = await signedUp(kitchen)
      const banned_until = new Date(Date.now() + 3_600_000).toISOString()
      await kitchen.store.db.updateTable('auth_users').set({ banned_until }).where('email', '=', email).execute()
      const wrong = await kitchen.call('POST', '/token?grant_type=password', {
        body: { email, password: 'equivocada' },
      })
      expect(wrong.body.code).toBe('invalid_credentials')
      const right = await kitchen.call('POST', '/token?grant_type=password', { body: { email, password } })
      expect([right.status, right.body.code]).toEqual([400, 'user_banned'])
      expect((await kitchen.call('GET', '/user', { token: access_token })).status).toBe(403)
      const data = await fetch(`${kitchen.base}/rest/v1/recipes`, {
        headers: { authorization: `Bearer ${access_token}` },
      })
      expect(data.status).toBe(401)
    })

    test('cambiarla cierra las demás sesiones y deja esta', async () => {
      const here = await signedUp(kitchen)
      const there = await signedIn(kitchen, here.email)
      const change = await kitchen.call('PUT', '/user', { token: here.access_token, body: { password: 'nueva-clave' } })
      expect(change.status).toBe(200)
      expect((await kitchen.call('GET', '/user', { token: here.access_token })).status).toBe(200)
      expect((await kitchen.call('GET', '/user', { token: there.access_token })).body.code).toBe('session_not_found')
      expect((await refreshed(kitchen, there.refresh_token)).body.code).toBe('refresh_token_not_found')
    })
  })

  describe('renovar la sesión', () => {
    test('seis a la vez con el mismo token: todas reciben el mismo siguiente', async () => {
      const { refresh_token } = await signedUp(kitchen)
      const answers = await Promise.all(Array.from({ length: 6 }, () => refreshed(kitchen, refresh_token)))
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
      expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
    })

    test('si la respuesta se pierde, la anterior vale un minuto', async () => {
      const { refresh_token } = await signedUp(kitchen)
      const lost = await refreshed(kitchen, refresh_token)
      kitchen.wait(50_000)
      const again = await refreshed(kitchen, refresh_token)
      expect(again.body.refresh_token).toBe(lost.body.refresh_token)
      kitchen.wait(15_000)
      expect((await refreshed(kitchen, refresh_token)).body.code).toBe('refresh_token_already_used')
    })

    test('perdonar no alarga el plazo', async () => {
      const { refresh_token } = await signedUp(kitchen)
      await refreshed(kitchen, refresh_token)
      for (let i = 0; i < 2; i += 1) {
        kitchen.wait(25_000)
        expect((await refreshed(kitchen, refresh_token)).status).toBe(200)
      }
      kitchen.wait(25_000)
      expect((await refreshed(kitchen, refresh_token)).status).toBe(400)
    })

    test('una de dos generaciones atrás, pasado el plazo, cierra esa sesión y ninguna otra', async () => {
      const thief = await signedUp(kitchen)
      const other = await signedIn(kitchen, thief.email)
      const second = await refreshed(kitchen, thief.refresh_token)
      const third = await refreshed(kitchen, second.body.refresh_token)
      kitchen.wait(11_000)
      const reuse = await refreshed(kitchen, thief.refresh_token)
      expect([reuse.status, reuse.body.code]).toEqual([400, 'refresh_token_already_used'])
      expect(reuse.body.message).toBe('Invalid Refresh Token: Already Used')
      expect((await refreshed(kitchen, third.body.refresh_token)).body.code).toBe('refresh_token_not_found')
      expect((await kitchen.call('GET', '/user', { token: third.body.access_token })).body.code).toBe(
        'session_not_found',
      )
      expect((await refreshed(kitchen, other.refresh_token)).status).toBe(200)
      const log = await kitchen.store.db
        .selectFrom('auth_audit')
        .select('action')
        .where('user_id', '=', thief.user.id)
        .execute()
      expect(log.map(({ action }) => action)).toContain('token_reuse')
    })

    test('dos generaciones dentro de diez segundos se perdonan', async () => {
      const { refresh_token } = await signedUp(kitchen)
      const second = await refreshed(kitchen, refresh_token)
      const third = await refreshed(kitchen, second.body.refresh_token)
      expect((await refreshed(kitchen, refresh_token)).body.refresh_token).toBe(third.body.refresh_token)
    })

    test('30 días sin uso, o 365 en total, y se acabó', async () => {
      const own = await openAuthKitchen(engine)
      const idle = await signedUp(own)
      own.wait(29 * 86_400_000)
      let live = (await refreshed(own, idle.refresh_token)).body
      own.wait(31 * 86_400_000)
      expect((await refreshed(own, live.refresh_token)).body).toMatchObject({ code: 'session_expired' })
      live = await signedIn(own, idle.email)
      for (let day = 0; day < 360; day += 20) {
        own.wait(20 * 86_400_000)
        live = (await refreshed(own, live.refresh_token)).body
      }
      own.wait(6 * 86_400_000)
      expect((await refreshed(own, live.refresh_token)).body.code).toBe('session_expired')
      await own.close()
    })

    test.each([
      ['nada', undefined, 'validation_failed'],
      ['texto cualquiera', 'hola', 'validation_failed'],
      ['un número', 7, 'bad_json'],
      ['muy largo', 'A'.repeat(60_000), 'validation_failed'],
    ])('%s no es un token', async (_name, token, code) => {
      const answer = await refreshed(kitchen, token)
      expect([answer.status, answer.body.code]).toEqual([400, code])
    })

    test('un token retocado no abre nada', async () => {
      const { refresh_token: good } = await signedUp(kitchen)
      const forged = Buffer.from(good, 'base64url')
      forged[30] = (forged[30] ?? 0) ^ 1
      const ahead = Buffer.from(good, 'base64url')
      ahead.writeUInt32BE(1, 17)
      for (const bytes of [forged, ahead]) {
        expect((await refreshed(kitchen, bytes.toString('base64url'))).body.code).toBe('refresh_token_not_found')
      }
      expect((await refreshed(kitchen, good)).status).toBe(200)
    })
  })

  describe('salir', () => {
    test.each([
      ['local', [false, true, true]],
      ['others', [true, false, false]],
      ['global', [false, false, false]],
      [undefined, [false, false, false]],
    ])('alcance %s', async (scope, alive) => {
      const first = await signedUp(kitchen)
      const devices = [first, await signedIn(kitchen, first.email), await signedIn(kitchen, first.email)]
      const stranger = await signedUp(kitchen)
      const answer = await kitchen.call('POST', `/logout${scope ? `?scope=${scope}` : ''}`, {
        token: first.access_token,
      })
      expect([answer.status, answer.text]).toEqual([204, ''])
      const states = await Promise.all(
        devices.map((device) => kitchen.call('GET', '/user', { token: device.access_token })),
      )
      expect(states.map(({ status }) => status === 200)).toEqual(alive)
      expect((await kitchen.call('GET', '/user', { token: stranger.access_token })).status).toBe(200)
    })

    test('los datos se cierran en el acto', async () => {
      const { access_token } = await signedUp(kitchen)
      const recipes = () =>
        fetch(`${kitchen.base}/rest/v1/recipes`, { headers: { authorization: `Bearer ${access_token}` } })
      expect((await recipes()).status).toBe(200)
      await kitchen.call('POST', '/logout?scope=local', { token: access_token })
      expect((await recipes()).status).toBe(401)
    })

    test('alcance desconocido', async () => {
      const { access_token } = await signedUp(kitchen)
      const answer = await kitchen.call('POST', '/logout?scope=todos', { token: access_token })
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
    })
  })
})
