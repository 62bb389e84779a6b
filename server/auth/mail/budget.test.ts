import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { openThrottle } from '#server/auth/throttle/throttle.ts'
import { type AuthKitchen, newEmail, openAuthKitchen, password } from '#testing/auth/harness.ts'
import { hashIn } from '#testing/auth/mail-harness.ts'
import { type Mailbox, openMailbox } from '#testing/auth/mailbox.ts'
import { forEachEngine } from '#testing/harness.ts'
import { openOutbox } from './outbox.ts'
import { openTransport } from './transport.ts'

const minute = 60_000
const hour = 60 * minute
const signupSubject = 'Confirma tu email en Obrador'
const recoverySubject = 'Establece una contraseña nueva en Obrador'

forEachEngine((engine) => {
  let mailbox: Mailbox
  let kitchen: AuthKitchen

  const open = async (environment: Record<string, string>) => {
    mailbox = await openMailbox()
    kitchen = await openAuthKitchen(engine, {
      AUTH_ARGON2_MEMORY: '64',
      AUTH_ARGON2_TIME: '1',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'hola@cocina.example',
      ...environment,
    })
  }
  afterEach(async () => {
    await kitchen.close()
    await mailbox.close()
  })

  const signUp = (email: string) => kitchen.call('POST', '/signup', { body: { email, password } })
  const recover = (email: string) => kitchen.call('POST', '/recover', { body: { email } })
  const confirmed = async (email = newEmail('marta')) => {
    await signUp(email)
    const token_hash = hashIn((await mailbox.next(email)).link)
    expect((await kitchen.call('POST', '/verify', { body: { type: 'signup', token_hash } })).status).toBe(200)
    return email
  }
  const sent = (subject: string) => mailbox.mails.filter((mail) => mail.subject === subject)
  const waiting = () =>
    kitchen.store.db.selectFrom('auth_outbox').selectAll().where('payload', 'is not', null).execute()

  describe('el cupo de la hora', () => {
    test('una avalancha de registros llena su mitad; el enlace de quien tiene cuenta sale igual', async () => {
      await open({ AUTH_MAIL_PER_HOUR: '20', AUTH_IP_LIMIT_FACTOR: '1000' })
      const victim = await confirmed()
      for (let i = 0; i < 30; i += 1) expect((await signUp(newEmail('avalancha'))).status).toBe(200)
      await expect.poll(() => sent(signupSubject).length).toBe(10)
      await recover(victim)
      expect((await mailbox.next(victim)).subject).toBe(recoverySubject)
      expect(sent(signupSubject)).toHaveLength(10)
      // What waits is not lost: an hour later the rest of the flood goes out.
      await expect.poll(waiting).toHaveLength(21)
    })

    test('la recuperación de cuentas sin confirmar no gasta la mitad de las demás', async () => {
      await open({ AUTH_MAIL_PER_HOUR: '20', AUTH_IP_LIMIT_FACTOR: '1000' })
      const victim = await confirmed()
      for (let i = 0; i < 12; i += 1) {
        const email = newEmail('avalancha')
        await signUp(email)
        await recover(email)
      }
      await expect.poll(() => mailbox.mails.length).toBe(10)
      await recover(victim)
      expect((await mailbox.next(victim)).subject).toBe(recoverySubject)
    })

    test('los avisos de una cuenta confirmada van delante de los registros que esperan', async () => {
      await open({ AUTH_MAIL_PER_HOUR: '4', AUTH_IP_LIMIT_FACTOR: '1000' })
      // Ahead of the kitchen's own outbox, which must not send these; not so far that it takes its clock for wrong.
      const now = () => new Date(Date.now() + 1.5 * hour)
      const settings = kitchen.config.auth
      const part = { store: kitchen.asked, now, newId: randomUUID, settings }
      const throttle = openThrottle(kitchen.store, now)
      const outbox = openOutbox({ ...part, throttle, transport: openTransport(settings) })
      const { db } = kitchen.store
      const link = 'https://cocina.example/auth'
      for (let i = 0; i < 5; i += 1) await outbox.put(db, { to: `r${i}@cocina.example`, kind: 'signup', link })
      await outbox.put(db, { to: 'ana@cocina.example', kind: 'password_changed', link, goesFirst: true })
      expect(await outbox.deliver()).toBe(3)
      expect(mailbox.mails.map(({ to }) => to[0])).toEqual([
        'ana@cocina.example',
        'r0@cocina.example',
        'r1@cocina.example',
      ])
      await outbox.stop()
    })
  })

  test('uno en espera por destinatario y tipo: el último', async () => {
    await open({ SMTP_URL: 'smtp://127.0.0.1:9', AUTH_CONFIRM_EMAIL: '0' })
    const email = newEmail()
    await signUp(email)
    for (let i = 0; i < 3; i += 1) {
      await recover(email)
      kitchen.wait(minute)
    }
    const links = () => kitchen.store.db.selectFrom('auth_one_time_tokens').selectAll().execute()
    // The mails are written after the answers: the last takes the place of the one before, and so does its link.
    await expect.poll(async () => [(await waiting()).length, (await links()).length]).toEqual([1, 1])
    await kitchen.store.db.deleteFrom('auth_outbox').execute()
  })

  describe('por dirección que pide', () => {
    test('un quinto de la hora, exista la cuenta o no; desde otra se sigue pudiendo', async () => {
      await open({ AUTH_MAIL_PER_HOUR: '40', AUTH_IP_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.0/8' })
      const ask = (visitor: string, path = '/recover') =>
        kitchen.call('POST', path, {
          body: { email: newEmail('nadie'), password },
          headers: { 'x-forwarded-for': visitor },
        })
      for (let i = 0; i < 4; i += 1) {
        expect((await ask('203.0.113.7')).status).toBe(200)
        expect((await ask('203.0.113.7', '/signup')).status).toBe(200)
      }
      for (const path of ['/recover', '/signup']) {
        const refused = await ask('203.0.113.7', path)
        expect([refused.status, refused.body.code]).toEqual([429, 'over_email_send_rate_limit'])
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(300)
      }
      expect((await ask('203.0.113.8')).status).toBe(200)
      kitchen.wait(8 * minute)
      expect((await ask('203.0.113.7')).status).toBe(200)
      expect((await ask('203.0.113.7')).status).toBe(429)
    })

    test('quien ya gastó lo suyo no puede gastarle a otro su minuto', async () => {
      await open({ AUTH_MAIL_PER_HOUR: '5', AUTH_IP_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.0/8' })
      const email = newEmail('marta')
      const ask = (visitor: string, address: string) =>
        kitchen.call('POST', '/recover', { body: { email: address }, headers: { 'x-forwarded-for': visitor } })
      for (let i = 0; i < 3; i += 1) await ask('203.0.113.7', newEmail())
      expect((await ask('203.0.113.7', email)).status).toBe(429)
      expect((await ask('203.0.113.8', email)).status).toBe(200)
    })

    test('con todo un /48 de IPv6 no se tienen sesenta y cinco mil cupos', async () => {
      await open({ AUTH_MAIL_PER_HOUR: '15', AUTH_IP_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.0/8' })
      const statuses: number[] = []
      for (let i = 0; i < 30; i += 1) {
        const headers = { 'x-forwarded-for': `2001:db8:7:${i.toString(16)}::1` }
        statuses.push((await kitchen.call('POST', '/recover', { body: { email: newEmail() }, headers })).status)
      }
      // Three for each /64, and eight times that for the whole /48.
      expect(statuses.filter((status) => status === 200)).toHaveLength(24)
      const elsewhere = { 'x-forwarded-for': '2001:db8:8::1' }
      const other = await kitchen.call('POST', '/recover', { body: { email: newEmail() }, headers: elsewhere })
      expect(other.status).toBe(200)
    })
  })
})
