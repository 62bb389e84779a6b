import { sql } from 'kysely'
import { keyed } from '#server/costing/queries.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'

type Unpriced = { readonly key: string; readonly ingredient_name: string; readonly lines: number }

/**
 * Ingredients of the cook's recipes without saved price by key, those after `after`, and how many there are in all;
 * `withFallback` adds the failed searches.
 */
export const listUnpriced = (
  deps: Deps,
  userId: string,
  withFallback: boolean,
  limit: number,
  after: string | null,
): Promise<Found> => asReader(deps.store, userId, (mine) => findUnpriced(mine, withFallback, limit, after))

type Found = { readonly found: readonly Unpriced[]; readonly total: number }

const findUnpriced = async (
  { tx, userId }: Scope,
  withFallback: boolean,
  limit: number,
  after: string | null,
): Promise<Found> => {
  const further = after === null ? sql`` : sql`where ingredient_key > ${after}`
  // The name is looked up for the page only: reading it for every line would leave the index. Of no page one row tells the total.
  const { rows } = await sql<Unpriced & { readonly total: number }>`
    with unpriced as materialized (${grouped(userId, withFallback)}),
    page as (
      select ingredient_key as key, lines, (
        select min(name) from ingredients
        where user_id = ${userId} and ingredients.ingredient_key = unpriced.ingredient_key
      ) as ingredient_name
      from unpriced ${further} order by ingredient_key limit ${limit}
    )
    select counted.total, page.key, page.lines, page.ingredient_name
    from (select count(*) as total from unpriced) as counted left join page on true order by page.key
  `.execute(tx)
  return { found: rows.filter(({ key }) => key !== null), total: Number(rows[0]?.total ?? 0) }
}

/**
 * Grouped first: a book has a hundred times more lines than ingredients. A line that is an elaboración costs what its recipe
 * does and wants no price of its own: those are counted apart, for a look at the link of every line would leave the index.
 */
const grouped = (userId: string, withFallback: boolean) => {
  const good = withFallback ? sql`and kind <> 'fallback'` : sql``
  return sql`
    select named.ingredient_key, named.lines - coalesce(linked.lines, 0) as lines
    from (
      select ingredient_key, count(*) as lines from ingredients where user_id = ${userId} group by ingredient_key
    ) as named
    left join (
      select ingredient_key, count(*) as lines from ingredient_links cross join ingredients
      where ingredient_links.user_id = ${userId}
        and ingredients.user_id = ${userId} and ingredients.id = ingredient_links.ingredient_id
      group by ingredient_key
    ) as linked on linked.ingredient_key = named.ingredient_key
    where named.lines > coalesce(linked.lines, 0) and not exists (
      select 1 from ingredient_prices
      where user_id = ${userId} and ${keyed} and ingredient_prices.ingredient_key = named.ingredient_key ${good}
    )`
}
