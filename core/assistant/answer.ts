import type { Pantry } from '#core/pantry/match-food.ts'
import type { Findings } from './findings.ts'
import type { Question } from './question.ts'
import type { Reply } from './reply.ts'
import { firstSuggestions } from './suggestions.ts'

/** The answer to a question, from the tables and from what the server found of the cook's own. Pure, never throws. */
export const answer = (_question: Question, _findings: Findings, _pantry: Pantry): Reply => ({
  response: 'No he entendido la consulta. Puedo crear recetas, escalarlas y resolver dudas de cocina.',
  recipe: null,
  links: [],
  suggestions: firstSuggestions.slice(0, 3),
})
