import { randomUUID } from 'node:crypto'
import { createServer, connect as dial, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { asUser } from '#server/database/as-user.ts'
import { isDatabaseOutage } from '#server/database/failures.ts'
import { openPostgres } from '#server/database/open-postgres.ts'
import { type Cook, type Kitchen, newCook, openKitchen, request } from '#testing/harness.ts'
import { createDatabase, type PostgresServer, startPostgres } from '#testing/postgres.ts'

/** PostgreSQL goes and comes back: what is asked meanwhile is answered at once, and afterwards all is as before. */

vi.setConfig({ testTimeout: 60_000 })

let server: PostgresServer
let kitchen: Kitchen
let cook: Cook

beforeAll(async () => {
  server = await startPostgres()
  kitchen = await openKitchen('postgres', { DATABASE_URL: await createDatabase(server.url, 'outage') })
  cook = await newCook(kitchen, 'ana')
})
afterAll(async () => {
  await kitchen.close()
  await server.stop()
})

const recipe = (name: string) => ({
  id: randomUUID(),
  name,
  servings: 4,
  method: 'Hervir.',
  ingredients: [{ name: 'Agua', quantity: 2, unit: 'l' }],
})
const unavailable = {
  status: 503,
  body: {
    code: 'unavailable',
    message: 'El servidor está ocupado o su base de datos no responde. Inténtalo en unos segundos.',
  },
}
const ready = () => request(kitchen.app, { method: 'GET', url: '/ready' })

test.each(['SIGINT', 'SIGKILL'] as const)(
  'parada con %s: 503 claro y rápido; de vuelta, todo sigue solo',
  async (signal) => {
    const kept = recipe('Antes')
    expect((await cook.call('POST', '/rest/v1/recipes', kept)).status).toBe(201)
    await server.halt(signal)

    const started = performance.now()
    const answers = await Promise.all([
      ...Array.from({ length: 15 }, () => cook.call('GET', '/rest/v1/recipes')),
      ...Array.from({ length: 15 }, () => cook.call('POST', '/rest/v1/recipes', recipe('Durante'))),
    ])
    for (const answer of answers) expect(answer).toEqual(unavailable)
    expect(performance.now() - started).toBeLessThan(10_000)
    const credentials = { email: 'ana@cocina.example', password: 'sofrito-lento' }
    const signIn = await request(kitchen.app, {
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      body: credentials,
    })
    // The client tries 503 again by itself and signs nobody out.
    expect(signIn.status).toBe(503)
    expect(await ready()).toEqual({ status: 503, body: { status: 'database' } })
    expect((await request(kitchen.app, { method: 'GET', url: '/health' })).status).toBe(200)

    await server.resume()
    await expect.poll(async () => (await cook.call('GET', `/rest/v1/recipes/${kept.id}`)).status).toBe(200)
    expect((await ready()).status).toBe(200)
    const after = await Promise.all(
      Array.from({ length: 30 }, () => cook.call('POST', '/rest/v1/recipes', recipe('Después'))),
    )
    expect(after.map(({ status }) => status)).toEqual(Array(30).fill(201))
  },
)

test('una conexión cortada entre dos consultas de una transacción se responde y no tumba el proceso', async () => {
  const { store } = kitchen
  const cut = asUser(store, cook.id, async ({ tx }) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.db)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await sql`select 1`.execute(tx)
  })
  const error = await cut.catch((cause: unknown) => cause)
  expect(isDatabaseOutage(error)).toBe(true)
  expect((await cook.call('GET', '/rest/v1/recipes')).status).toBe(200)
})

test('un servidor que enmudece no retiene las conexiones: se cortan, y al volver se contesta', async () => {
  const wire = await mutableWire(server.url)
  const store = await openPostgres(wire.url, { poolSize: 2, silenceMs: 300 })
  const ask = () => sql<{ n: number }>`select 1 as n`.execute(store.db)
  await ask()
  wire.mute(true)
  const started = performance.now()
  const errors = await Promise.all([ask(), ask()].map((one) => one.catch((error: unknown) => error)))
  expect(errors.map(isDatabaseOutage)).toEqual([true, true])
  expect(performance.now() - started).toBeLessThan(15_000)
  wire.mute(false)
  expect((await Promise.all([ask(), ask(), ask()])).map(({ rows }) => rows[0]?.n)).toEqual([1, 1, 1])
  await store.close()
  wire.close()
})

test('una consulta sin fin se corta y se dice como falta de servicio', async () => {
  const store = await openPostgres(inject('postgresUrl'))
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(store.db)
  expect(rows).toEqual([{ statement_timeout: '20s' }])
  const endless = await store.db.connection().execute(async (one) => {
    await sql`set statement_timeout = '100ms'`.execute(one)
    return sql`select pg_sleep(30)`.execute(one).catch((error: unknown) => error)
  })
  expect(isDatabaseOutage(endless)).toBe(true)
  await store.close()
})

/** A wire to PostgreSQL that can go mute: open, but nothing passes. */
const mutableWire = async (target: string) => {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let muted = false
  const wire = createServer((near) => {
    const far = dial(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => muted || to.write(bytes))
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
  const address = wire.address()
  const url = new URL(target)
  url.port = String(typeof address === 'object' ? address?.port : 0)
  return {
    url: url.href,
    mute: (on: boolean) => {
      muted = on
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      wire.close()
    },
  }
}
