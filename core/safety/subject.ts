import type { Slots } from './read-slots.ts'
import type { Safety } from './safety.ts'
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

/** Whether something said names a food, a dish or a substance. */
export const hasSubject = (slots: Slots, { vocabulary }: Safety): boolean =>
  [...slots.direct].some((tag) => subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla') && !ofDelivery.test(tag))

/** Whether two turns speak of the same one. */
export const sharesSubject = (one: Slots, other: Slots, { vocabulary }: Safety): boolean =>
  [...one.tags].some((tag) => other.tags.has(tag) && subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla'))

/** Whether a text names a food, a dish or a substance a hazard may lie in. */
export const namesSubject = (text: string, safety: Safety): boolean => hasSubject(safety.read(text), safety)
