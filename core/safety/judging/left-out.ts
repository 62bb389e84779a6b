import type { Slots } from '#core/safety/hearing/read-slots.ts'
import { subjectKinds } from '#core/safety/hearing/subject.ts'
import type { Vocabulary } from '#core/safety/hearing/vocabulary.ts'
import type { Safety } from '#core/safety/safety.ts'
import { withoutCourtesy } from './carried.ts'
import { tagsOfPage } from './follow-up.ts'
import type { Memory } from './memory.ts'
import { isDenial } from './page.ts'

/** What a question says without what it leaves out: 'yogur sin miel' speaks of no honey. */
export const withoutLeftOut = (slots: Slots, { within }: Vocabulary): Slots => {
  if (slots.without.tags.size === 0 && slots.without.foods.length === 0) return slots
  const direct = new Set([...slots.direct].filter((tag) => !slots.without.tags.has(tag)))
  return {
    ...slots,
    direct,
    tags: new Set([...direct].flatMap((tag) => within.get(tag) ?? [tag])),
    foods: slots.foods.filter((food) => !slots.without.foods.includes(food)),
  }
}

/** 'Y sin la miel', after the no to the honey: the very thing that was refused is left out, and nothing else comes in. */
export const leavesOut = (asked: Slots, { page, text, slots }: Memory, safety: Safety): boolean => {
  const [, words] = page !== null && isDenial(text) ? (leftOut.exec(withoutCourtesy(asked.text)) ?? []) : []
  if (page === null || words === undefined) return false
  const refused = tagsOfPage(page)
  const isOfIt = (tag: string): boolean => slots.tags.has(tag) && refused.has(tag)
  const left = safety.read(words)
  const subjects = (one: Slots): readonly string[] =>
    [...one.direct].filter((tag) => isSubject(tag, safety) && !tag.includes('-'))
  return (
    [...left.tags].some((tag) => isSubject(tag, safety) && isOfIt(tag)) &&
    subjects(asked).every((tag) => left.direct.has(tag))
  )
}
export const withoutIt = 'sin-eso'
const leftOut =
  /^\W*(?:(?:hola|oye|buenas|perdona|mira|vale|pues|entonces)\W+)*(?:y |e |o |pero )?(?:si )?(?:(?:lo|la|los|las|se lo|se la) (?:hago|preparo|sirvo|pongo|doy) )?(?:(?:y )?sin|si no (?:le|les|lleva|llevan|lo|la) (?:pongo|ponemos|echo|meto|lleva)?)\s+((?:(?:el|la|los|las|nada de|ponerle|echarle|usar)\s+)*[a-zñ]+(?:\s+(?!(?:pero|con|y|e|ni)\b)[a-zñ]+){0,3})\W*$/

const isSubject = (tag: string, { vocabulary }: Safety): boolean =>
  subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla')
