import { planIn } from '#core/assistant/menus/plan.ts'
import { hasCarefulGuest } from '#core/assistant/pages/guarded.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { readQuestion } from '#core/assistant/turns/read-question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { isNo } from '#core/safety/judging/page.ts'
import { verdictOn } from '#core/safety/judging/verdict.ts'
import type { Safety } from '#core/safety/safety.ts'

/**
 * 'Y para un vegetariano', 'hay 8 celíacos', 'el viernes arroz', after a plate that is thought up or a menu: said of it, whatever else
 * the turn might mean by itself. Null of any other turn, and where it is a no by itself or one stands.
 */
export const plannedTurn = (
  messages: readonly Message[],
  safety: Safety,
  knowledge: Knowledge,
): { readonly question: Question } | null => {
  const content = messages.at(-1)?.content ?? ''
  if (messages.length < 2 || content.length > longestTurn) return null
  const plan = planIn(messages, knowledge)
  if (plan === null || plan.kind === 'wish') return null
  if (!(plan.kind === 'menu' && plan.menu.children) && hasCarefulGuest(messages, safety)) return null
  if (isNo(verdictOn([content], safety)?.text ?? '')) return null
  const question = readQuestion(messages, knowledge)
  return question.plan === null ? null : { question }
}

/** Characters. */
const longestTurn = 120
