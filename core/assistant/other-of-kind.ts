import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { fold } from '#core/spanish/fold.ts'
import { asksByItself, thingIn } from './said-whole.ts'

/** 'Y de pollo', 'y el rojo', 'y la de setas'. */
const another = /^\W*(?:y|o) (?:(?:el|la|los|las|uno|una|unos|unas) )?((?:de |del |al? |con )?[\p{L}][\p{L} ]{2,30})$/iu

/**
 * 'Y de pollo', after 'cómo hago un fondo oscuro': the question again of another of its kind, where there is a page by that
 * very name ('fondo de pollo'). Null where there is none, or the turn asks something else.
 */
export const otherOfKind = (turn: string, before: string, knowledge: Knowledge): string | null => {
  const said = turn.replace(/[?!.\s]+$/, '')
  const other = another.exec(said)?.[1]
  if (other === undefined || asksByItself(said) || saysTrouble(fold(said), knowledge.cookbook.kitchenWords)) return null
  const thing = thingIn(before, knowledge)
  const [head = '', ...rest] = thing.split(' ')
  if (rest.length === 0) return null
  const name = `${head} ${other}`
  const page = knowledge.cookbook.named(name)
  return page === null ? null : before.replace(thing, name)
}
