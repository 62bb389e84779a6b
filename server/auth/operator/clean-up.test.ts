import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEmailUser } from '#server/auth/accounts/users.ts'
import { openThrottle } from '#server/auth/throttle/throttle.ts'
import type { Throttle } from '#server/auth/throttle/throttle-rules.ts'
import { type AuthKitchen, openAuthKitchen, refreshed, signedUp } from '#testing/auth/harness.ts'
import { forEachEngine } from '#testing/harness.ts'
import { cleanUp } from './clean-up.ts'

const day = 86_400_000

forEachEngine((engine) => {
  let kitchen: AuthKitchen
  let offset = 0
  let reloads = 0
  const now = () => new Date(Date.now() + offset)
  const reloadKeys = async () => {
    reloads += 1
  }
  const run = () => cleanUp({ store: kitchen.asked, settings: kitchen.config.auth, now, reloadKeys })

  beforeAll(async () => {
    kitchen = await openAuthKitchen(engine)
  })
  afterAll(() => kitchen.close())

  const counts = async () => {
    const { db } = kitchen.store
    const count = async (
      table: 'auth_one_time_tokens' | 'auth_flows' | 'auth_sessions' | 'auth_audit' | 'auth_outbox',
    ): Promise<number> => (await db.selectFrom(table).selectAll().execute()).length
    return {
      links: await count('auth_one_time_tokens'),
      flows: await count('auth_flows'),
      sessions: await count('auth_sessions'),
      audit: await count('auth_audit'),
      mails: await count('auth_outbox'),
    }
  }

  test('una cuenta que nunca se confirmó se va a los siete días; con un enlace nuevo, siete después de ese', async () => {
    const { db } = kitchen.store
    const at = (days: number) => new Date(now().getTime() - days * day).toISOString()
    const account = async (confirmed: boolean, made: number, sent: number | null) => {
      const id = randomUUID()
      const email = `${id}@cocina.example`
      const user = { id, identityId: randomUUID(), email, passwordHash: 'x', metadata: {}, confirmed, at: at(made) }
      await insertEmailUser(db, user)
      await db
        .updateTable('auth_users')
        .set({ confirmation_sent_at: sent === null ? null : at(sent) })
        .where('id', '=', id)
        .execute()
      return id
    }
    const stay = [await account(true, 30, null), await account(false, 6, 6), await account(false, 30, 1)]
    const go = [await account(false, 8, 8), await account(false, 8, null)]
    await run()
    const left = await db
      .selectFrom('auth_users')
      .where('id', 'in', [...stay, ...go])
      .select('id')
      .execute()
    expect(left.map(({ id }) => id).sort()).toEqual(stay.sort())
    await db.deleteFrom('auth_users').where('id', 'in', stay).execute()
    reloads = 0
  })

  test('lo caducado se va, lo vivo se queda', async () => {
    const { email, refresh_token, user } = await signedUp(kitchen)
    const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }
    await kitchen.call('POST', '/recover', { body: { email, ...challenge } })
    await expect.poll(async () => (await counts()).links).toBe(1)
    await expect
      .poll(async () => (await kitchen.store.db.selectFrom('auth_outbox').selectAll().execute())[0]?.sent_at)
      .toBeTruthy()
    await kitchen.store.db
      .insertInto('auth_flows')
      .values({
        id: randomUUID(),
        state_hash: 's',
        code_hash: null,
        browser_hash: null,
        provider: 'google',
        user_id: null,
        auth_method: null,
        nonce: null,
        provider_verifier: null,
        code_challenge: null,
        code_challenge_method: null,
        redirect_to: '',
        created_at: now().toISOString(),
        expires_at: new Date(now().getTime() + 600_000).toISOString(),
      })
      .execute()
    const removal = { kind: 'folders', removed_at: now().toISOString() } as const
    await kitchen.store.db
      .insertInto('removals')
      .values({ user_id: user.id, id: randomUUID(), ...removal })
      .execute()
    const removals = async () => (await kitchen.store.db.selectFrom('removals').selectAll().execute()).length
    await run()
    expect(await removals()).toBe(1)
    expect(await counts()).toMatchObject({ links: 1, flows: 1, sessions: 1, mails: 1 })
    offset = 8 * day
    await run()
    expect(await removals()).toBe(0)
    expect(await counts()).toMatchObject({ links: 0, flows: 0, sessions: 1, mails: 0 })
    expect((await counts()).audit).toBeGreaterThan(0)
    expect((await refreshed(kitchen, refresh_token)).status).toBe(200)
    offset = 181 * day
    await run()
    expect(await counts()).toEqual({ links: 0, flows: 0, sessions: 0, audit: 0, mails: 0 })
    expect(reloads).toBe(3)
  })
})

