import type { Findings } from '#core/assistant/kitchen/findings.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, declined, ingredientList, numbered, paragraphs, people, reply } from '#core/assistant/say.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { targetOf, whence } from '#core/assistant/turns/target.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { forGuests, wantedOf } from './for-guests.ts'

/** A recipe again, as it is. */
export const answerShow = (question: Question, findings: Findings, knowledge: Knowledge): Reply => {
  const target = targetOf(question, findings, knowledge)
  if (target === null) {
    return declined(
      question.subject === ''
        ? 'Dime qué receta quieres ver.'
        : `No encuentro ${bold(question.subject)} en tu biblioteca.`,
      ['¿Qué recetas tengo con pollo?', 'Crea una receta de gazpacho para 8'],
    )
  }
  const { from, links } = target
  // 'Muéstramela', of the dish just made fit for a guest.
  const { recipe, notes } = forGuests(target.recipe, wantedOf(question, target.recipe), knowledge)
  return reply(
    paragraphs(
      `${bold(recipe.name)} · ${people(recipe.servings)} (${whence[from]})`,
      ingredientList(recipe.ingredients),
      recipe.method.trim() !== '' &&
        numbered(
          recipe.method
            .slice(0, 6000)
            .split('\n')
            .filter((line) => line.trim() !== ''),
        ),
      notes.length > 0 && `**A tener en cuenta**\n${bullets(notes.slice(0, 8))}`,
    ),
    ['Pásala a 30 raciones', '¿Cuánto cuesta?', '¿Qué alérgenos lleva?'],
    { links },
  )
}
