import type { Slots } from './read-slots.ts'
import type { Safety } from './safety.ts'
import type { TagKind } from './vocabulary.ts'

/** What a hazard may lie in. */
export const subjectKinds: ReadonlySet<TagKind> = new Set<TagKind>(['alimento', 'plato', 'sustancia'])

/** Whether something said names a food, a dish or a substance. */
export const hasSubject = (slots: Slots, { vocabulary }: Safety): boolean =>
  [...slots.direct].some((tag) => subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla'))

/** Whether two turns speak of the same one. */
export const sharesSubject = (one: Slots, other: Slots, { vocabulary }: Safety): boolean =>
  [...one.tags].some((tag) => other.tags.has(tag) && subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla'))

/** Whether a text names a food, a dish or a substance a hazard may lie in. */
export const namesSubject = (text: string, safety: Safety): boolean => hasSubject(safety.read(text), safety)
