type Coded = { readonly code?: unknown; readonly errcode?: unknown }

const coded = (error: unknown): Coded => (typeof error === 'object' && error !== null ? error : {})

const postgresForeignKey = '23503'
const sqliteForeignKey = 787

/** A row pointed at a parent that is gone (or never was this user's). */
export const isForeignKeyViolation = (error: unknown): boolean =>
  coded(error).code === postgresForeignKey || coded(error).errcode === sqliteForeignKey

// Node's socket errors; PostgreSQL's classes 08 (connection), 53 (resources), 57P0x (shutting down, starting up), and
// 57014 (our own limit of time).
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
const outagePattern = /^(?:08|53|57P0|57014)/
const driverOutage =
  /timeout exceeded when trying to connect|Connection terminated|Client was closed|Client has encountered a connection/

/** The database is away, starting, full of connections, or out of disk: worth trying again, nobody's fault. */
export const isDatabaseOutage = (error: unknown): boolean => {
  const { code, errcode } = coded(error)
  if (typeof code === 'string' && (socketCodes.has(code) || outagePattern.test(code))) return true
  if (typeof errcode === 'number' && sqliteOutages.has(errcode & 0xff)) return true
  return error instanceof Error && driverOutage.test(error.message)
}

// SQLITE_BUSY 5, SQLITE_READONLY 8, SQLITE_IOERR 10, SQLITE_FULL 13, SQLITE_CANTOPEN 14
const sqliteOutages = new Set([5, 8, 10, 13, 14])
