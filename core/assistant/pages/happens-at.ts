import type { Reply } from '#core/assistant/reply.ts'
import { reply } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { HappensAt } from '#core/cookbook/ratios.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** A longer question says more than the thing and what happens to it. Characters. */
const longest = 90

/** Asks for degrees: 'a cuánto', 'a qué temperatura', 'punto de fusión'. Over the folded text. */
const asksDegrees =
  /\b(?:a|con|desde|hasta|a partir de) (?:cuant[oa]s?(?: grados?)?|que (?:temperatura|temp|grados?))\b|\b(?:(?:que|cual es la|cual es el) )?(?:temperatura|punto)s? de(?= (?:fusion|gelific|gelatiniz|coagul|carameliz|ebullicion|congel|desnaturaliz|solidific|fund|cuaj))/

/** Words that say neither the thing nor what happens to it. */
const beside =
  /\b(?:mas o menos|(?:de|del|en|el) calor|exactamente|aproximadamente|normalmente|oye|y|e|o|el|la|los|las|lo|un|una|unos|unas|se|me|nos|de|del|a|al|en|con|que|ya|mas|empiezan?|empezar|comienzan?|comenzar|pon[eg]\w*|grados?|temperatura|mi|esto|para|pa)\b/g

/** The row whose thing and verb are all that is said; of two, the one with the longer name. */
const rowFor = (text: string, { cookbook }: Knowledge): HappensAt | null => {
  const folded = fold(text.slice(0, longest + 1))
  if (folded.length > longest || !asksDegrees.test(folded)) return null
  const said = folded.replace(asksDegrees, ' ').replace(beside, ' ')
  const words = said.match(/[a-z]+/g) ?? []
  let best: { readonly row: HappensAt; readonly length: number } | null = null
  for (const row of cookbook.happensAt)
    for (const name of row.names) {
      const stems = stemsOf(name)
      const rest = words.filter((word) => !stemsOf(word).some((stem) => stems.includes(stem)))
      const isNamed = stems.every((stem) => stemsOf(said).includes(stem))
      // 'A cuánto empieza Maillard' says no more than that it begins.
      const happens =
        rest.length > 0
          ? rest.every((word) => row.verbs.some((verb) => word.startsWith(verb)))
          : begins.test(folded) && row.verbs.includes('empiez')
      if (isNamed && happens && stems.length > (best?.length ?? 0)) best = { row, length: stems.length }
    }
  return best?.row ?? null
}
const begins = /\b(?:empieza|empezar|comienza)\b/

/** Whether a text asks at how many degrees something happens, and the table says it. */
export const asksHappensAt = (text: string, knowledge: Knowledge): boolean => rowFor(text, knowledge) !== null

/** 'A cuánto se deshace el colágeno', 'punto de fusión de la manteca de cacao': the degrees at which it happens; null of any other question. */
export const answerHappensAt = (text: string, knowledge: Knowledge): Reply | null => {
  const row = rowFor(text, knowledge)
  return row === null ? null : reply(`${row.told}\n\n*Fuente: ${row.source}.*`)
}
