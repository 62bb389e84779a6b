import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Findings } from './findings.ts'
import type { Question } from './question.ts'
import type { Reply } from './reply.ts'
import { bold, declined, ingredientList, numbered, paragraphs, people, reply } from './say.ts'
import { targetOf, whence } from './target.ts'

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
