import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { type Counting, costRecipe } from '#core/costing/cost.ts'
import type { TouchedDish } from '#core/costing/impact.ts'
import { openAll } from '#core/elaboraciones/open-link.ts'
import { ingredientKey as keyOf } from '#core/pantry/ingredient-key.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import type { Store } from '#server/database/store.ts'
import { readTrees, readTreeYields, withIngredient } from '#server/elaboraciones/queries.ts'
import { linesToCost } from './cost-lines.ts'

/** Recipes read and costed before others get their turn: some 15 ms. */
const recipesPerTurn = 200

/**
 * The dishes that hold an ingredient, in a line or within an elaboración, with its lines, what a serving is sold for and, where that is known, what the dish
 * costs now. Piece by piece, others being answered between two.
 */
export async function* touchedDishes(
  store: Store,
  userId: string,
  ingredientKey: string,
  counting: Counting,
): AsyncGenerator<TouchedDish> {
  const ids = await asReader(store, userId, (mine) => dishesWith(mine, ingredientKey))
  for (let at = 0; at < ids.length; at += recipesPerTurn) {
    const some = ids.slice(at, at + recipesPerTurn)
    await yieldToEventLoop()
    yield* await asReader(store, userId, (mine) => readDishes(mine, some, ingredientKey, counting))
  }
}

const dishesWith = async ({ tx, userId }: Scope, ingredientKey: string): Promise<string[]> => {
  const { rows } = await withIngredient({ userId }, [ingredientKey]).execute(tx)
  return rows.map(({ id }) => id)
}

const readDishes = async (
  scope: Scope,
  ids: readonly string[],
  ingredientKey: string,
  counting: Counting,
): Promise<TouchedDish[]> => {
  const recipes = await scope.tx
    .selectFrom('recipes')
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
    .select(['recipes.id', 'name', 'servings', 'gross_price', 'dish_targets.food_cost_target as dish'])
    .select('category_targets.food_cost_target as category')
    .execute()
  const lines = await readLines(scope, ids)
  const touching = lines.filter((line) => line.ingredient_key === ingredientKey)
  const sold = new Set(recipes.filter(({ gross_price }) => gross_price !== null).map(({ id }) => id))
  const costed = await linesToCost(scope, touching, counting)
  const totals = await totalsOf(
    scope,
    lines.filter(({ recipe_id }) => sold.has(recipe_id)),
    counting,
  )
  const byRecipe = Map.groupBy(
    touching.map((line, at) => ({ id: line.recipe_id, line: costed[at] })),
    ({ id }) => id,
  )
  return recipes.map(({ id, name, servings, gross_price, dish, category }) => ({
    ...{ id, name, servings, grossPrice: gross_price, total: totals.get(id) ?? null, ownTarget: dish ?? category },
    lines: (byRecipe.get(id) ?? []).flatMap(({ line }) => (line === undefined ? [] : [line])),
  }))
}

type Line = IngredientDraft & { readonly recipe_id: string; readonly ingredient_key: string }

/** Lines of a dish once its elaboraciones are opened; more are not read, and the dish then costs at least so much. */
const mostLines = 5000

/** What is bought for each dish, also for its elaboraciones. */
const readLines = async (scope: Scope, ids: readonly string[]): Promise<Line[]> => {
  const recipes = await readTrees(scope, ids)
  const known = await readTreeYields(scope, recipes)
  const book = new Map(
    recipes.flatMap((recipe) => {
      const comesTo = known.get(recipe.id)
      return comesTo === undefined ? [] : [[recipe.id, { ...recipe, known: comesTo }] as const]
    }),
  )
  return ids.flatMap((recipe_id) =>
    openAll(book.get(recipe_id)?.lines ?? [], book, mostLines).lines.map((line) => ({
      ...line,
      recipe_id,
      ingredient_key: keyOf(line.name),
    })),
  )
}

/** € of whole dishes at the prices of now. */
const totalsOf = async (
  scope: Scope,
  lines: readonly Line[],
  counting: Counting,
): Promise<ReadonlyMap<string, number | null>> => {
  const costed = await linesToCost(scope, lines, counting)
  const byRecipe = Map.groupBy(
    costed.map((line, at) => ({ id: lines[at]?.recipe_id ?? '', line })),
    ({ id }) => id,
  )
  return new Map(
    [...byRecipe].map(
      ([id, own]) =>
        [
          id,
          costRecipe(
            own.map(({ line }) => line),
            1,
            counting,
          ).total,
        ] as const,
    ),
  )
}
