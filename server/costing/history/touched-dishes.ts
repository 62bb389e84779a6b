import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Counting, LineToCost } from '#core/costing/costs/cost.ts'
import type { TouchedDish } from '#core/costing/history/impact.ts'
import { linesToCost } from '#server/costing/costs/cost-lines.ts'
import { costTrees } from '#server/costing/totals/cost-trees.ts'
import { ofThisVersion } from '#server/costing/totals/total-version.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import { slices } from '#server/database/slices.ts'
import type { Store } from '#server/database/store.ts'
import { readTrees } from '#server/elaboraciones/queries.ts'
import { linesWithin } from './touched-lines.ts'

/**
 * The dishes that hold an ingredient, in a line or within an elaboración, with how much of it they take, what a serving is
 * sold for and, where that is known, what the dish costs now: its stored total to a thousand-millionth of a euro, so that a
 * dish that stands exactly at its target stays there. Call `refreshTotals` before. Piece by piece, others being answered
 * between two.
 */
export async function* touchedDishes(
  store: Store,
  userId: string,
  ingredientKey: string,
  counting: Counting,
): AsyncGenerator<TouchedDish> {
  const lines = await asReader(store, userId, async (mine) => {
    const within = await linesWithin(mine, ingredientKey)
    const kinds = [...new Map([...within.values()].flat().map((line) => [line.kind, line.line])).entries()]
    const costed = await linesToCost(
      mine,
      kinds.map(([, line]) => line),
      counting,
    )
    const byKind = new Map(kinds.map(([kind], at) => [kind, costed[at]]))
    return new Map(
      [...within].map(([id, own]) => [
        id,
        own.flatMap(({ kind, line: { quantity } }): LineToCost[] => {
          const line = byKind.get(kind)
          return line === undefined ? [] : [{ ...line, quantity }]
        }),
      ]),
    )
  })
  for (const some of slices([...lines.keys()])) {
    await yieldToEventLoop()
    const dishes = await asReader(store, userId, (mine) => readDishes(mine, some, counting))
    yield* dishes.map((dish) => ({ ...dish, lines: lines.get(dish.id) ?? [] }))
  }
}

const readDishes = async (
  scope: Scope,
  ids: readonly string[],
  counting: Counting,
): Promise<Omit<TouchedDish, 'lines'>[]> => {
  const rows = await scope.tx
    .selectFrom('recipes')
    .leftJoin('recipe_totals', (join) => join.on(ofThisVersion))
    .leftJoin('dish_prices', (join) =>
      join.onRef('dish_prices.user_id', '=', 'recipes.user_id').onRef('dish_prices.recipe_id', '=', 'recipes.id'),
    )
    .leftJoin('dish_targets', (join) =>
      join.onRef('dish_targets.user_id', '=', 'recipes.user_id').onRef('dish_targets.recipe_id', '=', 'recipes.id'),
    )
    .leftJoin('category_targets', (join) =>
      join
        .onRef('category_targets.user_id', '=', 'recipes.user_id')
        .onRef('category_targets.category_key', '=', 'recipes.category_key'),
    )
    .where('recipes.user_id', '=', scope.userId)
    .where('recipes.id', 'in', ids)
    .select(['recipes.id', 'name', 'recipes.servings', 'gross_price', 'dish_targets.food_cost_target as dish'])
    .select(['category_targets.food_cost_target as category', 'recipe_totals.version', 'euros'])
    .execute()
  const missing = rows.filter(({ gross_price, version }) => gross_price !== null && version === null)
  const totals = await totalsOf(
    scope,
    missing.map(({ id }) => id),
    counting,
  )
  return rows.map(({ id, name, servings, gross_price, dish, category, euros }) => ({
    ...{ id, name, servings, grossPrice: gross_price, ownTarget: dish ?? category },
    total: totals.get(id) ?? (euros === null ? null : Number(euros.toFixed(9))),
  }))
}

/** € of dishes that were saved this very moment. */
const totalsOf = async (
  scope: Scope,
  ids: readonly string[],
  counting: Counting,
): Promise<ReadonlyMap<string, number | null>> => {
  const costed = await costTrees(scope, await readTrees(scope, ids), counting)
  return new Map(ids.map((id) => [id, costed.get(id)?.cost.total ?? null]))
}
