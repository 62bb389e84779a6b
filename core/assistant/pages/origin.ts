import type { Reply } from '#core/assistant/reply.ts'
import { bold, declined, paragraphs, plain, reply } from '#core/assistant/say.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Page, sectionLines } from '#core/cookbook/page.ts'
import { spanishCuisines } from '#core/cookbook/place.ts'
import { fold } from '#core/spanish/fold.ts'
import { nameKey } from '#core/spanish/name-key.ts'

/** Where it is from: its cuisine answers, and what its page tells of it. Over the folded turn. */
const where =
  /\b(?:(?:de|en) (?:donde|(?:que|cual) (?:pais|region|zona|sitio|lugar|provincia|comunidad|tierra|cocina|ciudad|parte)(?: de [a-z]{4,12})?)(?: (?:es|son|sale|salen|viene|vienen|procede|proceden|proviene|nace|nacio|se invento|se (?:hace|come) de siempre)\b(?: (?:tipic|originari|propi|originalment)[a-z]*)?(?: la receta| el plato)?(?: del?)?|(?=\W*$))|(?:cual es )?(?:el )?origen\b(?: tiene| geografico)?(?: del?)?|(?:la )?historia\b(?: tiene)?(?: del?)?)/

/** Who made it first, or why it goes by its name: only its page tells. */
const who =
  /\b(?:quien(?:es)? (?:invento|inventaron|creo|crearon|hizo|ideo)|(?:cuando|donde|como) (?:se )?(?:invento|creo|nacio|surgio)|por que (?:se )?(?:le )?llaman?(?: asi)?|(?:de donde|por que) (?:le )?viene (?:el|su) nombre(?: del?)?|(?:el )?(?:origen|porque|significado) del nombre(?: del?)?)\b/

/** 'Y la tarta sacher', after such a question. */
const goesOn =
  /^\W*(?:y |e |o )?(?:(?:lo |el |la |los |las )?(?:del?|al?) )?(?:(?:el|la|los|las|lo) )?([a-z][a-z' ]{2,40}?)\W*$/
const asksElse = /\b(?:cuant\w*|como|que|con|sin|dura|sirve|hago|pongo|receta|para)\b/
const articles = /^(?:\W|del? |al? |el |la |los |las |un |una |plato |nombre |receta |salsa de )*/

/** `page`: null where none is of the thing, a food, of which it is asked. */
type Asked = { readonly page: Page | null; readonly thing: string; readonly isWho: boolean }

const pageIn = (said: string, { cookbook, pantry }: Knowledge): Page | null => {
  const thing = said.replace(/[^a-z0-9' ]/g, ' ').trim()
  const bare = thing.replace(articles, '').trim()
  const page = cookbook.named(bare) ?? cookbook.named(thing)
  if (page === null || sectionLines(page, 'Curiosidad').length > 0) return page
  // 'El salmón' is the fish, and no plate of it.
  return page.kind === 'cards' || (pantry.match(bare) !== null && nameKey(page.name) !== nameKey(bare)) ? null : page
}

/** The page of a turn that only names another thing: 'y la tarta sacher'. */
export const namedAfter = (text: string, knowledge: Knowledge): Page | null => {
  const folded = fold(text.slice(0, 120))
  const name = asksElse.test(folded) ? undefined : goesOn.exec(folded)?.[1]
  return name === undefined ? null : pageIn(name, knowledge)
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
    const first = folded.slice(0, found.index).replace(/^\W*y | (?:es|son|viene|vienen)\W*$/g, '')
    const page = pageIn(after, knowledge) ?? pageIn(first, knowledge)
    if (page !== null) return { page, thing: page.name, isWho }
    const thing = after.replace(articles, '').replace(/^(?:est|es)[aeo]s? |\W+$/g, '')
    if (!isWho && / (?:es|son)\b/.test(found[0]) && knowledge.pantry.match(thing) !== null)
      return { page: null, thing, isWho }
    // 'Y de dónde viene el nombre', of the one before.
    return before !== null && after.replace(/[^a-z]/g, '') === '' ? { ...before, isWho } : null
  }
  const page = before === null ? null : namedAfter(text, knowledge)
  return page === null || before === null ? null : { page, thing: page.name, isWho: before.isWho }
}

/** Cuisines that are of no place. */
const nowhere: ReadonlySet<string> = new Set(['internacional', 'vanguardia'])

/** Where a dish is from, who made it first or why it is called so; null of any other turn, and of what is no page. */
export const answerOrigin = (messages: readonly Message[], knowledge: Knowledge): Reply | null => {
  let asked: Asked | null = null
  for (const { role, content } of messages) if (role === 'user') asked = askedIn(content, asked, knowledge)
  if (asked === null) return null
  const { page, thing, isWho } = asked
  if (page === null)
    return declined(
      `De dónde es ${bold(plain(thing, 40))} no lo tengo apuntado; de dónde es el tuyo lo dice su etiqueta o su albarán.`,
      [],
    )
  const told = sectionLines(page, 'Curiosidad').join(' ')
  const cuisine = page.kind === 'dishes' ? (page.place?.cuisine ?? '') : ''
  const isPlaced = cuisine !== '' && !nowhere.has(cuisine)
  const isSpanish = spanishCuisines.some((one) => one === cuisine && one !== 'española')
  const from = `de la cocina ${cuisine}${isSpanish ? ' (España)' : ''}`
  // Where the recipe of a page comes from is no source of its history.
  if (told !== '') return reply(paragraphs(`${bold(page.name)}. ${told}`, '*Fuente: oficio.*'), [])
  if (isPlaced && !isWho) return reply(paragraphs(`${bold(page.name)}: plato ${from}.`, '*Fuente: oficio.*'), [])
  return declined(
    paragraphs(
      `${isWho ? 'De eso' : 'De dónde es'}, de ${bold(page.name)}, no tengo nada apuntado.`,
      isPlaced && `Lo que sé: es un plato ${from}.`,
    ),
    [],
  )
}
