import { z } from 'zod'
import type { GenerateMethodAnswer, GenerateMethodBody } from '#core/api/functions.ts'
import { AppError } from '#core/errors/app-error.ts'
import { basisText } from '#core/method/basis-text.ts'
import type { MethodDraft } from '#core/method/draft-method.ts'
import { validIngredients } from '#core/recipes/draft.ts'
import type { Model } from '#server/language-model/model.ts'
import { readPrompt } from '#server/language-model/prompts.ts'
import { withModel } from '#server/language-model/with-model.ts'
import type { Asker, Thinker } from './thinker.ts'

type MethodDeps = { readonly model: Model | undefined; readonly thinker: Thinker }

/**
 * A method for a name and its ingredients (specification §5, 'Generate method'): from the configured model, else from our
 * own engine. Either way food safety has the last look. Nothing is read or written, so no transaction waits meanwhile.
 */
export const generateMethod = async (
  { model, thinker }: MethodDeps,
  asker: Asker,
  { recipeName, ingredients }: GenerateMethodBody,
): Promise<GenerateMethodAnswer> => {
  if (recipeName.trim() === '') throw new AppError('recipe_name_first')
  const valid = validIngredients(ingredients)
  if (valid.length === 0) throw new AppError('no_valid_ingredient')
  const data = { recipeName, ingredients: valid }
  const question = { ...asker, instructions: readPrompt('generate-method'), data, schema: stepsAnswer, maxTokens }
  const { value, ...origin } = await withModel<MethodDraft>(
    model,
    async (asked) => {
      const answer = await asked.askObject(question)
      return answer.ok ? { ok: true, value: written(answer.value.steps) } : answer
    },
    () => thinker.think('method', data, asker),
  )
  const gated = await thinker.think('gate', { name: recipeName, method: value.method, ingredients: valid }, asker)
  const told = value.warnings.length > 0 || gated.added.length === 0 || origin.engine === 'local' ? [] : [safetyAdded]
  const said = basisText(value)
  return {
    method: gated.method,
    basis: value.basis,
    ...(said === null ? {} : { basisText: said }),
    warnings: [...new Set([...value.warnings, ...told, ...gated.warnings, ...gated.sources])],
    ...origin,
  }
}

/** Twelve steps of two sentences are about 600 words; a model that reasons first spends as much again on thoughts. */
const maxTokens = 4000

const stepsAnswer = z.object({ steps: z.array(z.string().trim().min(1).max(1000)).min(1).max(40) })

const written = (steps: readonly string[]): MethodDraft => ({
  method: steps.map((step) => step.replace(/\s+/g, ' ')).join('\n'),
  basis: 'model',
  warnings: [],
})

const safetyAdded = 'Se han añadido pasos de seguridad que el modelo no decía.'
