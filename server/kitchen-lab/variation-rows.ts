import type { VariationRow, WholeVariationRow } from '#core/api/kitchen-lab.ts'
import { lineFromRow } from '#core/api/recipes.ts'
import { isSame, recipeDiff } from '#core/kitchen-lab/diff.ts'
import { plainLine } from '#core/recipes/draft.ts'
import type { Scope } from '#server/database/as-user.ts'
import type { VariationBase } from '#server/database/schema.ts'
import { findRecipes } from '#server/recipes/queries.ts'
import type { StoredVariation } from './queries.ts'

/** A variation with the base its changes act upon, and the recipe of today where that says something else. */
export type Based = {
  readonly stored: StoredVariation
  /** A variation older than copies takes the recipe of today for its base: its changes are empty. */
  readonly base: VariationBase | null
  readonly newer: VariationBase | null
}

/** Finds the bases of a page of variations; recipes are read once, and only those saved since their copy was taken. */
export const withBases = async (scope: Scope, page: readonly StoredVariation[]): Promise<Based[]> => {
  const moved = page.filter(({ base, recipe_updated_at }) => recipe_updated_at !== (base?.updated_at ?? null))
  const ids = moved.flatMap(({ recipe_id }) => (recipe_id === null ? [] : [recipe_id]))
  const recipes = await findRecipes(scope, [...new Set(ids)])
  return page.map((stored) => {
    const recipe = recipes.get(stored.recipe_id ?? '')
    const today = recipe === undefined ? null : copyOf({ ...recipe, ingredients: recipe.ingredients.map(lineFromRow) })
    const base = stored.base ?? today
    const newer = base !== null && today !== null && !sameRecipe(base, today) ? today : null
    return { stored, base, newer }
  })
}

/** The copy of a recipe that a variation keeps. */
export const copyOf = ({
  name,
  category,
  servings,
  method,
  ingredients,
  updated_at,
}: VariationBase): VariationBase => ({
  name,
  category,
  servings,
  method,
  ingredients: ingredients.map(plainLine),
  updated_at,
})

export const variationRowOf = ({ stored, base, newer }: Based): VariationRow => {
  const { recipe_updated_at: _, ...row } = stored
  return {
    ...row,
    base: base && baseRowOf(base),
    newer_base: newer && { ...baseRowOf(newer), method_changed: newer.method !== base?.method },
  }
}

export const wholeVariationRowOf = (based: Based): WholeVariationRow => ({
  ...variationRowOf(based),
  base_category: based.base?.category ?? '',
  base_method: based.base?.method ?? '',
})

// A new name or category is no reason to bother the cook: nothing the variation changes depends on it.
const sameRecipe = (one: VariationBase, other: VariationBase): boolean =>
  one.method === other.method && isSame(recipeDiff(one, other))

const baseRowOf = ({ name, servings, ingredients, updated_at }: VariationBase) => ({
  name,
  servings,
  ingredients,
  updated_at,
})
