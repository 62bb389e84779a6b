import { Socket } from 'node:net'
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { postgresDriver } from './postgres-driver.ts'
import { openQueryWatch } from './query-watch.ts'
import type { Tables } from './schema.ts'
import { type ScriptConnection, StartError, type Store } from './store.ts'

const oldestMajor = 15
// Any number will do, as long as every version of Obrador takes the same one.
const migrationLock = 7_266_213

/** Nothing we ask takes a tenth of this; longer is a runaway, and its connection is needed. */
const statementTimeout = '20s'
/** A server that says nothing for so long while we wait is gone: pulled cable, frozen machine. */
const longestSilenceMs = 25_000
/** Another process may be migrating a large database. */
const migrationPatience = '10min'

type Options = {
  readonly poolSize?: number | undefined
  readonly silenceMs?: number
  /** The setting its address comes from, for the operator's eyes. */
  readonly variable?: 'DATABASE_URL' | 'DATABASE_LOGIN_URL'
}

/**
 * A PostgreSQL (15 or newer) that several processes may share. Types are read as SQLite gives them:
 * int8 as number, times as ISO text. When it goes away, what is asked fails at once or within that silence, no connection
 * stays stuck, and the next question after it is back is answered.
 */
export const openPostgres = async (
  url: string,
  { poolSize = 10, silenceMs = longestSilenceMs, variable = 'DATABASE_URL' }: Options = {},
): Promise<Store> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    types: { getTypeParser },
    onConnect: prepareConnection(silenceMs),
  })
  // An idle connection that the server closes is replaced at the next query; without a listener it would end us.
  pool.on('error', () => undefined)
  await checkServer(pool, variable)
  const { log, onQuery } = openQueryWatch()
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => postgresDriver(pool, (type) => getTypeParser(type, 'text')),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (database) => new PostgresIntrospector(database),
    },
    log,
  })
  return {
    engine: 'postgres',
    db,
    migrating: (work) => underLock(url, work),
    onQuery,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy().then(() => (pool.ended ? undefined : pool.end())),
  }
}

const prepareConnection =
  (silenceMs: number) =>
  async (client: pg.ClientBase): Promise<void> => {
    // One lost between two queries of a transaction says so here; the next query fails and is answered.
    client.on('error', () => undefined)
    const stream = client instanceof pg.Client ? client.connection.stream : undefined
    // Connections at rest are closed after ten seconds, so silence this long is always a question without answer.
    if (stream instanceof Socket) stream.setTimeout(silenceMs, () => stream.destroy())
    await client.query(`set statement_timeout = '${statementTimeout}'`)
  }

const checkServer = async (pool: pg.Pool, variable: string): Promise<void> => {
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num')
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (major >= oldestMajor) return
    throw new StartError(
      `Obrador necesita PostgreSQL ${oldestMajor} o posterior; ${variable} apunta a la versión ${major}.`,
    )
  } catch (cause) {
    await pool.end()
    if (cause instanceof StartError) throw cause
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : 'no responde'
    throw new StartError(
      `No se llega a la base de datos de ${variable} (${reason}). Comprueba que está en marcha y la dirección.`,
      {
        cause,
      },
    )
  }
}

const underLock = async <T>(url: string, work: (connection: ScriptConnection) => Promise<T>): Promise<T> => {
  // A connection of its own, without the limits of the pool: a migration takes as long as it takes.
  const client = new pg.Client({ connectionString: url, types: { getTypeParser }, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await takeLock(client)
    return await work({
      script: async (sql) => {
        await client.query(sql)
      },
      query: async (sql, parameters = []) => (await client.query(sql, [...parameters])).rows,
    })
  } finally {
    // Closing the connection gives the lock back whatever state the work left it in.
    await client.end().catch(() => undefined)
  }
}

const lockNotAvailable = '55P03'

const takeLock = async (client: pg.Client): Promise<void> => {
  try {
    await client.query(`set lock_timeout = '${migrationPatience}'`)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query('set lock_timeout = default')
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError) || cause.code !== lockNotAvailable) throw cause
    throw new StartError(
      'Otro Obrador lleva más de diez minutos preparando la base de datos. Espera a que acabe y arranca de nuevo.',
      { cause },
    )
  }
}

const int8 = 20
const timestamptz = 1184
const readDate = pg.types.getTypeParser(timestamptz, 'text')

/** Columns as SQLite gives them, for every connection that reads our tables. */
export const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === int8) return Number
  if (oid === timestamptz) return (text: string) => (readDate(text) as Date).toISOString()
  return pg.types.getTypeParser(oid, format as 'text')
}
