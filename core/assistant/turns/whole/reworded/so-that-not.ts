import { thingIn } from '#core/assistant/turns/whole/thing-in.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { fold } from '#core/spanish/fold.ts'

const soThatNot =
  /^\W*(?:y |pero )?(?:como (?:hago|hacemos) )?para que no ((?:(?:se|me|nos|le|les) ){0,2}[a-z]{4,14}(?: [a-z]{2,14}){0,4})\W*$/

/** 'Y para que no se oxiden', of the artichokes just cleaned: how that is avoided of them; null where it names a thing, or no fault. */
export const soThatNotOf = (turn: string, before: readonly string[], knowledge: Knowledge): string | null => {
  const fault = soThatNot.exec(fold(turn.slice(0, 70)))?.[1]
  const last = before.at(-1)
  if (fault === undefined || last === undefined || saysTrouble(fold(last), knowledge.cookbook.kitchenWords)) return null
  const thing = thingIn(last, knowledge)
  const named = fault.replace(/^(?:(?:se|me|nos|le|les) )*[a-z]+ ?/, '')
  return thing === '' || (named !== '' && thingIn(named, knowledge) !== '') ? null : `cómo evito que ${thing} ${fault}`
}
