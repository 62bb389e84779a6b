import { conversionAgain } from '#core/assistant/kitchen/conversion-again.ts'
import { saysFew } from '#core/assistant/menus/few-guests.ts'
import { ofMenu, withCourse } from '#core/assistant/menus/menu-follow.ts'
import { isDietTurn } from '#core/assistant/recipes/keeps-diet.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { resolve } from '#core/look-up/resolve.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { fold } from '#core/spanish/fold.ts'
import type { Context } from './context.ts'
import { isOfFault } from './intent-of.ts'
import { servingsIn } from './servings.ts'
import { withOffered } from './whole/offered.ts'

/**
 * A turn with what it leaves unsaid: 'y en cucharadas?' after a conversion, 'y marisco?' of the month before, a course of the menu
 * spoken of, one of the things offered, what went wrong with the subject. The text itself where it says all.
 */
export const withContext = (
  text: string,
  { intent, conversion, menu, courses, offered, subject, month }: Context,
  knowledge: Knowledge,
): string => {
  const kind = month === '' ? undefined : kindAsked.exec(fold(text.slice(0, 60)))?.[1]
  if (kind !== undefined) return `qué ${kind} hay en ${month}`
  if (month !== '' && thoseDates.test(text)) return text.replace(thoseDates, `en ${month}`)
  if (menu !== '' && (ofMenu(fold(text.slice(0, 200))) || (intent === 'menu' && (isDietTurn(text) || saysFew(text))))) {
    const before =
      servingsIn(text) === null ? menu : menu.replace(/,? ?\b(?:para|somos) (?:unos |unas )?\d{1,5}\b/giu, '')
    return `${before}. ${text}`.slice(-600)
  }
  if (offered.length > 0 && courses.size === 0) {
    const chosen = withOffered(text, offered)
    if (chosen !== text) return chosen
  }
  if (courses.size > 0) return withCourse(text, menu, courses)
  if (isTrouble(text, subject, knowledge)) return `${text} (${subject})`
  return conversion === '' ? text : (conversionAgain(conversion, text) ?? text)
}

/** 'Es buena en esas fechas?': the month before. */
const thoseDates = /(?<!\p{L})(?:en|por|para) (?:es[ae]s? (?:fechas?|mes|[eé]pocas?|temporada)|entonces)(?!\p{L})/iu

/** 'Y marisco?', of the month before. */
const kindAsked =
  /^\W*y (?:de |que )?(?:el |la |los |las )?(mariscos?|pescados?|frutas?|verduras?|hortalizas?|setas?|caza)(?: hay)?\W*$/

/** 'Se me ha cortado', of the ganache before: what went wrong has a name only with it. */
const isTrouble = (text: string, subject: string, knowledge: Knowledge): boolean => {
  const folded = fold(text.slice(0, 80))
  const isTold = /\b(?:se me|no me|por ?que)\b/.test(folded) || saysTrouble(folded, knowledge.cookbook.kitchenWords)
  if (subject === '' || text.length > 80 || !isTold) return false
  return (
    !isOfFault(resolve(text, knowledge, null)) &&
    isOfFault(resolve(`${text} (${subject.slice(0, 60)})`, knowledge, null))
  )
}
