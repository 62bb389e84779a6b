import { findDish } from '#core/assistant/turns/find-dish.ts'
import { isEaten, thingIn } from '#core/assistant/turns/whole/thing-in.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'

const amount = String.raw`(\d[\d.,]* ?(?:kg|kilos?|l|litros?|g|gramos|ml)|medi[oa] (?:kilo|litro)|un (?:kilo|litro))`
const part = String.raw`(cu[aá]nt[oa]s? [\p{L} ]{3,25}?)`
const amountFirst = new RegExp(
  `^\\W*(?:y |e |pero )?(?:para|pa) ${amount},? ${part}(?: (?:le )?(?:pongo|echo|hace falta|necesito|lleva))?\\W*$`,
  'iu',
)
const partFirst = new RegExp(
  `^\\W*(?:y |e |pero )?${part} (?:(?:le )?(?:pongo|echo|hace falta|necesito) )?(?:para|pa) ${amount}\\W*$`,
  'iu',
)

/** 'Y para 3 l cuánta harina', of the velouté spoken of, whatever was asked of it since: so much of it, and that part. Null of any other turn. */
export const partFor = (turn: string, before: readonly string[], knowledge: Knowledge): string | null => {
  const first = amountFirst.exec(turn)
  const second = first === null ? partFirst.exec(turn) : null
  const [much, asked] = first !== null ? [first[1], first[2]] : [second?.[2], second?.[1]]
  if (much === undefined || asked === undefined) return null
  const thing = before
    .toReversed()
    .map((said) => thingIn(said, knowledge))
    .find((name) => name !== '' && isEaten(name, knowledge))
  const found = thing === undefined ? null : findDish(thing, knowledge)
  return found === null || found.unknown.length > 0 ? null : `${thing} para ${much} ${asked}`
}
