import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openThrottle } from '#server/auth/throttle/throttle.ts'
import type { Deps } from '#server/http/deps.ts'
import { newEmail, openAuthKitchen, password, signedUp } from '#testing/auth/harness.ts'
import { type Mailbox, openMailbox } from '#testing/auth/mailbox.ts'
import { type Engine, forEachEngine, type Kitchen, openKitchen } from '#testing/harness.ts'
import { openOutbox, type Report } from './outbox.ts'
import { openTransport } from './transport.ts'

const second = 1000
const hour = 3_600_000

forEachEngine((engine) => {
  let mailbox: Mailbox
  let kitchen: Kitchen
  let offset: number
  let troubles: Parameters<Report>[0][]

  beforeAll(async () => {
    mailbox = await openMailbox()
    kitchen = await openKitchen(engine)
  })
  afterAll(async () => {
    await kitchen.close()
    await mailbox.close()
  })
  beforeEach(async () => {
    offset = 0
    troubles = []
    mailbox.refuse(0)
    mailbox.mails.length = 0
    await kitchen.store.db.deleteFrom('auth_outbox').execute()
    await kitchen.store.db.deleteFrom('auth_throttle').execute()
  })

  const now = () => new Date(Date.now() + offset)
  /** An outbox that delivers only when told to, on a clock of its own. */
  const open = (change: { smtpUrl?: string | undefined; mailsPerHour?: number } = {}) => {
    const deps: Deps = { store: kitchen.asked, now, newId: randomUUID }
    const settings = { ...kitchen.config.auth, smtpUrl: mailbox.url, mailFrom: 'hola@cocina.example', ...change }
    const outbox = openOutbox({
      ...deps,
      settings,
      throttle: openThrottle(kitchen.store, now),
      transport: openTransport(settings),
    })
    return outbox
  }
  const put = (outbox: ReturnType<typeof open>, to = 'ana@cocina.example', expiresInMs = 24 * hour) =>
    outbox.put(kitchen.store.db, {
      to,
      kind: 'recovery',
      link: 'https://cocina.example/auth?token_hash=abc&type=recovery',
      expiresAt: new Date(now().getTime() + expiresInMs).toISOString(),
      goesFirst: true,
    })
  const rows = () => kitchen.store.db.selectFrom('auth_outbox').selectAll().execute()

  test('lo que no se pudo entregar se intenta otra vez, cada vez más tarde', async () => {
    const outbox = open()
    await put(outbox)
    mailbox.refuse(451)
    for (const seconds of [30, 60, 120, 240]) {
      expect(await outbox.deliver()).toBe(0)
      expect(await outbox.deliver()).toBe(0)
      const [row] = await rows()
      expect(Math.round((Date.parse(row?.not_before ?? '') - now().getTime()) / second)).toBe(seconds)
      offset += seconds * second + 100
    }
    mailbox.refuse(0)
    expect(await outbox.deliver()).toBe(1)
    expect(mailbox.mails).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ tries: 5, payload: null, sent_at: expect.any(String) })
    await outbox.stop()
  })

  test('un servidor que no está: el correo espera, y sale cuando vuelve', async () => {
    const away = open({ smtpUrl: 'smtp://127.0.0.1:9' })
    await put(away)
    expect(await away.deliver()).toBe(0)
    expect((await rows())[0]).toMatchObject({ tries: 1, sent_at: null })
    offset += 31 * second
    const back = open()
    expect(await back.deliver()).toBe(1)
    await Promise.all([away.stop(), back.stop()])
  })

  test('un destinatario que no existe (550) no se repite', async () => {
    const outbox = open()
    await put(outbox)
    mailbox.refuse(550)
    await outbox.deliver()
    expect((await rows())[0]).toMatchObject({ tries: 1, payload: null, sent_at: null })
    offset += hour
    mailbox.refuse(0)
    expect(await outbox.deliver()).toBe(0)
    expect(mailbox.mails).toHaveLength(0)
    await outbox.stop()
  })

  test('doce veces y se deja', async () => {
    const outbox = open()
    await put(outbox)
    mailbox.refuse(451)
    for (let i = 0; i < 15; i += 1) {
      await outbox.deliver()
      offset += hour + second
    }
    expect((await rows())[0]).toMatchObject({ tries: 12, payload: null, sent_at: null })
    await outbox.stop()
  })

  test('un enlace caducado ya no se manda', async () => {
    const outbox = open()
    await put(outbox, 'ana@cocina.example', hour)
    offset += 2 * hour
    expect(await outbox.deliver()).toBe(0)
    expect((await rows())[0]).toMatchObject({ payload: null, sent_at: null })
    await outbox.stop()
  })

  test('una carpeta de correo en la que no se puede escribir: espera, y sale entero cuando se puede', async () => {
    const folder = join(kitchen.config.dataDir, 'correo')
    rmSync(folder, { recursive: true, force: true })
    writeFileSync(folder, 'no soy una carpeta')
    const outbox = open({ smtpUrl: undefined })
    await put(outbox)
    expect(await outbox.deliver()).toBe(0)
    expect((await rows())[0]).toMatchObject({ tries: 1, sent_at: null, payload: expect.anything() })
    rmSync(folder)
    offset += 31 * second
    expect(await outbox.deliver()).toBe(1)
    const files = readdirSync(folder)
    expect(files).toHaveLength(1)
    expect(files[0]).toMatch(/\.eml$/)
    await outbox.stop()
  })

  test('un reloj que se adelantó un día y volvió no retiene los correos', async () => {
    offset = 24 * hour
    const outbox = open()
    await put(outbox, 'ana@cocina.example', 48 * hour)
    mailbox.refuse(451)
    expect(await outbox.deliver()).toBe(0)
    mailbox.refuse(0)
    offset = 0
    expect(await outbox.deliver()).toBe(1)
    await outbox.stop()
  })

  test('dos procesos a la vez no mandan dos', async () => {
    const [one, other] = [open(), open()]
    for (let i = 0; i < 10; i += 1) await put(one, `cocina${i}@cocina.example`)
    const sent = await Promise.all([one.deliver(), other.deliver(), one.deliver()])
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(10)
    expect(new Set(mailbox.mails.map(({ to }) => to[0])).size).toBe(10)
    expect(mailbox.mails).toHaveLength(10)
    await Promise.all([one.stop(), other.stop()])
  })

  test('quien muere a medias deja el correo a otro, pasado el plazo', async () => {
    const dead = open({ smtpUrl: 'smtp://127.0.0.1:9' })
    await put(dead)
    const [row] = await rows()
    const until = new Date(now().getTime() + 300 * second).toISOString()
    await kitchen.store.db
      .updateTable('auth_outbox')
      .set({ not_before: until, tries: 1 })
      .where('id', '=', row?.id ?? '')
      .execute()
    const other = open()
    expect(await other.deliver()).toBe(0)
    offset += 301 * second
    expect(await other.deliver()).toBe(1)
    await Promise.all([dead.stop(), other.stop()])
  })

  test('no más de tantos por hora: el resto espera, no se pierde', async () => {
    const outbox = open({ mailsPerHour: 3 })
    for (let i = 0; i < 5; i += 1) await put(outbox, `cocina${i}@cocina.example`)
    expect(await outbox.deliver()).toBe(3)
    expect(await outbox.deliver()).toBe(0)
    offset += hour
    expect(await outbox.deliver()).toBe(2)
    await outbox.stop()
  })

  test('de muchos, ninguno se queda esperando', async () => {
    const outbox = open({ smtpUrl: undefined })
    for (let i = 0; i < 45; i += 1) await put(outbox, `cocina${i}@cocina.example`)
    expect(await outbox.deliver()).toBe(45)
    await outbox.stop()
  })

  test('de los fallos se cuenta el porqué, nunca el enlace', async () => {
    const outbox = open()
    await put(outbox)
    mailbox.refuse(451)
    outbox.start((trouble) => troubles.push(trouble))
    await expect.poll(() => troubles).toHaveLength(1)
    expect(troubles[0]).toMatchObject({ kind: 'recovery', tries: 1, mailId: expect.any(String) })
    expect(String(troubles[0]?.error)).not.toContain('token_hash')
    await outbox.stop()
  })
})

