import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newEmail, password } from '#testing/auth/harness.ts'
import { hashIn, type MailKitchen, minute, openMailKitchen, site } from '#testing/auth/mail-harness.ts'
import { forEachEngine } from '#testing/harness.ts'

forEachEngine((engine) => {
  let kitchen: MailKitchen

  beforeAll(async () => {
    kitchen = await openMailKitchen(engine)
  })
  afterAll(() => kitchen.close())

  test('con SMTP la confirmación está puesta, y se dice', async () => {
    expect((await kitchen.call('GET', '/settings')).body.mailer_autoconfirm).toBe(false)
  })

  describe('confirmar el email', () => {
    test('con el cliente oficial: sin sesión hasta usar el enlace', async () => {
      const email = newEmail()
      const client = kitchen.newClient()
      const { data, error } = await client.signUp({
        email,
        password,
        options: { emailRedirectTo: `${site}/dashboard` },
      })
      expect(error).toBeNull()
      expect(data.session).toBeNull()
      expect(data.user?.identities).toHaveLength(1)
      expect(data.user?.email_confirmed_at).toBeUndefined()
      expect((await client.signInWithPassword({ email, password })).error?.code).toBe('email_not_confirmed')
      const { link } = await kitchen.mailbox.next(email)
      const verified = await client.verifyOtp({ type: 'signup', token_hash: hashIn(link) })
      expect(verified.error).toBeNull()
      expect(verified.data.session?.user.email_confirmed_at).toBeDefined()
      expect((await client.getUser()).data.user?.email).toBe(email)
      expect((await client.signInWithPassword({ email, password })).error).toBeNull()
    })

    test('el correo: español, texto y HTML, de quien debe, sin nada que rastree', async () => {
      const email = newEmail()
      await kitchen.call('POST', '/signup', {
        body: { email, password },
        headers: {
          'x-forwarded-host': 'malo.example',
          referer: 'https://malo.example/',
        },
      })
      const mail = await kitchen.mailbox.next(email)
      expect(mail.from).toBe('hola@cocina.example')
      expect(mail.subject).toBe('Confirma tu email en Obrador')
      expect(mail.text).toContain('Confirmar mi cuenta')
      expect(mail.text).toContain('caduca en 24 horas')
      expect(mail.html).toContain('<html lang="es">')
      expect(mail.html).not.toMatch(/<img|<script|<link|url\(/i)
      expect(mail.raw).not.toContain('malo.example')
      expect(mail.link?.origin).toBe(site)
      expect(mail.link?.pathname).toBe('/auth')
      expect(mail.link?.search).toBe('')
      expect(new URLSearchParams(mail.link?.hash.slice(1)).get('type')).toBe('signup')
      expect(hashIn(mail.link)).toMatch(/^[\w-]{43}$/)
    })

    test('el enlace vale una vez, solo para lo suyo, y 24 horas', async () => {
      const email = newEmail()
      await kitchen.signUp(email)
      const token = hashIn((await kitchen.mailbox.next(email)).link)
      expect((await kitchen.verify('recovery', token)).body.code).toBe('otp_expired')
      expect((await kitchen.verify('signup', token)).status).toBe(200)
      expect((await kitchen.verify('signup', token)).body).toEqual({
        code: 'otp_expired',
        message: 'Email link is invalid or has expired',
      })
      const late = newEmail()
      await kitchen.signUp(late)
      const lateToken = hashIn((await kitchen.mailbox.next(late)).link)
      kitchen.wait(24 * 60 * minute)
      expect((await kitchen.verify('signup', lateToken)).status).toBe(403)
      expect((await kitchen.signIn(late)).body.code).toBe('email_not_confirmed')
    })

    test('solo se guarda la huella del enlace, y del correo enviado no queda el contenido', async () => {
      const email = newEmail()
      await kitchen.signUp(email)
      const token = hashIn((await kitchen.mailbox.next(email)).link)
      const links = await kitchen.store.db.selectFrom('auth_one_time_tokens').selectAll().execute()
      const outbox = async () =>
        kitchen.store.db.selectFrom('auth_outbox').selectAll().where('recipient', '=', email).execute()
      await expect.poll(async () => (await outbox())[0]?.sent_at).not.toBeNull()
      expect((await outbox())[0]?.payload).toBeNull()
      expect(JSON.stringify(links)).not.toContain(token)
    })

    test.each([
      ['tipo desconocido', { type: 'invite', token_hash: 'x' }, 400, 'validation_failed'],
      ['sin enlace', { type: 'signup' }, 400, 'validation_failed'],
      ['sin tipo', { token_hash: 'x' }, 400, 'validation_failed'],
      ['el prototipo', { type: '__proto__', token_hash: 'x' }, 400, 'validation_failed'],
      ['inventado', { type: 'signup', token_hash: 'x'.repeat(43) }, 403, 'otp_expired'],
      ['código de seis cifras', { type: 'signup', email: 'a@b.es', token: '123456' }, 403, 'otp_expired'],
    ])('enlace: %s', async (_name, body, status, code) => {
      const answer = await kitchen.call('POST', '/verify', { body })
      expect([answer.status, answer.body.code]).toEqual([status, code])
    })
  })

  describe('registrarse con un email que ya está', () => {
    test('confirmado: la respuesta no lo dice, el correo sí', async () => {
      const { email } = await kitchen.confirmed()
      kitchen.wait(minute)
      const fresh = await kitchen.signUp(newEmail())
      const again = await kitchen.signUp(email, 'otra-distinta')
      expect(again.status).toBe(200)
      expect(Object.keys(again.body)).toEqual(Object.keys(fresh.body))
      expect(again.body).toMatchObject({ email, identities: [{ email }], user_metadata: { name: 'Ana' } })
      expect(again.body.id).not.toBe(await userIdOf(kitchen, email))
      expect((await kitchen.mailbox.next(email)).subject).toBe('Ya tienes una cuenta en Obrador')
      expect((await kitchen.signIn(email, 'otra-distinta')).status).toBe(400)
      expect((await kitchen.signIn(email)).status).toBe(200)
    })

    test('sin confirmar: cada enlace trae su propia contraseña', async () => {
      const email = newEmail()
      await kitchen.signUp(email, 'la-del-intruso')
      const intruder = await kitchen.mailbox.next(email)
      kitchen.wait(minute)
      await kitchen.signUp(email, 'la-de-la-dueña')
      const owner = await kitchen.mailbox.next(email)
      expect((await kitchen.verify('signup', hashIn(owner.link))).status).toBe(200)
      expect((await kitchen.signIn(email, 'la-del-intruso')).status).toBe(400)
      expect((await kitchen.signIn(email, 'la-de-la-dueña')).status).toBe(200)
      expect((await kitchen.verify('signup', hashIn(intruder.link))).body.code).toBe('otp_expired')
    })

    test('el de antes sigue valiendo con la suya', async () => {
      const email = newEmail()
      await kitchen.signUp(email, 'primera-clave')
      const first = await kitchen.mailbox.next(email)
      kitchen.wait(minute)
      await kitchen.signUp(email, 'segunda-clave')
      await kitchen.mailbox.next(email)
      await kitchen.verify('signup', hashIn(first.link))
      expect((await kitchen.signIn(email, 'primera-clave')).status).toBe(200)
      expect((await kitchen.signIn(email, 'segunda-clave')).status).toBe(400)
    })

    test('uno por minuto, exista o no, con la misma respuesta', async () => {
      const known = (await kitchen.confirmed()).email
      const unknown = newEmail()
      kitchen.wait(minute)
      for (const email of [known, unknown]) expect((await kitchen.signUp(email)).status).toBe(200)
      const [one, other] = [await kitchen.signUp(known), await kitchen.signUp(unknown)]
      expect(one.status).toBe(429)
      expect(one.body.code).toBe('over_email_send_rate_limit')
      expect(Number(one.headers.get('retry-after'))).toBeGreaterThan(50)
      expect(one.text.replace(/\d+ seconds/, '')).toBe(other.text.replace(/\d+ seconds/, ''))
      expect(other.status).toBe(429)
    })
  })

  describe('otro correo de confirmación', () => {
    test('trae la contraseña del último registro', async () => {
      const email = newEmail()
      await kitchen.signUp(email, 'primera-clave')
      await kitchen.mailbox.next(email)
      kitchen.wait(minute)
      await kitchen.signUp(email, 'segunda-clave')
      const second = await kitchen.mailbox.next(email)
      kitchen.wait(minute)
      const client = kitchen.newClient()
      expect((await client.resend({ type: 'signup', email })).error).toBeNull()
      const third = await kitchen.mailbox.next(email)
      expect((await kitchen.verify('signup', hashIn(second.link))).status).toBe(403)
      expect((await kitchen.verify('signup', hashIn(third.link))).status).toBe(200)
      expect((await kitchen.signIn(email, 'segunda-clave')).status).toBe(200)
    })

    test('desconocido, confirmado y pendiente responden igual', async () => {
      const [ready, pending, unknown] = [(await kitchen.confirmed()).email, newEmail(), newEmail()]
      await kitchen.signUp(pending)
      kitchen.wait(minute)
      const answers = await Promise.all(
        [ready, pending, unknown].map((email) => kitchen.call('POST', '/resend', { body: { type: 'signup', email } })),
      )
      expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, '{}']))
      const again = await Promise.all(
        [ready, pending, unknown].map((email) => kitchen.call('POST', '/resend', { body: { type: 'signup', email } })),
      )
      expect(again.map(({ status }) => status)).toEqual([429, 429, 429])
    })

    test('otro tipo no se ofrece', async () => {
      const answer = await kitchen.call('POST', '/resend', { body: { type: 'sms', email: newEmail() } })
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
    })
  })

  test('lo que la auditoría guarda no abre nada', async () => {
    const rows = await kitchen.store.db.selectFrom('auth_audit').selectAll().execute()
    const actions = new Set(rows.map(({ action }) => action))
    for (const action of ['user_signedup', 'user_repeated_signup', 'login', 'login_failed']) {
      expect(actions).toContain(action)
    }
    expect(JSON.stringify(rows)).not.toMatch(/token_hash|argon2|@cocina\.example|sofrito|eyJ/)
  })
})

const userIdOf = async ({ store }: MailKitchen, email: string): Promise<string> =>
  (await store.db.selectFrom('auth_users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
