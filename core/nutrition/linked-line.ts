import { shareNumber, shareOf } from '#core/elaboraciones/share.ts'
import { isWater, linkedGrams } from '#core/elaboraciones/yields.ts'
import type { RecipeLink } from '#core/recipes/recipe.ts'
import type { KnownYield } from '#core/recipes/yield.ts'
import type { AnalysedLine, Analysis, LineDoubt, WrittenLine } from './analysis.ts'
import { eachNutrient, type Nutrient, nothingKnown, nutrients } from './nutrients.ts'

/** The analysis of one batch of a recipe, for the recipes above it. */
export type AnalysedRecipe = {
  readonly id: string
  readonly name: string
  readonly known: KnownYield
  readonly analysis: Analysis
}

/** A line that is an elaboración: its part of what the batch holds. What the batch knows only in part is a lower bound here. */
export const countLink = (
  { name, quantity, unit, link }: Omit<WrittenLine, 'link'> & { readonly link: RecipeLink },
  { id, name: recipeName, known, analysis }: AnalysedRecipe,
): AnalysedLine => {
  const linked = { recipeId: id, name: recipeName, inServings: link.inServings }
  const line = { name, quantity, unit, share: null, linked, ...noFood }
  const share = shareOf({ quantity, unit, link }, known)
  const batches = shareNumber(share)
  if (batches === null) return { ...line, ...notCounted, doubts: ['no_yield'] }
  // As of a food: less than nothing weighs nothing that is known.
  if (batches <= 0) return { ...line, ...notCounted, doubts: ['no_weight'] }
  const { totals, lowerBounds } = analysis
  const contribution = eachNutrient((nutrient) => {
    const total = totals[nutrient]
    return total === null ? null : total * batches
  })
  const grams = linkedGrams({ quantity, unit, link }, known)
  const missing = nutrients.filter((nutrient) => contribution[nutrient] === null || lowerBounds.includes(nutrient))
  const water = isWater({ quantity, unit, link }, known)
  const computed = !('lacks' in share) && share.by === 'grams' && known.gramsBy === 'computed'
  return {
    ...line,
    grams,
    writtenGrams: grams,
    weighedBy: grams === null ? null : unit === 'g' || unit === 'kg' ? 'weight' : water ? 'water' : 'proportion',
    reading: null,
    contribution,
    missing,
    doubts: [
      ...dataDoubts(contribution.calories, missing),
      ...(analysis.vitaminA === 're' ? [] : (['rae'] as const)),
      ...(water ? (['water'] as const) : []),
      ...(computed ? (['computed_yield'] as const) : []),
    ],
  }
}

const noFood = { food: null, matchedBy: null, confidence: null } as const

const notCounted = {
  grams: null,
  writtenGrams: null,
  weighedBy: null,
  reading: null,
  contribution: nothingKnown,
  missing: [],
} as const

const dataDoubts = (calories: number | null, missing: readonly Nutrient[]): LineDoubt[] => {
  if (calories === null) return ['no_data']
  return missing.length > 0 ? ['partial'] : []
}
