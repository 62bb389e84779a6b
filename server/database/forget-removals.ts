import { sql } from 'kysely'
import type { Store } from './store.ts'

/** Deletes what was removed before that moment (ISO 8601), of all accounts: it can no longer be undone. */
export const forgetRemovals = async ({ engine, db }: Store, before: string): Promise<void> => {
  // A login that owns nothing sees no rows of accounts; this function of the database runs as their owner.
  if (engine === 'postgres') await sql`select forget_removals(${before})`.execute(db)
  else await db.deleteFrom('removals').where('removed_at', '<', before).execute()
}
