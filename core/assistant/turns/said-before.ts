import { afterMoney, moneyTurn } from '#core/assistant/money/money-turn.ts'
import { inSpanish } from '#core/assistant/words/in-spanish.ts'
import { peopleNotOwn } from '#core/assistant/words/people.ts'
import { longestTurn } from '#core/assistant/words/turn-text.ts'
import { unabbreviated } from '#core/assistant/words/unabbreviated.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { tidyLine } from '#core/spanish/fold.ts'
import { afterMessage } from './after-message.ts'
import { type Context, nothingYet } from './context.ts'
import type { Message } from './conversation.ts'
import { noSums, type SpokenSums, sumsAfter } from './spoken-sums.ts'

/** What has been said up to a turn. */
type Said = { readonly context: Context; readonly sums: SpokenSums }

/**
 * What a message adds to what was said before it, kept as long as both are: hearing the last turn of a conversation reads it from its
 * beginning again and again, and forty long messages would cost seconds.
 */
type Reading = {
  readonly start: Said
  readonly spanish: WeakMap<Message, Message>
  readonly after: WeakMap<Said, WeakMap<Message, Said>>
}
const readings = new WeakMap<Knowledge, Reading>()

/** What `work` makes of a key, once. */
const once = <Key extends object, Value>(kept: WeakMap<Key, Value>, key: Key, work: () => Value): Value => {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = work()
  kept.set(key, made)
  return made
}

const readingOf = (knowledge: Knowledge): Reading =>
  once(readings, knowledge, () => ({
    start: { context: nothingYet, sums: noSums },
    spanish: new WeakMap(),
    after: new WeakMap(),
  }))

const afterOne = ({ context, sums: before }: Said, message: Message, knowledge: Knowledge): Said => {
  const { content, role } = message
  // What a dish is to be sold for is no figure of other sums.
  const turn =
    role === 'user'
      ? moneyTurn(tidyLine(unabbreviated(content.slice(0, longestTurn)), longestTurn), context, knowledge)
      : null
  const sums = role === 'user' && turn === null ? sumsAfter(before, content, knowledge) : before
  const after = turn === null ? afterMessage(context, message, knowledge) : afterMoney(context, turn)
  // A sum names no dish: what is asked next of its price is asked of the figure.
  const isSum = after.intent === 'cost' && sums.before !== before.before
  const isCost = isSum && sums.figures.cost !== before.figures.cost
  if (isCost) return { context: { ...after, recipe: null, dish: '', pricing: [] }, sums }
  return { context: isSum ? { ...after, recipe: context.recipe, dish: context.dish } : after, sums }
}

/** A turn in plain Spanish, the cook's people told from her recipes; an answer as it is. */
export const inPlainSpanish = (message: Message, knowledge: Knowledge): Message =>
  message.role === 'user'
    ? once(readingOf(knowledge).spanish, message, () => ({
        ...message,
        content: peopleNotOwn(inSpanish(message.content, knowledge)),
      }))
    : message

/** What was spoken of and reckoned before the last of these messages, which are `inPlainSpanish`. */
export const saidBefore = (messages: readonly Message[], knowledge: Knowledge): Said => {
  const { start, after } = readingOf(knowledge)
  return messages.slice(0, -1).reduce<Said>((before, message) => {
    const next = once(after, before, () => new WeakMap<Message, Said>())
    return once(next, message, () => afterOne(before, message, knowledge))
  }, start)
}
