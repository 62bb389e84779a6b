import type { Reply } from '#core/assistant/reply.ts'
import { bold, declined, paragraphs, reply } from '#core/assistant/say.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Page, sectionLines } from '#core/cookbook/page.ts'
import { spanishCuisines } from '#core/cookbook/place.ts'
import { fold } from '#core/spanish/fold.ts'

/** Where it is from: its cuisine answers, and what its page tells of it. Over the folded turn. */
const where =
  /\b(?:(?:de|en) (?:donde|que (?:pais|region|zona|sitio|lugar|provincia|comunidad|tierra|cocina|ciudad|parte))(?: [a-z]+)?(?: es| son| sale| salen| viene| vienen| procede| proceden| proviene| nace| nacio| se (?:hace|come) de siempre)(?: (?:tipic|originari|propi|originalment)[a-z]*)?(?: la receta| el plato)?(?: del?)?|(?:cual es )?(?:el )?origen(?: tiene| geografico)?(?: del?)?|(?:la )?(?:historia|procedencia)(?: tiene)?(?: del?)?)\b/

/** Who made it first, or why it goes by its name: only its page tells. */
const who =
  /\b(?:quien(?:es)? (?:invento|inventaron|creo|crearon|hizo|ideo)|(?:cuando|donde|como) (?:se )?(?:invento|creo|nacio|surgio)|por que (?:se )?(?:le )?llaman?(?: asi)?|(?:de donde|por que) (?:le )?viene (?:el|su) nombre(?: del?)?|(?:el )?(?:origen|porque|significado) del nombre(?: del?)?)\b/

/** 'Y la tarta sacher', after such a question. */
const goesOn =
  /^\W*(?:y |e |o )?(?:(?:lo |el |la |los |las )?(?:del?|al?) )?(?:(?:el|la|los|las|lo) )?([a-z][a-z' ]{2,40}?)\W*$/
const asksElse = /\b(?:cuant\w*|como|que|con|sin|dura|sirve|hago|pongo|receta|para)\b/
const articles = /^(?:\W|del? |al? |el |la |los |las |un |una |plato |nombre |receta |salsa de )*/

type Asked = { readonly page: Page; readonly isWho: boolean }

const pageIn = (said: string, { cookbook }: Knowledge): Page | null => {
  const thing = said.replace(/[^a-z0-9' ]/g, ' ').trim()
  const bare = thing.replace(articles, '').trim()
  const page = cookbook.named(bare) ?? cookbook.named(thing)
  return page !== null && (page.kind !== 'cards' || sectionLines(page, 'Curiosidad').length > 0) ? page : null
}

const askedIn = (text: string, before: Asked | null, knowledge: Knowledge): Asked | null => {
  const folded = fold(text.slice(0, 120))
  for (const [pattern, isWho] of [
    [who, true],
    [where, false],
  ] as const) {
    const found = pattern.exec(folded)
    if (found === null) continue
    const after = folded.slice(found.index + found[0].length)
    // 'El goulash de qué país es'.
    const page = pageIn(after, knowledge) ?? pageIn(folded.slice(0, found.index).replace(/^\W*y /, ''), knowledge)
    if (page !== null) return { page, isWho }
    // 'Y de dónde viene el nombre', of the one before.
    return before !== null && after.replace(/[^a-z]/g, '') === '' ? { ...before, isWho } : null
  }
  const name = before === null || asksElse.test(folded) ? undefined : goesOn.exec(folded)?.[1]
  const page = name === undefined ? null : pageIn(name, knowledge)
  return page === null || before === null ? null : { page, isWho: before.isWho }
}

/** Cuisines that are of no place. */
const nowhere: ReadonlySet<string> = new Set(['internacional', 'vanguardia'])

/** Where a dish is from, who made it first or why it is called so; null of any other turn, and of what is no page. */
export const answerOrigin = (messages: readonly Message[], knowledge: Knowledge): Reply | null => {
  let asked: Asked | null = null
  for (const { role, content } of messages) if (role === 'user') asked = askedIn(content, asked, knowledge)
  if (asked === null) return null
  const { page, isWho } = asked
  const told = sectionLines(page, 'Curiosidad').join(' ')
  const cuisine = page.kind === 'dishes' ? (page.place?.cuisine ?? '') : ''
  const isPlaced = cuisine !== '' && !nowhere.has(cuisine)
  const isSpanish = spanishCuisines.some((one) => one === cuisine && one !== 'española')
  const from = `de la cocina ${cuisine}${isSpanish ? ' (España)' : ''}`
  if (told !== '')
    return reply(
      paragraphs(
        `${bold(page.name)}. ${told}`,
        isPlaced && `Está en el recetario como plato ${from}.`,
        `*Fuente: ${page.source}.*`,
      ),
      [],
    )
  if (isPlaced && !isWho) return reply(paragraphs(`${bold(page.name)}: plato ${from}.`, '*Fuente: oficio.*'), [])
  return declined(
    paragraphs(
      `${isWho ? 'De eso' : 'De dónde es'}, de ${bold(page.name)}, no tengo nada apuntado.`,
      isPlaced && `Lo que sé: es un plato ${from}.`,
    ),
    [],
  )
}
