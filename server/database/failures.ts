type Coded = { readonly code?: unknown; readonly errcode?: unknown }

const coded = (error: unknown): Coded => (typeof error === 'object' && error !== null ? error : {})

const postgresForeignKey = '23503'
const sqliteForeignKey = 787

/** A row pointed at a parent that is gone (or never was this user's). */
export const isForeignKeyViolation = (error: unknown): boolean =>
  coded(error).code === postgresForeignKey || coded(error).errcode === sqliteForeignKey

// Node's socket errors; PostgreSQL's classes 08 (connection), 53 (resources), 57P0x (shutting down, starting up), 57014
// (our own limit of time), 40001 and 40P01 (two transactions in each other's way: nothing was done).
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
const outagePattern = /^(?:08|53|57P0|57014|40001|40P01)/
const driverOutage =
  /timeout exceeded when trying to connect|Connection terminated|Client was closed|Client has encountered a connection/

/** The database is away, starting, full of connections, or out of disk: worth trying again, nobody's fault. */
export const isDatabaseOutage = (error: unknown): boolean => {
  const { code } = coded(error)
  if (typeof code === 'string' && (socketCodes.has(code) || outagePattern.test(code))) return true
  if (sqliteOutages.has(sqliteCode(error))) return true
  return error instanceof Error && driverOutage.test(error.message)
}

// SQLITE_BUSY 5, SQLITE_READONLY 8, SQLITE_IOERR 10, SQLITE_FULL 13, SQLITE_CANTOPEN 14
const sqliteStorage = new Set([8, 10, 13, 14])
const sqliteBusy = 5
const sqliteOutages = new Set([sqliteBusy, ...sqliteStorage])
// SQLITE_CORRUPT 11, SQLITE_NOTADB 26; PostgreSQL's data_corrupted and index_corrupted.
const sqliteDamage = new Set([11, 26])
const postgresDamage = new Set(['XX001', 'XX002'])
// disk_full, io_error, read_only_sql_transaction (a standby that has not been promoted)
const postgresStorage = new Set(['53100', '58030', '25006'])

const sqliteCode = (error: unknown): number => {
  const { errcode } = coded(error)
  return typeof errcode === 'number' ? errcode & 0xff : 0
}

const quotaMessage = /^quota (\w+)$/

/** Which quota of migration 0022 a statement would have passed: SQLite's SQLITE_CONSTRAINT_TRIGGER, a code of ours elsewhere. */
export const passedQuota = (error: unknown): string | undefined => {
  const raised = coded(error).code === 'OB001' || coded(error).errcode === 1811
  return raised && error instanceof Error ? quotaMessage.exec(error.message)?.[1] : undefined
}

/** Somebody else holds the file. */
export const isBusy = (error: unknown): boolean => sqliteCode(error) === sqliteBusy

/** The disk under the database is full, fails or takes no writing: nothing was saved, and the operator must act. */
export const isStorageTrouble = (error: unknown): boolean =>
  sqliteStorage.has(sqliteCode(error)) || postgresStorage.has(String(coded(error).code))

/** What the database reads back is not what it wrote: only a backup helps. */
export const isDamaged = (error: unknown): boolean =>
  sqliteDamage.has(sqliteCode(error)) || postgresDamage.has(String(coded(error).code))
