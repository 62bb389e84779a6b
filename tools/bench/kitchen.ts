import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '#server/database/open.ts'
import { createDatabase, startPostgres } from '#testing/postgres.ts'
import { type ServerProcess, startServer } from '#testing/start-server.ts'
import { type Call, newClient } from './load.ts'
import { cpuOf, cpuOfTree } from './process-figures.ts'
import type { Report } from './report.ts'
import { seedAnalyses, seedElaboraciones, seedPrices, seedRecipes } from './seed.ts'

export type Engine = 'sqlite' | 'postgres'
export type Session = {
  readonly access_token: string
  readonly refresh_token: string
  readonly user: { readonly id: string }
}

/** A real server on a seeded database of one engine, in processes of their own. */
export type BenchKitchen = {
  readonly engine: Engine
  readonly server: () => ServerProcess
  /** The cook with 5,000 recipes, and the one with 10,000, four fifths of them with elaboraciones (only where asked for). */
  readonly ana: Session
  readonly berta: Session
  /** Milliseconds of processor time used so far. */
  readonly cpu: () => { readonly server: number; readonly database: number }
  /** Ends the server and starts it again. */
  readonly restart: (environment?: Record<string, string>) => Promise<void>
  readonly close: () => Promise<void>
}

export const password = 'sofrito-lento'
const recipes = 5000
const bigBook = 10_000
const pendingAnalyses = 100
const otherAccounts = 200
const recipesPerOther = 20

/** Limits per address and cook are lifted, since they would stop the bench. All other settings are the defaults. */
export const unlimited = {
  ...{ AUTH_IP_LIMIT_FACTOR: '100000', USER_LIMIT_FACTOR: '1000000' },
  ...{ QUOTA_RECIPES: '1000000', QUOTA_PRICES: '1000000', QUOTA_MEGABYTES: '100000' },
}

export const openBenchKitchen = async (engine: Engine, withBigBook: boolean): Promise<BenchKitchen> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'obrador-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const databaseUrl = postgres === undefined ? undefined : await createDatabase(postgres.url, 'bench')
  const environment = {
    ...unlimited,
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
  let server = await startServer(environment)
  const ana = await signUp(server.url, 'ana@cocina.example')
  const berta = await signUp(server.url, 'berta@cocina.example')
  await server.stop()
  await seed({ dataDir, databaseUrl }, ana.user.id, withBigBook ? berta.user.id : undefined)
  server = await startServer(environment)
  return {
    engine,
    server: () => server,
    ana,
    berta,
    cpu: () => ({ server: cpuOf(server.pid), database: postgres === undefined ? 0 : cpuOfTree(postgres.pid) }),
    restart: async (more = {}) => {
      await server.stop()
      server = await startServer({ ...environment, ...more })
    },
    close: async () => {
      await server.stop()
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type Config = { readonly dataDir: string; readonly databaseUrl: string | undefined }

/** Writes the books straight into the database. */
const seed = async (config: Config, ana: string, berta: string | undefined): Promise<void> => {
  const store = await openStore(config)
  await seedRecipes(store, ana, recipes)
  await seedPrices(store, ana)
  await seedAnalyses(store, ana, recipes - pendingAnalyses)
  if (berta !== undefined) {
    await seedRecipes(store, berta, bigBook)
    await seedPrices(store, berta)
    await seedElaboraciones(store, berta)
  }
  const time = new Date().toISOString()
  const empty = { app_metadata: '{}', user_metadata: '{}', created_at: time, updated_at: time }
  for (let n = 0; n < otherAccounts; n++) {
    const id = crypto.randomUUID()
    await store.db
      .insertInto('auth_users')
      .values({ id, email: `cook-${n}@cocina.example`, ...empty })
      .execute()
    await seedRecipes(store, id, recipesPerOther)
  }
  // What autovacuum does in a database that has lived a while: the seed came in one go.
  if (store.engine === 'postgres') await store.migrating(({ script }) => script('vacuum analyze'))
  await store.close()
}

export const signUp = async (url: string, email: string): Promise<Session> => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const answer = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body })
  if (answer.status !== 200) throw new Error(`Sign-up answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

type Measured = {
  readonly part: string
  readonly operation: string
  readonly session: Session
  readonly callFor: (index: number) => Call
  /** Requests that count; as many as a quarter of them go before, to warm up. */
  readonly count?: number
  readonly connections?: number
  readonly aim?: number
}

/** Sends one kind of request again and again, and reports what each cost. */
export const measure = async (kitchen: BenchKitchen, report: Report, what: Measured): Promise<void> => {
  const { part, operation, session, callFor, count = 300, connections = 8, aim } = what
  const client = newClient(kitchen.server().url, session.access_token, connections)
  const warm = Math.ceil(count / 4)
  await client.load(warm, callFor)
  const before = kitchen.cpu()
  const { p50, p99 } = await client.load(count, (index) => callFor(index + warm))
  const after = kitchen.cpu()
  client.close()
  const [server, database] = [(after.server - before.server) / count, (after.database - before.database) / count]
  const { engine } = kitchen
  report.operation({
    part,
    engine,
    operation,
    connections,
    server,
    database,
    p50,
    p99,
    ...(aim === undefined ? {} : { aim }),
  })
}

/** Asks for something once and answers its body. */
// biome-ignore lint/suspicious/noExplicitAny: a bench reads answers of every shape
export const ask = async (kitchen: BenchKitchen, { access_token }: Session, call: Call): Promise<any> => {
  const { method, path, body = null, type = 'application/json' } = call
  const headers = { authorization: `Bearer ${access_token}`, ...(body === null ? {} : { 'content-type': type }) }
  const answer = await fetch(`${kitchen.server().url}${path}`, { method, headers, body })
  const text = await answer.text()
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
}

export const get = (path: string): Call => ({ method: 'GET', path })
export const send = (method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown): Call => ({
  method,
  path,
  body: JSON.stringify(body),
})
