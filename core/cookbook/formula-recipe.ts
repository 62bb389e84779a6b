import { renameFoods } from '#core/method/rename-foods.ts'
import type { RecipeDraft } from '#core/recipes/recipe.ts'
import type { Formula, FormulaPart } from './formula.ts'
import { asIngredients } from './scale-formula.ts'

/**
 * A recipe from a formula and its scaled parts. `instead` is the food that takes the slot's place: 'crema de calabaza'.
 * Its steps are the formula's own.
 */
export const recipeOfFormula = (
  formula: Formula,
  parts: readonly FormulaPart[],
  servings: number,
  { name, instead }: { readonly name?: string; readonly instead?: string } = {},
): Omit<RecipeDraft, 'folderId'> => {
  const slot = formula.slot?.food
  const other = instead === undefined || slot === undefined ? null : { from: slot, to: instead }
  const filled = parts.map(([food, grams]): FormulaPart => [food === other?.from ? other.to : food, grams])
  const steps = other === null ? formula.steps : formula.steps.map((step) => renameFoods(step, [other]))
  const ingredients = asIngredients(filled)
  const method = steps.join('\n')
  return { name: name ?? formula.names[0] ?? formula.id, category: formula.category, servings, method, ingredients }
}
