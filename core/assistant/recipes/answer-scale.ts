import type { Findings } from '#core/assistant/kitchen/findings.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, declined, ingredientList, paragraphs, people, plain, reply } from '#core/assistant/say.ts'
import { isOf } from '#core/assistant/turns/change.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { targetOf, whence } from '#core/assistant/turns/target.ts'
import { weightIn } from '#core/assistant/turns/weight-in.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { type Reach, reachesOf } from './amounts-said.ts'
import { forGuests, wantedOf } from './for-guests.ts'
import { mixGrams, notLinear, scaledRecipe } from './scale-recipe.ts'

/** 'A 5 kg de harina': the servings that use up so much of one of its ingredients; 'a 5 litros', that give so much mix; else null. */
export const servingsForWeight = (text: string, recipe: ChatRecipe): number | null => {
  const { ingredients, servings } = recipe
  const said = weightIn(text)
  if (said === null) return null
  if (said.food === '') {
    const mix = mixGrams(recipe)
    return mix === null ? null : (servings * said.grams) / mix
  }
  const line = ingredients.find(({ name }) => isOf(name, said.food.split(' ')[0] ?? ''))
  const each = line?.unit === 'g' || line?.unit === 'ml' ? 1 : line?.unit === 'kg' || line?.unit === 'l' ? 1000 : 0
  if (line === undefined || each === 0 || line.quantity <= 0) return null
  return (servings * said.grams) / (line.quantity * each)
}

/** Which of several things that there are is used up first; blank where one was said. */
export const limitText = (reaches: readonly Reach[]): string => {
  const [least, ...rest] = reaches
  if (least === undefined || rest.length === 0) return ''
  const each = ({ said, food, servings }: Reach): string =>
    `${said} de ${plain(food, 40)}, para ${formatDecimal(servings, 1)}`
  return `Manda lo que antes se acaba: ${[least, ...rest].map(each).join('; ')}.`
}

/** The amounts for other servings: read, not saved. */
export const answerScale = (question: Question, findings: Findings, knowledge: Knowledge): Reply => {
  const target = targetOf(question, findings, knowledge)
  if (target === null) {
    return declined(
      question.subject === ''
        ? 'No tengo ninguna receta en curso. Dime cuál y para cuántos: «escala mi **gazpacho** a 30».'
        : `No encuentro ${bold(question.subject)} en tu biblioteca ni en las fórmulas base. Escríbela como la tienes guardada.`,
      ['Busca en mi biblioteca', 'Crea una receta de gazpacho para 30'],
    )
  }
  const { from, links } = target
  const { recipe, notes: guestNotes } = forGuests(target.recipe, wantedOf(question, target.recipe), knowledge)
  const reaches = question.servings === null ? reachesOf(question.text, recipe, knowledge) : []
  const servings =
    question.servings ??
    reaches[0]?.servings ??
    servingsForWeight(question.text, recipe) ??
    (question.factor === null ? null : Math.max(1, Math.round(recipe.servings * question.factor)))
  if (servings === null)
    return reply(
      `${bold(recipe.name)} está para ${people(recipe.servings)}. ¿A cuántas la paso?`,
      ['Pásala a 10', 'Pásala a 30', 'El doble'],
      { links },
    )
  if (servings === recipe.servings)
    return reply(
      `${bold(recipe.name)} ya está para ${people(servings)}; no hay nada que cambiar.`,
      ['El doble', '¿Cuánto cuesta?'],
      { links },
    )
  const factor = servings / recipe.servings
  const notes = notLinear(recipe, factor)
  return reply(
    paragraphs(
      `${bold(recipe.name)} (${whence[from]}): de ${people(recipe.servings)} a **${people(Math.max(1, Math.round(servings)))}**, × ${factor.toLocaleString('es-ES', { maximumFractionDigits: 2 })}.`,
      limitText(reaches),
      ingredientList(scaledRecipe(recipe, servings).ingredients),
      notes.length > 0 && `**Esto no crece en proporción**\n${bullets(notes)}`,
      guestNotes.length > 0 && `**A tener en cuenta**\n${bullets(guestNotes.slice(0, 8))}`,
      'La receta guardada no cambia. Di «guárdala» si quieres esta versión aparte.',
    ),
    ['Guárdala', '¿Cuánto cuesta?', '¿Qué alérgenos lleva?'],
    { links },
  )
}
