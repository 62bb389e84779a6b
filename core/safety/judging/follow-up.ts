import type { Slots } from '#core/safety/hearing/read-slots.ts'
import { hasSubject, sharesSubject, subjectKinds } from '#core/safety/hearing/subject.ts'
import type { Safety } from '#core/safety/safety.ts'
import { asksOther, beside, goesOn, texture } from './carried.ts'
import { isExcuse } from './excuse.ts'
import { fitness } from './expression.ts'
import type { Memory } from './memory.ts'
import { isDenial, type Page } from './page.ts'

/** 'Embarazada y fresas', 'y el pulpo': a food said with little else, asked of whoever is at the table. */
export const isLoneFood = ({ foods, text }: Slots): boolean =>
  foods.length > 0 &&
  text.split(' ').length <= mostOfLone &&
  !/\d|\b(?:cuant|como|recet|hazme|dame|crea|prec|coste|cuest|calor|por que|que (?:vino|salsa|guarnic)|dura|guard|congel|aguant|temperat|cambi|sustitu|sin)/.test(
    text,
  )
export const loneFood = 'alimento-suelto'
const mostOfLone = 8

/** Whether somebody was spoken of who must be careful. */
export const namesPeople = ({ direct }: Slots, { vocabulary }: Safety): boolean =>
  [...direct].some((tag) => vocabulary.kindOf.get(tag) === 'grupo' || vocabulary.kindOf.get(tag) === 'alergeno')

/** Whether a turn only says something for what was refused. */
export const isExcused = (asked: Slots, { page, text, slots }: Memory, safety: Safety): boolean =>
  page !== null &&
  isDenial(text) &&
  isExcuse(asked) &&
  !texture.test(asked.text) &&
  (!namesThing(asked, safety) || sharesSubject(asked, slots, safety))

/** 'Llevan tres días en vinagre': what it lies in is no other thing. */
const namesThing = (asked: Slots, { vocabulary }: Safety): boolean =>
  [...asked.direct].some(
    (tag) =>
      !liesIn.has(tag) &&
      // 'El limón la cocina': an acid that is done to it.
      !(tag === 'fruta' && asked.direct.has('acido-solo')) &&
      !tag.startsWith('hecho-') &&
      subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla'),
  )
const liesIn: ReadonlySet<string> = new Set([
  'acetico',
  'sal',
  'alcohol',
  'aceite-fritura',
  'especia',
  'hierba',
  'lata',
])

export const allBut = (before: Slots, now: Slots): ReadonlySet<string> =>
  new Set([...before.direct].filter((tag) => !now.direct.has(tag)))

/** Whether a turn asks something else of what was spoken of; a no stands against all but what is not eaten. */
export const asksAnother = (asked: Slots, { page, text, slots }: Memory, safety: Safety): boolean => {
  if (hasSubject(asked, safety)) return false
  const isForSomeone = [...slots.direct].some((tag) => safety.vocabulary.kindOf.get(tag) === 'grupo')
  // The mussel that does not open is no sauce that breaks.
  if (texture.test(asked.text) && !asked.direct.has('no-abre')) return page !== null
  return asksOther.test(asked.text) ? page !== null && !isDenial(text) : beside.test(asked.text) && !isForSomeone
}

/** Whether a turn only names another thing to what was asked before and was no matter of safety: 'vino para cordero » y con un ceviche'. */
export const isMoreOfTheSame = (asked: Slots, memory: Memory, { vocabulary }: Safety): boolean => {
  const isThing = (tag: string): boolean =>
    tag === 'insistir' || subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla')
  const isPlain = (tag: string): boolean => isThing(tag) || vocabulary.kindOf.get(tag) === 'pregunta'
  return (
    memory.page === null &&
    memory.text === '' &&
    memory.slots.direct.size > 0 &&
    goesOn.test(asked.text) &&
    [...asked.direct].every(isThing) &&
    [...memory.slots.direct].every(isPlain)
  )
}

/** Whether what is said now, by itself, is of somebody who is ill. */
export const isUrgent = (now: Slots, { pages }: Safety): boolean => {
  const own = (tag: string): number => (now.tags.has(tag) ? 1 : 0)
  return pages.some(({ urgent, asked }) => urgent && asked.some((one) => fitness(one, own, now.numbers) !== null))
}

/** Of another matter only the thing is still spoken of: 'ha salido moho' is on the sausage. */
export const thingsOnly = (
  inherited: ReadonlySet<string>,
  opens: boolean,
  { vocabulary }: Safety,
): ReadonlySet<string> =>
  opens ? new Set([...inherited].filter((tag) => subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla'))) : inherited

/** What a page answers; what it only leaves to others (`!recongelar`) is none of it. */
export const tagsOfPage = ({ asked, variants }: Page): ReadonlySet<string> =>
  new Set(
    [...asked, ...variants.map(({ when }) => when)]
      .flat(2)
      .flatMap((choice) => (choice.kind === 'tag' && !choice.negated ? [choice.tag] : [])),
  )

/** Whether a turn names a thing that the one before did not: how that one was is asked of it, too. */
export const namesNew = (now: Slots, before: Slots, { vocabulary }: Safety): boolean =>
  [...now.direct].some((tag) => !before.direct.has(tag) && subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla'))

/** 'Y si las sirvo a la embarazada': somebody, and nothing else that counts. */
export const namesOnlyGuest = ({ direct }: Slots, { vocabulary }: Safety): boolean => {
  const kinds = [...direct].map((tag) => vocabulary.kindOf.get(tag) ?? 'habla')
  return kinds.includes('grupo') && kinds.every((kind) => kind === 'grupo' || kind === 'habla' || kind === 'pregunta')
}

/** 'Y si le pongo pan sin gluten', to who is allergic: another food, judged by itself. */
export const isInstead = (now: Slots, before: Slots): boolean =>
  now.foods.some((food) => !before.foods.includes(food)) &&
  !['quitar-parte', 'poco', 'lavar', 'por-error'].some((tag) => now.tags.has(tag))

/** 'Y si lo marino', after how long it keeps frozen: a thing done to it that the page knows nothing of. */
export const isOtherDeed = (now: Slots, page: Page, { vocabulary }: Safety): boolean => {
  const known = tagsOfPage(page)
  return [...now.direct].some((tag) => vocabulary.kindOf.get(tag) === 'proceso' && !known.has(tag))
}

/** Questions that are asked anew, whatever was refused. */
export const asksAnew = [
  'cuanto-dura',
  'a-que-temperatura',
  'como-se-hace',
  'cuanto-lleva',
  'que-es',
  'que-alergenos',
  'menu',
  'adaptar',
  'pide-receta',
]