// The same rules twice, in memory and in SQL: they must agree step by step.
test('los límites en memoria y en PostgreSQL dicen siempre lo mismo', async () => {
  const kitchen = await openAuthKitchen('postgres')
  let at = Date.parse('2026-01-01T00:00:00Z')
  const now = () => new Date(at)
  const memory = openThrottle({ ...kitchen.store, engine: 'sqlite' }, now)
  const database = openThrottle(kitchen.store, now)
  const limit = { name: 'prueba', burst: 3, everyMs: 1000 }
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const steps: ((throttle: Throttle, key: string) => Promise<unknown>)[] = [
    (throttle, key) => throttle.take(limit, key),
    (throttle, key) => throttle.attempt(key),
  ]
  // Long stretches of short steps fill the buckets; long steps let blocks run out and failures be forgotten.
  const paces = [
    [0, 10, 400, 900],
    [400, 20_000, 60_000, 200_000],
    [100_000, 500_000, 1_000_000],
  ]
  for (let i = 0; i < 900; i += 1) {
    const step = steps[random(steps.length)] ?? steps[0]
    const key = `k${random(2)}`
    const [one, other] = [await step?.(memory, key), await step?.(database, key)]
    expect([i, one]).toEqual([i, other])
    if (random(40) === 0) for (const throttle of [memory, database]) await throttle.succeed(key)
    const pace = paces[Math.floor(i / 100) % paces.length] ?? []
    at += pace[random(pace.length)] ?? 0
  }
  await kitchen.close()
})

test('dos procesos cuyos relojes no van a la vez no se bloquean el uno al otro', async () => {
  const kitchen = await openAuthKitchen('postgres')
  for (const store of [kitchen.store, { ...kitchen.store, engine: 'sqlite' as const }]) {
    let skew = 0
    const throttle = openThrottle(store, () => new Date(Date.now() + skew))
    for (skew of [5000, 0, 3000, -2000]) expect(await throttle.attempt('ana')).toBe(0)
  }
  await kitchen.close()
})

test('un reloj que se adelanta un día y vuelve no cierra la puerta un día', async () => {
  const kitchen = await openAuthKitchen('postgres')
  for (const store of [kitchen.store, { ...kitchen.store, engine: 'sqlite' as const }]) {
    let skew = 86_400_000
    const throttle = openThrottle(store, () => new Date(Date.now() + skew))
    const limit = { name: 'reloj', burst: 3, everyMs: 10_000 }
    for (let times = 0; times < 3; times += 1) expect(await throttle.take(limit, 'casa')).toBe(0)
    expect(await throttle.take(limit, 'casa')).toBeGreaterThan(0)
    for (let times = 0; times < 10; times += 1) await throttle.attempt('eva')
    expect(await throttle.attempt('eva')).toBeGreaterThan(0)
    skew = 0
    for (let times = 0; times < 3; times += 1) expect(await throttle.take(limit, 'casa')).toBe(0)
    expect(await throttle.take(limit, 'casa')).toBeGreaterThan(0)
    expect(await throttle.attempt('eva')).toBe(0)
  }
  await kitchen.close()
})
