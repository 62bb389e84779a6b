import type { Ingredient } from './recipe.ts'

/**
 * The ingredients of a recipe for another number of servings. On screen only: the recipe stays as it is.
 * Full precision; `formatQuantity` rounds for reading.
 */
export const scaleIngredients = (
  ingredients: readonly Ingredient[],
  fromServings: number,
  toServings: number,
): Ingredient[] => {
  const factor = fromServings > 0 && toServings > 0 ? toServings / fromServings : 1
  return ingredients.map((ingredient) => ({ ...ingredient, quantity: ingredient.quantity * factor }))
}
