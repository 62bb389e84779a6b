import { childrenFirst } from '#core/elaboraciones/order.ts'
import { linkedIds } from '#core/elaboraciones/yields.ts'
import type { KnownYield } from '#core/recipes/yield.ts'
import { costExactly, type LineToCost, type Options, type RecipeCost } from './cost.ts'
import type { CostedRecipe } from './linked-line.ts'

/** A recipe with all that costing needs; its links are looked up in the book it stands in. */
export type RecipeToCost = {
  readonly id: string
  readonly name: string
  readonly known: KnownYield
  readonly lines: readonly LineToCost[]
}

/** The recipe with its escandallo. */
export type CostedInBook = CostedRecipe & { readonly cost: RecipeCost }

/**
 * The escandallos of recipes that are made of each other, by id: every recipe is costed once, after what it is made of. A
 * link to a recipe that is neither among them nor `below`, costed before, is costed as an ingredient by its name.
 */
export const costBook = (
  recipes: readonly RecipeToCost[],
  options: Options = {},
  below: ReadonlyMap<string, CostedRecipe> = new Map(),
): ReadonlyMap<string, CostedInBook> => {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const costed = new Map<string, CostedRecipe>(below)
  const found = new Map<string, CostedInBook>()
  const { ids } = childrenFirst(byId.keys(), (id) =>
    linkedIds(byId.get(id)?.lines ?? []).filter((one) => byId.has(one)),
  )
  for (const id of ids) {
    const recipe = byId.get(id)
    if (recipe === undefined) continue
    const { cost, exact } = costExactly(recipe.lines, recipe.known.servings, { ...options, costed })
    const whole = { id, name: recipe.name, known: recipe.known, exact, cost, ...countsOf(cost) }
    costed.set(id, whole)
    found.set(id, whole)
  }
  return found
}

const countsOf = ({ withoutPrice, estimated, countedAsIs, clean, withoutMerma, lines }: RecipeCost) => ({
  withoutPrice,
  estimated,
  countedAsIs,
  clean,
  withoutMerma,
  oldPrices: lines.filter(
    ({ checks, link }) => checks.some(({ kind }) => kind === 'old_price') || (link?.inside.oldPrices ?? 0) > 0,
  ).length,
})
