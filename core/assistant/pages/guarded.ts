import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import { standingNo, verdictOn } from '#core/safety/judging/verdict.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'

/** A no stands, or a guest was named who is to be minded by more than what the dishes hold: who is pregnant, ill or small. */
export const hasCarefulGuest = (messages: readonly Message[], safety: Safety): boolean => {
  const asked = askedIn(messages)
  const standing = standingNo(asked.slice(0, -1), safety)
  return (
    (standing !== null && standing.page.sum !== 'alergico-a') ||
    asked.some((said) => namesGuest(said, safety) && (dietsIn(said).length === 0 || ofCare.test(fold(said))))
  )
}

const ofCare = /\b(?:embaraz|bebe|lactant|nin[oa]|crio|ancian|mayores|enferm|diabet|inmuno|disfag|hospital|residenc)/

/** Whether the verdict only lists the allergens of a dish: an own recipe of that name lists its own. */
export const listsAllergens = (messages: readonly Message[], safety: Safety): boolean =>
  verdictOn(askedIn(messages), safety)?.page.sum === 'alergenos-de'

/** Whether what was said before the last turn must be kept in mind: a no stands, or a guest was named. */
export const isGuarded = (messages: readonly Message[], safety: Safety): boolean => {
  const before = askedIn(messages.slice(0, -1))
  return standingNo(before, safety) !== null || before.some((said) => namesGuest(said, safety))
}

/** Whether the question before the last had a verdict of its own. */
export const hadVerdict = (messages: readonly Message[], safety: Safety): boolean =>
  verdictOn(askedIn(messages.slice(0, -1)), safety) !== null

export const namesGuest = (said: string, { read, vocabulary }: Safety): boolean =>
  [...read(said).tags].some((tag) => vocabulary.kindOf.get(tag) === 'grupo')

export const askedIn = (messages: readonly Message[]): readonly string[] =>
  messages.filter(({ role }) => role === 'user').map(({ content }) => content)
