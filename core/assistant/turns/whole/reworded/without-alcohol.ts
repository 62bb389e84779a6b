import { thingIn } from '#core/assistant/turns/whole/thing-in.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** 'Y un mocktail de eso', 'y la versión virgen', 'y sin alcohol'. */
const asked =
  /^\W*(?:y |pero |ahora |vale |dame |hazme |ponme |quiero |(?:y )?si lo quiero )*(?:(?:un|una|el|la|su|en) )?(?:(?:mocktail|coctel sin alcohol|version (?:virgen|sin alcohol|0,0|mocktail)|virgen)(?: (?:de|con) (?:eso|ese|esa|este|esta|lo mismo|el mismo|la misma|est[oa]s?))?|del mismo sin alcohol|lo mismo sin alcohol|sin alcohol)\W*$/

/** The drink spoken of without its alcohol, where the book tells of it so; null of any other turn. */
export const withoutAlcohol = (turn: string, before: readonly string[], knowledge: Knowledge): string | null => {
  if (!asked.test(fold(turn.slice(0, 80)))) return null
  const thing = before.toReversed().reduce((found, one) => (found === '' ? thingIn(one, knowledge) : found), '')
  const stems = stemsOf(thing)
  const isTold = knowledge.cookbook.pages.some(({ name, aliases, questions }) =>
    [name, ...aliases, ...questions].some((text) => {
      const said = new Set(stemsOf(text))
      return /\bsin alcohol\b/.test(fold(text)) && stems.every((stem) => said.has(stem))
    }),
  )
  return thing === '' || stems.length === 0 || !isTold ? null : `${thing} sin alcohol`
}
