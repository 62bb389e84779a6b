import type { Slots } from '#core/safety/hearing/read-slots.ts'
import { hasSubject, subjectKinds } from '#core/safety/hearing/subject.ts'
import type { Safety } from '#core/safety/safety.ts'
import { withoutCourtesy } from './carried.ts'
import { asksAnew, namesOnlyGuest } from './follow-up.ts'
import type { Memory } from './memory.ts'
import type { Page } from './page.ts'

/** Somebody is hurt, and what is said now names no food and no page of another urgency. */
export const staysUrgent = (memory: Memory, page: Page | null, now: Slots, safety: Safety): boolean =>
  memory.page?.urgent === true &&
  page !== memory.page &&
  page?.urgent !== true &&
  now.text.split(' ').length <= mostVaried * 2 &&
  !asksAnew.some((tag) => now.tags.has(tag)) &&
  (now.text.split(' ').length <= fewest ||
    ![...now.direct].some((tag) => ['alimento', 'plato'].includes(safety.vocabulary.kindOf.get(tag) ?? 'habla')))

/** 'Con la otra', 'a 74 dentro', after a no: a way of doing it that no page knows makes nothing right. */
export const isOnlyVaried = (now: Slots, safety: Safety): boolean =>
  varied.test(withoutCourtesy(now.text)) &&
  withoutCourtesy(now.text).split(' ').length <= mostVaried &&
  !hasSubject(now, safety) &&
  !asksAnew.some((tag) => now.tags.has(tag))
const varied = /^\W*(?:y |pero |o )?(?:con|sin|a|en) (?!(?:que|quien|cuant\w+|cual|donde|base|vosotros|ver)\b)/
/** Words. */
const mostVaried = 6
const fewest = 3

/** 'Y rallado por encima', 'y en lonchas': how it is cut, and nothing else. */
export const isOnlyCut = ({ direct, text }: Slots): boolean =>
  onlyCut.test(withoutCourtesy(text)) && [...direct].every((tag) => cuts.has(tag))
const cuts: ReadonlySet<string> = new Set([
  'forma',
  'queso-cortado',
  'triturado',
  'fiambre-loncha',
  'queda-asi',
  'insistir',
])
const onlyCut =
  /^\W*y (?:si (?:va|esta|es) )?(?:rallad|lonchead|en lonchas|en (?:dados|tiras|tacos|cuñas|cubos)|filetead|pelad|trocead|cortad|laminad)[a-z]*(?: (?:por encima|fin[oa]s?|muy fin[oa]s?|en (?:dados|tiras|tacos)))?\W*$/

/** 'Y para mi tía de 78', after a dish no page judges for her: what she must not have at all. */
export const isForCareful = (now: Slots, inherited: ReadonlySet<string>, safety: Safety): boolean =>
  now.tags.has('vulnerable') &&
  !['que-no-comer', 'celiaco', 'alergico'].some((tag) => now.tags.has(tag)) &&
  !asksAnew.some((tag) => now.tags.has(tag)) &&
  namesOnlyGuest(now, safety) &&
  [...inherited].some((tag) => subjectKinds.has(safety.vocabulary.kindOf.get(tag) ?? 'habla'))
