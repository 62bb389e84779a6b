import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Prepared statements kept; least recently used go first. The app has far fewer shapes of query than this. */
const statementLimit = 256

/**
 * Node's own SQLite behind the interface Kysely's dialect expects: statements stay prepared, and columns declared
 * boolean or jsonb come back as booleans and values, as they do from PostgreSQL.
 */
export const sqliteDriver = (database: DatabaseSync): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare: (sql) => {
      if (sql === 'rollback') return rollback(database)
      const known = statements.get(sql)
      if (known !== undefined) statements.delete(sql)
      const statement = known ?? wrap(database.prepare(sql))
      statements.set(sql, statement)
      if (statements.size > statementLimit) statements.delete(statements.keys().next().value ?? sql)
      return statement
    },
  }
}

// A full disk ends SQLite's transaction by itself; rolling back what is over must not hide why it ended.
const rollback = (database: DatabaseSync): SqliteStatement => ({
  ...wrap(database.prepare('rollback')),
  run: () => {
    if (database.isTransaction) database.exec('rollback')
    return { changes: 0, lastInsertRowid: 0 }
  },
})

type Row = Record<string, unknown>
type Converter = (value: unknown) => unknown

const wrap = (statement: StatementSync): SqliteStatement => {
  const columns = statement.columns()
  const converters = columns.flatMap(({ name, type }): [string, Converter][] => {
    const convert = converterFor(type)
    return convert === undefined ? [] : [[name, convert]]
  })
  return {
    reader: columns.length > 0,
    all: (parameters) => {
      const rows = statement.all(...parameters.map(toSqlite))
      for (const row of rows) convertRow(row, converters)
      return rows
    },
    run: (parameters) => statement.run(...parameters.map(toSqlite)),
    iterate: () => {
      throw new Error('Streaming from SQLite is not used: lists are paged')
    },
  }
}

const convertRow = (row: Row, converters: readonly [string, Converter][]): void => {
  for (const [name, convert] of converters) row[name] = convert(row[name])
}

const converterFor = (declaredType: string | null): Converter | undefined => {
  if (declaredType === 'boolean') return (value) => (value === null ? null : value === 1)
  if (declaredType === 'jsonb') return (value) => (typeof value === 'string' ? JSON.parse(value) : value)
  return undefined
}

const toSqlite = (value: unknown): SQLInputValue => {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`A ${typeof value} cannot be a query parameter`)
}
