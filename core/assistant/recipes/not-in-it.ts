import type { Findings } from '#core/assistant/kitchen/findings.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { missingOf } from '#core/assistant/turns/change.ts'
import { withClassesNamed } from '#core/assistant/turns/class-named.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { targetOf } from '#core/assistant/turns/target.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { notInIt } from './changed-recipe.ts'

/** 'Y con el doble de chocolate', of the figures of a cheesecake: it has none, and its figures as it is are no answer. */
export const changesNothing = (question: Question, findings: Findings, knowledge: Knowledge): Reply | null => {
  if (question.change === null || !(question.intent === 'nutrition' || question.intent === 'cost')) return null
  const target = targetOf({ ...question, change: null }, findings, knowledge)
  if (target === null) return null
  const change = withClassesNamed(question.change, target.recipe.ingredients, knowledge)
  return missingOf(target.recipe.ingredients, change).length > 0 ? notInIt(target.recipe, change) : null
}
