import type { Page } from '#core/cookbook/page.ts'
import { classify } from '#core/pantry/roles.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import type { Pairing } from './pair-ingredients.ts'

/** What a page of beef, lamb or duck may leave rose, and these may not. */
const rare =
  /\b[45]\d(?:[-–][456]\d)? °C(?: en el centro)?(?: (?:para servirl[oa] rosad[oa]|al punto|poco hech[oa]|rosad[oa]))?(?:[,;]? ?(?:o )?\(?70 °C[^.;)]*\)?)?/giu
/** What only rose meat leaves to the cook. */
const byTaste = /,? o menos por gusto|; el rosado[^.;]*(?:\([^)]*\))?[^.;]*/giu
const isRoseOf =
  /\b(?:vaca|ternera|buey|toro|cordero|pato|ciervo|corzo|atun|bonito|salmon|paloma|pichon|picana|solomillo)\b/
const isThrough = /\b(?:cerdo|pollo|pavo|conejo|gallina|pularda|capon|codorniz|picada)\b/

/** The steps with the core temperature of the list's meat where the page's is eaten rose: AESAN (2021), 70 °C, and 74 °C for birds. */
export const cookedThrough = (steps: readonly string[], { pairs }: Pairing): readonly string[] =>
  asBird(withoutRose(steps, pairs), pairs)

/** A bird in the place of other meat is done at 74 °C. */
const asBird = (steps: readonly string[], pairs: Pairing['pairs']): readonly string[] =>
  pairs.some(({ own, line }) => ['meat', 'mince'].includes(classify(own.name).role) && isBird.test(nameKey(line.name)))
    ? steps.map((step) => step.replace(/(?<!\d)70 °C(?= en el centro)/g, '74 °C'))
    : steps

const isBird = /\b(?:pollo|pavo|gallina|pularda|capon|codorniz)\b/

const withoutRose = (steps: readonly string[], pairs: Pairing['pairs']): readonly string[] => {
  const pair = pairs.find(
    ({ own, line }) =>
      ['meat', 'poultry', 'mince'].includes(classify(line.name).role) &&
      isThrough.test(nameKey(line.name)) &&
      !isThrough.test(nameKey(own.name)) &&
      isRoseOf.test(nameKey(own.name)),
  )
  if (pair === undefined) return steps
  const core = isBird.test(nameKey(pair.line.name)) ? 74 : 70
  return steps.map((step) =>
    /^reposar/i.test(step) ? step : step.replace(byTaste, '').replace(rare, `${core} °C en el centro`),
  )
}

/** The list's one meat in the place of the page's, where nothing is stewed for hours: whisky sauce goes with chicken too. */
export const withOtherMeat = (steps: readonly string[], pairing: Pairing): Pairing => {
  const isRaw = ({ name }: { readonly name: string }): boolean => ['meat', 'poultry'].includes(classify(name).role)
  const [own, ...owns] = pairing.missing.filter(isRaw)
  const [line, ...lines] = pairing.extra.filter(isRaw)
  if (
    own === undefined ||
    line === undefined ||
    owns.length + lines.length > 0 ||
    pairing.pairs.some(({ own: one }) => isRaw(one))
  )
    return pairing
  return steps.some((step) => /\b(?:guisar|estofar|cocer|asar)\b[^.]*\b\d h\b/i.test(step))
    ? pairing
    : {
        pairs: [...pairing.pairs, { own, line, how: 'kin' }],
        missing: pairing.missing.filter((one) => one !== own),
        extra: pairing.extra.filter((one) => one !== line),
      }
}

/** Whether a page serves its meat raw, and the list's is of a kind that is never eaten so: pork, birds, rabbit, minced meat bought. */
export const isServedRaw = ({ name, aliases }: Page, { pairs, extra }: Pairing): boolean =>
  [name, ...aliases].some((one) =>
    /\b(?:tartar|carpaccio|tataki|tiradito|ceviche|sashimi|crudo)\b/.test(nameKey(one)),
  ) &&
  [...pairs.map(({ line }) => line), ...extra].some(
    ({ name: own }) =>
      ['meat', 'poultry', 'mince', 'offal'].includes(classify(own).role) &&
      (isThrough.test(nameKey(own)) || classify(own).role === 'mince') &&
      !/\b(?:curad|cocid|ahumad|asad)[oa]s?\b/.test(nameKey(own)),
  )
