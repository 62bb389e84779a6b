import { namesGuest } from '#core/assistant/pages/guarded.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { verdictOn } from '#core/safety/judging/verdict.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { thingIn } from './thing-in.ts'
import { longestShort } from './turn-kinds.ts'

/** 'Qué es tatemar' asks what a word means, whatever was refused before it. */
const means = /^\W*(?:y |oye )?(?:eso de )?que (?:es|son|significan?|quiere decir) (?:[a-z]{2,14} ?){1,4}\W*$/

/** Whether a turn asks only for a word, which by itself is no matter of safety. */
export const asksWord = (turn: string, safety: Safety): boolean =>
  means.test(fold(turn.slice(0, longestShort))) &&
  !/\b(?:eso|esto|ello|es[oa]s?)\W*$/.test(fold(turn)) &&
  verdictOn([turn], safety) === null

/**
 * 'Las lentejas no se me ablandan', after the garlic in oil: a fault of a food nobody spoke of goes on from no rule of safety. Not where
 * it is one by itself, or a guest to be careful with was told of.
 */
export const isFaultOfOther = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): boolean => {
  const content = messages.at(-1)?.content ?? ''
  if (messages.length < 2 || content.length > longestShort || /^\W*(?:y|e|o|pero)\b/i.test(content)) return false
  const folded = fold(content)
  if (!/^(?:el|la|los|las|mis?) /.test(folded) || !saysTrouble(folded, knowledge.cookbook.kitchenWords)) return false
  const stems = stemsOf(thingIn(content, knowledge))
  const told = new Set(messages.slice(0, -1).flatMap((one) => stemsOf(one.content)))
  return (
    stems.length > 0 &&
    !stems.some((stem) => told.has(stem)) &&
    verdictOn([content], safety) === null &&
    !messages.some((one) => one.role === 'user' && namesGuest(one.content, safety))
  )
}
