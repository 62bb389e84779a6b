import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AuthKitchen, openAuthKitchen, password, refreshed, signedIn, signedUp } from '#testing/auth/harness.ts'
import { hashIn } from '#testing/auth/mail-harness.ts'
import { openMailbox } from '#testing/auth/mailbox.ts'
import { forEachEngine } from '#testing/harness.ts'

const minute = 60_000

forEachEngine((engine) => {
  let kitchen: AuthKitchen
  const cheap = { AUTH_ARGON2_MEMORY: '64', AUTH_ARGON2_TIME: '1', AUTH_MAIL_COOLDOWN: '0' }
  beforeAll(async () => {
    kitchen = await openAuthKitchen(engine, cheap)
  })
  afterAll(() => kitchen.close())

  /** Somebody who came in more than ten minutes ago, with a live token. */
  const earlier = async () => {
    const session = await signedUp(kitchen)
    kitchen.wait(10 * minute + 1000)
    return { email: session.email, token: (await refreshed(kitchen, session.refresh_token)).body.access_token }
  }
  const change = (token: string, body: object) => kitchen.call('PUT', '/user', { token, body })
  const remove = (token: string, body: object) => kitchen.call('DELETE', '/user', { token, body })

  describe('contraseña nueva', () => {
    test('quien acaba de entrar no tiene que decir la actual', async () => {
      const session = await signedUp(kitchen)
      kitchen.wait(9 * minute)
      const { access_token: token } = (await refreshed(kitchen, session.refresh_token)).body
      expect((await change(token, { password: 'recien-puesta' })).status).toBe(200)
    })

    test('pasados diez minutos, la actual; renovar la sesión no cuenta como entrar', async () => {
      const { email, token } = await earlier()
      const without = await change(token, { password: 'otra-nueva' })
      expect([without.status, without.body.code]).toEqual([400, 'current_password_required'])
      for (const current_password of ['equivocada', 'x'.repeat(5000), '\ud83e']) {
        const wrong = await change(token, { password: 'otra-nueva', current_password })
        expect([wrong.status, wrong.body.code]).toEqual([400, 'current_password_invalid'])
      }
      expect((await change(token, { password: 'otra-nueva', current_password: '' })).body.code).toBe(
        'current_password_required',
      )
      await expect(signedIn(kitchen, email)).resolves.toBeDefined()
      expect((await change(token, { password: 'otra-nueva', current_password: password })).status).toBe(200)
      await expect(signedIn(kitchen, email, 'otra-nueva')).resolves.toBeDefined()
    })

    test('con el cliente oficial', async () => {
      const { email } = await signedUp(kitchen)
      const client = kitchen.newClient()
      await client.signInWithPassword({ email, password })
      kitchen.wait(11 * minute)
      expect((await client.updateUser({ password: 'otra-nueva' })).error).toMatchObject({
        code: 'current_password_required',
        status: 400,
      })
      const wrong = await client.updateUser({ password: 'otra-nueva', current_password: 'equivocada' })
      expect(wrong.error?.code).toBe('current_password_invalid')
      expect((await client.updateUser({ password: 'otra-nueva', current_password: password })).error).toBeNull()
      // What is not a new password asks for nothing.
      expect((await client.updateUser({ data: { name: 'Ana' } })).error).toBeNull()
    })

    test('volver a entrar vale como decirla', async () => {
      const { email } = await earlier()
      const { access_token: token } = await signedIn(kitchen, email)
      expect((await change(token, { password: 'otra-nueva' })).status).toBe(200)
    })

    test('adivinar tiene límite, y no cierra la puerta a la dueña', async () => {
      const { email, token } = await earlier()
      const statuses: number[] = []
      for (let i = 0; i < 11; i += 1)
        statuses.push((await change(token, { password: 'otra-nueva', current_password: `prueba-${i}` })).status)
      expect(statuses).toEqual([...Array(10).fill(400), 429])
      expect((await remove(token, { confirm: email, current_password: password })).status).toBe(429)
      await expect(signedIn(kitchen, email)).resolves.toBeDefined()
    })

    test('con el enlace de un correo, durante diez minutos y sin pedir nada', async () => {
      const mailbox = await openMailbox()
      const mailed = await openAuthKitchen(engine, {
        ...cheap,
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'hola@cocina.example',
      })
      try {
        const email = 'marta@cocina.example'
        await mailed.call('POST', '/signup', { body: { email, password } })
        const verify = async (type: string) => {
          const token_hash = hashIn((await mailbox.next(email)).link)
          return (await mailed.call('POST', '/verify', { body: { type, token_hash } })).body
        }
        await verify('signup')
        await mailed.call('POST', '/recover', { body: { email } })
        const opened = await verify('recovery')
        mailed.wait(11 * minute)
        const { access_token: late } = (await refreshed(mailed, opened.refresh_token)).body
        const refused = await mailed.call('PUT', '/user', { token: late, body: { password: 'otra-nueva' } })
        expect(refused.body.code).toBe('current_password_required')
        await mailed.call('POST', '/recover', { body: { email } })
        const { access_token: token } = await verify('recovery')
        mailed.wait(9 * minute)
        expect((await mailed.call('PUT', '/user', { token, body: { password: 'otra-nueva' } })).status).toBe(200)
      } finally {
        await mailed.close()
        await mailbox.close()
      }
    })
  })

  describe('borrar la cuenta', () => {
    test('pasados diez minutos hace falta la contraseña actual', async () => {
      const { email, token } = await earlier()
      expect((await remove(token, { confirm: email })).body.code).toBe('current_password_required')
      expect((await remove(token, { confirm: email, current_password: 'equivocada' })).body.code).toBe(
        'current_password_invalid',
      )
      await expect(signedIn(kitchen, email)).resolves.toBeDefined()
      expect((await remove(token, { confirm: email, current_password: password })).status).toBe(204)
      expect((await change(token, { data: {} })).body.code).toBe('user_not_found')
    })

    test('sin escribir el email no se mira la contraseña', async () => {
      const { token } = await earlier()
      expect((await remove(token, { confirm: 'otro', current_password: 'equivocada' })).body.code).toBe(
        'validation_failed',
      )
    })
  })

  test('una cuenta sin contraseña tiene que volver a entrar', async () => {
    const { email, token } = await earlier()
    await kitchen.store.db.updateTable('auth_users').set({ password_hash: null }).where('email', '=', email).execute()
    for (const answer of [
      await change(token, { password: 'la-primera' }),
      await change(token, { password: 'la-primera', current_password: password }),
      await remove(token, { confirm: email, current_password: '' }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'reauthentication_needed'])
    }
  })

  test('el operador puede poner otro plazo, o quitarlo', async () => {
    for (const [minutes, expected] of [
      ['60', 200],
      ['0', 200],
      ['5', 400],
    ] as const) {
      const other = await openAuthKitchen(engine, { ...cheap, AUTH_REAUTH_MINUTES: minutes })
      const { refresh_token } = await signedUp(other)
      other.wait(11 * minute)
      const { access_token: token } = (await refreshed(other, refresh_token)).body
      expect((await other.call('PUT', '/user', { token, body: { password: 'otra-nueva' } })).status).toBe(expected)
      await other.close()
    }
  })

  test('un reloj que se adelantó al entrar no hace nueva una sesión para siempre', async () => {
    const { email, token } = await earlier()
    const created_at = new Date(Date.now() + 1e10).toISOString()
    const { id } = await kitchen.store.db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await kitchen.store.db.updateTable('auth_sessions').set({ created_at }).where('user_id', '=', id).execute()
    expect((await change(token, { password: 'otra-nueva' })).body.code).toBe('current_password_required')
  })
})
