import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUp } from '#server/auth/operator/clean-up.ts'
import { type AuthKitchen, newEmail, openAuthKitchen, signedIn, signedUp } from '#testing/auth/harness.ts'
import { forEachEngine } from '#testing/harness.ts'

const day = 86_400_000

forEachEngine((engine) => {
  let kitchen: AuthKitchen
  beforeAll(async () => {
    kitchen = await openAuthKitchen(engine, { AUTH_ARGON2_MEMORY: '64', AUTH_ARGON2_TIME: '1' })
  })
  afterAll(() => kitchen.close())

  const folder = () => join(kitchen.config.dataDir, 'correo')
  const mails = () => {
    try {
      return readdirSync(folder()).filter((name) => name.endsWith('.eml'))
    } catch {
      return []
    }
  }
  const mailsTo = (email: string) =>
    mails().filter((name) => readFileSync(join(folder(), name), 'utf8').includes(`To: ${email}`))
  const audit = () => kitchen.store.db.selectFrom('auth_audit').selectAll().execute()

  describe('después de borrar la cuenta', () => {
    test('de la auditoría queda qué pasó y cuándo, no desde dónde ni con qué correo; de las demás, todo', async () => {
      const [ana, beto] = [await signedUp(kitchen), await signedUp(kitchen)]
      for (const { email } of [ana, beto]) {
        const body = { email, password: 'equivocada' }
        await kitchen.call('POST', '/token?grant_type=password', { body, headers: { 'user-agent': `de ${email}` } })
        await signedIn(kitchen, email)
      }
      const gone = await kitchen.call('DELETE', '/user', {
        token: ana.access_token,
        body: { confirm: ana.email },
        headers: { 'user-agent': 'Safari de Ana' },
      })
      expect(gone.status).toBe(204)
      const rows = await audit()
      const hers = rows.filter((row) => row.user_id === ana.user.id)
      expect(hers.map(({ action }) => action).sort()).toEqual(['login', 'login', 'user_deleted', 'user_signedup'])
      for (const { ip, user_agent, session_id } of hers)
        expect([ip, user_agent, session_id]).toEqual([null, null, null])
      const failed = rows.filter(({ action }) => action === 'login_failed')
      expect(failed.map(({ user_agent }) => user_agent).sort()).toEqual([`de ${beto.email}`, null].sort())
      expect(failed.filter(({ detail }) => Object.keys(detail).length > 0)).toHaveLength(1)
      expect(rows.filter((row) => row.user_id === beto.user.id && row.ip !== null)).toHaveLength(3)
    })

    test('sus correos escritos en la carpeta se van; los de otros se quedan', async () => {
      const [ana, beto] = [await signedUp(kitchen), await signedUp(kitchen)]
      for (const { email } of [ana, beto]) await kitchen.call('POST', '/recover', { body: { email } })
      await expect.poll(() => [mailsTo(ana.email).length, mailsTo(beto.email).length]).toEqual([1, 1])
      const { db } = kitchen.store
      const unsent = () => db.selectFrom('auth_outbox').select('id').where('payload', 'is not', null).execute()
      await expect.poll(unsent).toEqual([])
      await kitchen.call('DELETE', '/user', { token: ana.access_token, body: { confirm: ana.email } })
      await expect.poll(() => mailsTo(ana.email)).toEqual([])
      expect(mailsTo(beto.email)).toHaveLength(1)
    })
  })

  test('los correos de la carpeta duran una semana, como sus renglones; lo que no es nuestro se queda', async () => {
    const { email } = await signedUp(kitchen)
    await kitchen.call('POST', '/recover', { body: { email } })
    await expect.poll(() => mailsTo(email).length).toBe(1)
    const others = mails().length - 1
    const run = (later: number) =>
      cleanUp({
        store: kitchen.asked,
        settings: kitchen.config.auth,
        now: () => new Date(Date.now() + later),
        reloadKeys: async () => undefined,
      })
    await run(6 * day)
    expect(mails()).toHaveLength(others + 1)
    await run(8 * day)
    expect(mails()).toEqual([])
  })
})

test('en SQLite, lo borrado se borra también del archivo', async () => {
  const kitchen = await openAuthKitchen('sqlite')
  try {
    const { dataDir } = kitchen.config
    const word = `secreto-${randomUUID()}`
    const { access_token: token, email } = await signedUp(kitchen)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    for (let i = 0; i < 30; i += 1) {
      const recipe = {
        ...{ name: `Caldo ${i}`, category: '', servings: 4, method: `${word} `.repeat(400) },
        ingredients: [{ name: 'Huesos', quantity: 1, unit: 'kg' }],
      }
      const body = JSON.stringify(recipe)
      expect((await fetch(`${kitchen.base}/rest/v1/recipes`, { method: 'POST', headers, body })).status).toBe(201)
    }
    const inFiles = () =>
      ['obrador.db', 'obrador.db-wal'].some((name) => {
        const path = join(dataDir, name)
        return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0 && readFileSync(path).includes(word)
      })
    expect(inFiles()).toBe(true)
    expect((await kitchen.call('DELETE', '/user', { token, body: { confirm: email } })).status).toBe(204)
    await expect.poll(inFiles).toBe(false)
    expect(await signedUp(kitchen, newEmail())).toMatchObject({ user: { email: expect.any(String) } })
  } finally {
    await kitchen.close()
  }
})
