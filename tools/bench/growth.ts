import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '#server/database/open.ts'
import type { Store } from '#server/database/store.ts'
import { createDatabase, startPostgres } from '#testing/postgres.ts'
import { type ServerProcess, startServer } from '#testing/start-server.ts'
import { type Engine, get, type Session, send, signUp, unlimited } from './kitchen.ts'
import { type Call, newClient } from './load.ts'
import { cpuOf, cpuOfTree } from './process-figures.ts'
import type { Report } from './report.ts'
import { benchRecipe, seedRecipes } from './seed.ts'

/**
 * `npm run bench -- growth`: how the cost of a list, one recipe, a search and a save grows with the recipes of the account
 * (1 to 10,000) and with the recipes of everybody else in the database (100 to 1,000,000; SQLite to 100,000). Others are
 * accounts of 200 recipes of three ingredients, made inside the database. All sizes stand side by side and are measured in
 * turn, so that their ratio holds on a busy machine too. Takes minutes and gigabytes.
 */
export const benchGrowth = async (engines: readonly Engine[], report: Report): Promise<void> => {
  const free = statfsSync(tmpdir())
  const gigabytes = (free.bavail * free.bsize) / 1e9
  if (gigabytes < neededGigabytes) {
    throw new Error(`Growth needs ${neededGigabytes} GB in ${tmpdir()}; there are ${gigabytes.toFixed(0)}`)
  }
  for (const engine of engines) {
    report.title(`growth, ${engine}`)
    const postgres = engine === 'postgres' ? await startPostgres() : undefined
    try {
      await growAccounts(engine, postgres, report)
      await growDatabases(engine, postgres, report)
    } finally {
      await postgres?.stop()
    }
  }
}

const neededGigabytes = 10
/** What the measured cook has while the database grows around her. */
const ownRecipes = 1000

/** A cook of a size, on a server that may be hers alone. */
type Place = { readonly size: number; readonly server: ServerProcess; readonly session: Session }
type Postgres = Awaited<ReturnType<typeof startPostgres>> | undefined

const growAccounts = async (engine: Engine, postgres: Postgres, report: Report): Promise<void> => {
  const sizes = [1, 100, 1000, 10_000]
  const database = await newDatabase(postgres, 'accounts')
  try {
    const first = await startServer(database.environment)
    const cooks: { size: number; session: Session }[] = []
    for (const size of sizes) cooks.push({ size, session: await signUp(first.url, `cook-${size}@cocina.example`) })
    await first.stop()
    await database.write(async (store) => {
      for (const { size, session } of cooks) await seedRecipes(store, session.user.id, size)
    })
    const server = await startServer(database.environment)
    await measureInTurn(
      { engine, postgres, report, what: 'in the account', from: 100 },
      cooks.map((cook) => ({ ...cook, server })),
    )
    await server.stop()
  } finally {
    database.remove()
  }
}

const growDatabases = async (engine: Engine, postgres: Postgres, report: Report): Promise<void> => {
  const sizes = engine === 'sqlite' ? [100, 10_000, 100_000] : [100, 10_000, 100_000, 1_000_000]
  const databases: Awaited<ReturnType<typeof newDatabase>>[] = []
  const places: Place[] = []
  try {
    for (const size of sizes) {
      const database = await newDatabase(postgres, `others_${size}`)
      databases.push(database)
      const first = await startServer(database.environment)
      const session = await signUp(first.url, 'ana@cocina.example')
      await first.stop()
      const started = performance.now()
      await database.write(async (store) => {
        await seedRecipes(store, session.user.id, ownRecipes)
        await addOthers(store, size)
      })
      report.figure({
        ...{ part: 'growth', engine, what: `making ${size.toLocaleString('en')} recipes of others` },
        ...{ value: (performance.now() - started) / 1000, unit: 's' },
      })
      places.push({ size, session, server: await startServer(database.environment) })
    }
    await measureInTurn({ engine, postgres, report, what: 'in the database', from: 100 }, places)
  } finally {
    for (const { server } of places) await server.stop()
    for (const database of databases) database.remove()
  }
}

