import { costKey, type Findings } from '#core/assistant/kitchen/findings.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { costRecipe, type LineToCost, type RecipeCost } from '#core/costing/costs/cost.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { toCost } from './price-of.ts'

/**
 * What an own recipe costs, as its escandallo says it: the same lines, prices and way of counting, by the same function.
 * A line that a question has changed gets its price from wherever there is one. Null where not one line has a price of the
 * cook's: there the escandallo says nothing, and whoever estimates says that it is an estimate.
 */
export const ownCost = (
  recipe: { readonly servings: number; readonly ingredients: readonly IngredientDraft[] },
  findings: Findings,
  knowledge: Knowledge,
): { readonly cost: RecipeCost; readonly lines: readonly LineToCost[] } | null => {
  const { counting, known } = findings.escandallo
  const lines = recipe.ingredients.map((line): LineToCost => {
    const own = known.get(costKey(line))
    return own === undefined ? toCost(line, findings.prices, knowledge) : { ...line, ...own }
  })
  const cost = costRecipe(lines, recipe.servings, counting)
  return cost.total === null || known.size === 0 ? null : { cost, lines }
}
