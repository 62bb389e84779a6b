import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import type { Message } from './conversation.ts'
import { missingIn } from './missing.ts'
import { goesOn, thingIn } from './said-whole.ts'

/** What is asked of the dish as a whole, and of no food that stands in for another. */
const ofWhole = /\b(?:aguanta|dura|conserva|guarda|congel|recalient|regener|tarda|tiempo|horas|servir|sirve|sirvo)\w*/

/**
 * A conversation without its asides: 'y si no tengo nata?' asks beside a dish, and 'cuánto aguanta' after it is of the dish
 * again. The conversation itself where the last turn names a thing, asks something else, or nothing was spoken of before.
 */
export const withoutAsides = (messages: readonly Message[], knowledge: Knowledge): readonly Message[] => {
  const last = messages.at(-1)
  const at = messages.findLastIndex(({ role }, index) => role === 'user' && index < messages.length - 1)
  const aside = messages[at]
  if (last?.role !== 'user' || aside === undefined || at === 0) return messages
  const isAside = goesOn(aside.content) && missingIn(aside.content, knowledge) !== null
  const isOfWhole = ofWhole.test(fold(last.content.slice(0, 80))) && thingIn(last.content, knowledge) === ''
  return isAside && isOfWhole ? withoutAsides([...messages.slice(0, at), last], knowledge) : messages
}
