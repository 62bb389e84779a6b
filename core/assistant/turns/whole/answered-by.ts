import type { Intent, Question } from '#core/assistant/turns/question.ts'

/**
 * What answers a question, in the order it is asked for: a sum, what is being planned, something of the cook's own, a change of a dish, a
 * thing that is made or shown, a table of figures, a shelf of pages by its own rules, or a passage of a page found by its words.
 */
export type AnsweredBy = 'sum' | 'plan' | 'own' | 'change' | 'made' | 'table' | 'shelf' | 'page'

const byIntent: Readonly<Record<Intent, AnsweredBy>> = {
  create: 'made',
  menu: 'made',
  scale: 'made',
  search: 'made',
  show: 'made',
  greeting: 'made',
  thanks: 'made',
  help: 'made',
  convert: 'sum',
  cost: 'table',
  nutrition: 'table',
  allergens: 'table',
  safety: 'shelf',
  proportion: 'shelf',
  season: 'shelf',
  cut: 'shelf',
  serving: 'shelf',
  substitute: 'shelf',
  'off-topic': 'shelf',
  technique: 'page',
  unknown: 'page',
}

/** What answers a question. */
export const answeredBy = (question: Question): AnsweredBy => {
  const { intent, computed, plan, library, fact, pricing, product, recipe, change, needs } = question
  if (computed !== null) return 'sum'
  if (plan !== null) return 'plan'
  if (library !== null || fact !== null || pricing.length > 0 || product !== '' || recipe !== null) return 'own'
  if (change !== null) return 'change'
  const ofHers = needs.library || needs.costs !== null || needs.recipe.length > 0
  return ofHers && byIntent[intent] !== 'made' ? 'own' : byIntent[intent]
}

/** Whether the answer is a page's, or a shelf's: nothing is worked out or made, and nothing of the cook's own is asked. */
export const isOfPages = (question: Question): boolean => {
  const by = answeredBy(question)
  return by === 'page' || by === 'shelf'
}
