import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, declined, paragraphs, reply } from '#core/assistant/say.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import { saysOwn } from '#core/assistant/turns/own/says-own.ts'
import { thingsIn } from '#core/assistant/turns/whole/thing-in.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Page, sectionLines } from '#core/cookbook/page.ts'
import { termsOf } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'
import { namedAfter } from './origin.ts'

const card = 'cards/sustituir/menos-grasa'

/** What is asked of a dish, so that it has less fat; a sauce that is 'más ligera' is thinner. Over the folded turn. */
const lessFat =
  /\b(?:con )?(?:menos|poc[ao]|sin tant[ao]) (?:gras(?:a|as|o|os|ienta)|aceite|mantequilla|nata|calorias)\b|\bmenos (?:gras[oa]s?|caloric[oa]s?)\b|\b(?:version )?baj[oa]s? en (?:grasas?|calorias)\b|\b(?:quit|baj|reduc|rebaj)[a-z]*(?: de| la| las| el| algo de| un poco de)* (?:grasas?|calorias)(?: (?:al?|del?))?\b|\bversion (?:light|ligera)\b|\blight\b/
const lighter =
  /\b(?:mas|muy) liger[oa]s?(?: de grasa)?\b|\baliger(?:o|amos|ar(?:l[aeo]s?)?|aria)\b(?! .{2,40} con )|\bmenos pesad[oa]s?\b/

/** What is made of its fat, and is another thing without it. */
const ofFat =
  /\b(?:chorizo|salchich|embutid|pate|terrina|morcilla|butifarra|longaniza|sobrasada|confit|manteca|hojaldr)/

/** 'Receta de lasaña con menos grasa para 10' orders it: the recipe is made, and says which lines bring the fat. */
const orders = /\brecetas?\b|\b(?:crea|creame|hazme|preparame|escribeme)\b|\bpara \d/

const dishIn = (text: string, knowledge: Knowledge): Page | null =>
  thingsIn(text, knowledge)
    .flatMap((run) => knowledge.cookbook.named(run) ?? [])
    .find(({ kind }) => kind !== 'cards') ?? null

const askedIn = (text: string, before: Page | null, knowledge: Knowledge): Page | null => {
  if (text.length > longest || saysOwn(text)) return null
  const folded = fold(text)
  const isLighter = lighter.test(folded)
  if (orders.test(folded)) return null
  if (!isLighter && !lessFat.test(folded)) return before === null ? null : namedAfter(text, knowledge)
  const page = dishIn(folded.replace(lessFat, ' ').replace(lighter, ' '), knowledge)
  return page !== null && (!isLighter || page.category !== 'Salsas y fondos') ? page : null
}
/** Characters. */
const longest = 100

/** How a dish is made with less fat, by what its fat comes from; null of any other turn, and where no dish of the book is named. */
export const answerLessFat = (messages: readonly Message[], knowledge: Knowledge): Reply | null => {
  let page: Page | null = null
  for (const { role, content, recipe } of messages)
    if (role === 'user') page = askedIn(content, page, knowledge)
    // A recipe made since is changed line by line.
    else if (recipe !== undefined) page = null
  const rules = knowledge.cookbook.byPath.get(card)
  if (page === null || rules === undefined) return null
  const name = bold(page.name)
  if (ofFat.test(fold(page.name)))
    return declined(
      `La grasa de ${name} es parte de lo que es: con menos sería otra receta, y no la tengo apuntada.`,
      [],
    )
  const held = new Set(page.ingredients.flatMap(({ name }) => termsOf(name)))
  if (sectionLines(page, 'Elaboración').some((line) => /\bfre[ií]r|\bfrit/.test(fold(line))))
    held.add(termsOf('frito')[0] ?? '')
  const told = sectionLines(rules, 'Puntos')
    .map((line) => line.replace(/^- /, ''))
    .filter((line) => termsOf(line.split(':')[0] ?? '').some((term) => held.has(term)))
  if (told.length === 0) return declined(`En ${name} no veo grasa que quitar: no lleva más que la suya.`, [])
  return reply(
    paragraphs(
      `${name} con menos grasa, por lo que lleva:`,
      bullets(told),
      `Sin probar: media receta antes de cambiarla en carta. *Fuente: ${rules.source}.*`,
    ),
    [],
  )
}
