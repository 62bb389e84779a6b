import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { CostColumn, RecipeCostRow } from '#core/api/costs.ts'
import type { Counting } from '#core/costing/costs/cost.ts'
import { searchWords } from '#core/spanish/name-key.ts'
import { readBatches } from '#server/costing/totals/batches.ts'
import { prepareRates, ratesInOneTurn } from '#server/costing/totals/cost-rates.ts'
import { costRows } from '#server/costing/totals/cost-rows.ts'
import { areOfRates, refreshTotals } from '#server/costing/totals/recipe-totals.ts'
import { ofThisVersion } from '#server/costing/totals/total-version.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import { contains } from '#server/database/like.ts'
import type { Store } from '#server/database/store.ts'
import { countingOf } from './counting.ts'

export type CostQuery = {
  /** Words looked for in name or category. */
  readonly q: string
  readonly sort: CostColumn
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly after: { readonly value: string | number; readonly id: string } | null
}

/** A recipe of the list, with the value it is ordered by. */
export type ListedCost = { readonly cost: RecipeCostRow; readonly value: string | number }

/**
 * One page of what the recipes cost, in the order of one column over all of them. The order by money is that of stored
 * totals; they are brought up to date first where prices or recipes have changed since. In any other order the batches of
 * the page's recipes are, as far as they have elaboraciones.
 */
export const listCosts = async (store: Store, userId: string, query: CostQuery): Promise<ListedCost[]> => {
  const page = await asReader(store, userId, (mine) => readPage(mine, query, 'all totals'))
  if (isWhole(page)) return page
  // The embedded database answers without leaving this turn of the event loop, and new rates have just been worked out.
  await yieldToEventLoop()
  if (page.missing === 'rates') {
    await prepareRates(store, userId)
    await yieldToEventLoop()
  }
  await refreshTotals(store, userId, page.of)
  await yieldToEventLoop()
  const refreshed = await asReader(store, userId, (mine) => readPage(mine, query, 'as they are'))
  return isWhole(refreshed) ? refreshed : []
}

/** 'as they are': what was saved in this very moment may still be without total. */
type Totals = 'all totals' | 'as they are'

const isByMoney = ({ sort }: CostQuery): boolean => sort === 'total' || sort === 'per_serving'

/** What keeps a page from being read: rates still to be worked out, or totals of these recipes (null: of all). */
type Missing = { readonly missing: 'rates' | 'totals'; readonly of: readonly string[] | null }

const isWhole = (page: ListedCost[] | Missing): page is ListedCost[] => !('missing' in page)

const readPage = async (scope: Scope, query: CostQuery, totals: Totals): Promise<ListedCost[] | Missing> => {
  const counting = await countingOf(scope)
  const byMoney = isByMoney(query)
  if (byMoney && totals === 'all totals') {
    const missing = await missingRates(scope, counting)
    if (missing !== null) return { missing, of: null }
  }
  const page = await orderedPage(scope, query, totals)
  if (page[0]?.due === 1) return { missing: 'totals', of: null }
  const ids = page.map(({ id }) => id)
  const linked = await withElaboraciones(scope, ids)
  const batches = await readBatches(scope, linked)
  if (linked.length > 0 && totals === 'all totals') {
    const missing = byMoney ? null : await missingRates(scope, counting)
    if (missing !== null) return { missing, of: linked }
    if (batches.size < linked.length) return { missing: 'totals', of: linked }
  }
  const costs = await costRows(scope, ids, batches, counting)
  return page.flatMap(({ id, value }) => {
    const cost = costs.get(id)
    return cost === undefined ? [] : [{ cost, value }]
  })
}

/** What is missing for the stored totals to be those of the prices, switches and foods of now; null: nothing. */
const missingRates = async (scope: Scope, counting: Counting): Promise<Missing['missing'] | null> => {
  const rates = await ratesInOneTurn(scope, counting)
  if (rates === null) return 'rates'
  return (await areOfRates(scope, rates)) ? null : 'totals'
}

/** Those of these recipes that have elaboraciones. */
const withElaboraciones = async ({ tx, userId }: Scope, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('ingredient_links')
    .where('user_id', '=', userId)
    .where('recipe_id', 'in', ids)
    .select('recipe_id')
    .distinct()
    .execute()
  return rows.map(({ recipe_id }) => recipe_id)
}

