import { type CostLineRow, type ElaboracionRow, lineFromRow } from '#core/api/costs.ts'
import { knownToRow, linkToRow } from '#core/api/elaboraciones.ts'
import { type PriceRow, priceFromRow } from '#core/api/prices.ts'
import { yieldTestToRow } from '#core/api/yield-tests.ts'
import type { Counting, LineToCost } from '#core/costing/costs/cost.ts'
import { type FoodFacts, foodFacts } from '#core/costing/costs/equivalence.ts'
import { testedFacts } from '#core/costing/costs/yield-test.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { plainLine } from '#core/recipes/draft.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nothingKnown } from '#core/recipes/yield.ts'
import type { Unit } from '#core/units/units.ts'
import { Memo } from '#server/costing/memo.ts'
import { findPrices, findYieldTests } from '#server/costing/queries.ts'
import type { Scope } from '#server/database/as-user.ts'
import { readBelow, readYields } from '#server/elaboraciones/queries.ts'
import { readFoodChoices } from '#server/nutrition/queries.ts'
import { loadPantry } from '#server/pantry/load.ts'

type Priced = IngredientDraft & { readonly price: PriceRow | null }

/** Ingredients with their saved prices. */
const withPrices = async (scope: Scope, ingredients: readonly IngredientDraft[]): Promise<Priced[]> => {
  // A book says the same names again and again, and a key takes longer to make than to look up.
  const keys = new Map([...new Set(ingredients.map(({ name }) => name))].map((name) => [name, ingredientKey(name)]))
  const prices = await findPrices(scope, [...keys.values()])
  return ingredients.map((line) => ({
    ...plainLine(line),
    price: line.link ? null : (prices.get(keys.get(line.name) ?? '') ?? null),
  }))
}

/** The lines of a recipe with everything `costRecipe` needs: saved price, weight of the unit, merma. */
export const costLines = async (scope: Scope, ingredients: readonly IngredientDraft[]): Promise<CostLineRow[]> => {
  const facts = await factsFor(scope, ingredients)
  return (await withPrices(scope, ingredients)).map(({ link, ...line }) => ({
    ...line,
    ...(link ? { equivalence: null, merma: null, link: linkToRow(link) } : factsOnWire(facts(line.name, line.unit))),
  }))
}

/** The same for everything below these lines, each recipe once. */
export const costBelow = async (scope: Scope, ingredients: readonly IngredientDraft[]): Promise<ElaboracionRow[]> => {
  const recipes = await readBelow(scope, ingredients)
  const known = await readYields(scope, recipes)
  const lines = await costLines(
    scope,
    recipes.flatMap((recipe) => recipe.lines),
  )
  let next = 0
  return recipes.map(({ id, name, servings, lines: { length } }) => {
    next += length
    const yields = known.get(id) ?? { ...nothingKnown, servings }
    return { id, name, known: knownToRow(yields), lines: lines.slice(next - length, next) }
  })
}

/** Weights are looked up only where they count. */
export const linesToCost = async (
  scope: Scope,
  ingredients: readonly IngredientDraft[],
  { reading, merma }: Counting,
): Promise<LineToCost[]> =>
  reading === 'household' || merma
    ? (await costLines(scope, ingredients)).map(lineFromRow)
    : (await withPrices(scope, ingredients)).map(({ price, ...line }) => ({
        ...line,
        price: price === null ? null : priceFromRow(price),
      }))

const memory = new Memo<FoodFacts>()

/**
 * `foodFacts` as this cook reads names: her own choices of food, else the table's, which is remembered (20 µs a name); her
 * own tests de rendimiento before the table's merma.
 */
export const factsFor = async (
  scope: Scope,
  ingredients: readonly { readonly name: string }[],
): Promise<(name: string, unit: Unit) => FoodFacts> => {
  const names = new Set(ingredients.map(({ name }) => name))
  const choices = await readFoodChoices(scope, [...names])
  const chosen = resolverOf(loadPantry(), choices)
  // A key takes longer to make than all the rest, and each name comes once for every unit.
  const own = new Set(choices.size === 0 ? [] : [...names].filter((name) => choices.has(ingredientKey(name))))
  const factsOf = (name: string, unit: Unit): FoodFacts =>
    own.has(name) ? foodFacts(name, unit, chosen) : tableFacts(name, unit)
  return testedFacts(factsOf, await findYieldTests(scope))
}

const tableFacts = (name: string, unit: Unit): FoodFacts =>
  memory.of(`${unit} ${name}`, () => foodFacts(name, unit, resolverOf(loadPantry())))

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
          food_name: merma.foodName,
          source: merma.source,
          guess: merma.guess,
          test: merma.test === null ? null : yieldTestToRow(merma.test),
        },
})
