import { lineFromRow } from '#core/api/recipes.ts'
import type { Scope } from '#server/database/as-user.ts'
import { linkedRecipes } from '#server/elaboraciones/queries.ts'
import { findRecipe } from './queries.ts'

/** A recipe with its lines, and what a batch of each of its elaboraciones comes to; undefined where there is none. */
export const findWithLinked = async (scope: Scope, id: string) => {
  const recipe = await findRecipe(scope, id)
  if (recipe === undefined) return undefined
  return { ...recipe, linked: await linkedRecipes(scope, recipe.ingredients.map(lineFromRow)) }
}
