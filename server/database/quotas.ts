import type { Kysely } from 'kysely'
import { countedThings, type Quota, type Quotas, quotaText, type UsageAnswer } from '#core/api/usage.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Tables } from './schema.ts'
import type { Store } from './store.ts'

type Reader = { readonly tx: Kysely<Tables>; readonly userId: string }

/** Tells the database what an account may hold: its triggers refuse more from now on, in every process. */
export const writeQuotas = async ({ db }: Store, quotas: Quotas): Promise<void> => {
  await db
    .insertInto('auth_quotas')
    .values({ id: 1, ...quotas })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(quotas))
    .execute()
}

/** What the account holds and may hold, as the database counts it. */
export const readUsage = async ({ tx, userId }: Reader): Promise<UsageAnswer> => {
  const used = await tx.selectFrom('account_usage').where('user_id', '=', userId).selectAll().executeTakeFirst()
  const most = await tx.selectFrom('auth_quotas').selectAll().executeTakeFirstOrThrow()
  const shareOf = (quota: Quota) => ({ used: used?.[quota] ?? 0, most: most[quota] })
  return { items: countedThings.map((thing) => ({ thing, ...shareOf(thing) })), bytes: shareOf('bytes') }
}

/** The refusal in words, with what the account holds now that the transaction has been rolled back. */
export const quotaReached = ({ items, bytes }: UsageAnswer, quota: string, cause: unknown): AppError => {
  const counted = items.find(({ thing }) => thing === quota)
  const message = counted === undefined ? quotaText('bytes', bytes) : quotaText(counted.thing, counted)
  return new AppError('quota_reached', { message, cause })
}
