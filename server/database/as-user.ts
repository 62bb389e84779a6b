import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from './schema.ts'
import type { Store } from './store.ts'

/** One user's transaction. Queries take it as their first argument; there is no ambient database. */
export type Scope = { readonly tx: Kysely<Tables>; readonly userId: string }

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Runs the work in one transaction of this user. On PostgreSQL the transaction runs under the unprivileged role with
 * the user's id set, so row-level security stands behind every `where`.
 */
export const asUser = <T>(store: Store, userId: string, work: (scope: Scope) => Promise<T>): Promise<T> => {
  if (!uuid.test(userId)) throw new TypeError('asUser needs a user id')
  const begin = beginStatement(store.engine, userId)
  return store.db.connection().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw(begin))
    try {
      const result = await work({ tx, userId })
      await commit(tx)
      return result
    } catch (error) {
      await tx.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
      throw error
    }
  })
}

// PostgreSQL answers COMMIT with ROLLBACK when a statement had failed: that must not pass for saved.
const commit = async (tx: Kysely<Tables>): Promise<void> => {
  const { rows } = await tx.executeQuery<{ command?: string }>(CompiledQuery.raw('commit'))
  if (rows[0]?.command === 'ROLLBACK') throw new Error('The transaction was rolled back')
}

// One text, one round trip: the id has been checked to be a plain UUID, so it can stand in the statement.
const beginStatement = (engine: Store['engine'], userId: string): string =>
  engine === 'sqlite' ? 'begin' : `begin; set local role obrador_app; set local obrador.user_id = '${userId}'`
