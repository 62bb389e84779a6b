import { sql } from 'kysely'
import type { PriceRow } from '#core/api/prices.ts'
import { yieldTestFromRow } from '#core/api/yield-tests.ts'
import type { YieldTest } from '#core/costing/costs/merma.ts'
import { searchWords } from '#core/spanish/name-key.ts'
import type { Scope } from '#server/database/as-user.ts'
import { contains } from '#server/database/like.ts'
import { slices } from '#server/database/slices.ts'

/** The columns of a price as the wire carries them. */
const priceColumns = [
  'id',
  'ingredient_name',
  'price_per_unit',
  'unit',
  'source',
  'kind',
  'price_date',
  'last_updated',
] as const

export const selectPrices = ({ tx, userId }: Scope) =>
  tx.selectFrom('ingredient_prices').where('user_id', '=', userId).select(priceColumns)

/** Said with every search by key: the unique index holds such rows only, and no database guesses that a key is not ''. */
export const keyed = sql<boolean>`ingredient_prices.ingredient_key <> ''`

/** The saved price of an ingredient, by its key (core/pantry/ingredient-key.ts). */
export const findPrice = (scope: Scope, ingredientKey: string): Promise<PriceRow | undefined> =>
  selectPrices(scope).where(keyed).where('ingredient_key', '=', ingredientKey).executeTakeFirst()

/** The saved prices of these keys, by key; keys without price are left out. */
export const findPrices = async (scope: Scope, keys: readonly string[]): Promise<Map<string, PriceRow>> => {
  const found = new Map<string, PriceRow>()
  for (const some of slices([...new Set(keys)])) {
    const rows = await selectPrices(scope)
      .select('ingredient_key')
      .where(keyed)
      .where('ingredient_key', 'in', some)
      .execute()
    for (const { ingredient_key, ...price } of rows) found.set(ingredient_key, price)
  }
  return found
}

/** The kitchen's own tests de rendimiento, by ingredient key. */
export const findYieldTests = async ({ tx, userId }: Scope): Promise<Map<string, YieldTest>> => {
  const rows = await tx
    .selectFrom('yield_tests')
    .where('user_id', '=', userId)
    .select(['ingredient_key', 'grams_before', 'grams_after', 'trimmings_grams', 'trimmings_price', 'tested_on'])
    .execute()
  return new Map(rows.map(({ ingredient_key, ...test }) => [ingredient_key, yieldTestFromRow(test)]))
}

/** A place in a list ordered by a text and an id. */
export type NamePlace = { readonly key: string; readonly id: string }

/** One page of the prices by name, those whose name holds all words of `name`. */
export const listPrices = (scope: Scope, name: string, limit: number, after: NamePlace | null) =>
  matching(selectPrices(scope), name)
    .select('name_key')
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(name_key, id) > (${after?.key ?? ''}, ${after?.id ?? ''})`),
    )
    .orderBy('name_key')
    .orderBy('id')
    .limit(limit)
    .execute()

export const countPrices = async ({ tx, userId }: Scope, name: string): Promise<number> => {
  const query = tx.selectFrom('ingredient_prices').where('user_id', '=', userId)
  const { total } = await matching(
    query.select(({ fn }) => fn.countAll<number>().as('total')),
    name,
  ).executeTakeFirstOrThrow()
  return total
}

type Filtered = { readonly where: (expression: ReturnType<typeof sql<boolean>>) => unknown }

const matching = <Query extends Filtered>(query: Query, name: string): Query =>
  searchWords(name).reduce((filtered, word) => filtered.where(contains('name_key', word)) as Query, query)

/** In how many lines of the cook's recipes each of these keys stands; keys that stand in none are left out. */
export const countLines = async ({ tx, userId }: Scope, keys: readonly string[]): Promise<Map<string, number>> => {
  const lines = new Map<string, number>()
  for (const some of slices([...new Set(keys)])) {
    const rows = await tx
      .selectFrom('ingredients')
      .where('user_id', '=', userId)
      .where('ingredient_key', 'in', some)
      .select(({ fn }) => ['ingredient_key', fn.countAll<number>().as('lines')])
      .groupBy('ingredient_key')
      .execute()
    for (const row of rows) lines.set(row.ingredient_key, row.lines)
  }
  return lines
}
