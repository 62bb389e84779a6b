import { classify } from '#core/pantry/roles.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import type { Pairing } from './pair-ingredients.ts'

/** What a page of beef, lamb or duck may leave rose, and these may not. */
const rare =
  /\b[45]\d(?:[-–][456]\d)? °C(?: en el centro)?(?: (?:para servirl[oa] rosad[oa]|al punto|poco hech[oa]|rosad[oa]))?(?:[,;]? ?(?:o )?\(?70 °C[^.;)]*\)?)?/giu
const isRoseOf =
  /\b(?:vaca|ternera|buey|toro|cordero|pato|ciervo|corzo|atun|bonito|salmon|paloma|pichon|picana|solomillo)\b/
const isThrough = /\b(?:cerdo|pollo|pavo|conejo|gallina|pularda|capon|codorniz|picada)\b/

/** The steps with the core temperature of the list's meat where the page's is eaten rose: AESAN (2021), 70 °C, and 74 °C for birds. */
export const cookedThrough = (steps: readonly string[], { pairs }: Pairing): readonly string[] => {
  const pair = pairs.find(
    ({ own, line }) =>
      ['meat', 'poultry', 'mince'].includes(classify(line.name).role) &&
      isThrough.test(nameKey(line.name)) &&
      !isThrough.test(nameKey(own.name)) &&
      isRoseOf.test(nameKey(own.name)),
  )
  if (pair === undefined) return steps
  const core = /\b(?:pollo|pavo|gallina|pularda|capon|codorniz)\b/.test(nameKey(pair.line.name)) ? 74 : 70
  return steps.map((step) => step.replace(rare, `${core} °C en el centro`))
}
