import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '#server/database/open.ts'
import { createDatabase, startPostgres } from '#tools/postgres.ts'
import { type FirstViews, measureFirstViews } from './first-view.ts'
import { type Call, newClient } from './load.ts'
import { benchRecipe, seedRecipes } from './seed.ts'
import { cpuOf, cpuOfTree, residentOf, startServer } from './server-process.ts'

/**
 * `npm run bench`: processor time per request of the server and of PostgreSQL, start, memory and first view, on a
 * seeded data set. Times vary with the machine; compare figures of one run, or ratios between two versions in turn.
 */

const recipes = 5000
const otherAccounts = 200
const recipesPerOther = 20
const connections = 8
const requestsPerOperation = 1500

type Row = {
  readonly operation: string
  readonly server: number
  readonly database: number
  readonly p50: number
  readonly p99: number
  readonly aim: number
}

const aims: Record<string, number> = { list: 1.3, one: 0.7, search: 2, create: 1.5, update: 1.5 }

const benchEngine = async (engine: 'sqlite' | 'postgres'): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'obrador-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const databaseUrl = postgres === undefined ? undefined : await createDatabase(postgres.url, 'bench')
  const environment = { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) }
  try {
    const session = await prepare(environment, { dataDir, databaseUrl })
    const server = await startServer(environment)
    console.log(`\n== ${engine}\ncold start to first answer: ${server.startMilliseconds.toFixed(0)} ms`)
    console.log(`resident when idle: ${megabytes(residentOf(server.pid))}`)
    const databaseCpu = () => (postgres === undefined ? 0 : cpuOfTree(postgres.pid))
    const rows = await measureOperations(server.url, session.access_token, () => ({
      server: cpuOf(server.pid),
      database: databaseCpu(),
    }))
    printRows(rows)
    console.log(`resident after load: ${megabytes(residentOf(server.pid))}`)
    if (engine === 'sqlite') printFirstViews(await measureFirstViews(server.url, session))
    await server.stop()
    const again = await startServer(environment)
    console.log(`second start: ${again.startMilliseconds.toFixed(0)} ms`)
    await again.stop()
  } finally {
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Session = { readonly access_token: string; readonly user: { readonly id: string } }

/** Signs the cooks up through the server, then writes their recipes straight into the database. */
const prepare = async (
  environment: Record<string, string>,
  config: { dataDir: string; databaseUrl: string | undefined },
): Promise<Session> => {
  const server = await startServer(environment)
  const session = await signUp(server.url, 'ana@cocina.example')
  await server.stop()
  const store = await openStore(config)
  await seedRecipes(store, session.user.id, recipes)
  for (let n = 0; n < otherAccounts; n++) await seedRecipes(store, await addAccount(store, n), recipesPerOther)
  // What autovacuum does in a database that has lived a while: the seed came in one go.
  if (store.engine === 'postgres') await store.migrating(({ script }) => script('vacuum analyze'))
  await store.close()
  return session
}

const addAccount = async ({ db }: Awaited<ReturnType<typeof openStore>>, n: number): Promise<string> => {
  const id = crypto.randomUUID()
  const time = new Date().toISOString()
  const empty = { app_metadata: '{}', user_metadata: '{}', created_at: time, updated_at: time }
  await db
    .insertInto('auth_users')
    .values({ id, email: `cook-${n}@cocina.example`, ...empty })
    .execute()
  return id
}

const signUp = async (url: string, email: string): Promise<Session> => {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'sofrito-lento' }),
  })
  return answer.json()
}

type Cpu = { readonly server: number; readonly database: number }

