import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { databaseFile } from './data-folder.ts'
import { openQueryWatch } from './query-watch.ts'
import type { Tables } from './schema.ts'
import { sqliteDriver } from './sqlite-driver.ts'
import { type ScriptConnection, StartError, type Store } from './store.ts'

/**
 * The embedded database: one file in the data folder, WAL, every commit on disk before it is answered (FULL).
 * The folder belongs to one process at a time; the operating system frees the lock however the process ends.
 */
export const openSqlite = (dataDir: string): Store => {
  const lock = holdFolder(dataDir)
  const database = openFile(join(dataDir, databaseFile))
  const connection: ScriptConnection = {
    script: async (sql) => database.exec(sql),
    query: async (sql, parameters = []) => database.prepare(sql).all(...parameters),
  }
  const { log, onQuery } = openQueryWatch()
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqliteDriver(database) }), log })
  return {
    engine: 'sqlite',
    db,
    migrating: (work) => work(connection),
    onQuery,
    connections: () => ({ total: 1, idle: 1, waiting: 0 }),
    close: async () => {
      await db.destroy()
      if (database.isOpen) database.close()
      lock.close()
    },
  }
}

/** Makes the data folder if need be and keeps every other server and restore out of it until it is closed. */
export const holdFolder = (dataDir: string): { readonly close: () => void } => {
  prepareFolder(dataDir)
  return lockFolder(dataDir)
}

const prepareFolder = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new StartError(
      `No se puede escribir en la carpeta de datos ${dataDir}. Dale permiso de escritura o elige otra con DATA_DIR.`,
      { cause },
    )
  }
}

// A second, empty SQLite file held under an exclusive lock: unlike a pid file it cannot outlive its process.
const lockFolder = (dataDir: string): DatabaseSync => {
  const lock = new DatabaseSync(join(dataDir, 'obrador.lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive; create table if not exists held (x); commit;')
    return lock
  } catch (cause) {
    lock.close()
    throw new StartError(
      `Otro Obrador está usando la carpeta de datos ${dataDir}. Ciérralo o elige otra carpeta con DATA_DIR.`,
      { cause },
    )
  }
}

const openFile = (path: string): DatabaseSync => {
  const isNew = !existsSync(path)
  try {
    const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;')
    // 16 MB of page cache: a kitchen's whole working set; the rest is left to the operating system.
    database.exec('pragma cache_size = -16000; pragma temp_store = memory;')
    return database
  } catch (cause) {
    const advice = isNew ? 'Comprueba que hay espacio y permisos.' : 'Restaura una copia de seguridad.'
    throw new StartError(`No se puede abrir la base de datos ${path}. ${advice}`, { cause })
  }
}
