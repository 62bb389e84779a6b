import { z } from 'zod'
import type { Findings } from '#core/assistant/kitchen/findings.ts'
import type { Reply } from '#core/assistant/reply.ts'
import type { ChatRecipe, Message } from '#core/assistant/turns/conversation.ts'
import type { Intent, Question } from '#core/assistant/turns/question.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import type { Answer } from '#server/language-model/failure.ts'
import type { Model, Turn } from '#server/language-model/model.ts'
import { modelRecipe } from '#server/language-model/model-recipe.ts'
import { normaliseAnswer } from '#server/language-model/normalise-answer.ts'
import { readPrompt } from '#server/language-model/prompts.ts'

export type Consultation = {
  readonly userId: string
  readonly signal: AbortSignal
  readonly messages: readonly Message[]
  readonly question: Question
  readonly findings: Findings
  /** What our own engine would say: the model's notes, and what its answer is held against. */
  readonly local: Reply
}

/**
 * What a model may not answer, because it can be computed: conversions, scaling, costs, nutrients and allergens come from
 * our tables and the cook's own data, and so does what is asked of all her recipes, with or without a model (docs/ciencia/motor-local.md §1).
 */
const computed: ReadonlySet<Intent> = new Set<Intent>(['convert', 'scale', 'cost', 'nutrition', 'allergens'])

export const isComputed = ({ intent, tie, library, computed: sum }: Question): boolean =>
  library !== null || sum !== null || (computed.has(intent) && tie.length < 2)

/** A whole recipe of 12 steps is about 1,500 tokens; a model that reasons first spends as much again on thoughts. */
const maxTokens = 6000

/** docs/ciencia/motor-local.md §7.3: one schema, with its limits. */
const modelAnswer = z.object({
  response: z.string().trim().min(1).max(8000),
  recipe: z.nullable(modelRecipe),
})
type ModelAnswer = z.infer<typeof modelAnswer>

/** Asks the model, with the cook's own data and our notes beside the question; checks what comes back. */
export const consultModel = async (model: Model, consultation: Consultation): Promise<Answer<Reply>> => {
  const { userId, signal, messages, question, findings, local } = consultation
  const answer = await model.askObject({
    userId,
    signal,
    instructions: readPrompt('ai-culinary-assistant'),
    turns: messages.map(asTurn),
    data: dataFor(question, findings, local),
    schema: modelAnswer,
    normalise: normaliseAnswer,
    maxTokens,
  })
  return answer.ok ? { ok: true, value: checked(answer.value, consultation) } : answer
}

/** A recipe made earlier travels in short: what is in it, not how it is done. */
const asTurn = ({ role, content, recipe }: Message): Turn => {
  if (recipe === undefined) return { role, content }
  const lines = recipe.ingredients.map(({ name, quantity, unit }) => `${quantity} ${unit} ${name}`)
  return { role, content: `${content}\n\nReceta «${recipe.name}», ${recipe.servings} raciones: ${lines.join('; ')}` }
}

/** The longest method and notes that travel; the layer refuses more than 30,000 characters of data. */
const longestText = 6000
const mostLines = 80

const dataFor = (question: Question, { recipes, recipe, prices }: Findings, local: Reply): object => {
  const spokenOf = recipe ?? question.recipe
  return {
    ...(recipes.length === 0 ? {} : { recetasPropias: recipes.map(({ name, category }) => ({ name, category })) }),
    ...(spokenOf === null ? {} : { receta: inShort(spokenOf) }),
    ...(prices.length === 0 ? {} : { preciosGuardados: prices.slice(0, mostLines) }),
    // Where our engine has not understood, it has nothing to tell.
    ...(question.intent === 'unknown' ? {} : { notas: local.response.slice(0, longestText) }),
  }
}

const inShort = ({ name, servings, ingredients, method }: ChatRecipe) => ({
  name,
  servings,
  ingredients: ingredients.slice(0, mostLines).map(({ name, quantity, unit }) => ({ name, quantity, unit })),
  method: method.slice(0, longestText),
})

const checked = ({ response, recipe }: ModelAnswer, { question, findings, local }: Consultation): Reply => {
  const own = [...findings.recipes, ...(findings.recipe === null ? [] : [findings.recipe])]
  const said = nameKey(response)
  const links = new Map(
    own.filter(({ name }) => said.includes(nameKey(name))).map(({ id, name }) => [id, { recipeId: id, name }]),
  )
  const reply = { response, recipe: null, links: [...links.values()], suggestions: local.suggestions }
  if (recipe === null || !asksForRecipe(question)) return reply
  const { steps, category, ...rest } = recipe
  const method = steps.map((step) => step.replace(/\s+/g, ' ')).join('\n')
  return { ...reply, recipe: { ...rest, category: category === '' ? 'Sin categoría' : category, method } }
}

/** What says 'make me one'. Where our engine did not understand the question, a model's recipe needs this much. */
const makes =
  /\b(?:crea(?:me)?|creame|haz(?:me)?|invent(?:a|ame|ar)|elabor(?:a|ame)|prepara(?:me)?|escrib(?:e|eme)|dise(?:n|ñ)a(?:me)?|desarrolla(?:me)?|formula(?:me)?|genera(?:me)?|propon(?:me)?|dame|quiero|necesito|redacta(?:me)?)\b/

/** A recipe is saved by itself, so a model may only bring one where the cook asked for it. */
const asksForRecipe = ({ intent, tie, text }: Question): boolean =>
  intent === 'create' || tie.includes('create') || (intent === 'unknown' && makes.test(nameKey(text)))
