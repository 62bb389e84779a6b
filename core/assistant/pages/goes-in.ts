import type { Reply } from '#core/assistant/reply.ts'
import { nutrientAlone } from '#core/assistant/turns/intent-of.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { answerSure } from './answer-looked.ts'
import { amountInDish } from './answer-proportion.ts'

/** 'Cuánta sal lleva el pan' asks how much goes in, where a page is about just that. */
export const doseOfPage = (question: Question): Reply | null => {
  const { sure } = question.looked
  const isOfBefore = question.recipe !== null || question.needs.recipe.length > 0
  // 'Cuánta grasa lleva', of the dish whose figures were told.
  if (isOfBefore && nutrientAlone.test(fold(question.text.slice(0, 120)))) return null
  const isTold = sure?.heading === 'Proporción' && sure.page.kind === 'cards' && sure.named
  return isTold && /\blleva/.test(fold(question.text.slice(0, 200))) ? answerSure(question) : null
}

/** 'Cuánta sal lleva la lubina a la sal' asks how much goes in, not how salty it is. */
export const dishHolds = (question: Question, knowledge: Knowledge): Reply | null =>
  /\bllevan?\b/.test(fold(question.text.slice(0, 200))) ? amountInDish(question, knowledge) : null
