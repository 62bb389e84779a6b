import type { Findings } from '#core/assistant/kitchen/findings.ts'
import type { Reply } from '#core/assistant/reply.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { answerIdea } from './answer-idea.ts'
import { answerMenuPlan } from './answer-menu-plan.ts'
import { answerWish } from './answer-wish.ts'
import type { Plan } from './plan.ts'

/** What is being thought out, as it stands after the last question. */
export const answerPlan = (plan: Plan, findings: Findings, knowledge: Knowledge): Reply => {
  switch (plan.kind) {
    case 'wish':
      return answerWish(plan.wish, findings, knowledge)
    case 'idea':
      return answerIdea(plan.idea, knowledge)
    case 'menu':
      return answerMenuPlan(plan.menu, findings, knowledge)
  }
}
