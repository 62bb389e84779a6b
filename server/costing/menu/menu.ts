import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { type MenuAnswer, type MenuRow, type Period, salesLimits } from '#core/api/sales.ts'
import { countingOf } from '#server/costing/costs/counting.ts'
import { readBatches } from '#server/costing/totals/batches.ts'
import { costRows } from '#server/costing/totals/cost-rows.ts'
import { refreshTotals } from '#server/costing/totals/recipe-totals.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import type { Store } from '#server/database/store.ts'
import { findPreferences } from '#server/preferences/queries.ts'

/** Dishes costed before others get their turn: some 15 ms. */
const dishesPerTurn = 100

/**
 * The menu of a period: the dishes that sold, and those with a PVP of which nothing is said, by name; as many as a period
 * holds. What they cost is costed exactly, piece by piece, others being answered between two.
 */
export const readMenu = async (store: Store, userId: string, period: Period): Promise<MenuAnswer> => {
  const { dishes, vat_rate } = await asReader(store, userId, async (mine) => ({
    dishes: await listDishes(mine, period),
    vat_rate: (await findPreferences(mine)).vat_rate,
  }))
  const shown = dishes.slice(0, salesLimits.dishes)
  await refreshTotals(
    store,
    userId,
    shown.map(({ recipe_id }) => recipe_id),
  )
  const items: MenuRow[] = []
  for (let at = 0; at < shown.length; at += dishesPerTurn) {
    await yieldToEventLoop()
    items.push(...(await asReader(store, userId, (mine) => costDishes(mine, shown.slice(at, at + dishesPerTurn)))))
  }
  const byName = items.toSorted(
    (one, other) => one.name.localeCompare(other.name, 'es') || (one.recipe_id < other.recipe_id ? -1 : 1),
  )
  return { items: byName, more: dishes.length - shown.length, vat_rate }
}

type Dish = Omit<MenuRow, 'per_serving' | 'without_price'>

/** Those that sold first, so that none of them is left out. */
const listDishes = async ({ tx, userId }: Scope, { from, to }: Period): Promise<Dish[]> => {
  const rows = await tx
    .selectFrom('recipes')
    .leftJoin('dish_prices', (join) =>
      join.onRef('dish_prices.user_id', '=', 'recipes.user_id').onRef('dish_prices.recipe_id', '=', 'recipes.id'),
    )
    .leftJoin('dish_sales', (join) =>
      join
        .onRef('dish_sales.user_id', '=', 'recipes.user_id')
        .onRef('dish_sales.recipe_id', '=', 'recipes.id')
        .on('dish_sales.from_day', '=', from)
        .on('dish_sales.to_day', '=', to),
    )
    .where('recipes.user_id', '=', userId)
    .where((eb) => eb.or([eb('gross_price', 'is not', null), eb('units', 'is not', null)]))
    .select(['recipes.id as recipe_id', 'name', 'category', 'units', 'gross_price'])
    .orderBy('name_key')
    .orderBy('recipes.id')
    .execute()
  const hasSold = ({ units }: Dish): boolean => units !== null
  return [...rows.filter(hasSold), ...rows.filter((row) => !hasSold(row))]
}

const costDishes = async (scope: Scope, dishes: readonly Dish[]): Promise<MenuRow[]> => {
  const ids = dishes.map(({ recipe_id }) => recipe_id)
  const costs = await costRows(scope, ids, await readBatches(scope, ids), await countingOf(scope))
  return dishes.map((dish) => {
    const cost = costs.get(dish.recipe_id)
    return { ...dish, per_serving: cost?.per_serving ?? null, without_price: cost?.without_price ?? 0 }
  })
}
