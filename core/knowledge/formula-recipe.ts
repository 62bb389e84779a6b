import { displayName } from '#core/method/display-name.ts'
import { withFoodSafety } from '#core/method/food-safety.ts'
import { classify } from '#core/method/roles.ts'
import { articleFor, joined } from '#core/method/spanish.ts'
import type { RecipeDraft } from '#core/recipes/recipe.ts'
import type { Formula, Part } from './formula.ts'
import { asIngredients } from './scale-formula.ts'

/**
 * A recipe from a formula and its scaled parts. `instead` is the food that takes the slot's place: 'crema de calabaza'.
 * Its steps are the formula's own, and food safety has the last look.
 */
export const recipeOfFormula = (
  formula: Formula,
  parts: readonly Part[],
  servings: number,
  { name, instead }: { readonly name?: string; readonly instead?: string } = {},
): Omit<RecipeDraft, 'folderId'> => {
  const slot = formula.slot?.food
  const filled = instead !== undefined && slot !== undefined ? withFood(parts, slot, instead) : parts
  const ingredients = asIngredients(filled)
  const inside = withArticle(instead ?? slot ?? '')
  const written = formula.steps.map((step) => fill(step, inside)).join('\n')
  const { method } = withFoodSafety(
    written,
    ingredients.map(({ name }) => name),
  )
  return { name: name ?? formula.names[0] ?? formula.id, category: formula.category, servings, method, ingredients }
}

const withFood = (parts: readonly Part[], slot: string, instead: string): readonly Part[] =>
  parts.map(([food, grams]) => [food === slot ? instead : food, grams])

/** 'el calabacín', 'las espinacas': as it stands in a sentence. */
const withArticle = (food: string): string => {
  const said = displayName({ name: food, quantity: 1, unit: 'g' })
  const found = classify(food)
  return said.startsWith('«') ? said : `${articleFor(found.headKey, found)} ${said}`
}

const fill = (step: string, inside: string): string => {
  const [before = '', ...after] = step.split('{}')
  return after.reduce((text, rest) => joined(text, inside) + rest, before)
}
