import { conversionOf, sameFoodIn } from '#core/assistant/kitchen/conversion-again.ts'
import { calculate } from '#core/calculate/calculate.ts'
import { noFigures } from '#core/calculate/calculation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'

/** 'Y de azúcar', 'zanahorias': a thing and no more. */
const onlyThing =
  /^\W*(?:(?:y|e|o|ahora|pero)\b ?)?(?:(?:si )?(?:es|son|fuera|fueran) )?(?:(?:de|del|con|el|la|los|las|un|una|unos|unas) )*([\p{L}][\p{L} ]{2,28})\W*$/iu
/** What is no thing that could be cooked or weighed. */
const noThing =
  /\b(?:cuant|como|que|cual|por que|donde|sin|para|en|al?|gracias|vale|ok|si|no|mejor|luego|receta|menu)\b/

const inBag = /\bal vacio\b|\bsous ?vide\b|\bbaja temperatura\b|\broner\b|\ben bolsa\b/
const keeps = /\bdura\b|\baguant|\bcaduc|\bcongel|\bconserv|\bguard|\benvas|\bregener/

/** The sum that says how long a piece is in its bath. */
const ofBath = 'tiempos al vacío'

/**
 * 'Zanahorias', after how long asparagus is cooked in its bag, 'y de azúcar', after half a cup of flour in grams: the question before, asked of
 * the thing that is named now. Null where that has no figure.
 */
export const withOtherThing = (turn: string, before: string, knowledge: Knowledge): string | null => {
  const same = /^\W*y (?:\d|un[oa]? |medi[oa] )/i.test(turn) ? sameFoodIn(before, turn) : null
  if (same !== null) return same
  const thing = onlyThing.exec(turn)?.[1]?.trim()
  if (thing === undefined || noThing.test(fold(thing))) return null
  const converted = conversionOf(before, thing, knowledge)
  if (converted !== null) return converted
  const folded = fold(before)
  if (!inBag.test(folded) || keeps.test(folded)) return null
  const asked = `${thing} al vacío, cuánto tiempo`
  const isKnown = knowledge.pantry.match(thing)?.ignored.length === 0
  return isKnown || calculate(asked, noFigures, null, knowledge)?.id === ofBath ? asked : null
}