const measureOperations = async (url: string, token: string, cpu: () => Cpu): Promise<Row[]> => {
  const client = newClient(url, token, connections)
  const { items } = await fetch(`${url}/rest/v1/recipes?limit=100`, {
    headers: { authorization: `Bearer ${token}` },
  }).then((answer) => answer.json())
  const ids: string[] = items.map((item: { id: string }) => item.id)
  const versions = new Map<string, string>(
    items.map((item: { id: string; updated_at: string }) => [item.id, item.updated_at]),
  )
  const idFor = (index: number) => ids[index % ids.length] ?? ''

  const measure = async (operation: string, callFor: (index: number) => Call): Promise<Row> => {
    await client.load(200, callFor)
    const before = cpu()
    const { count, p50, p99 } = await client.load(requestsPerOperation, (index) => callFor(index + 200))
    const after = cpu()
    const spent = (part: keyof Cpu) => (after[part] - before[part]) / count
    return { operation, server: spent('server'), database: spent('database'), p50, p99, aim: aims[operation] ?? 0 }
  }
  const rows = [
    await measure('list', () => ({ method: 'GET', path: '/rest/v1/recipes?limit=50' })),
    await measure('one', (index) => ({ method: 'GET', path: `/rest/v1/recipes/${idFor(index)}` })),
    await measure('search', () => ({ method: 'GET', path: '/rest/v1/recipes?name=croquetas&limit=50' })),
    await measure('create', (index) => ({
      method: 'POST',
      path: '/rest/v1/recipes',
      body: JSON.stringify(benchRecipe(10_000 + index)),
    })),
  ]
  client.close()
  rows.push(await measureUpdates(url, token, versions, cpu))
  return rows
}

/** Updates one recipe after another, each on the version the last answer gave, as a form does. */
const measureUpdates = async (
  url: string,
  token: string,
  versions: Map<string, string>,
  cpu: () => Cpu,
): Promise<Row> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ids = [...versions.keys()].slice(0, connections)
  const times: number[] = []
  const rounds = 60
  const before = cpu()
  await Promise.all(
    ids.map(async (id, lane) => {
      for (let round = 0; round < rounds; round++) {
        const started = performance.now()
        const body = JSON.stringify({ ...benchRecipe(20_000 + lane * rounds + round), updated_at: versions.get(id) })
        const answer = await fetch(`${url}/rest/v1/recipes/${id}`, { method: 'PUT', headers, body })
        const saved = await answer.json()
        if (answer.status !== 200) throw new Error(`PUT answered ${answer.status}: ${JSON.stringify(saved)}`)
        versions.set(id, saved.updated_at)
        times.push(performance.now() - started)
      }
    }),
  )
  const after = cpu()
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(share * times.length)] ?? 0
  const spent = (part: keyof Cpu) => (after[part] - before[part]) / times.length
  return {
    operation: 'update',
    server: spent('server'),
    database: spent('database'),
    p50: at(0.5),
    p99: at(0.99),
    aim: aims['update'] ?? 0,
  }
}

const printRows = (rows: readonly Row[]): void => {
  console.log(
    `CPU ms per request (${connections} connections)\noperation  server      db   total     aim  |  p50 ms   p99 ms`,
  )
  for (const { operation, server, database, p50, p99, aim } of rows) {
    const figures = [server, database, server + database, aim].map((value) => value.toFixed(2).padStart(7))
    console.log(
      `${operation.padEnd(9)} ${figures.join(' ')}  | ${p50.toFixed(1).padStart(7)}  ${p99.toFixed(1).padStart(7)}`,
    )
  }
}

const printFirstViews = ({ landing, recipes: manager }: FirstViews): void => {
  const scripts = (name: string, { scriptBytes, styleBytes }: FirstViews['landing'], aim: number) =>
    `first view of ${name}, gzip: JS ${kilobytes(scriptBytes)} (aim ${aim} kB), CSS ${kilobytes(styleBytes)}`
  console.log(scripts('/', landing, 120))
  console.log(`largest paint of /, empty cache: ${landing.largestPaintMilliseconds.toFixed(0)} ms (aim 1000 ms)`)
  console.log(scripts('/recipes', manager, 200))
  console.log(
    `first recipe visible at ${recipes} recipes, empty cache: ${manager.shownMilliseconds.toFixed(0)} ms (aim 1000 ms)`,
  )
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`
const kilobytes = (bytes: number): string => `${(bytes / 1e3).toFixed(1)} kB`

console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`)
for (const engine of ['sqlite', 'postgres'] as const) {
  const asked = process.argv.slice(2)
  if (asked.length === 0 || asked.includes(engine)) await benchEngine(engine)
}
