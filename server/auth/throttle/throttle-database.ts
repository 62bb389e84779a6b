import { sql } from 'kysely'
import type { Db } from '#server/auth/accounts/users.ts'
import { clockSlackMs, failureRule, type Throttle } from './throttle-rules.ts'

/**
 * The same limits in PostgreSQL. Each check is one upsert that changes the row only if the request may pass, so that
 * processes cannot let through more than the limit between them; a second query is asked only by who has to wait.
 */
export const databaseThrottle = (db: Db, now: () => Date): Throttle => {
  const waitMs = async (key: string, at: number): Promise<number> => {
    const row = await db.selectFrom('auth_throttle').select('until_ms').where('key', '=', key).executeTakeFirst()
    return Math.max(1, (row?.until_ms ?? at) - at)
  }
  return {
    take: async ({ name, burst, everyMs }, key) => {
      const id = `${name}:${key}`
      const at = now().getTime()
      const slackMs = (burst - 1) * everyMs
      const passed = await db
        .insertInto('auth_throttle')
        .values({ key: id, hits: 0, since_ms: at, until_ms: at + everyMs })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              since_ms: at,
              until_ms: sql`case when ${ahead(at + burst * everyMs)} then ${at} else greatest(auth_throttle.until_ms, ${at}) end + ${everyMs}`,
            })
            .where((either) =>
              either.or([either('auth_throttle.until_ms', '<=', at + slackMs), ahead(at + burst * everyMs)]),
            ),
        )
        .returning('key')
        .executeTakeFirst()
      return passed === undefined ? Math.max(1, (await waitMs(id, at)) - slackMs) : 0
    },
    attempt: async (account) => {
      const id = `account:${account}`
      const at = now().getTime()
      const passed = await db
        .insertInto('auth_throttle')
        // Not blocked is 0, never this clock's now: a request that read its clock earlier would find itself in the past.
        .values({ key: id, hits: 1, since_ms: at, until_ms: 0 })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              hits: sql`case when ${forgotten(at)} then 1 else auth_throttle.hits + 1 end`,
              since_ms: sql`case when ${forgotten(at)} then ${at} else auth_throttle.since_ms end`,
              until_ms: blockedUntil(at),
            })
            .where((either) =>
              either.or([either('auth_throttle.until_ms', '<=', at), ahead(at + failureRule.longestBlockMs)]),
            ),
        )
        .returning('key')
        .executeTakeFirst()
      return passed === undefined ? waitMs(id, at) : 0
    },
    succeed: async (account) => {
      await db.deleteFrom('auth_throttle').where('key', '=', `account:${account}`).execute()
    },
  }
}

// Further ahead than the rule can reach: the clock was wrong when it was written.
const ahead = (latest: number) => sql<boolean>`auth_throttle.until_ms > ${latest + clockSlackMs}`

const { allowed, windowMs, firstBlockMs, longestBlockMs } = failureRule

const forgotten = (at: number) => sql<boolean>`
  ${at} - case when auth_throttle.hits < ${allowed} then auth_throttle.since_ms else auth_throttle.until_ms end > ${windowMs}`

// hits + 1 is this attempt; 2^30 keeps the power within bounds, the longest block is reached long before.
const blockedUntil = (at: number) => sql<number>`
  case when ${forgotten(at)} or auth_throttle.hits + 1 < ${allowed} then 0
  else ${at} + least(${longestBlockMs}, ${firstBlockMs} * power(2, least(30, auth_throttle.hits + 1 - ${allowed}))) end`
