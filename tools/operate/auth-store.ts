import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import type { Config } from '#server/config.ts'
import { openPostgres } from '#server/database/open-postgres.ts'
import type { Tables } from '#server/database/schema.ts'
import { sqliteDriver } from '#server/database/sqlite-driver.ts'
import { StartError, type Store } from '#server/database/store.ts'

/**
 * The database of a server that may be running: an operator's command writes one row beside it. SQLite's own locks keep
 * two writers apart; the lock on the data folder is for servers.
 */
export const openBesideServer = async (config: Config): Promise<Store> => {
  if (config.databaseUrl !== undefined) return openPostgres(config.databaseUrl)
  const path = join(config.dataDir, 'obrador.db')
  if (!existsSync(path)) {
    throw new StartError(
      `No hay ninguna base de datos en ${config.dataDir}. Di dónde está con DATA_DIR o DATABASE_URL.`,
    )
  }
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqliteDriver(database) }) })
  return {
    engine: 'sqlite',
    db,
    onQuery: () => undefined,
    connections: () => ({ total: 1, idle: 0, waiting: 0 }),
    migrating: () => Promise.reject(new Error('Commands do not migrate')),
    close: () => db.destroy(),
  }
}

/** Runs a command of the operator: trouble he can mend is one line, anything else a stack. */
export const runCommand = async (command: () => Promise<string>): Promise<void> => {
  try {
    console.log(await command())
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}
