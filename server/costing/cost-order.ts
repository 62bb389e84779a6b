import { sql } from 'kysely'
import { priceFromRow } from '#core/api/prices.ts'
import { type Reading, unitCost } from '#core/costing/cost.ts'
import { units } from '#core/units/units.ts'
import type { Scope } from '#server/database/as-user.ts'
import type { Store } from '#server/database/store.ts'
import { factsFor } from './cost-lines.ts'
import { selectPrices } from './queries.ts'

/**
 * Every recipe's total, for ordering: the tables `rate` and `total` of a `with`. The rule stays in core: `unitCost` says what one unit of each priced ingredient
 * costs, and the database only multiplies and adds, on the index `ingredients_key` alone. Floating point there is good
 * enough for an order; what is shown is computed exactly, for the recipes of the page.
 */
export const recipeTotals = async (scope: Scope, engine: Store['engine'], reading: Reading) => {
  const rates = JSON.stringify(await unitCosts(scope, reading))
  // The casts give the columns a type: without it SQLite makes no index of them, and takes sixteen seconds instead of 50 ms.
  const each = engine === 'sqlite' ? sql`json_each(${rates})` : sql`jsonb_array_elements(cast(${rates} as jsonb))`
  return sql`
    rate as materialized (
      select cast(value->>0 as text) as ingredient_key, cast(value->>1 as text) as unit,
        cast(value->>2 as double precision) as euros
      from ${each}
    ), total as materialized (
      select ingredients.recipe_id, sum(rate.euros * ingredients.quantity) as euros
      from rate cross join ingredients
      where ingredients.user_id = ${scope.userId}
        and ingredients.ingredient_key = rate.ingredient_key and ingredients.unit = rate.unit
      group by ingredients.recipe_id
    ),`
}

/** [ingredient key, unit, € of one unit] of every price that a recipe of the cook uses. */
const unitCosts = async (scope: Scope, reading: Reading): Promise<[string, string, number][]> => {
  const prices = await selectPrices(scope)
    .select('ingredient_key')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ingredients')
          .select(sql.lit(1).as('one'))
          .where('ingredients.user_id', '=', scope.userId)
          .whereRef('ingredients.ingredient_key', '=', 'ingredient_prices.ingredient_key'),
      ),
    )
    .execute()
  const named = prices.map(({ ingredient_name }) => ({ name: ingredient_name }))
  const facts = reading === 'household' ? await factsFor(scope, named) : () => ({ equivalence: null })
  return prices.flatMap(({ ingredient_key, ...row }) => {
    const price = priceFromRow(row)
    return units.map((unit): [string, string, number] => {
      const { equivalence } = facts(row.ingredient_name, unit)
      return [ingredient_key, unit, unitCost(price, unit, equivalence, reading)]
    })
  })
}
