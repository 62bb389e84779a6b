import { z } from 'zod'
import { type GenerateFormulaAnswer, type GenerateFormulaBody, rowToWire } from '#core/api/ice-cream.ts'
import { AppError } from '#core/errors/app-error.ts'
import { composeFormula, type Proposal, proposeFormula } from '#core/ice-cream/proposing/propose-formula.ts'
import type { Suggestion } from '#core/ice-cream/proposing/suggested-doses.ts'
import type { Model } from '#server/language-model/model.ts'
import { readPrompt } from '#server/language-model/prompts.ts'
import { type Origin, withModel } from '#server/language-model/with-model.ts'
import { loadIcePantry } from '#server/pantry/load-ice-cream.ts'

type Asker = { readonly userId: string; readonly signal: AbortSignal }

/**
 * A formula from its name (specification §7). A configured model chooses the ingredients by name and the rough dose of the
 * flavour; palette and balance decide every gram, and every figure comes from the table, with a model or without. Where it
 * gives no answer, too few known names or a formula further outside its ranges, ours stands and `notice` says why. Nothing
 * is read or written. Throws `formula_name_required`.
 */
export const generateIceCreamFormula = async (
  model: Model | undefined,
  { userId, signal }: Asker,
  { formulaName, type, servings }: GenerateFormulaBody,
): Promise<GenerateFormulaAnswer> => {
  const name = formulaName.trim()
  if (name === '') throw new AppError('formula_name_required')
  const pantry = loadIcePantry()
  const request = { name, type, servings }
  const own = proposeFormula(pantry, request)
  const data = { formulaName: name, type, pantry: pantry.ingredients.map((ingredient) => ingredient.name) }
  const instructions = readPrompt('generate-ice-cream-formula')
  const { value, ...origin } = await withModel<Suggestion | null>(
    model,
    async (asked) => {
      const question = { userId, signal, instructions, data, schema: suggestionAnswer, normalise, maxTokens }
      const answer = await asked.askObject(question)
      return answer.ok ? { ok: true, value: answer.value.ingredients } : answer
    },
    () => null,
  )
  if (value === null) return answerOf(own, origin)
  const composed = composeFormula(pantry, request, value, own)
  return composed.ok
    ? answerOf(composed.proposal, origin)
    : answerOf(own, { engine: 'local', notice: refusals[composed.reason] })
}

/** Twelve names and numbers are 200 tokens; a model that reasons first spends far more on thoughts. */
const maxTokens = 3000

const suggestionAnswer = z.object({
  ingredients: z
    .array(z.object({ name: z.string().trim().min(1).max(100), grams: z.number().positive().max(100_000) }))
    .min(1)
    .max(30),
})

/** Small models write amounts as they are read: '120 g', '2,5'. */
const normalise = (answer: unknown): unknown => {
  const asked = looseAnswer.safeParse(answer)
  if (!asked.success) return answer
  return {
    ingredients: asked.data.ingredients.map(({ name, grams }) => ({
      name,
      grams: typeof grams === 'string' ? Number.parseFloat(grams.replace(',', '.')) : grams,
    })),
  }
}
const looseAnswer = z.object({
  ingredients: z.array(z.object({ name: z.string(), grams: z.union([z.string(), z.number()]) })),
})

const refusals = {
  few: 'La IA propuso ingredientes que no están en la tabla. Ha contestado el motor local.',
  worse: 'Lo que propuso la IA queda peor equilibrado que la fórmula propia. Ha contestado el motor local.',
} as const

const answerOf = ({ description, rows, notes, outside }: Proposal, origin: Origin): GenerateFormulaAnswer => ({
  description,
  ingredients: rows.map(rowToWire),
  ...origin,
  warnings: [...notes, ...outside.map(({ text }) => text)],
})