/** `due`: 1 where the recipe has no total of its version yet; such a row comes before all others. */
type Place = { readonly id: string; readonly value: string | number; readonly due: number }

/**
 * The ids of a page and the value each stands at. Recipes without total come last either way. Totals are joined to all
 * recipes before any are sought: PostgreSQL expects few of a search and would walk the totals once for each (0.5 s).
 */
const orderedPage = async (scope: Scope, query: CostQuery, totals: Totals): Promise<readonly Place[]> => {
  const { q, sort, order, limit, after } = query
  const isMoney = isByMoney(query)
  const join = isMoney ? sql`left join recipe_totals on ${ofThisVersion}` : sql``
  const due =
    isMoney && totals === 'all totals' ? sql`case when recipe_totals.recipe_id is null then 1 else 0 end` : sql`0`
  const value = orderedBy(sort, order)
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const beyond = order === 'asc' ? sql`>` : sql`<`
  const behind =
    after === null ? sql`` : sql`and (due = 1 or (value, id) ${beyond} (${typed(after.value)}, ${after.id}))`
  const { rows } = await sql<Place>`
    with listed as ${isMoney ? sql`materialized` : sql`not materialized`} (
      select recipes.id, name_key, category_key, ${value} as value, ${due} as due from recipes ${join}
      where recipes.user_id = ${scope.userId}
    )
    select id, value, due from listed where true ${matching(q)} ${behind}
    order by due desc, value ${direction}, id ${direction} limit ${limit}
  `.execute(scope.tx)
  return rows
}

// PostgreSQL must be told what a parameter is when it stands in a row; ids are compared as uuid or text, as they are kept.
const typed = (value: string | number): RawBuilder<unknown> =>
  typeof value === 'number' ? sql`cast(${value} as double precision)` : sql`${value}`

/** Beyond any total, for recipes that have none. */
const last = { asc: sql.lit(1e300), desc: sql.lit(-1) }

const orderedBy = (sort: CostColumn, order: 'asc' | 'desc'): RawBuilder<unknown> => {
  switch (sort) {
    case 'name':
      return sql`recipes.name_key`
    case 'category':
      return sql`recipes.category_key`
    case 'servings':
      return sql`recipes.servings`
    // In whole millionths of a euro, so that the same sum in another order is the same place in the list.
    case 'total':
      return sql`coalesce(round(recipe_totals.euros * 1000000), ${last[order]})`
    case 'per_serving':
      return sql`coalesce(round(recipe_totals.euros / recipe_totals.servings * 1000000), ${last[order]})`
  }
}

const matching = (q: string): RawBuilder<unknown> => {
  const conditions = searchWords(q).map(
    (word) => sql`and (${contains('name_key', word)} or ${contains('category_key', word)})`,
  )
  return sql.join(conditions, sql` `)
}

/**
 * How many recipes there are, how many have a cost by the stored totals, and how many of these cost more ('dearest') or less
 * than so many € a serving. Asked after `listCosts` has brought the totals up to date.
 */
export const countCosts = async (
  { tx, userId }: Scope,
  order: 'dearest' | 'cheapest',
  limit: number | null,
): Promise<{ readonly recipes: number; readonly costed: number; readonly beyond: number }> => {
  const perServing = sql`recipe_totals.euros / recipe_totals.servings`
  const isBeyond =
    limit === null ? sql`true` : order === 'dearest' ? sql`${perServing} > ${limit}` : sql`${perServing} < ${limit}`
  const { rows } = await sql<{ recipes: number; costed: number; beyond: number }>`
    select count(*) as recipes,
      count(recipe_totals.euros) as costed,
      coalesce(sum(case when recipe_totals.euros is not null and ${isBeyond} then 1 else 0 end), 0) as beyond
    from recipes left join recipe_totals on ${ofThisVersion}
    where recipes.user_id = ${userId}`.execute(tx)
  const [row] = rows
  return { recipes: Number(row?.recipes ?? 0), costed: Number(row?.costed ?? 0), beyond: Number(row?.beyond ?? 0) }
}
