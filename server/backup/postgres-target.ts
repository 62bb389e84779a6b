import { applyMigrations } from '#server/database/migrate.ts'
import { openPostgres } from '#server/database/open-postgres.ts'
import { type ScriptConnection, StartError } from '#server/database/store.ts'
import type { Row, Table } from './format.ts'
import { type Loaded, loadArchive, type Target } from './load.ts'
import { refuseOtherSecrets, writeSecretFiles } from './secret-files.ts'
import { bookkeeping, ownAccord, quoted } from './source.ts'
import type { Placing } from './sqlite-target.ts'

/**
 * Restores into a PostgreSQL database in one transaction, from the first table to the last row: an interruption leaves it
 * as it was. Tables that are there already go first; with rows in them only when told to.
 */
export const restoreToPostgres = async (
  path: string,
  { url, dataDir }: { readonly url: string; readonly dataDir: string },
  { replace, now }: Placing,
): Promise<Loaded> => {
  const store = await openPostgres(url)
  try {
    return await store.migrating(async (connection) => {
      await connection.script('begin')
      try {
        await clear(connection, replace)
        const within = inTransaction(connection)
        const loaded = await loadArchive(path, targetOf(within))
        await applyMigrations(within, 'postgres')
        await connection.script('set constraints all immediate')
        await countAnew(connection)
        if (!replace) refuseOtherSecrets(dataDir, loaded.secrets)
        writeSecretFiles(dataDir, loaded.secrets, (file) => `${file}.antes-${now.toISOString().replaceAll(':', '-')}`)
        await connection.script('commit')
        return loaded
      } catch (error) {
        await connection.script('rollback')
        throw error
      }
    })
  } finally {
    await store.close()
  }
}

/** A migration opens and closes its own transaction; within ours that is a savepoint. */
const inTransaction = (connection: ScriptConnection): ScriptConnection => ({
  query: connection.query,
  script: (sql) => connection.script(savepoints[sql] ?? sql),
})
const savepoints: Record<string, string | undefined> = {
  begin: 'savepoint step',
  commit: 'release savepoint step',
  rollback: 'rollback to savepoint step',
}

const clear = async (connection: ScriptConnection, replace: boolean): Promise<void> => {
  const found = await connection.query(
    "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
  )
  const tables = found.map(({ name }) => String(name))
  if (tables.length === 0) return
  if (!tables.includes(bookkeeping)) {
    throw new StartError('La base de datos de DATABASE_URL tiene tablas que no son de Obrador: crea una para él solo.')
  }
  for (const name of replace ? [] : tables.filter((table) => !ownAccord.has(table))) {
    const [row] = await connection.query(`select 1 from ${quoted(name)} limit 1`)
    if (row === undefined) continue
    throw new StartError(
      'La base de datos de DATABASE_URL no está vacía. Elige otra, o añade --sustituir: lo que hay se borrará (haz antes una copia).',
    )
  }
  await connection.script(`drop table ${tables.map(quoted).join(', ')} cascade`)
  const functions = await connection.query(`
    select format('%I(%s)', proname, pg_get_function_identity_arguments(oid)) as name from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`)
  for (const { name } of functions) await connection.script(`drop function ${String(name)}`)
}

const setTriggers = async (connection: ScriptConnection, state: 'disable' | 'enable'): Promise<number> => {
  const tables = await connection.query(`
    select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace`)
  for (const { name } of tables) await connection.script(`alter table ${quoted(String(name))} ${state} trigger user`)
  return tables.length
}

/** Counting row by row within one transaction walks past every count before it; once at the end is enough. */
const countAnew = async (connection: ScriptConnection): Promise<void> => {
  if ((await setTriggers(connection, 'enable')) > 0) await connection.script('select count_usage()')
}

const targetOf = (connection: ScriptConnection): Target => ({
  makeTables: async (migrations) => {
    await applyMigrations(connection, 'postgres', migrations)
    await setTriggers(connection, 'disable')
  },
  insert: async (table, rows) => {
    const names = table.columns.map(quoted).join(', ')
    const json = JSON.stringify(rows.map((row) => asObject(table, row)))
    await connection.query(
      `insert into ${quoted(table.name)} (${names}) select ${names} from json_populate_recordset(null::${quoted(table.name)}, $1)`,
      [json],
    )
  },
  countRows: async ({ name }) => {
    const [row] = await connection.query(`select count(*) as n from ${quoted(name)}`)
    return Number(row?.['n'] ?? 0)
  },
})

const asObject = ({ columns }: Table, row: Row): object =>
  Object.fromEntries(columns.map((column, index) => [column, row[index]]))
