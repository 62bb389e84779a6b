import pg from 'pg'
import { getTypeParser } from '#server/database/open-postgres.ts'
import { StartError } from '#server/database/store.ts'
import type { Rows, Table } from './format.ts'
import { bookkeeping, parentsFirst, quoted, rowsPerRead, type Source, tablesOf } from './source.ts'

/** One snapshot of a PostgreSQL that goes on being used: repeatable read, read only, read through a cursor. */
export const openPostgresSource = async (url: string): Promise<Source> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, types: { getTypeParser } })
  client.on('error', () => undefined)
  const all = async <Found extends object>(sql: string) => (await client.query<Found>(sql)).rows
  try {
    await client.connect()
    await client.query('begin isolation level repeatable read read only')
    const columns = await all<{ t: string; c: string }>(`
      select table_name as t, column_name as c from information_schema.columns
      where table_schema = current_schema() order by table_name, ordinal_position`)
    const references = await all<{ from: string; to: string }>(`
      select child.relname as "from", parent.relname as "to" from pg_constraint
      join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
      where contype = 'f' and connamespace = current_schema()::regnamespace`)
    if (!columns.some(({ t }) => t === bookkeeping)) {
      throw new StartError('La base de datos de DATABASE_URL no es de Obrador: no hay nada que copiar.')
    }
    const migrations = await all<{ name: string }>(`select name from ${bookkeeping} order by name`)
    return {
      engine: 'postgres',
      migrations: migrations.map(({ name }) => name),
      tables: parentsFirst(tablesOf(columns), references),
      rows: (table) => readTable(client, table),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end().catch(() => undefined)
    if (error instanceof StartError) throw error
    const reason = error instanceof Error && error.message !== '' ? error.message : 'no responde'
    throw new StartError(`No se puede leer la base de datos de DATABASE_URL (${reason}).`, { cause: error })
  }
}

async function* readTable(client: pg.Client, { name, columns }: Table): AsyncIterable<Rows> {
  await client.query(
    `declare copying no scroll cursor for select ${columns.map(quoted).join(', ')} from ${quoted(name)}`,
  )
  for (;;) {
    const { rows } = await client.query({ text: `fetch ${rowsPerRead} from copying`, rowMode: 'array' })
    if (rows.length > 0) yield rows
    if (rows.length < rowsPerRead) break
  }
  await client.query('close copying')
}
