import type { Heading, Page } from '#core/cookbook/page.ts'
import { fold } from '#core/spanish/fold.ts'
import { termsOf } from './terms.ts'

/** Between these a kitchen cooks slowly, in a bag or a steam oven: 'a 72' without more is no oven. °C; oficio. */
const slow = { from: 45, to: 95 }

/** 'A 72 cuántas horas', 'a 65 grados, qué tiempo'. */
const degreesFirst = /\ba (\d{2})(?! ?(?:g|gr|kg|ml|l|cl|cm|mm|min|minutos?|horas?|h|personas?|pax|euros?|€|%)\b)/
const asksTime = /\b(?:cuant[oa]s? (?:horas?|tiempo|minutos?)|cuanto (?:tarda|cuece)|que tiempo)\b|\bcuanto\W*$/

/** The degrees a question for a time says, where they are of slow cooking; null in any other question. °C. */
export const slowDegrees = (text: string): number | null => {
  const folded = fold(text.slice(0, 200))
  const said = asksTime.test(folded) ? degreesFirst.exec(folded) : null
  const degrees = Number(said?.[1])
  return degrees >= slow.from && degrees <= slow.to ? degrees : null
}

const figure = /(\d{2,3})(?:[–-](\d{2,3}))? ?°C/g

/** Whether a sentence says these degrees, or a range that holds them or is at most `off` from them. °C */
export const isAtDegrees = (sentence: string, degrees: number, off: number): boolean =>
  [...sentence.matchAll(figure)].some(
    ([, from = '', to = from]) => degrees >= Number(from) - off && degrees <= Number(to) + off,
  )

/** What went wrong and how long it keeps is no cooking. */
const notOfCooking: ReadonlySet<Heading> = new Set<Heading>(['Fallos', 'Guardar'])
/** So near a range its time serves still; the answer says its own degrees. °C */
export const nearly = 3
/** The thing a sentence is about stands at its beginning. Terms. */
const beginning = 3

/** The heading under which a page says, in one sentence, the thing and a range that holds these degrees, or is at most `off` from them; null: none. */
export const headingAt = (page: Page, thing: string, degrees: number, off = 0): Heading | null =>
  page.sections.find(
    ({ heading, lines }) =>
      !notOfCooking.has(heading) &&
      lines.some(({ text }) =>
        text.split(/(?<=[.;])\s/).some((sentence) => {
          const isOfThing = termsOf(sentence).slice(0, beginning).includes(thing) || termsOf(page.name).includes(thing)
          return isOfThing && isAtDegrees(sentence, degrees, off)
        }),
      ),
  )?.heading ?? null
