import type { CostedRecipe } from '#core/costing/costs/linked-line.ts'
import type { Scope } from '#server/database/as-user.ts'
import { slices } from '#server/database/slices.ts'
import { ofThisVersion } from './total-version.ts'

/** A stored batch with what the list says of its recipe. */
export type StoredBatch = CostedRecipe & {
  readonly category: string
  readonly servings: number
  /** Ingredient lines. */
  readonly lines: number
}

/** Bigger than any number JSON knows: the whole number of an exact total is kept as text. */
type Kept = Omit<CostedRecipe, 'id' | 'name' | 'exact'> & { readonly exact: readonly [string, number] | null }

/** What is stored of a costed recipe. */
export const writeBatch = (recipe: CostedRecipe): string => {
  const { known, exact, withoutPrice, estimated, countedAsIs, oldPrices, clean, withoutMerma } = recipe
  const counts = { withoutPrice, estimated, countedAsIs, oldPrices, clean, withoutMerma }
  const kept: Kept = { known, ...counts, exact: exact && [String(exact.coefficient), exact.scale] }
  return JSON.stringify(kept)
}

const readBatch = (text: string): Omit<CostedRecipe, 'id' | 'name'> => {
  const { exact, ...rest }: Kept = JSON.parse(text)
  return { ...rest, exact: exact && { coefficient: BigInt(exact[0]), scale: exact[1] } }
}

/**
 * The stored batches of these recipes, by id; those that have none of their present version are left out. They are of the
 * stored rates (`areOfRates`).
 */
export const readBatches = async (
  { tx, userId }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredBatch>> => {
  const found = new Map<string, StoredBatch>()
  for (const some of slices(ids)) {
    const rows = await tx
      .selectFrom('recipes')
      .innerJoin('recipe_totals', (join) => join.on(ofThisVersion))
      .where('recipes.user_id', '=', userId)
      .where('recipes.id', 'in', some)
      .select(['recipes.id', 'name', 'category', 'recipes.servings', 'ingredient_count', 'batch'])
      .execute()
    for (const { batch, ingredient_count: lines, ...recipe } of rows)
      if (batch !== null) found.set(recipe.id, { ...recipe, lines, ...readBatch(batch) })
  }
  return found
}
