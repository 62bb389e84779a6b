import type { Findings } from '#core/assistant/kitchen/findings.ts'
import { answerCreate } from '#core/assistant/recipes/create.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { paragraphs } from '#core/assistant/say.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { listed } from '#core/spanish/list.ts'
import { answerIdea, productsOf } from './answer-idea.ts'
import { answerMenuPlan } from './answer-menu-plan.ts'
import { answerWish } from './answer-wish.ts'
import type { DishIdea } from './dish-idea.ts'
import type { Plan } from './plan.ts'

/** What is being thought out over several turns: the dish that is wanted, the plate that is put together, or a menu with choices. */
export const answerPlan = (plan: Plan, question: Question, findings: Findings, knowledge: Knowledge): Reply => {
  switch (plan.kind) {
    case 'wish':
      return answerWished(plan, question, findings, knowledge)
    case 'idea':
      return plan.idea.asked === 'recipe'
        ? answerCreate(orderOf(plan.idea, question, knowledge), findings, knowledge)
        : answerIdea(plan.idea, knowledge)
    case 'menu':
      return answerMenuPlan(plan.menu, findings, knowledge)
  }
}

const answerWished = (
  { wish, recipe }: Extract<Plan, { kind: 'wish' }>,
  question: Question,
  findings: Findings,
  knowledge: Knowledge,
): Reply => {
  if (recipe === undefined)
    return answerWish(wish, findings, knowledge, (idea) =>
      led(
        'No tengo un plato hecho así en el recetario ni en tu biblioteca; te lo planteo.',
        answerIdea(idea, knowledge),
      ),
    )
  let isMade = false
  const made = answerWish(wish, findings, knowledge, (idea) => {
    isMade = true
    return answerCreate(orderOf({ ...idea, servings: recipe.servings }, question, knowledge), findings, knowledge)
  })
  return isMade ? made : led('¿De cuál?', made)
}

const led = (lead: string, said: Reply): Reply => ({ ...said, response: paragraphs(lead, said.response) })

/** The recipe of a plate that was thought up: of its products, for its guests. */
const orderOf = (idea: DishIdea, question: Question, knowledge: Knowledge): Question => ({
  ...question,
  intent: 'create',
  subject: `${idea.isSweet ? 'postre' : 'plato'} con ${listed(productsOf(idea, knowledge))}`,
  lines: '',
  recipe: null,
  change: null,
  guests: idea.diets,
  servings: idea.servings,
})
