import type { Reply } from '#core/assistant/reply.ts'
import { bold, declined, paragraphs, plain } from '#core/assistant/say.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { type AnsweredBy, answeredBy } from '#core/assistant/turns/whole/answered-by.ts'
import { unheardIn } from '#core/assistant/turns/whole/unheard.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { termsOf } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'

/**
 * What the answer does not speak of, and it may hang on ('congelado', 'sin sifón', 'en air fryer'): a page's passage is then no answer, and
 * a sum or a recipe says that it was not counted with.
 */
export const withUnheard = (told: Reply, question: Question, knowledge: Knowledge): Reply => {
  if (told.declined === true || notHeard.has(answeredBy(question))) return told
  const untold = untoldThing(question, told, knowledge)
  if (untold !== '')
    return declined(
      `De **${plain(untold, 40)}** ahí no lo tengo apuntado, y no lo invento. Pregúntamelo de otra manera, por si lo he entendido mal.`,
    )
  const { cookbook } = knowledge
  const { sure } = question.looked
  const named = sure !== null && told.response.includes(sure.page.name) ? sure.page : null
  const page = named === null ? [] : [named.name, ...named.aliases, ...named.questions]
  const unheard = unheardIn(question.text, [told.response, ...page].join('. '), cookbook)
  if (unheard.length === 0) return told
  const said = listed(unheard.map(({ said }) => `«${plain(said, 40)}»`))
  if (question.computed !== null || told.recipe !== null)
    return { ...told, response: paragraphs(told.response, `**No he contado con ${said}**: esto es sin eso.`) }
  return declined(
    paragraphs(
      `Con ${said} no lo sé: ${named === null ? 'lo que tengo' : `lo que tengo de ${bold(named.name)}`} no cuenta con ello.`,
      'Pregúntamelo sin eso, si te vale.',
    ),
  )
}

/**
 * What is asked how much of, or by what something is to be replaced, where the answer has no word of it: 'cuánto cacao para 2 kg de bizcocho'
 * is no list without cocoa, and 'cambio trigo por espelta' is told of spelt. Blank where all is told.
 */
const untoldThing = ({ text, computed }: Question, { response, recipe }: Reply, { pantry }: Knowledge): string => {
  const folded = fold(text.slice(0, 200))
  const [, asked = ''] =
    (computed === null && recipe === null ? muchOf.exec(folded) : null) ??
    (recipe === null ? inPlaceOf.exec(folded) : null) ??
    []
  const [named] = foodsNamed(asked, pantry)
  if (named === undefined || /^huevos?$/.test(named.words)) return ''
  const speaks = new Set(termsOf(response))
  return termsOf(`${named.words} ${named.food.name}`).some((term) => speaks.has(term)) ? '' : named.words
}
const muchOf =
  /\bcuant[oa]s? ([a-z]{3,}(?: (?:de|en) [a-z]{3,})?) (?:para|pa|por|lleva|llevan|le pongo|echo|necesito|pongo)\b/
const inPlaceOf =
  /\b(?:cambi|sustitu|reemplaz)\w* .{3,40}? por (?:el |la |los |las )?([a-z]{3,}(?: (?:de )?[a-z]{3,})?)/

/** What reads its own conditions, or is asked of the cook's own. */
const notHeard: ReadonlySet<AnsweredBy> = new Set<AnsweredBy>(['plan', 'own', 'table'])
