import { z } from 'zod'
import type { GenerateMethodAnswer, GenerateMethodBody } from '#core/api/functions.ts'
import { AppError } from '#core/errors/app-error.ts'
import { draftMethod, type MethodDraft } from '#core/method/draft-method.ts'
import { withFoodSafety } from '#core/method/food-safety.ts'
import { validIngredients } from '#core/recipes/draft.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { Model } from '#server/language-model/model.ts'
import { readPrompt } from '#server/language-model/prompts.ts'
import { withModel } from '#server/language-model/with-model.ts'

type Asker = { readonly userId: string; readonly signal: AbortSignal }

/**
 * A method for a name and its ingredients (specification §5, 'Generate method'): from the configured model, else from our
 * own engine. Either way food safety has the last look. Nothing is read or written, so no transaction waits meanwhile.
 */
export const generateMethod = async (
  model: Model | undefined,
  { userId, signal }: Asker,
  { recipeName, ingredients }: GenerateMethodBody,
): Promise<GenerateMethodAnswer> => {
  if (recipeName.trim() === '') throw new AppError('recipe_name_first')
  const valid = validIngredients(ingredients)
  if (valid.length === 0) throw new AppError('no_valid_ingredient')
  const data = { recipeName, ingredients: valid }
  const question = { userId, signal, instructions: readPrompt('generate-method'), data, schema: stepsAnswer, maxTokens }
  const { value, ...origin } = await withModel<MethodDraft>(
    model,
    async (asked) => {
      const answer = await asked.askObject(question)
      return answer.ok ? { ok: true, value: checkedSteps(answer.value.steps, valid) } : answer
    },
    () => draftMethod(data),
  )
  return { method: value.method, warnings: [...value.warnings], ...origin }
}

/** Twelve steps of two sentences are about 600 words; a model that reasons first spends as much again on thoughts. */
const maxTokens = 4000

const stepsAnswer = z.object({ steps: z.array(z.string().trim().min(1).max(1000)).min(1).max(40) })

const checkedSteps = (steps: readonly string[], ingredients: readonly IngredientDraft[]): MethodDraft => {
  const written = steps.map((step) => step.replace(/\s+/g, ' ')).join('\n')
  const { method, added } = withFoodSafety(
    written,
    ingredients.map(({ name }) => name),
  )
  return { method, warnings: added.length === 0 ? [] : [safetyAdded] }
}

const safetyAdded = 'Se ha añadido la temperatura de seguridad en el centro, que el modelo no decía.'
