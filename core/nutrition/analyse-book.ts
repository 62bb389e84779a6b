import { childrenFirst } from '#core/elaboraciones/order.ts'
import { type GramsOf, linkedIds } from '#core/elaboraciones/yields.ts'
import type { KnownYield } from '#core/recipes/yield.ts'
import { analyseRecipe } from './analyse-recipe.ts'
import type { WrittenLine } from './analysis.ts'
import type { AnalysedRecipe } from './linked-line.ts'
import type { ResolveFood } from './resolve-food.ts'
import { weighLine } from './weigh-line.ts'

export type RecipeToAnalyse = {
  readonly id: string
  readonly name: string
  readonly known: KnownYield
  readonly lines: readonly WrittenLine[]
}

/** The analyses of recipes that are made of each other, by id: every recipe is analysed once, after what it is made of. */
export const analyseBook = (
  recipes: readonly RecipeToAnalyse[],
  resolve: ResolveFood,
): ReadonlyMap<string, AnalysedRecipe> => {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const analysed = new Map<string, AnalysedRecipe>()
  const { ids } = childrenFirst(byId.keys(), (id) =>
    linkedIds(byId.get(id)?.lines ?? []).filter((one) => byId.has(one)),
  )
  for (const id of ids) {
    const recipe = byId.get(id)
    if (recipe === undefined) continue
    const { name, known, lines } = recipe
    analysed.set(id, { id, name, known, analysis: analyseRecipe(lines, resolve, analysed) })
  }
  return analysed
}

/** Edible g of an ingredient as this cook's kitchen knows it, for the yields of elaboraciones. */
export const gramsBy =
  (resolve: ResolveFood): GramsOf =>
  ({ name, quantity, unit, clean }) => {
    const found = resolve(name)
    if (found === null) return unit === 'g' ? quantity : unit === 'kg' ? quantity * 1000 : null
    return weighLine(quantity, unit, { ...found, clean })?.grams ?? null
  }
