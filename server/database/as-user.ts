import { CompiledQuery, type Kysely } from 'kysely'
import { isId } from '#core/api/field.ts'
import { passedQuota } from './failures.ts'
import { inTurn } from './one-writer.ts'
import { beginAsUser } from './postgres-driver.ts'
import { quotaReached, readUsage } from './quotas.ts'
import type { Tables } from './schema.ts'
import type { Store } from './store.ts'

/** One user's transaction. Queries take it as their first argument; there is no ambient database. */
export type Scope = { readonly tx: Kysely<Tables>; readonly userId: string }

/**
 * Runs the work in one transaction of this user. On PostgreSQL the transaction runs under the unprivileged role with
 * the user's id set, so row-level security stands behind every `where`. One account's transactions run one after another,
 * in this process and, by a lock of the database's, in all of them. More than the account may hold → `quota_reached`.
 */
export const asUser = <T>(store: Store, userId: string, work: (scope: Scope) => Promise<T>): Promise<T> =>
  inTurn(store, userId, () => within(store, beginning(store.engine, userId, 'write'), userId, work)).catch((error) =>
    inWords(store, userId, error),
  )

/**
 * The same for work that only reads: two round trips less on PostgreSQL, where a write is refused. Nothing more is
 * promised of two reads than by `asUser`: under READ COMMITTED each sees what was committed when it began.
 */
export const asReader = <T>(store: Store, userId: string, work: (scope: Scope) => Promise<T>): Promise<T> =>
  within(store, beginning(store.engine, userId, 'read'), userId, work)

const within = <T>(
  store: Store,
  begin: CompiledQuery,
  userId: string,
  work: (scope: Scope) => Promise<T>,
): Promise<T> =>
  store.db.connection().execute(async (tx) => {
    await tx.executeQuery(begin)
    try {
      const result = await work({ tx, userId })
      await commit(tx)
      return result
    } catch (error) {
      await tx.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
      throw error
    }
  })

/** A trigger has refused the row: what the account holds is read after the rollback. */
const inWords = async (store: Store, userId: string, error: unknown): Promise<never> => {
  const quota = passedQuota(error)
  throw quota === undefined ? error : quotaReached(await asReader(store, userId, readUsage), quota, error)
}

// PostgreSQL answers COMMIT with ROLLBACK when a statement had failed: that must not pass for saved.
const commit = async (tx: Kysely<Tables>): Promise<void> => {
  const { rows } = await tx.executeQuery<{ command?: string }>(CompiledQuery.raw('commit'))
  if (rows[0]?.command === 'ROLLBACK') throw new Error('The transaction was rolled back')
}

const beginning = (engine: Store['engine'], userId: string, access: 'read' | 'write'): CompiledQuery => {
  if (!isId(userId)) throw new TypeError('asUser needs a user id')
  return engine === 'sqlite' ? CompiledQuery.raw('begin') : CompiledQuery.raw(beginAsUser, [userId, access])
}
