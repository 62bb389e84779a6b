import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, type TransactionSettings } from 'kysely'
import type pg from 'pg'
import { type Answered, type Statement, sendBatch } from './postgres-statement.ts'
import { statementNames } from './statement-names.ts'

/**
 * A word of this driver, no SQL: the statements up to `commit` or `rollback` are this user's, [user id, 'read' or
 * 'write'], and run under the role `obrador_app`, which row-level security holds to the rows of `obrador.user_id`.
 *
 * Nothing is sent for it: role and user travel in front of the first statement, in the same message ('write': after a
 * `begin`). To 'read' takes no `begin` and no `commit` at all: each statement goes with role and user in a message of its
 * own, which PostgreSQL runs as one transaction. Under READ COMMITTED every statement sees its own moment either way.
 */
export const beginAsUser = 'begin as user'

type Access = 'read' | 'write'
type Connection = DatabaseConnection & { readonly release: () => void }

const begin: Statement = { name: 'obrador_begin', text: 'begin', values: [] }

// Until the transaction ends other processes' writes of this account wait here, before they hold any row: every write ends at
// the account's row of counts, and two that came there by different ways would lock each other out.
const oneWriter = 'pg_advisory_xact_lock(hashtextextended($1, 22))'

const scopeOf = (userId: string, access: Access): Statement => ({
  name: `obrador_${access}`,
  text: `select set_config('role', 'obrador_app', true), set_config('obrador.user_id', $1, true), ${
    access === 'read' ? "set_config('transaction_read_only', 'on', true)" : oneWriter
  }`,
  values: [userId],
})

/** Kysely's driver for a `pg` pool: statements stay prepared, and what opens a transaction travels with its first one. */
export const postgresDriver = (pool: pg.Pool, readerOf: (type: number) => (text: string) => unknown): Driver => {
  const nameOf = statementNames()
  const connections = new WeakMap<pg.PoolClient, Connection>()
  const connectionOf = (client: pg.PoolClient): Connection => {
    const connection = connections.get(client) ?? openConnection(client, nameOf, readerOf)
    connections.set(client, connection)
    return connection
  }
  const run = (connection: DatabaseConnection, text: string) => connection.executeQuery(CompiledQuery.raw(text))
  return {
    init: async () => undefined,
    acquireConnection: async () => connectionOf(await pool.connect()),
    releaseConnection: async (connection) =>
      'release' in connection ? (connection as Connection).release() : undefined,
    beginTransaction: async (connection, settings) => {
      await run(connection, beginning(settings))
    },
    commitTransaction: async (connection) => {
      const { rows } = await connection.executeQuery<{ command: string }>(CompiledQuery.raw('commit'))
      if (rows[0]?.command === 'ROLLBACK') throw new Error('The transaction was rolled back')
    },
    rollbackTransaction: async (connection) => {
      await run(connection, 'rollback')
    },
    destroy: async () => {
      if (!pool.ended) await pool.end()
    },
  }
}

const beginning = ({ isolationLevel, accessMode }: TransactionSettings): string =>
  `begin ${isolationLevel === undefined ? '' : `isolation level ${isolationLevel}`} ${accessMode ?? ''}`.trim()

type Scope = { readonly userId: string; readonly access: Access }

const openConnection = (
  client: pg.PoolClient,
  nameOf: (text: string, parameters: number) => string,
  readerOf: (type: number) => (text: string) => unknown,
): Connection => {
  const prepared = new Set<string>()
  let scope: Scope | null = null
  // 'open': the server has been asked to begin; 'failed': it could not, and nothing more may run on this connection's turn.
  let state: 'none' | 'waiting' | 'open' | 'failed' = 'none'
  let discard = false

  const before = (): Statement[] => {
    if (scope?.access === 'read') return [scopeOf(scope.userId, 'read')]
    if (state !== 'waiting') return []
    return scope === null ? [begin] : [begin, scopeOf(scope.userId, 'write')]
  }
  const send = async (statement: Statement): Promise<Answered> => {
    if (state === 'failed') throw new Error('The transaction did not begin')
    const ahead = before()
    if (state === 'waiting') state = 'open'
    try {
      return await sendBatch(client, [...ahead, statement], prepared, readerOf)
    } catch (error) {
      if (ahead.length > 0) state = 'failed'
      if (isLostStatement(error)) discard = true
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
  const end = async (text: 'commit' | 'rollback'): Promise<Answered> => {
    const mustTell = state === 'open' || (state === 'failed' && scope?.access !== 'read')
    state = 'none'
    scope = null
    if (mustTell) return send({ name: `obrador_${text}`, text, values: [] })
    return { command: text.toUpperCase(), count: 0, rows: [] }
  }

  return {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      if (sql === beginAsUser) {
        scope = { userId: String(parameters[0]), access: parameters[1] === 'read' ? 'read' : 'write' }
        state = scope.access === 'read' ? 'none' : 'waiting'
        return { rows: [] }
      }
      if (sql === 'begin') {
        state = 'waiting'
        return { rows: [] }
      }
      const answered =
        sql === 'commit' || sql === 'rollback'
          ? await end(sql)
          : await send({ name: nameOf(sql, parameters.length), text: sql, values: parameters })
      return resultOf<R>(answered)
    },
    streamQuery: () => {
      throw new Error('Streaming from PostgreSQL is not used: lists are paged')
    },
    release: () => client.release(discard),
  }
}

// `as R[]`: Kysely derives R from its query; the driver cannot check it.
const resultOf = <R>({ command, count, rows }: Answered): QueryResult<R> => {
  if (command === 'COMMIT' || command === 'ROLLBACK') return { rows: [{ command }] as R[] }
  const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
  return changes ? { numAffectedRows: BigInt(count), rows: rows as R[] } : { rows: rows as R[] }
}

// A prepared statement is not there (26000, behind a pooler) or no longer fits its table (0A000, after a migration).
const lostStatement = new Set(['26000', '0A000'])

const isLostStatement = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && lostStatement.has(String(error.code))
