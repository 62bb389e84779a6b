import type { Kysely } from 'kysely'
import type { QueryRun } from './query-watch.ts'
import type { Tables } from './schema.ts'

/** An open database of either engine. Only `database/` and `auth/` use `db` itself; parts go through `asUser`. */
export type Store = {
  readonly engine: 'sqlite' | 'postgres'
  readonly db: Kysely<Tables>
  /** A connection of its own that takes whole SQL scripts, for migrations; they run under a lock all processes share. */
  readonly migrating: <T>(work: (connection: ScriptConnection) => Promise<T>) => Promise<T>
  /** Tells of every query from now on; one listener. */
  readonly onQuery: (listener: (run: QueryRun) => void) => void
  /** Connections kept to the database, and who waits for one. */
  readonly connections: () => { readonly total: number; readonly idle: number; readonly waiting: number }
  readonly close: () => Promise<void>
}

export type ScriptConnection = {
  readonly script: (sql: string) => Promise<void>
  readonly query: (sql: string, parameters?: readonly string[]) => Promise<readonly Record<string, unknown>[]>
}

/** Trouble at start that the operator can mend: one Spanish line, exit code 1, no stack. */
export class StartError extends Error {}
