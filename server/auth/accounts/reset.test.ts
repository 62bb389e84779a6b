import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
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
import { hashIn, type MailKitchen, minute, openMailKitchen, site } from '#testing/auth/mail-harness.ts'
import { parseMail } from '#testing/auth/mailbox.ts'
import { forEachEngine } from '#testing/harness.ts'

forEachEngine((engine) => {
  let kitchen: MailKitchen

  beforeAll(async () => {
    kitchen = await openMailKitchen(engine)
  })
  afterAll(() => kitchen.close())

  describe('contraseña olvidada', () => {
    test('con el cliente oficial, hasta el final', async () => {
      const { email, access_token } = await kitchen.confirmed()
      const elsewhere = await signedIn(kitchen, email)
      const client = kitchen.newClient()
      const events: string[] = []
      client.onAuthStateChange((event) => void events.push(event))
      expect((await client.resetPasswordForEmail(email, { redirectTo: `${site}/auth` })).error).toBeNull()
      const mail = await kitchen.mailbox.next(email)
      expect(mail.subject).toBe('Establece una contraseña nueva en Obrador')
      expect(mail.text).toContain('caduca en una hora')
      const opened = await client.verifyOtp({ type: 'recovery', token_hash: hashIn(mail.link) })
      expect(opened.error).toBeNull()
      expect(events).toContain('PASSWORD_RECOVERY')
      expect((await client.updateUser({ password })).error?.code).toBe('same_password')
      expect((await client.updateUser({ password: 'recien-puesta' })).error).toBeNull()
      expect((await kitchen.mailbox.next(email)).subject).toBe('Tu contraseña ha cambiado')
      expect((await client.getUser()).error).toBeNull()
      for (const token of [access_token, elsewhere.access_token]) {
        expect((await kitchen.call('GET', '/user', { token })).body.code).toBe('session_not_found')
      }
      expect((await refreshed(kitchen, elsewhere.refresh_token)).status).toBe(400)
      expect((await kitchen.signIn(email)).status).toBe(400)
      expect((await kitchen.signIn(email, 'recien-puesta')).status).toBe(200)
    })

    test('no dice si hay cuenta: misma respuesta, misma espera', async () => {
      const { email } = await kitchen.confirmed()
      const recover = (address: string) => kitchen.call('POST', '/recover', { body: { email: address } })
      const unknown = newEmail()
      const [one, other] = [await recover(email), await recover(unknown)]
      expect([one.status, one.text]).toEqual([200, '{}'])
      expect([other.status, other.text]).toEqual([200, '{}'])
      expect([...one.headers.keys()]).toEqual([...other.headers.keys()])
      const [oneAgain, otherAgain] = [await recover(email), await recover(unknown)]
      expect([oneAgain.status, otherAgain.status]).toEqual([429, 429])
      expect(otherAgain.body.code).toBe('over_email_send_rate_limit')
      kitchen.wait(minute)
      expect((await recover(unknown)).status).toBe(200)
      expect(kitchen.mailbox.mails.filter(({ to }) => to.includes(unknown))).toEqual([])
    })

    test('un email mal escrito sí se dice', async () => {
      const answer = await kitchen.call('POST', '/recover', { body: { email: 'nadie' } })
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
    })

    test('el último enlace anula el anterior, y dura una hora', async () => {
      const { email } = await kitchen.confirmed()
      await kitchen.call('POST', '/recover', { body: { email } })
      const first = hashIn((await kitchen.mailbox.next(email)).link)
      kitchen.wait(minute)
      await kitchen.call('POST', '/recover', { body: { email } })
      const second = hashIn((await kitchen.mailbox.next(email)).link)
      expect((await kitchen.verify('recovery', first)).body.code).toBe('otp_expired')
      kitchen.wait(60 * minute)
      expect((await kitchen.verify('recovery', second)).body.code).toBe('otp_expired')
    })

    test('cambiar la contraseña anula los enlaces que hubiera', async () => {
      const { email, access_token } = await kitchen.confirmed()
      await kitchen.call('POST', '/recover', { body: { email } })
      const token = hashIn((await kitchen.mailbox.next(email)).link)
      await kitchen.call('PUT', '/user', { token: access_token, body: { password: 'puesta-por-mi' } })
      expect((await kitchen.verify('recovery', token)).body.code).toBe('otp_expired')
    })

    test('si la cuenta no estaba confirmada, confirma, y la contraseña de quien la registró no vale', async () => {
      const email = newEmail()
      await kitchen.signUp(email, 'la-del-intruso')
      await kitchen.mailbox.next(email)
      await kitchen.call('POST', '/recover', { body: { email } })
      const { body } = await kitchen.verify('recovery', hashIn((await kitchen.mailbox.next(email)).link))
      expect(body.user.email_confirmed_at).toBeDefined()
      expect((await kitchen.signIn(email, 'la-del-intruso')).body.code).toBe('invalid_credentials')
      const change = await kitchen.call('PUT', '/user', {
        token: body.access_token,
        body: { password: 'la-del-intruso' },
      })
      expect(change.status).toBe(200)
    })
  })
})

forEachEngine((engine) => {
  describe('sin SMTP', () => {
    let kitchen: AuthKitchen
    beforeAll(async () => {
      kitchen = await openAuthKitchen(engine)
    })
    afterAll(() => kitchen.close())

    test('la confirmación está quitada y los correos quedan en una carpeta, solo para el operador', async () => {
      expect((await kitchen.call('GET', '/settings')).body.mailer_autoconfirm).toBe(true)
      const { email } = await signedUp(kitchen)
      expect((await kitchen.call('POST', '/recover', { body: { email } })).text).toBe('{}')
      const folder = join(kitchen.config.dataDir, 'correo')
      await expect.poll(() => list(folder)).toHaveLength(1)
      const [name = ''] = list(folder)
      expect(name).toMatch(/^[\dTZ.-]+-[\da-f-]{36}\.eml$/)
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
      expect(statSync(folder).mode & 0o777).toBe(0o700)
      const mail = parseMail(readFileSync(join(folder, name), 'utf8'))
      expect(mail.raw).toContain(`To: ${email}`)
      const { body } = await kitchen.call('POST', '/verify', {
        body: { type: 'recovery', token_hash: hashIn(mail.link) },
      })
      expect(body.user.email).toBe(email)
    })
  })
})

const list = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
