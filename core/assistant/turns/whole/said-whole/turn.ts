import { subjectOf } from '#core/assistant/turns/subject.ts'
import { askedOf, thingIn } from '#core/assistant/turns/whole/thing-in.ts'
import { joint, orders } from '#core/assistant/turns/whole/turn-kinds.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'

/** A short turn and the question before it, taken apart once for all the rules that say it whole. */
export type ShortTurn = {
  /** What is said, without 'y', 'pero' and the like before it. */
  readonly rest: string
  readonly folded: string
  /** The first figure of `rest`; blank where it has none. */
  readonly number: string
  /** The question before, as it was and without what ends it. */
  readonly before: string
  readonly asked: string
  /** What the question before is about. */
  readonly thing: string
  readonly knowledge: Knowledge
}

/** What may be meant, the likeliest first; null where the turn is of another kind. */
export type Rule = (turn: ShortTurn) => readonly string[] | null

const ending = /[?!.\s]+$/

/** 'Cuánta sal lleva la lubina': the fish is spoken of. */
const holds = /\b(?:lleva|llevan|va en|hay en|absorbe|absorben|admite|necesita|chupa) (.{3,60})$/u

/** The turn taken apart; null where nothing was spoken of, nothing is said, or something is ordered. */
export const shortTurn = (text: string, before: string, knowledge: Knowledge): ShortTurn | null => {
  const asked = before.replace(ending, '')
  const whole = thingIn(holds.exec(asked)?.[1] ?? before, knowledge)
  // 'Limpio alcachofas': what is done with the thing is no part of it.
  const named = subjectOf(whole).name
  const thing = named === '' ? whole : named
  const rest = text
    .trim()
    .slice(joint.exec(fold(text.trim()))?.[0].length ?? 0)
    .replace(/[?!.¿¡\s]+$/, '')
  if (thing === '' || rest === '' || orders.test(fold(rest))) return null
  const [number = ''] = /\d+(?:[.,]\d+)?/.exec(rest) ?? []
  return { rest, folded: fold(rest), number, before, asked, thing, knowledge }
}

/** What was asked of the thing before, without the words that ask; blank where nothing was. */
export const askedBefore = ({ before }: ShortTurn): string => askedOf(before)
