import type { Safety } from '#core/safety/safety.ts'
import type { Slots } from './read-slots.ts'
import type { TagKind } from './vocabulary.ts'

/** What a hazard may lie in. */
export const subjectKinds: ReadonlySet<TagKind> = new Set<TagKind>(['alimento', 'plato', 'sustancia'])

/** States that are things all the same: bread, and what keeps without cold, have no tag of a food of their own. */
const thingStates: ReadonlySet<string> = new Set(['pan-masa', 'aguanta-sin-frio'])

/** Whether a tag is of a thing that may follow another: 'y el pan', 'la mantequilla'. */
export const isThing = (tag: string, kind: TagKind): boolean =>
  (subjectKinds.has(kind) && !ofDelivery.test(tag)) || thingStates.has(tag)

/** A name of the table of deliveries says how it comes ('congelado'), and no food of its own. */
const ofDelivery = /^llega-/

/** 'Con más limón', 'si le echo vinagre': what seasons a thing is not the thing. */
const seasoning =
  /\b(?:con|(?:le|les|l[oa]s?) (?:pong|ech|anad|exprim|roci)\w+)(?: (?:mas|mucho|mucha|bastante|un poco de|(?:unas gotas|un chorro|un chorrito) de))? (?:limon|lima|vinagre|sal|wasabi|picante|tabasco)\b/g

/** Whether something said names a food, a dish or a substance. */
export const hasSubject = (slots: Slots, safety: Safety): boolean => {
  const rest = slots.text.replace(seasoning, ' ')
  const { direct } = rest === slots.text ? slots : safety.read(rest)
  return [...direct].some(
    (tag) => subjectKinds.has(safety.vocabulary.kindOf.get(tag) ?? 'habla') && !ofDelivery.test(tag),
  )
}

/** 'Y a la embarazada, con más limón', of the oysters: what is asked is whether she may, and no seasoning makes it another matter. Null of any other turn. */
export const guestBare = (slots: Slots, safety: Safety): string | null => {
  const rest = slots.text.replace(seasoning, ' ')
  const isForGuest = [...slots.direct].some((tag) => safety.vocabulary.kindOf.get(tag) === 'grupo')
  return rest !== slots.text && isForGuest && !hasSubject(slots, safety) ? rest : null
}

/** Whether two turns speak of the same one. */
export const sharesSubject = (one: Slots, other: Slots, { vocabulary }: Safety): boolean =>
  [...one.tags].some((tag) => other.tags.has(tag) && subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla'))

/** Whether a text names a food, a dish or a substance a hazard may lie in. */
export const namesSubject = (text: string, safety: Safety): boolean => hasSubject(safety.read(text), safety)
