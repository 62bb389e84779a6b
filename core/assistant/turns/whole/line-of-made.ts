import { isGuarded } from '#core/assistant/pages/guarded.ts'
import { isOf } from '#core/assistant/turns/change.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { readQuestion } from '#core/assistant/turns/read-question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'

/** Longer turns ask for more than a line. Characters. */
const longest = 60

const people = '(?:personas|pax|raciones|comensales)'
const forSoMany = `(?: (?:para|a|si somos) \\d{1,4}(?: ${people})?)?`
const food = '(?:(?:de|del|la|el|los|las) )*([a-z]{3,}(?: (?:de )?[a-z]{3,}){0,2}?)'
const need =
  '(?: (?:lleva|llevan|llevaria|necesito|necesitamos|hace falta|hacen falta|le pongo|pongo|le echo|va|seria))?'
const asked = new RegExp(
  `^(?:y )?(?:(?:para|a) \\d{1,4}(?: ${people})?,? )?(?:y )?cuant[oa]s? ${food}${need}${forSoMany}$`,
)
const more = new RegExp(`^y ${food}$`)

/**
 * 'Cuánta harina lleva', 'y de azúcar', 'cuántos huevos para 30', of the recipe just made: its own line, and no page on flour. Null where
 * the recipe has no such line, or safety has spoken.
 */
export const lineOfMade = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): Question | null => {
  const content = messages.at(-1)?.content ?? ''
  const recipe = messages.findLast((one) => one.recipe !== undefined)?.recipe
  if (recipe === undefined || content.length > longest) return null
  const said = foodIn(content) ?? (goesOn(messages) ? foodIn(content, more) : null)
  if (said === null || !recipe.ingredients.some(({ name }) => isOf(name, said)) || isGuarded(messages, safety))
    return null
  const question = readQuestion(messages, knowledge)
  const scaledBy = /\d/.test(content) ? content : ''
  return { ...question, recipe, fact: { fact: { kind: 'amount', food: said, isShare: false }, dish: '', scaledBy } }
}

const foodIn = (text: string, pattern = asked): string | null =>
  pattern.exec(
    fold(text)
      .replace(/[¿?¡!.,;]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )?.[1] ?? null

/** Whether the turns before asked for a line of it, and for more of them. */
const goesOn = (messages: readonly Message[]): boolean => {
  const turns = messages.slice(0, -1).filter(({ role }) => role === 'user')
  const first = turns.findLast(({ content }) => foodIn(content, more) === null)
  return first !== undefined && foodIn(first.content) !== null
}
