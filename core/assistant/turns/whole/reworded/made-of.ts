import { findDish } from '#core/assistant/turns/find-dish.ts'
import { thingIn, thingsIn } from '#core/assistant/turns/whole/thing-in.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { lookUp } from '#core/look-up/look-up.ts'
import { fold } from '#core/spanish/fold.ts'

/** 'Y si lo quiero hacer de leche', 'puedo hacerla con nata', and of a technique 'y si es de yogur'. Over the folded turn. */
const wanted =
  /^\W*(?:(?:y|pero|e) )?(?:si )?(?:(?:lo|la|los|las) )?(?:quiero|queremos|quisiera|quiero que sea|puedo|podria|se puede|vale)(?: (?:hacer|preparar)(?:l[oa]s?)?)? (de|con) (?:el |la |los |las |un |una )?([a-z][a-z ]{2,25}?)\W*$/
const supposed = /^\W*(?:y )?si (?:es|son|fuera) (de|con) (?:el |la |los |las |un |una )?([a-z][a-z ]{2,25}?)\W*$/

/** A technique asked of another thing names both; of a dish it is what the rules of changes read. Null of any other turn. */
export const madeOf = (turn: string, before: readonly string[], knowledge: Knowledge): string | null => {
  const folded = fold(turn.slice(0, 70))
  const order = wanted.exec(folded)
  const [, joint = '', other = ''] = order ?? supposed.exec(folded) ?? []
  if (other === '' || /\b(?:manera|forma|modo|mano)\b/.test(other)) return null
  const heads = before
    .toReversed()
    .flatMap((said) => thingsIn(said, knowledge))
    .map((thing) => fold(thing.split(' ')[0] ?? ''))
  const technique = heads.find((head) => [head, `${head}s`].some((one) => techniques(knowledge).has(one)))
  const asked = technique === undefined ? '' : `cómo hago ${technique} con ${other}`
  if (asked !== '') {
    const [first] = lookUp(asked, knowledge).found
    return first?.page.type === vanguard && first.confidence >= surely ? asked : null
  }
  if (order === null || joint !== 'de') return null
  const [head = ''] = thingIn(before.at(-1) ?? '', knowledge).split(' ')
  const dish = head === '' ? null : findDish(`${head} de ${other}`, knowledge)
  return dish === null || dish.unknown.length + dish.extras.length > 0 ? null : `y de ${other}`
}

/** The first words of the names of techniques: 'esferificacion', 'confitar'. */
const techniques = ({ cookbook }: Knowledge): ReadonlySet<string> =>
  new Set(
    cookbook.pages
      .filter(({ type }) => type === vanguard)
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .map((name) => fold(name).split(' ')[0] ?? '')
      .filter((head) => head.length >= leastHead),
  )
/** What is made of any liquid; how a fish is smoked is asked of each. */
const vanguard = 'técnica de vanguardia'
const surely = 0.7
/** Letters. */
const leastHead = 6