describe('cerrar', () => {
  test('un servidor de correo que no dice nada no detiene a nadie', async () => {
    const silent = createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()))
    const { port } = silent.address() as AddressInfo
    const kitchen = await openAuthKitchen('sqlite', { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@b.es' })
    const started = performance.now()
    expect((await kitchen.call('POST', '/signup', { body: { email: newEmail(), password } })).status).toBe(200)
    // Whoever waited for that server would wait for its time-out, 10 s and more.
    expect(performance.now() - started).toBeLessThan(8000)
    const closing = performance.now()
    await kitchen.close()
    expect(performance.now() - closing).toBeLessThan(8000)
    silent.close()
  })

  test('el arranque dice lo que el operador debe saber', async () => {
    const notes = async (environment: Record<string, string>, engine: Engine = 'sqlite') => {
      const kitchen = await openKitchen(engine, environment)
      await kitchen.close()
      const [signUp, ...rest] = kitchen.app.startupNotes.slice(0, -1).reverse()
      expect(signUp).toBe(
        environment['AUTH_DISABLE_SIGNUP'] === 'true'
          ? 'Nadie puede crear cuentas nuevas: AUTH_DISABLE_SIGNUP=true'
          : `Cualquiera que llegue a ${kitchen.config.siteUrl} puede crear una cuenta; para cerrarlo, AUTH_DISABLE_SIGNUP=true`,
      )
      // The last line says who answers the cooks' questions: server/language-model/status.test.ts.
      return rest.reverse()
    }
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.es' }
    expect(await notes({})).toEqual([expect.stringMatching(/^Sin SMTP_URL, los correos se guardan en .+\/correo$/)])
    expect(await notes(smtp)).toEqual([])
    expect(await notes({ ...smtp, AUTH_DISABLE_SIGNUP: 'true' })).toEqual([])
    expect(await notes({ ...smtp, HOST: '0.0.0.0' })).toEqual([expect.stringContaining('pon SITE_URL')])
    expect(await notes({ ...smtp, HOST: '0.0.0.0', SITE_URL: 'https://cocina.example' })).toEqual([])
    expect(await notes(smtp, 'postgres')).toEqual([expect.stringContaining('otros procesos deben compartirlas')])
  })

  test('la aplicación espera al trabajo de fondo y deja el proceso libre', async () => {
    const mailbox = await openMailbox()
    const kitchen = await openAuthKitchen('sqlite', {
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'a@b.es',
      AUTH_CONFIRM_EMAIL: '0',
    })
    const { email } = await signedUp(kitchen)
    await kitchen.call('POST', '/recover', { body: { email } })
    const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    await kitchen.close()
    await expect(kitchen.call('GET', '/health')).rejects.toThrow()
    expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length).toBeLessThanOrEqual(before)
    await mailbox.close()
  })
})
