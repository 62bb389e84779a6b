import type { ErrorCode } from '#core/errors/codes.ts'
import type { RecipeDraft } from './recipe.ts'

/**
 * What keeps a recipe from being saved, in the order of the specification (§5); the form shows the first.
 * The specification's second rule looks at the first ingredient only; the last rule here covers the others, so that
 * no nameless line is ever saved.
 */
export const recipeProblems = ({ name, method, ingredients }: RecipeDraft): ErrorCode[] => {
  const problems: ErrorCode[] = []
  if (isBlank(name)) problems.push('name_required')
  if (isBlank(ingredients[0]?.name ?? '')) problems.push('ingredient_required')
  if (isBlank(method)) problems.push('method_required')
  if (!ingredients.every(({ quantity }) => quantity > 0)) problems.push('quantity_not_positive')
  if (ingredients.slice(1).some((ingredient) => isBlank(ingredient.name))) problems.push('ingredient_name_required')
  return problems
}

const isBlank = (text: string): boolean => text.trim() === ''
