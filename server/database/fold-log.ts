import { sql } from 'kysely'
import { asUser, type Scope } from './as-user.ts'
import type { Store } from './store.ts'

/** Pages of its log from which a commit of SQLite also folds them into the file: its own choice, and not at all. */
const usualPages = 1000
const never = 0

/**
 * Runs the work as `asUser` does; what it tells `leaveLog()` to leave unfolded, the next commit folds. After tens of megabytes
 * overwritten, commit and folding together held everybody up for more than 200 ms. PostgreSQL has no such log.
 */
export const asUserLeavingLog = async <T>(
  store: Store,
  userId: string,
  work: (scope: Scope, leaveLog: () => Promise<void>) => Promise<T>,
): Promise<T> => {
  let isLeft = false
  const leave = async (scope: Scope): Promise<void> => {
    if (store.engine !== 'sqlite') return
    isLeft = true
    await foldFrom(scope, never)
  }
  try {
    return await asUser(store, userId, (scope) => work(scope, () => leave(scope)))
  } finally {
    if (isLeft) await asUser(store, userId, (scope) => foldFrom(scope, usualPages))
  }
}

const foldFrom = async ({ tx }: Scope, pages: number): Promise<void> => {
  await sql`pragma wal_autocheckpoint = ${sql.lit(pages)}`.execute(tx)
}
