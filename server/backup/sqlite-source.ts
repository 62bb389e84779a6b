import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { databaseFile } from '#server/database/data-folder.ts'
import { StartError } from '#server/database/store.ts'
import type { Row, Rows, Table, Value } from './format.ts'
import { bookkeeping, parentsFirst, quoted, rowsPerRead, type Source, tablesOf } from './source.ts'

/**
 * The embedded database beside the server that uses it: a transaction that reads sees the state it began with, and in WAL
 * mode it holds up no writer. The file is checked first; a damaged one is not worth a backup.
 */
export const openSqliteSource = (dataDir: string): Source => {
  const path = join(dataDir, databaseFile)
  if (!existsSync(path)) {
    throw new StartError(`No hay ninguna base de datos en ${dataDir}. Di dónde está con DATA_DIR o DATABASE_URL.`)
  }
  const database = new DatabaseSync(path, { timeout: 5000 })
  try {
    database.exec('pragma query_only = on; begin')
    checkWhole(database, path)
    const all = (sql: string) => database.prepare(sql).all() as Record<string, string>[]
    const columns = all(`select m.name as t, p.name as c, lower(p.type) as k
      from sqlite_master m, pragma_table_info(m.name) p
      where m.type = 'table' and m.name not like 'sqlite_%' order by m.name, p.cid`)
    const references = all(`select m.name as "from", f."table" as "to"
      from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`)
    const kinds = new Map(columns.map(({ t, c, k }) => [`${t}.${c}`, k ?? '']))
    return {
      engine: 'sqlite',
      migrations: all(`select name from ${bookkeeping} order by name`).map(({ name }) => name ?? ''),
      tables: parentsFirst(
        tablesOf(columns as { t: string; c: string }[]),
        references as { from: string; to: string }[],
      ),
      rows: (table) =>
        readTable(
          database,
          table,
          table.columns.map((column) => kinds.get(`${table.name}.${column}`) ?? ''),
        ),
      close: async () => database.close(),
    }
  } catch (error) {
    database.close()
    throw error
  }
}

const checkWhole = (database: DatabaseSync, path: string): void => {
  const found = safely(() =>
    database
      .prepare('pragma quick_check(1)')
      .all()
      .map((row) => Object.values(row)[0]),
  )
  if (found.length === 1 && found[0] === 'ok') return
  throw new StartError(
    `La base de datos ${path} está dañada (${String(found[0] ?? 'no se puede leer')
      .replace(/\s+/g, ' ')
      .slice(0, 200)}). No se ha hecho ninguna copia: guarda la anterior.`,
  )
}

const safely = (read: () => (SQLOutputValue | undefined)[]): (SQLOutputValue | undefined)[] => {
  try {
    return read()
  } catch {
    return []
  }
}

async function* readTable(
  database: DatabaseSync,
  { name, columns }: Table,
  kinds: readonly string[],
): AsyncIterable<Rows> {
  const statement = database.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(name)}`)
  statement.setReturnArrays(true)
  let rows: Row[] = []
  // setReturnArrays: each row is an array, which the types do not say.
  for (const row of statement.iterate() as Iterable<unknown> as Iterable<SQLOutputValue[]>) {
    rows.push(row.map((value, index) => plainValue(value, kinds[index])))
    if (rows.length < rowsPerRead) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

const plainValue = (value: SQLOutputValue, kind: string | undefined): Value => {
  if (value === null) return null
  if (kind === 'boolean') return value === 1
  if (kind === 'jsonb') return JSON.parse(String(value))
  if (typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A ${typeof value} is not stored by any of our tables`)
}
