import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { postgresDriver } from './postgres-driver.ts'
import { openQueryWatch } from './query-watch.ts'
import type { Tables } from './schema.ts'
import { type ScriptConnection, StartError, type Store } from './store.ts'

const oldestMajor = 15
// Any number will do, as long as every version of Obrador takes the same one.
const migrationLock = 7_266_213

/**
 * A PostgreSQL (15 or newer) that several processes may share. Types are read as SQLite gives them:
 * int8 as number, times as ISO text.
 */
export const openPostgres = async (url: string): Promise<Store> => {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, types: { getTypeParser } })
  // An idle connection that the server closes is replaced at the next query; without a listener it would end us.
  pool.on('error', () => undefined)
  await checkServer(pool)
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
    migrating: (work) => underLock(pool, work),
    onQuery,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy().then(() => (pool.ended ? undefined : pool.end())),
  }
}

const checkServer = async (pool: pg.Pool): Promise<void> => {
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num')
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (major >= oldestMajor) return
    throw new StartError(
      `Obrador necesita PostgreSQL ${oldestMajor} o posterior; DATABASE_URL apunta a la versión ${major}.`,
    )
  } catch (cause) {
    await pool.end()
    if (cause instanceof StartError) throw cause
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : 'no responde'
    throw new StartError(
      `No se llega a la base de datos de DATABASE_URL (${reason}). Comprueba que está en marcha y la dirección.`,
      {
        cause,
      },
    )
  }
}

const underLock = async <T>(pool: pg.Pool, work: (connection: ScriptConnection) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    return await work({
      script: async (sql) => {
        await client.query(sql)
      },
      query: async (sql, parameters = []) => (await client.query(sql, [...parameters])).rows,
    })
  } finally {
    // Closing the connection gives the lock back whatever state the work left it in.
    client.release(true)
  }
}

const int8 = 20
const timestamptz = 1184
const readDate = pg.types.getTypeParser(timestamptz, 'text')

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === int8) return Number
  if (oid === timestamptz) return (text: string) => (readDate(text) as Date).toISOString()
  return pg.types.getTypeParser(oid, format as 'text')
}
