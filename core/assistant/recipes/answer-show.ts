import type { Findings } from '#core/assistant/kitchen/findings.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, declined, ingredientList, numbered, paragraphs, people, reply } from '#core/assistant/say.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { targetOf, whence } from '#core/assistant/turns/target.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'

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
  const { recipe, from, links } = target
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
    ),
    ['Pásala a 30 raciones', '¿Cuánto cuesta?', '¿Qué alérgenos lleva?'],
    { links },
  )
}
