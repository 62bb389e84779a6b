import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { fold } from '#core/spanish/fold.ts'
import type { Message } from './conversation.ts'
import { findDish } from './find-dish.ts'
import { asksByItself, goesOn, thingIn } from './said-whole.ts'

/** 'Y de pollo', 'y el rojo', 'y la de setas'. */
const another = /^\W*(?:y|o) (?:(?:el|la|los|las|uno|una|unos|unas) )?((?:de |del |al? |con )?[\p{L}][\p{L} ]{2,30})$/iu

/**
 * 'Y de pollo', after 'cómo hago un fondo oscuro': the question again of another of its kind, where there is a page by that
 * very name ('fondo de pollo'). Null where there is none, or the turn asks something else.
 */
const otherOfKind = (turn: string, before: string, knowledge: Knowledge): string | null => {
  const said = turn.replace(/[?!.\s]+$/, '')
  const other = another.exec(said)?.[1]
  if (other === undefined || asksByItself(said) || saysTrouble(fold(said), knowledge.cookbook.kitchenWords)) return null
  const thing = thingIn(before, knowledge)
  const [head = '', ...rest] = thing.split(' ')
  if (rest.length === 0) return null
  const name = `${head} ${other}`
  if (knowledge.cookbook.named(name) !== null) return before.replace(thing, name)
  // 'Y con calabacín' is said of the same dish; 'y de ternera' of another.
  const found = /^con /i.test(other) ? null : findDish(name, knowledge)
  return found === null || found.unknown.length + found.extras.length > 0 ? null : before.replace(thing, name)
}

/** A conversation with each turn that names only the other of a kind said whole, so that what follows is about that one. */
export const withWholeTurns = (messages: readonly Message[], knowledge: Knowledge): readonly Message[] => {
  let before = ''
  return messages.map((message) => {
    if (message.recipe !== undefined) before = `dame la receta de ${message.recipe.name}`
    if (message.role !== 'user') return message
    const whole = before === '' ? null : otherOfKind(message.content, before, knowledge)
    if (whole !== null || (!goesOn(message.content) && thingIn(message.content, knowledge) !== ''))
      before = whole ?? message.content.slice(0, longestBefore)
    return whole === null ? message : { ...message, content: whole }
  })
}

/** A longer turn is a text. Characters. */
const longestBefore = 200