const newDatabase = async (postgres: Postgres, name: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'obrador-bench-'))
  const databaseUrl = postgres === undefined ? undefined : await createDatabase(postgres.url, name)
  return {
    environment: {
      ...unlimited,
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    write: async (work: (store: Store) => Promise<void>): Promise<void> => {
      const store = await openStore({ dataDir, databaseUrl })
      await work(store)
      if (store.engine === 'postgres') await store.migrating(({ script }) => script('vacuum analyze'))
      await store.close()
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

type Run = {
  readonly engine: Engine
  readonly postgres: Postgres
  readonly report: Report
  readonly what: string
  /** The size the others are compared with: the smallest whose list is a whole page. */
  readonly from: number
}

const rounds = 6
const callsPerRound = 80
const connections = 4

const measureInTurn = async (
  { engine, postgres, report, what, from }: Run,
  places: readonly Place[],
): Promise<void> => {
  let next = 0
  const ids = new Map<Place, string[]>()
  for (const place of places) ids.set(place, await firstIds(place))
  const operations: [string, (place: Place, index: number) => Call][] = [
    ['list of 50', () => get('/rest/v1/recipes?limit=50')],
    [
      'one recipe',
      (place, index) => get(`/rest/v1/recipes/${ids.get(place)?.[index % (ids.get(place)?.length ?? 1)]}`),
    ],
    ["search 'croquetas jamon'", () => get('/rest/v1/recipes?q=croquetas%20jamon&limit=50')],
    // Last: it adds recipes to every account.
    ['create', () => send('POST', '/rest/v1/recipes', benchRecipe(1_000_000 + next++))],
  ]
  for (const [operation, callFor] of operations) {
    const spent = new Map(places.map((place) => [place, { server: 0, database: 0, p50: 0, p99: 0 }]))
    for (let round = -1; round < rounds; round++) {
      for (const place of places) {
        const client = newClient(place.server.url, place.session.access_token, connections)
        const before = {
          server: cpuOf(place.server.pid),
          database: postgres === undefined ? 0 : cpuOfTree(postgres.pid),
        }
        const { p50, p99 } = await client.load(callsPerRound, (index) => callFor(place, index))
        client.close()
        const sum = spent.get(place)
        // The first round warms up.
        if (round < 0 || sum === undefined) continue
        sum.server += cpuOf(place.server.pid) - before.server
        sum.database += (postgres === undefined ? 0 : cpuOfTree(postgres.pid)) - before.database
        sum.p50 += p50 / rounds
        sum.p99 = Math.max(sum.p99, p99)
      }
    }
    const calls = rounds * callsPerRound
    const totalOf = ({ server, database }: { server: number; database: number }) => (server + database) / calls
    const base = places.findIndex(({ size }) => size === from)
    const totals = places.map((place) => totalOf(spent.get(place) ?? { server: 0, database: 0 }))
    for (const place of places) {
      const { server, database, p50, p99 } = spent.get(place) ?? { server: 0, database: 0, p50: 0, p99: 0 }
      const name = `${operation}, ${place.size.toLocaleString('en')} ${what}`
      const perCall = { server: server / calls, database: database / calls }
      report.operation({ part: 'growth', engine, operation: name, connections, ...perCall, p50, p99 })
    }
    const value = (totals.at(-1) ?? 0) / (totals[base] ?? 1)
    const largest = places.at(-1)?.size.toLocaleString('en')
    report.figure({
      part: 'growth',
      engine,
      what: `${operation}: ${largest} against ${from} ${what}`,
      value,
      unit: '×',
      aim: 1.3,
    })
  }
}

const firstIds = async ({ server, session }: Place): Promise<string[]> => {
  const headers = { authorization: `Bearer ${session.access_token}` }
  const { items } = await (await fetch(`${server.url}/rest/v1/recipes?limit=50`, { headers })).json()
  return items.map((item: { id: string }) => item.id)
}

const recipesPerAccount = 200

/** Accounts of 200 recipes of three ingredients, until `size` recipes of others are there. Made by the database itself. */
const addOthers = async (store: Store, size: number): Promise<void> => {
  const accounts = Math.ceil(size / recipesPerAccount)
  const script = store.engine === 'sqlite' ? inSqlite(accounts) : inPostgres(accounts)
  await store.migrating((connection) => connection.script(script))
}

const time = "'2026-03-01T10:00:00.000Z'"
const name = "'Arroz de gambas ' || n"
const key = "'arroz de gambas ' || n"
const method = "'Rehogar a fuego medio sin dejar de remover hasta que tome color. Mojar con el caldo y dejar hervir.'"

// Foreign keys are not checked while the rows are made: they are true by construction.
const inPostgres = (accounts: number): string => `
  set statement_timeout = 0;
  set session_replication_role = replica;
  create or replace function bench_id(kind text, n bigint) returns uuid language sql immutable as
    $$ select md5(kind || n)::uuid $$;
  insert into auth_users (id, email, app_metadata, user_metadata, created_at, updated_at)
    select bench_id('user', n), 'other-' || n || '@cocina.example', '{}', '{}', ${time}, ${time}
    from generate_series(0, ${accounts - 1}) n;
  insert into recipes (user_id, id, name, name_key, category, category_key, servings, method, ingredient_count, created_at, updated_at)
    select bench_id('user', n / ${recipesPerAccount}), bench_id('recipe', n), ${name}, ${key}, 'Primeros', 'primeros', 4,
      ${method}, 3, ${time}, timestamptz ${time} + n * interval '1 second'
    from generate_series(0::bigint, ${accounts * recipesPerAccount - 1}::bigint) n;
  insert into ingredients (user_id, id, recipe_id, position, name, quantity, unit, ingredient_key)
    select bench_id('user', n / ${recipesPerAccount}), bench_id('line' || position, n), bench_id('recipe', n), position,
      'Arroz ' || position, 100, 'g', 'arroz ' || position
    from generate_series(0::bigint, ${accounts * recipesPerAccount - 1}::bigint) n, generate_series(0, 2) position;
  set session_replication_role = default;`

const id = (kind: string, n: string) => `printf('%08x-0000-4000-8000-%012x', ${kind}, ${n})`

const inSqlite = (accounts: number): string => {
  const series = (count: number) =>
    `with recursive series (n) as (select 0 union all select n + 1 from series where n < ${count - 1})`
  const owner = id('1', `n / ${recipesPerAccount}`)
  return `
  pragma foreign_keys = off;
  begin;
  insert into auth_users (id, email, app_metadata, user_metadata, created_at, updated_at)
    ${series(accounts)} select ${id('1', 'n')}, 'other-' || n || '@cocina.example', '{}', '{}', ${time}, ${time} from series;
  insert into recipes (user_id, id, name, name_key, category, category_key, servings, method, ingredient_count, created_at, updated_at)
    ${series(accounts * recipesPerAccount)}
    select ${owner}, ${id('2', 'n')}, ${name}, ${key}, 'Primeros', 'primeros', 4, ${method}, 3, ${time},
      strftime('%Y-%m-%dT%H:%M:%S.000Z', ${time}, n || ' seconds') from series;
  insert into ingredients (user_id, id, recipe_id, position, name, quantity, unit, ingredient_key)
    ${series(accounts * recipesPerAccount)}, position (p) as (values (0), (1), (2))
    select ${owner}, ${id('3 + p', 'n')}, ${id('2', 'n')}, p, 'Arroz ' || p, 100, 'g', 'arroz ' || p from series, position;
  commit;
  pragma foreign_keys = on;`
}
