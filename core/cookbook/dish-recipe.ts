import { draftWithSauce } from '#core/method/part-by-kind.ts'
import { renameFoods } from '#core/method/rename-foods.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { Dish } from './dish.ts'

/**
 * How a dish is made with these ingredients: by its own steps while they are its own ingredients, whatever their
 * amounts; else drafted anew by its kind.
 */
export const methodOfDish = (
  dish: Dish,
  recipeName: string,
  ingredients: readonly IngredientDraft[],
): { readonly method: string; readonly notes: readonly string[] } => {
  const own = dish.ingredients.every(({ name }, at) => ingredients[at]?.name === name)
  if (dish.steps.length === 0 || !own || ingredients.length !== dish.ingredients.length) {
    const beside = ingredients.filter(({ name }) => !dish.ingredients.some((line) => line.name === name))
    const { method, warnings } = draftWithSauce({ recipeName, ingredients }, beside)
    return { method, notes: warnings }
  }
  return { method: dish.steps.join('\n'), notes: dish.notes }
}

/** A dish with one food in the place of another, in its ingredients and its steps: sardinas in an escabeche of caballa. */
export const dishWith = (dish: Dish, from: string, to: string): Dish => ({
  ...dish,
  ingredients: dish.ingredients.map((line) => (line.name === from ? { ...line, name: to } : line)),
  steps: dish.steps.map((step) => renameFoods(step, [{ from, to }])),
})
