import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { databaseFile } from './data-folder.ts'
import { isBusy, isDamaged, isStorageTrouble } from './failures.ts'
import { makePrivate } from './private-file.ts'
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
  const database = openFile(dataDir)
  const connection: ScriptConnection = {
    script: async (sql) => database.exec(sql),
    query: async (sql, parameters = []) => database.prepare(sql).all(...parameters),
  }
  const { log, onQuery } = openQueryWatch()
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqliteDriver(database) }), log })
  return {
    engine: 'sqlite',
    db,
    migrating: (work) =>
      work(connection).catch((error: unknown) => {
        throw asStartError(dataDir, error)
      }),
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
    if (statSync(dataDir, { throwIfNoEntry: false })?.isDirectory() === false) {
      throw new StartError(`La carpeta de datos ${dataDir} es un archivo. Elige una carpeta con DATA_DIR.`, { cause })
    }
    throw noWriting(dataDir, cause)
  }
}

const noWriting = (dataDir: string, cause: unknown): StartError =>
  new StartError(
    `No se puede escribir en la carpeta de datos ${dataDir}. Dale espacio y permiso de escritura o elige otra con DATA_DIR.`,
    { cause },
  )

// A second, empty SQLite file held under an exclusive lock: unlike a pid file it cannot outlive its process.
const lockFolder = (dataDir: string): DatabaseSync => {
  const path = join(dataDir, 'obrador.lock')
  let lock: DatabaseSync | undefined
  try {
    makePrivate(path)
    lock = new DatabaseSync(path, { timeout: 0 })
    lock.exec('pragma locking_mode = exclusive; begin exclusive; create table if not exists held (x); commit;')
    return lock
  } catch (cause) {
    lock?.close()
    if (!isBusy(cause)) throw noWriting(dataDir, cause)
    throw new StartError(
      `Otro Obrador está usando la carpeta de datos ${dataDir}. Ciérralo o elige otra carpeta con DATA_DIR.`,
      { cause },
    )
  }
}

/** Two milliseconds for each MB: up to this a start can afford to look at every page. Backups look at larger ones. */
const largestChecked = 64 * 1024 * 1024

const openFile = (dataDir: string): DatabaseSync => {
  const path = fileIn(dataDir)
  // SQLite opens a file it may not write for reading, without a word.
  const files = [path, `${path}-wal`, `${path}-shm`].filter((file) => existsSync(file))
  try {
    for (const file of files) accessSync(file, constants.R_OK | constants.W_OK)
    makePrivate(path)
  } catch (cause) {
    throw noWriting(dataDir, cause)
  }
  return saidClearly(dataDir, () => {
    const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;')
    // 16 MB of page cache: a kitchen's whole working set; the rest is left to the operating system.
    // What is deleted is overwritten where it stood: whoever gets the file later finds no recipe of a deleted account.
    database.exec('pragma secure_delete = on')
    database.exec('pragma cache_size = -16000; pragma temp_store = memory;')
    if (statSync(path).size > largestChecked) return database
    const said = database.prepare('pragma quick_check(1)').get()?.['quick_check']
    if (said !== 'ok') throw damaged(path, said)
    return database
  })
}

const fileIn = (dataDir: string): string => join(dataDir, databaseFile)

const damaged = (path: string, cause: unknown): StartError =>
  new StartError(`La base de datos ${path} está dañada. Restaura una copia de seguridad.`, { cause })

/** Trouble of the file while it is opened and migrated, as the one line that ends the start. */
const saidClearly = <T>(dataDir: string, work: () => T): T => {
  try {
    return work()
  } catch (cause) {
    throw asStartError(dataDir, cause)
  }
}

const asStartError = (dataDir: string, cause: unknown): unknown => {
  if (cause instanceof StartError) return cause
  if (isDamaged(cause)) return damaged(fileIn(dataDir), cause)
  return isStorageTrouble(cause) ? noWriting(dataDir, cause) : cause
}
