import { sql } from 'kysely'
import type { Scope } from '#server/database/as-user.ts'
import { keyed } from './queries.ts'

type Unpriced = { readonly key: string; readonly ingredient_name: string; readonly lines: number }

/** Ingredients of the cook's recipes without saved price by key, after `after`; `withFallback` adds the failed searches. */
export const listUnpriced = async (
  { tx, userId }: Scope,
  withFallback: boolean,
  limit: number,
  after: string | null,
): Promise<Unpriced[]> => {
  const further = after === null ? sql`` : sql`where ingredient_key > ${after}`
  // The name is looked up for the page only: reading it for every line would leave the index.
  const { rows } = await sql<Unpriced>`
    select ingredient_key as key, lines, (
      select min(name) from ingredients
      where user_id = ${userId} and ingredients.ingredient_key = unpriced.ingredient_key
    ) as ingredient_name
    from (${grouped(userId, withFallback)}) as unpriced
    ${further} order by ingredient_key limit ${limit}
  `.execute(tx)
  return rows
}

export const countUnpriced = async ({ tx, userId }: Scope, withFallback: boolean): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${grouped(userId, withFallback)}) as unpriced
  `.execute(tx)
  return rows[0]?.total ?? 0
}

/** A line that is an elaboración costs what its recipe does, and wants no price of its own. */
const notLinked = sql`not exists (
  select 1 from ingredient_links
  where ingredient_links.user_id = ingredients.user_id and ingredient_links.ingredient_id = ingredients.id
)`

const grouped = (userId: string, withFallback: boolean) => {
  const good = withFallback ? sql`and kind <> 'fallback'` : sql``
  // Grouped first: a book has a hundred times more lines than ingredients.
  return sql`
    select ingredient_key, lines from (
      select ingredient_key, count(*) as lines from ingredients
      where user_id = ${userId} and ${notLinked} group by ingredient_key
    ) as named
    where not exists (
      select 1 from ingredient_prices
      where user_id = ${userId} and ${keyed} and ingredient_prices.ingredient_key = named.ingredient_key ${good}
    )`
}
