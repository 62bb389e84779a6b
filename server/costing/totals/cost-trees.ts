import type { Counting } from '#core/costing/costs/cost.ts'
import { type CostedInBook, costBook } from '#core/costing/costs/cost-book.ts'
import type { CostedRecipe } from '#core/costing/costs/linked-line.ts'
import { type KnownYield, nothingKnown } from '#core/recipes/yield.ts'
import { linesToCost } from '#server/costing/costs/cost-lines.ts'
import type { Scope } from '#server/database/as-user.ts'
import { readTreeYields, readYields, type StoredRecipe } from '#server/elaboraciones/queries.ts'

/** What recipes cost, exactly; everything below them must be among them (`readTrees`). */
export const costTrees = async (
  scope: Scope,
  recipes: readonly StoredRecipe[],
  counting: Counting,
): Promise<ReadonlyMap<string, CostedInBook>> =>
  costWith(scope, recipes, counting, await readTreeYields(scope, recipes), new Map())

/** The same where what is below them was costed before. What a batch weighs is worked out of all of them, for those above. */
export const costAbove = async (
  scope: Scope,
  recipes: readonly StoredRecipe[],
  counting: Counting,
  below: ReadonlyMap<string, CostedRecipe>,
): Promise<ReadonlyMap<string, CostedInBook>> => {
  const known = await readYields(scope, recipes, new Map([...below].map(([id, recipe]) => [id, recipe.known])))
  return costWith(scope, recipes, counting, known, below)
}

const costWith = async (
  scope: Scope,
  recipes: readonly StoredRecipe[],
  counting: Counting,
  known: ReadonlyMap<string, KnownYield>,
  below: ReadonlyMap<string, CostedRecipe>,
): Promise<ReadonlyMap<string, CostedInBook>> => {
  const lines = await linesToCost(
    scope,
    recipes.flatMap((recipe) => recipe.lines),
    counting,
  )
  let next = 0
  const book = recipes.map(({ id, name, servings, lines: { length } }) => {
    next += length
    return { id, name, known: known.get(id) ?? { ...nothingKnown, servings }, lines: lines.slice(next - length, next) }
  })
  return costBook(book, counting, below)
}
