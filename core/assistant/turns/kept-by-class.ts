import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Page } from '#core/cookbook/page.ts'
import type { Category } from '#core/knowledge/categories.ts'
import { fold } from '#core/spanish/fold.ts'
import { saidWhole } from './said-whole.ts'
import { thingIn } from './thing-in.ts'

/** How long it keeps, or whether it freezes. Over the folded text. */
export const asksKeeping = /\b(?:dur(?:a|an|ara)|aguant\w+|conserv\w+|guard\w+|congel\w+|cuantos dias)\b/
const frozen = /\bcongel\w+/

/** Dishes that are cooked through and eaten hot, by the row of core/safety/keeping.tsv that is theirs. */
const classes: Partial<Record<Category, string>> = {
  Carnes: 'guiso',
  Aves: 'guiso',
  Legumbres: 'guiso',
  Verduras: 'guiso',
  'Sopas y cremas': 'sopa',
  Pescados: 'pescado cocinado',
  Arroces: 'arroz cocido',
  Pastas: 'pasta cocida',
}

const cooks = /\b(?:coc[ei]\w*|cuec\w+|guis\w+|estof\w+|hornear|asar|hervir|brasear|freir)\b/
/** With these it keeps for less than what is cooked through. */
const spoilsSooner = new Set(['huevos', 'leches_y_natas', 'quesos'])
const ofSea = new Set(['pescados', 'crustaceos', 'moluscos_y_cefalopodos'])

/** The dish, and what is asked of its class. */
type Classed = { readonly asked: string; readonly page: Page }

/** The same of a turn that leaves out the dish of the question before. */
export const keptOfBefore = (turn: string, before: string, knowledge: Knowledge): Classed | null => {
  for (const whole of [turn, ...saidWhole(turn, before, knowledge)]) {
    const kept = keptByClass(whole, knowledge)
    if (kept !== null) return kept
  }
  return null
}

/**
 * How long a dish keeps whose page does not say it: the question asked of its class, for a dish that is cooked through and holds
 * nothing more delicate. Null of any other question.
 */
export const keptByClass = (text: string, knowledge: Knowledge): Classed | null => {
  const folded = fold(text.slice(0, 200))
  if (!asksKeeping.test(folded)) return null
  const page = knowledge.cookbook.named(thingIn(text, knowledge))
  if (page === null || page.category === null || page.sections.some(({ heading }) => heading === 'Guardar')) return null
  const own = classes[page.category]
  if (own === undefined || !cooks.test(fold(page.steps.join(' ')))) return null
  const foods = page.ingredients.map(({ name }) => knowledge.pantry.match(name)?.food.category ?? '')
  const isSauced = page.ingredients.some(({ name }) =>
    /\b(?:mayonesa|alioli|salsa holandesa|bearnesa)/.test(fold(name)),
  )
  if (isSauced || foods.some((one) => spoilsSooner.has(one))) return null
  const noun = foods.some((one) => ofSea.has(one)) ? 'pescado cocinado' : own
  return { asked: `cuánto dura ${noun}${frozen.test(folded) ? ' congelado' : ''}`, page }
}
