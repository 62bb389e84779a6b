import { type CostLineRow, type ElaboracionRow, elaboracionFromRow, lineFromRow } from '#core/api/costs.ts'
import { lineFromRow as lineOfRecipe } from '#core/api/recipes.ts'
import { costRecipe } from '#core/costing/costs/cost.ts'
import { costBook } from '#core/costing/costs/cost-book.ts'
import { writeEscandallo } from '#core/costing/costs/escandallo-csv.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { findDishPrice } from '#server/costing/menu/dish-prices.ts'
import { findTargets } from '#server/costing/menu/targets.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { findRecipe } from '#server/recipes/queries.ts'
import { costBelow, costLines } from './cost-lines.ts'
import { countingOf } from './counting.ts'
import { findHiddenCosts } from './hidden-costs.ts'

/** One recipe with all that its escandallo is computed from where it is shown, or `not_found`. */
export const readRecipeCost = (deps: Deps, userId: string, id: string) =>
  asReader(deps.store, userId, async (mine) => {
    const recipe = await recipeOf(mine, id)
    const [gross_price, targets] = [await findDishPrice(mine, id), await findTargets(mine, recipe)]
    const hidden_costs = await findHiddenCosts(mine, id)
    return {
      ...recipe,
      gross_price,
      targets,
      hidden_costs,
      ...(await costed(mine, recipe.ingredients.map(lineOfRecipe))),
    }
  })

/** The same of lines that are no saved recipe. */
export const readLineCosts = (deps: Deps, userId: string, lines: readonly IngredientDraft[]): Promise<Costed> =>
  asReader(deps.store, userId, (mine) => costed(mine, lines))

/** The escandallo of a recipe as CSV, or `not_found`. */
export const escandalloFile = (deps: Deps, userId: string, id: string): Promise<string> =>
  asReader(deps.store, userId, async (mine) => {
    const recipe = await recipeOf(mine, id)
    const { lines, elaboraciones } = await costed(mine, recipe.ingredients.map(lineOfRecipe))
    const options = { ...(await countingOf(mine)), today: deps.now().toISOString() }
    const book = costBook(elaboraciones.map(elaboracionFromRow), options)
    const cost = costRecipe(lines.map(lineFromRow), recipe.servings, { ...options, costed: book })
    return writeEscandallo(recipe, cost, book)
  })

type Costed = { lines: CostLineRow[]; elaboraciones: ElaboracionRow[] }

const costed = async (mine: Scope, lines: readonly IngredientDraft[]): Promise<Costed> => ({
  lines: await costLines(mine, lines),
  elaboraciones: await costBelow(mine, lines),
})

const recipeOf = async (mine: Scope, id: string) => {
  const recipe = await findRecipe(mine, id)
  if (recipe === undefined) throw new AppError('not_found')
  return recipe
}
