import { draftMethod } from '#core/method/draft-method.ts'
import { withFoodSafety } from '#core/method/food-safety.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { Dish } from './dish.ts'

/**
 * How a dish is made with these ingredients: by its own steps while they are its own ingredients, whatever their
 * amounts; else drafted anew by its kind. Food safety has the last look.
 */
export const methodOfDish = (
  dish: Dish,
  recipeName: string,
  ingredients: readonly IngredientDraft[],
): { readonly method: string; readonly notes: readonly string[] } => {
  const own = dish.ingredients.every(({ name }, at) => ingredients[at]?.name === name)
  if (dish.steps.length === 0 || !own || ingredients.length !== dish.ingredients.length) {
    const { method, warnings } = draftMethod({ recipeName, ingredients })
    return { method, notes: warnings }
  }
  const names = ingredients.map(({ name }) => name)
  return { method: withFoodSafety(dish.steps.join('\n'), names).method, notes: dish.notes }
}
