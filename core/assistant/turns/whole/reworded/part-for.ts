import { findDish } from '#core/assistant/turns/find-dish.ts'
import { isEaten, thingIn } from '#core/assistant/turns/whole/thing-in.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

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

const muchOf = new RegExp(
  `^\\W*(?:y |e |pero )?(?:si )?(?:para|pa|con|tengo) ${amount} de ([\\p{L} ]{3,25}?)\\W*$`,
  'iu',
)

/**
 * 'Y para 3 l cuánta harina', of the velouté spoken of, whatever was asked of it since: so much of it, and that part; 'y para 500 g de claras',
 * of the meringue: the rest for so much of a part. Null of any other turn.
 */
export const partFor = (turn: string, before: readonly string[], knowledge: Knowledge): string | null => {
  const first = amountFirst.exec(turn)
  const second = first === null ? partFirst.exec(turn) : null
  const [much, asked] = first !== null ? [first[1], first[2]] : [second?.[2], second?.[1]]
  const things = (): readonly string[] =>
    before
      .toReversed()
      .map((said) => thingIn(said, knowledge))
      .filter((name) => name !== '' && isEaten(name, knowledge))
  if (much !== undefined && asked !== undefined) {
    const named = things()
    const thing = named.find((name) => holds(name, asked.replace(/^\S+ /, ''), knowledge)) ?? named[0]
    const found = thing === undefined ? null : findDish(thing, knowledge)
    return found === null || found.unknown.length > 0 ? null : `${thing} para ${much} ${asked}`
  }
  const [, amountSaid, part] = muchOf.exec(turn) ?? []
  if (amountSaid === undefined || part === undefined) return null
  const whole = things().find((name) => holds(name, part, knowledge))
  return whole === undefined ? null : `${whole} con ${amountSaid} de ${part}`
}

/** Whether the page of a dish or a base has a line of that food. */
const holds = (name: string, part: string, { cookbook }: Knowledge): boolean => {
  const [head] = stemsOf(part)
  const lines = cookbook.named(name)?.ingredients ?? []
  return head !== undefined && lines.some((line) => stemsOf(line.name)[0] === head)
}
