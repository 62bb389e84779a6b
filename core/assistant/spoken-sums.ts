import { type Before, type Computed, calculate } from '#core/calculate/calculate.ts'
import { type Figures, noFigures } from '#core/calculate/calculation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import type { Message } from './conversation.ts'

/** What was computed in a conversation, as data: the figures on the table and the last sum. */
export type SpokenSums = {
  readonly figures: Figures
  readonly before: Before | null
  /** Questions about the selling price of the dish spoken of, in order: its cost is known only to the server. */
  readonly pricing: readonly string[]
}

const nothing: SpokenSums = { figures: noFigures, before: null, pricing: [] }

/** The sums of what the cook has said so far. Each question is computed again: nothing is read from our own answers. */
export const sumsIn = (messages: readonly Message[], knowledge: Knowledge): SpokenSums => {
  let sums = nothing
  for (const { role, content } of messages) if (role === 'user') sums = after(sums, content, knowledge)
  return sums
}

const after = (before: SpokenSums, text: string, knowledge: Knowledge): SpokenSums => {
  const computed = calculate(text, before.figures, before.before, knowledge)
  const sums = { ...before, figures: { ...before.figures, said: remembered(text, before.figures.said) } }
  if (computed !== null) return { ...sums, figures: { ...sums.figures, ...computed.figures }, before: computed.before }
  return isPricing(text, sums, knowledge)
    ? { ...sums, pricing: [...sums.pricing, text.slice(0, longestPricing)] }
    : sums
}

/** What was said, the newest first: a long turn is a text, and only its beginning is kept. Characters. */
const remembered = (text: string, said: string): string =>
  `${fold(text.slice(0, longestTurn)).replace(/\s+/g, ' ').trim()}; ${said}`.slice(0, longestSaid)

const longestTurn = 200
const longestSaid = 800

const longestPricing = 600
/** Any cost: what matters is whether the question would be answered with one. € */
const anyCost = 1
const selling = /\b(?:vend|venta|pvp|precio|cobr|food ?cost|margen|iva\b)/
const priceSums = new Set(['precio de venta', 'IVA'])

/** Whether a question asks for a price that only lacks the cost of the dish: 'a cuánto la vendo al 30 %', 'y con IVA'. */
export const isPricing = (text: string, { figures, pricing }: SpokenSums, knowledge: Knowledge): boolean => {
  const folded = fold(text.slice(0, longestPricing))
  if (/\d ?(?:€|euros?)/.test(folded) || !selling.test(folded)) return false
  const price = pricing.length > 0 ? anyCost : null
  const computed = calculate(text, { ...figures, cost: anyCost, price }, null, knowledge)
  return computed !== null && priceSums.has(computed.id)
}

/** What the questions about a price come to, one after the other, from the cost of a serving in €. */
export const pricedFrom = (cost: number, questions: readonly string[], knowledge: Knowledge): Computed | null => {
  let figures: Figures = { ...noFigures, cost }
  let last: Computed | null = null
  for (const question of questions) {
    const computed = calculate(question, figures, last?.before ?? null, knowledge)
    if (computed === null) continue
    figures = { ...figures, ...computed.figures }
    last = computed
  }
  return last
}
