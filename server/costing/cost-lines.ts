import type { CostLineRow } from '#core/api/costs.ts'
import { type FoodFacts, foodFacts } from '#core/costing/equivalence.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { Unit } from '#core/units/units.ts'
import type { Scope } from '#server/database/as-user.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { findPrices } from './queries.ts'

/** The lines of a recipe with everything `costRecipe` needs: saved price, weight of the unit, merma. */
export const costLines = async (scope: Scope, ingredients: readonly IngredientDraft[]): Promise<CostLineRow[]> => {
  const keys = ingredients.map(({ name }) => ingredientKey(name))
  const prices = await findPrices(scope, keys)
  return ingredients.map(({ name, quantity, unit }, index) => ({
    name,
    quantity,
    unit,
    price: prices.get(keys[index] ?? '') ?? null,
    ...factsOnWire(knownFacts(name, unit)),
  }))
}

/** Names a kitchen uses come again and again; this many take a few megabytes. */
const remembered = 20_000
const memory = new Map<string, FoodFacts>()

/** `foodFacts` of the product's table, remembered: looking a name up costs some 20 µs. */
export const knownFacts = (name: string, unit: Unit): FoodFacts => {
  const key = `${unit} ${name}`
  const known = memory.get(key)
  if (known !== undefined) return known
  if (memory.size >= remembered) memory.clear()
  const facts = foodFacts(name, unit, loadPantry())
  memory.set(key, facts)
  return facts
}

const factsOnWire = ({ equivalence, merma }: FoodFacts): Pick<CostLineRow, 'equivalence' | 'merma'> => ({
  equivalence:
    equivalence === null
      ? null
      : {
          grams_per_unit: equivalence.gramsPerUnit,
          by: equivalence.by,
          food_name: equivalence.foodName,
          guess: equivalence.guess,
        },
  merma:
    merma === null
      ? null
      : {
          edible_percent: merma.ediblePercent,
          weighed: merma.weighed,
          food_name: merma.foodName,
          source: merma.source,
          guess: merma.guess,
        },
})
