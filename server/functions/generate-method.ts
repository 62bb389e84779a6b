import type { GenerateMethodAnswer, GenerateMethodBody } from '#core/api/functions.ts'
import { AppError } from '#core/errors/app-error.ts'
import { draftMethod } from '#core/method/draft-method.ts'
import { validIngredients } from '#core/recipes/draft.ts'

/**
 * A method for a name and its ingredients (specification §5, 'Generate method'). Name and ingredients are text and stay
 * text. A language model may be asked in front of `draftMethod`, with the same answer and `withFoodSafety` behind it;
 * there is no transaction to hold open meanwhile.
 */
export const generateMethod = ({ recipeName, ingredients }: GenerateMethodBody): GenerateMethodAnswer => {
  if (recipeName.trim() === '') throw new AppError('recipe_name_first')
  const valid = validIngredients(ingredients)
  if (valid.length === 0) throw new AppError('no_valid_ingredient')
  const { method, warnings } = draftMethod({ recipeName, ingredients: valid })
  return { method, engine: 'local', warnings: [...warnings] }
}
