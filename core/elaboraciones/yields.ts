import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { KnownYield, RecipeYield } from '#core/recipes/yield.ts'
import { childrenFirst } from './order.ts'
import { shareNumber, shareOf } from './share.ts'

export type RecipeToWeigh = {
  readonly id: string
  readonly servings: number
  readonly yields: RecipeYield
  readonly lines: readonly IngredientDraft[]
}

/** Edible g of a line that is no elaboración; null where nobody knows. */
export type GramsOf = (line: IngredientDraft) => number | null

/**
 * What each recipe comes to, by id. A weight the cook has not typed is the sum of its lines less the loss in cooking. It is
 * not known while the weight of one line is not: a sum that lacks a line would make a gram cheaper or dearer than it is. Nor
 * where she has typed litres and no loss: two litres of stock are not the six kilos that went into the pot. Litres and pieces
 * are known only as typed. `below`: what is known already of recipes that are not among these.
 */
export const yieldBook = (
  recipes: readonly RecipeToWeigh[],
  gramsOf: GramsOf,
  below: ReadonlyMap<string, KnownYield> = new Map(),
): ReadonlyMap<string, KnownYield> => {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const known = new Map(below)
  const { ids } = childrenFirst(byId.keys(), (id) =>
    linkedIds(byId.get(id)?.lines ?? []).filter((one) => byId.has(one)),
  )
  for (const id of ids) {
    const recipe = byId.get(id)
    if (recipe !== undefined)
      known.set(
        id,
        yieldOf(recipe, (line) => lineGrams(line, known, gramsOf)),
      )
  }
  return known
}

/** The recipes that lines link to, each once. */
export const linkedIds = (lines: readonly Pick<IngredientDraft, 'link'>[]): string[] => [
  ...new Set(lines.flatMap(({ link }) => (link === undefined || link === null ? [] : [link.recipeId]))),
]

/** g that a line weighs in the recipe it stands in, an elaboración by its part of the batch. */
const lineGrams = (line: IngredientDraft, known: ReadonlyMap<string, KnownYield>, gramsOf: GramsOf): number | null => {
  const { quantity, unit, link } = line
  const linked = known.get(link?.recipeId ?? '')
  if (!link || linked === undefined) return gramsOf(line)
  return linkedGrams({ quantity, unit, link }, linked)
}

/**
 * g of the part of a batch a line takes: as written, by its share of a known weight, or a millilitre as a gram, as everywhere
 * where no density is known (`isWater`).
 */
export const linkedGrams = (line: Parameters<typeof shareOf>[0], known: KnownYield): number | null => {
  if (line.unit === 'g' || line.unit === 'kg') return line.quantity * (line.unit === 'kg' ? 1000 : 1)
  const share = shareOf(line, known)
  if (isWater(line, known)) return 'lacks' in share ? null : share.quantity * share.perUnit
  const batches = shareNumber(share)
  return batches === null || known.grams === null ? null : batches * known.grams
}

/** Whether millilitres of it count as grams, because nobody knows what a batch weighs. */
export const isWater = (line: Parameters<typeof shareOf>[0], known: KnownYield): boolean => {
  const share = shareOf(line, known)
  return known.grams === null && !('lacks' in share) && share.by === 'millilitres'
}

const yieldOf = ({ servings, yields, lines }: RecipeToWeigh, weigh: GramsOf): KnownYield => {
  const { grams: typed, millilitres, pieces, cookingLossPercent } = yields
  const rest = { cookingLossPercent, millilitres, pieces, servings: servings >= 1 ? servings : 1 }
  if (typed !== null) return { grams: typed, gramsBy: 'typed', ...rest }
  const reduced = millilitres !== null && cookingLossPercent === null
  const raw = reduced ? null : sumOrNull(lines.map(weigh))
  if (raw === null || raw <= 0) return { grams: null, gramsBy: null, ...rest }
  return { grams: raw * (1 - (cookingLossPercent ?? 0) / 100), gramsBy: 'computed', ...rest }
}

const sumOrNull = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0)
