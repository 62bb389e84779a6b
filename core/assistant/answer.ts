import type { Pantry } from '#core/pantry/match-food.ts'
import { answerConvert } from './answer-convert.ts'
import { answerCost } from './answer-cost.ts'
import { answerMenu } from './answer-menu.ts'
import { answerAllergens, answerNutrition } from './answer-nutrition.ts'
import { answerProportion } from './answer-proportion.ts'
import { answerSafety } from './answer-safety.ts'
import { answerScale } from './answer-scale.ts'
import { answerSearch } from './answer-search.ts'
import { answerCut, answerSeason, answerServing } from './answer-shelves.ts'
import { answerShow } from './answer-show.ts'
import { answerSubstitute } from './answer-substitute.ts'
import { answerTechnique } from './answer-technique.ts'
import { answerCreate } from './create.ts'
import type { Findings } from './findings.ts'
import type { Question } from './question.ts'
import type { Reply } from './reply.ts'
import { askWhich, greeting, help, notUnderstood, offTopic, thanks } from './small-talk.ts'
import { stemsOf } from './words.ts'

/**
 * The answer to a question, from the tables and from what the server found of the cook's own. Pure, never throws. Only
 * `create` carries a recipe: everything else is read and changes nothing in the library.
 */
export const answer = (question: Question, findings: Findings, pantry: Pantry): Reply => {
  const said = answerOf(question, findings, pantry)
  const asked = stemsOf(question.text).join(' ')
  return { ...said, suggestions: said.suggestions.filter((next) => stemsOf(next).join(' ') !== asked) }
}

const answerOf = (question: Question, findings: Findings, pantry: Pantry): Reply => {
  if (question.tie.length > 1) return askWhich(question)
  switch (question.intent) {
    case 'create':
      return answerCreate(question, findings, pantry)
    case 'menu':
      return answerMenu(question, pantry)
    case 'scale':
      return answerScale(question, findings, pantry)
    case 'convert':
      return answerConvert(question, pantry)
    case 'substitute':
      return answerSubstitute(question, findings, pantry)
    case 'technique':
      return answerTechnique(question, pantry)
    case 'proportion':
      return answerProportion(question, pantry)
    case 'safety':
      return answerSafety(question)
    case 'cost':
      return answerCost(question, findings, pantry)
    case 'nutrition':
      return answerNutrition(question, findings, pantry)
    case 'allergens':
      return answerAllergens(question, findings, pantry)
    case 'search':
      return answerSearch(question, findings, pantry)
    case 'season':
      return answerSeason(question)
    case 'cut':
      return answerCut(question)
    case 'serving':
      return answerServing(question)
    case 'show':
      return answerShow(question, findings, pantry)
    case 'greeting':
      return greeting
    case 'help':
      return help
    case 'thanks':
      return thanks
    case 'off-topic':
      return offTopic(question)
    case 'unknown':
      return notUnderstood(question)
  }
}
