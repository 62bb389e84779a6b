import type { Counting } from '#core/costing/cost.ts'
import { type CostedInBook, costBook } from '#core/costing/cost-book.ts'
import { nothingKnown } from '#core/recipes/yield.ts'
import type { Scope } from '#server/database/as-user.ts'
import { readYields, type StoredRecipe } from '#server/elaboraciones/queries.ts'
import { linesToCost } from './cost-lines.ts'

/** What recipes cost, exactly; everything below them must be among them (`readTrees`). */
export const costTrees = async (
  scope: Scope,
  recipes: readonly StoredRecipe[],
  counting: Counting,
): Promise<ReadonlyMap<string, CostedInBook>> => {
  const known = await readYields(scope, recipes)
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
  return costBook(book, counting)
}
