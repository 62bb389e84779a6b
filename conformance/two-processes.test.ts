import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createDatabase, dropDatabase, freePort } from '#testing/postgres.ts'
import { openProxy, type ReverseProxy } from '#testing/proxy.ts'
import { runServer, type ServerRun } from '#testing/server-run.ts'

/** Two server processes on one PostgreSQL behind a proxy: one ends, in order or not, while cooks are saving. */

let folder: string
let databaseUrl: string
let environments: readonly Record<string, string>[]
let urls: readonly [string, string]
let proxy: ReverseProxy
const servers: (ServerRun | undefined)[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'obrador-two-'))
  databaseUrl = await createDatabase(inject('postgresUrl'), `two_${randomUUID().replaceAll('-', '')}`)
  const ports = [await freePort(), await freePort()] as const
  urls = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`]
  environments = ports.map((port) => ({
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DRAIN_SECONDS: '1',
    TRUST_PROXY: '127.0.0.1',
    AUTH_REFRESH_REUSE_INTERVAL: '0',
    AUTH_REFRESH_PREVIOUS_GRACE: '0',
    LOG_LEVEL: 'error',
  }))
  proxy = await openProxy(urls)
})
// What the last test has ended is started again: a port just left must be free at once.
beforeEach(async () => {
  const fresh = environments.flatMap((environment, index) => {
    const server = servers[index]
    if (server !== undefined && server.child.exitCode === null && server.child.signalCode === null) return []
    servers[index] = runServer(environment)
    return [servers[index]]
  })
  await Promise.all(fresh.map((server) => server?.url()))
}, 60_000)
afterAll(async () => {
  proxy.close()
  for (const server of servers) {
    server?.child.kill('SIGKILL')
    await server?.exit
  }
  await dropDatabase(databaseUrl)
  rmSync(folder, { recursive: true, force: true })
})

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Answer = { readonly status: number; readonly body: any }

const call = async (base: string, method: string, path: string, token: string, body?: object): Promise<Answer> => {
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
}

const signUp = async (): Promise<{ access_token: string; refresh_token: string }> => {
  const email = `ana-${randomUUID().slice(0, 8)}@cocina.example`
  return (await call(proxy.url, 'POST', '/auth/v1/signup', '', { email, password: 'sofrito-lento' })).body
}

const recipe = (name: string, id: string = randomUUID()) => ({
  id,
  name,
  servings: 4,
  method: 'Hervir.',
  ingredients: [{ name: 'Agua', quantity: 2, unit: 'l' }],
})

/** Six cooks at a time who save and read until told to stop; each repeats what failed, as the screen's 'try again' does. */
const openLoad = (token: string) => {
  const acknowledged: string[] = []
  const failures: string[] = []
  let stopped = false
  const cook = async (): Promise<void> => {
    while (!stopped) {
      const body = recipe('Caldo')
      for (let attempt = 0; attempt < 50; attempt += 1) {
        const saved = await call(proxy.url, 'POST', '/rest/v1/recipes', token, body).catch(() => undefined)
        if (saved?.status === 201) {
          acknowledged.push(body.id)
          break
        }
        failures.push(`POST ${saved?.status ?? 'cut'}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const read = await call(proxy.url, 'GET', `/rest/v1/recipes/${body.id}`, token).catch(() => undefined)
      if (read?.status !== 200) failures.push(`GET ${read?.status ?? 'cut'}`)
    }
  }
  const cooks = Promise.all(Array.from({ length: 6 }, cook))
  return {
    acknowledged,
    failures,
    until: async (count: number): Promise<void> => {
      const from = acknowledged.length
      while (acknowledged.length < from + count) await new Promise((resolve) => setTimeout(resolve, 10))
    },
    stop: async (): Promise<void> => {
      stopped = true
      await cooks
    },
  }
}

const savedNames = async (token: string): Promise<Set<string>> => {
  const ids: string[] = []
  let cursor = ''
  do {
    const { body } = await call(urls[1], 'GET', `/rest/v1/recipes?limit=100${cursor}`, token)
    for (const { id } of body.items) ids.push(id)
    cursor = body.next_cursor == null ? '' : `&cursor=${body.next_cursor}`
  } while (cursor !== '')
  expect(new Set(ids).size).toBe(ids.length)
  return new Set(ids)
}

test('SIGTERM a uno en plena faena: ni un error, y nada perdido', async () => {
  const { access_token: token } = await signUp()
  const load = openLoad(token)
  await load.until(20)
  servers[0]?.child.kill('SIGTERM')
  expect(await servers[0]?.exit).toEqual({ code: 0, signal: null })
  await load.until(20)
  await load.stop()
  expect(load.failures).toEqual([])
  const saved = await savedNames(token)
  expect(load.acknowledged.filter((id) => !saved.has(id))).toEqual([])
}, 60_000)

test('SIGKILL a uno en plena faena: lo confirmado está, una sola vez, y los demás siguen con el otro', async () => {
  const { access_token: token } = await signUp()
  const load = openLoad(token)
  await load.until(20)
  servers[0]?.child.kill('SIGKILL')
  const killed = performance.now()
  await load.until(30)
  expect(performance.now() - killed).toBeLessThan(10_000)
  await load.stop()
  // At most what was under way in that process: six cooks, one request each.
  expect(load.failures.length).toBeLessThanOrEqual(6)
  const saved = await savedNames(token)
  expect(load.acknowledged.filter((id) => !saved.has(id))).toEqual([])
}, 60_000)

test('lo mismo pedido a los dos a la vez: se crea una vez, y de dos ediciones vale una', async () => {
  const { access_token: token } = await signUp()
  for (let round = 0; round < 10; round += 1) {
    const body = recipe(`Ronda ${round}`)
    const made = await Promise.all(urls.map((url) => call(url, 'POST', '/rest/v1/recipes', token, body)))
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    expect(made[0]?.body).toEqual(made[1]?.body)
    const { updated_at } = made[0]?.body ?? {}
    const edits = await Promise.all(
      urls.map((url, index) =>
        call(url, 'PUT', `/rest/v1/recipes/${body.id}`, token, {
          ...recipe(`Edición ${index}`),
          id: undefined,
          updated_at,
        }),
      ),
    )
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = edits.findIndex(({ status }) => status === 200)
    expect((await call(proxy.url, 'GET', `/rest/v1/recipes/${body.id}`, token)).body.name).toBe(`Edición ${won}`)
  }
}, 60_000)

test('un token de renovación usado en uno y repetido en el otro cierra la sesión en los dos', async () => {
  const { access_token, refresh_token } = await signUp()
  const refresh = (url: string, token: string) =>
    call(url, 'POST', '/auth/v1/token?grant_type=refresh_token', '', { refresh_token: token })
  const renewed = await refresh(urls[0], refresh_token)
  expect(renewed.status).toBe(200)
  expect((await refresh(urls[1], refresh_token)).body).toMatchObject({ error_code: 'refresh_token_already_used' })
  for (const url of urls) {
    expect((await call(url, 'GET', '/rest/v1/recipes', access_token)).status).toBe(401)
    expect((await refresh(url, renewed.body.refresh_token)).body).toMatchObject({
      error_code: 'refresh_token_not_found',
    })
  }
}, 60_000)

test('los intentos de entrar se cuentan entre los dos', async () => {
  const wrong = { email: 'eva@cocina.example', password: 'equivocada' }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt += 1) {
    statuses.push(
      (await call(urls[attempt % 2 ? 1 : 0], 'POST', '/auth/v1/token?grant_type=password', '', wrong)).status,
    )
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
}, 60_000)
