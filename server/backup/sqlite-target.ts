import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { databaseFile } from '#server/database/data-folder.ts'
import { applyMigrations } from '#server/database/migrate.ts'
import { holdFolder } from '#server/database/open-sqlite.ts'
import { makePrivate } from '#server/database/private-file.ts'
import { type ScriptConnection, StartError } from '#server/database/store.ts'
import type { Table, Value } from './format.ts'
import { type Loaded, loadArchive, type Target } from './load.ts'
import { keepBeside, refuseOtherSecrets, writeSecretFiles } from './secret-files.ts'
import { ownAccord, quoted } from './source.ts'
import { syncFolder } from './write-archive.ts'

export type Placing = {
  /** Puts the backup in the place of what is there, which is kept beside it. */
  readonly replace: boolean
  readonly now: Date
}

/**
 * Restores into a data folder no server uses. The database is made beside its place, checked, and gets its name last of
 * all: whatever interrupts before that leaves what was there.
 */
export const restoreToSqlite = async (path: string, dataDir: string, { replace, now }: Placing): Promise<Loaded> => {
  const held = holdFolder(dataDir)
  const place = join(dataDir, databaseFile)
  const draft = `${place}.restaurando`
  const keptAs = (file: string): string => `${file}.antes-${now.toISOString().replaceAll(':', '-')}`
  try {
    if (!replace && holdsRows(place)) {
      throw new StartError(
        `La carpeta de datos ${dataDir} no está vacía. Elige otra con DATA_DIR, o añade --sustituir y se guardará lo que hay.`,
      )
    }
    removeDraft(draft)
    const loaded = await build(path, draft)
    if (!replace) refuseOtherSecrets(dataDir, loaded.secrets)
    settle(place)
    writeSecretFiles(dataDir, loaded.secrets, keptAs)
    if (existsSync(place) && replace) keepBeside(place, keptAs(place))
    renameSync(draft, place)
    await syncFolder(dataDir)
    return loaded
  } finally {
    removeDraft(draft)
    held.close()
  }
}

const removeDraft = (draft: string): void => {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${draft}${end}`, { force: true })
}

/** A folder in which a server was only started holds tables and no row: that is empty. */
const holdsRows = (place: string): boolean => {
  if (!existsSync(place)) return false
  const database = new DatabaseSync(place, { timeout: 5000 })
  try {
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .all()
    return tables.some(
      ({ name }) =>
        !ownAccord.has(String(name)) &&
        database.prepare(`select 1 from ${quoted(String(name))} limit 1`).get() !== undefined,
    )
  } catch {
    // Not readable is not empty.
    return true
  } finally {
    database.close()
  }
}

/** What waits in the old file's log belongs to it, and would be read into the new one under its name. */
const settle = (place: string): void => {
  if (!existsSync(place)) return
  try {
    const database = new DatabaseSync(place, { timeout: 5000 })
    database.exec('pragma wal_checkpoint(truncate)')
    database.close()
  } catch {
    // Damaged: that is why somebody restores. Its log goes with it.
  }
  for (const end of ['-wal', '-shm']) rmSync(`${place}${end}`, { force: true })
}

const build = async (path: string, draft: string): Promise<Loaded> => {
  makePrivate(draft)
  const database = new DatabaseSync(draft)
  try {
    database.exec('pragma journal_mode = memory; pragma synchronous = off; pragma foreign_keys = off')
    const connection: ScriptConnection = {
      script: async (sql) => database.exec(sql),
      query: async (sql, parameters = []) => database.prepare(sql).all(...parameters),
    }
    const loaded = await loadArchive(path, targetOf(database, connection))
    await applyMigrations(connection, 'sqlite')
    check(database)
    database.close()
    const file = openSync(draft, 'r')
    fsyncSync(file)
    closeSync(file)
    return loaded
  } finally {
    if (database.isOpen) database.close()
  }
}

const targetOf = (database: DatabaseSync, connection: ScriptConnection): Target => {
  const statements = new Map<string, StatementSync>()
  const statementOf = ({ name, columns }: Table): StatementSync => {
    const known = statements.get(name)
    if (known !== undefined) return known
    const places = columns.map(() => '?').join(', ')
    const made = database.prepare(`insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values (${places})`)
    statements.set(name, made)
    return made
  }
  return {
    makeTables: (migrations) => applyMigrations(connection, 'sqlite', migrations),
    insert: async (table, rows) => {
      const statement = statementOf(table)
      database.exec('begin')
      for (const row of rows) statement.run(...row.map(stored))
      database.exec('commit')
    },
    countRows: async ({ name }) =>
      Number(database.prepare(`select count(*) as n from ${quoted(name)}`).get()?.['n'] ?? 0),
  }
}

const stored = (value: Value): SQLInputValue => {
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

const check = (database: DatabaseSync): void => {
  const loose = database.prepare('pragma foreign_key_check').get()
  const whole = database.prepare('pragma integrity_check(1)').get()
  if (loose === undefined && whole?.['integrity_check'] === 'ok') return
  throw new StartError('La copia no encaja: hay filas que cuelgan de otras que no están. No se ha cambiado nada.')
}
