import { sql } from 'kysely'
import type { Scope } from '#server/database/as-user.ts'
import type { Store } from '#server/database/store.ts'

/**
 * From here to the end of the transaction this cook's examples are nobody else's: a second tap, or another process, waits
 * and then sees what the first has done. Without it the second would look before the first has finished, and take what it
 * has just loaded for leftovers. SQLite has one writer anyway.
 */
export const oneAtATime = async ({ engine }: Store, { tx, userId }: Scope): Promise<void> => {
  if (engine === 'sqlite') return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`examples ${userId}`}, 0))`.execute(tx)
}
