import { sql } from 'kysely'
import type { ChangeRow, ChangesAnswer } from '#core/api/price-history.ts'
import type { PriceRow } from '#core/api/prices.ts'
import { keyed } from '#server/costing/queries.ts'
import { refreshTotals } from '#server/costing/totals/recipe-totals.ts'
import { asReader, asUser, type Scope } from '#server/database/as-user.ts'
import { slices } from '#server/database/slices.ts'
import type { Deps } from '#server/http/deps.ts'
import { type Change, changeTo, differs, type Saved, termsOf, withImpact } from './price-change.ts'
import { weightiestFirst } from './weigh-changes.ts'

/** What is told of a change: those that move the book's costs most. */
const shownChanges = 10
const usualDays = 30
const day = 86_400_000

/** What has changed since a day or since the cook last looked, and what each change does to her dishes. */
export const listChanges = async (deps: Deps, userId: string, sinceDay: string | undefined): Promise<ChangesAnswer> => {
  const { since, changes, terms } = await asReader(deps.store, userId, async (mine) => {
    const since = sinceDay === undefined ? await lastLook(mine, deps.now()) : `${sinceDay}T00:00:00.000Z`
    const terms = await termsOf(mine)
    return { since, changes: await weightiestFirst(mine, await changesSince(mine, since), terms.counting), terms }
  })
  if (changes.length > 0) await refreshTotals(deps.store, userId)
  const items: ChangeRow[] = []
  for (const change of changes.slice(0, shownChanges)) items.push(await withImpact(deps, userId, change, terms))
  return { since, total: changes.length, target: terms.targetPercent, items }
}

/** Says that the cook has seen the changes up to now. */
export const markSeen = (deps: Deps, userId: string): Promise<{ readonly since: string }> =>
  asUser(deps.store, userId, async ({ tx }) => {
    const seen_at = deps.now().toISOString()
    await tx
      .insertInto('price_reviews')
      .values({ user_id: userId, seen_at })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at }))
      .execute()
    return { since: seen_at }
  })

const lastLook = async ({ tx, userId }: Scope, now: Date): Promise<string> => {
  const row = await tx.selectFrom('price_reviews').where('user_id', '=', userId).select('seen_at').executeTakeFirst()
  return row?.seen_at ?? new Date(now.getTime() - usualDays * day).toISOString()
}

type ChangedRow = PriceRow & { readonly ingredient_key: string; readonly before_at: string | null }

/**
 * The cook's own prices that are others than at that moment; of an ingredient that had none then, than its first since. What
 * a search has found or estimated is no change of a market and is not told.
 */
const changesSince = async ({ tx, userId }: Scope, since: string): Promise<Change[]> => {
  const of = sql`price_history.user_id = ${userId} and price_history.ingredient_key = ingredient_prices.ingredient_key
    and price_history.offer_id = '' and price_history.kind = 'typed'`
  const rows = await tx
    .selectFrom('ingredient_prices')
    .where('user_id', '=', userId)
    .where(keyed)
    .where('kind', '=', 'typed')
    .where('last_updated', '>', since)
    .select(['id', 'ingredient_name', 'ingredient_key', 'price_per_unit', 'unit', 'source', 'kind', 'price_date'])
    .select('last_updated')
    .select(
      sql<string | null>`coalesce(
        (select max(saved_at) from price_history where ${of} and saved_at <= ${since}),
        (select min(saved_at) from price_history where ${of} and saved_at > ${since}))`.as('before_at'),
    )
    .execute()
  const before = await pricesAt({ tx, userId }, rows)
  return rows.flatMap(({ ingredient_key, before_at, ...now }) => {
    const saved = before.get(`${ingredient_key} ${before_at}`)
    if (saved === undefined || !differs(saved, now)) return []
    return [{ ...changeTo(saved, now), key: ingredient_key }]
  })
}

const pricesAt = async ({ tx, userId }: Scope, rows: readonly ChangedRow[]): Promise<ReadonlyMap<string, Saved>> => {
  const found = new Map<string, Saved>()
  const moments = rows.filter(({ before_at, last_updated }) => before_at !== null && before_at < last_updated)
  for (const some of slices(moments)) {
    const saved = await tx
      .selectFrom('price_history')
      .where('user_id', '=', userId)
      .where('offer_id', '=', '')
      .where(
        'ingredient_key',
        'in',
        some.map(({ ingredient_key }) => ingredient_key),
      )
      .where(
        'saved_at',
        'in',
        some.flatMap(({ before_at }) => (before_at === null ? [] : [before_at])),
      )
      .select(['ingredient_key', 'saved_at', 'price_per_unit', 'unit', 'source', 'kind', 'price_date'])
      .execute()
    for (const { ingredient_key, ...row } of saved) found.set(`${ingredient_key} ${row.saved_at}`, row)
  }
  return found
}
