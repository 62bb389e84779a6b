import type { ErrorCode } from '#core/errors/codes.ts'
import { isTooSmall } from '#core/units/quantity.ts'
import type { RecipeDraft } from './recipe.ts'

/**
 * What keeps a recipe from being saved, in the order of the specification (§5); the form shows the first.
 * Two rules are ours. The specification's second looks at the first ingredient only: the last here covers the others, so
 * that no nameless line is ever saved. And 1e-13 is above 0, but no quantity.
 */
export const recipeProblems = ({ name, method, ingredients }: RecipeDraft): ErrorCode[] => {
  const problems: ErrorCode[] = []
  if (isBlank(name)) problems.push('name_required')
  if (isBlank(ingredients[0]?.name ?? '')) problems.push('ingredient_required')
  if (isBlank(method)) problems.push('method_required')
  if (!ingredients.every(({ quantity }) => quantity > 0)) problems.push('quantity_not_positive')
  if (ingredients.some(({ quantity }) => isTooSmall(quantity))) problems.push('quantity_too_small')
  if (ingredients.slice(1).some((ingredient) => isBlank(ingredient.name))) problems.push('ingredient_name_required')
  return problems
}

/** Whether this is the quantity the problem speaks of. */
export const quantityProblem = (problem: ErrorCode | null, quantity: number): boolean =>
  (problem === 'quantity_not_positive' && !(quantity > 0)) || (problem === 'quantity_too_small' && isTooSmall(quantity))

const isBlank = (text: string): boolean => text.trim() === ''
