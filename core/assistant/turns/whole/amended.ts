import { isGuarded } from '#core/assistant/pages/guarded.ts'
import { changeIn } from '#core/assistant/turns/change.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import { findDish } from '#core/assistant/turns/find-dish.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { readQuestion } from '#core/assistant/turns/read-question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { verdictOn } from '#core/safety/judging/verdict.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'
import { asksKeeping } from './turn-kinds.ts'

/**
 * 'Y si le pongo sólo la mitad del aceite', of a recipe just made or the figures just told of a dish: the recipe, or the figures, with that
 * much of it. Null of any other turn, where a rule of safety speaks of it, and where what was asked is how long the dish keeps.
 */
export const amended = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): Question | null => {
  const content = messages.at(-1)?.content ?? ''
  if (changeIn(content)?.kind !== 'times' || isGuarded(messages, safety)) return null
  const asked = messages.slice(0, -1).findLast(({ role }) => role === 'user')?.content ?? ''
  if (asksKeeping.test(fold(asked)) || verdictOn([content], safety) !== null) return null
  const question = readQuestion(messages, knowledge)
  if (question.change?.kind !== 'times') return null
  const isOfFigures = question.intent === 'nutrition' || question.intent === 'cost'
  const isMade = question.intent === 'create' && question.recipe !== null
  // 'Más pan rallado', which names a dish of its own.
  const isDish = findDish(question.change.food, knowledge)?.kind === 'dish' && !isMade
  return (isOfFigures || isMade) && !isDish ? question : null
}
