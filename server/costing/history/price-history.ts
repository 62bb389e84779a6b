import { sql } from 'kysely'
import { keyed } from '#server/costing/queries.ts'
import type { Scope } from '#server/database/as-user.ts'
import { slices } from '#server/database/slices.ts'

/**
 * Keeps the prices these ingredients have now: called in the transaction of whatever has just saved them. Recorded twice it is
 * one row, and of two prices saved in one millisecond the later stays.
 */
export const recordPrices = async ({ tx, userId }: Scope, keys: readonly string[]): Promise<void> => {
  for (const some of slices(keys)) {
    await sql`
      insert into price_history (user_id, ingredient_key, offer_id, saved_at, ingredient_name, supplier, price_per_unit,
        unit, source, kind, price_date)
      select user_id, ingredient_key, '', last_updated, ingredient_name, '', price_per_unit, unit, source, kind, price_date
      from ingredient_prices where user_id = ${userId} and ${keyed} and ingredient_key in (${sql.join(some)})
      on conflict (user_id, ingredient_key, offer_id, saved_at) do update set ${overwritten}
    `.execute(tx)
  }
}

type SavedOffer = {
  readonly id: string
  readonly ingredient_key: string
  readonly ingredient_name: string
  readonly supplier: string
  readonly price_per_unit: number
  readonly unit: string
  readonly source: string
  readonly price_date: string
  readonly saved_at: string
}

/** Keeps the prices of offers, whether they count or not. */
export const recordOffers = async ({ tx, userId }: Scope, offers: readonly SavedOffer[]): Promise<void> => {
  const rows = offers.map(({ id, ...offer }) => ({ user_id: userId, offer_id: id, kind: 'typed' as const, ...offer }))
  for (const some of slices(rows)) {
    await tx
      .insertInto('price_history')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'ingredient_key', 'offer_id', 'saved_at']).doUpdateSet(({ ref }) => ({
          price_per_unit: ref('excluded.price_per_unit'),
          unit: ref('excluded.unit'),
          source: ref('excluded.source'),
          price_date: ref('excluded.price_date'),
          supplier: ref('excluded.supplier'),
        })),
      )
      .execute()
  }
}

const overwritten = sql.raw(
  ['price_per_unit', 'unit', 'source', 'kind', 'price_date']
    .map((column) => `${column} = excluded.${column}`)
    .join(', '),
)
