import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Heading, type Page, sectionLines } from '#core/cookbook/page.ts'
import { type Found, offeredFrom } from '#core/look-up/look-up.ts'
import { termsOf } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed, orBefore } from '#core/spanish/list.ts'
import type { Question } from './question.ts'
import type { Reply } from './reply.ts'
import { bold, bullets, declined, numbered, paragraphs, plain, reply } from './say.ts'

/** A passage is a few sentences; of a longer one the lines that speak of what was asked are kept. Characters. */
const longestPassage = 900
/** Ingredients that say what a dish is. */
const toldFoods = 6
/** Pages offered by name. */
const mostOffered = 3

/** The passage of a page that answers, with its source. `terms` are those of the question. */
export const passageOf = (
  page: Page,
  heading: Heading | null,
  terms: readonly string[],
  asked: readonly Heading[] = [],
  figure: RegExp | null = null,
): Reply => {
  const headings = headingsToTell(page, heading, asked)
  const parts = headings.flatMap((one) => {
    const all = linesOf(page, one, terms)
    // Of how it is made, the steps that say the time or temperature asked for; all of them where none does.
    const long = figure !== null && one === 'Elaboración' ? all.filter((line) => figure.test(line)) : []
    const lines = long.length > 0 ? long : all
    return lines.length === 0 ? [] : [one === 'Elaboración' && lines === all ? numbered(lines) : textOf(lines)]
  })
  // What a dish is, where its page does not say: what it is made of.
  const isOfMeaning = asked[0] === 'Qué es' && heading !== 'Qué es' && page.ingredients.length > 1
  const made = isOfMeaning ? [madeOf(page)] : []
  return reply(paragraphs(...headed(page, [...made, ...parts]), `*${sourceOf(page)}*`), nextQuestions(page, heading))
}

/** How a question asks for a time or a temperature, and how a page tells it. */
const figures: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\bcuanto (?:se )?(?:tard|cuec|cuez|horne|hierv|ferment|repos)|\bcuant[oa]s? (?:tiempo|horas|minutos)\b|\btiempo de\b|\bhow long\b/,
    /\d ?(?:min|h|s|horas?|minutos?|días?)(?!\p{L})/u,
  ],
  [/\ba cuant[oa]s?\b(?! (?:vend|sale|esta|va\b|cobr))|\btemperatura\b|\bgrados\b/, /\d °C/],
]
const keeps = /\bdur|\baguant|\bconserv|\bguard|\bcaduc/

/** What a line must hold to answer a question for a time or a temperature; null where neither is asked. */
export const figureAsked = (text: string): RegExp | null => {
  const folded = fold(text.slice(0, 200))
  return keeps.test(folded) ? null : (figures.find(([asked]) => asked.test(folded))?.[1] ?? null)
}

const madeOf = (page: Page): string =>
  `Lleva ${listed(page.ingredients.slice(0, toldFoods).map(({ name }) => name.toLowerCase()))}.`

/** What goes with the heading that answers: of a card, how much goes in with how it is done. */
const headingsToTell = (page: Page, heading: Heading | null, asked: readonly Heading[]): readonly Heading[] => {
  if (heading === null) return told(page)
  if (page.kind === 'cards' && heading === 'Puntos' && asked[0] === 'Elaboración') return ['Proporción', 'Puntos']
  return heading === 'Qué es' ? ['Qué es', ...alsoTold] : [heading]
}

/** The page's name in front, in the same line where one sentence follows; 'Arroz duro' of the card by that name is said once. */
const headed = (page: Page, parts: readonly string[]): readonly string[] => {
  const [only = ''] = parts
  if (only.startsWith(bold(page.name))) return parts
  return parts.length === 1 && !/^(?:- |1\. )/.test(only)
    ? [`${bold(page.name)}. ${only}`]
    : [bold(page.name), ...parts]
}

/** 'Fuente: AESAN (2021).' */
const sourceOf = ({ source }: Page): string => `Fuente: ${source}.`

/** What goes with a definition where the page is short. */
const alsoTold: readonly Heading[] = ['Proporción', 'Puntos']

/** What is told of a page that was only named. */
const told = (page: Page): readonly Heading[] => page.sections.slice(0, 2).map(({ heading }) => heading)

const textOf = (lines: readonly string[]): string =>
  lines.length === 1 ? (lines[0] ?? '').replace(/^- /, '') : bullets(lines.map((line) => line.replace(/^- /, '')))

/** The lines of a section, or those that answer when it is long or lists faults. */
const linesOf = (page: Page, heading: Heading, terms: readonly string[]): readonly string[] => {
  const lines = sectionLines(page, heading)
  if (heading === 'Elaboración') return lines
  const named = new Set([page.name, ...page.aliases].flatMap(termsOf))
  const wanted = terms.filter((term) => !named.has(term))
  const hits = lines.map((line) => {
    const own = new Set(termsOf(heading === 'Fallos' ? (line.split('**: ')[0] ?? '') : line))
    return wanted.filter((term) => own.has(term)).length
  })
  const most = Math.max(0, ...hits)
  const sentences = heading === 'Fallos' ? null : sentencesAsked(lines, page, terms)
  if (sentences !== null) return sentences
  if (heading === 'Fallos' && most > 0) return lines.filter((_, at) => hits[at] === most)
  return fitting(lines, hits)
}

/** From so many sentences on, a section goes through many things: those that are asked for are told. */
const fewestSentences = 4
const mostSentences = 3

/** Of a section that goes through many things, the sentences that speak of those the question names; else null. */
const sentencesAsked = (lines: readonly string[], page: Page, terms: readonly string[]): readonly string[] | null => {
  // A bullet is about one thing, and is told whole.
  const sentences = lines.flatMap((line) =>
    line.startsWith('- ') ? [line.slice(2)] : line.split(/(?<=\.) (?=\p{Lu})/u),
  )
  if (sentences.length < fewestSentences) return null
  const own = new Set(termsOf(page.name))
  const wanted = terms.filter((term) => !own.has(term))
  const hits = sentences.map((sentence) => {
    const said = new Set(termsOf(sentence))
    return wanted.filter((term) => said.has(term)).length
  })
  const most = Math.max(0, ...hits)
  const kept = sentences.filter((_, at) => hits[at] === most)
  return most === 0 || kept.length > mostSentences ? null : kept
}

/** As many lines as fit, those that speak of what was asked first, in the order of the page. */
const fitting = (lines: readonly string[], hits: readonly number[]): readonly string[] => {
  const order = lines.map((_, at) => at).toSorted((a, b) => (hits[b] ?? 0) - (hits[a] ?? 0) || a - b)
  const kept = new Set<number>()
  let length = 0
  for (const at of order) {
    length += (lines[at] ?? '').length
    if (kept.size > 0 && length > longestPassage) break
    kept.add(at)
  }
  return lines.filter((_, at) => kept.has(at))
}

const asks: Partial<Record<Heading, (name: string) => string>> = {
  'Qué es': (name) => `¿Qué es ${name}?`,
  Proporción: (name) => `¿Proporción de ${name}?`,
  Fallos: (name) => `¿Qué puede fallar con ${name}?`,
  Guardar: (name) => `¿Cuánto dura ${name}?`,
  Cambios: (name) => `¿Qué pongo en vez de ${name}?`,
  Elaboración: (name) => `Cómo hacer ${name}`,
}

const nextQuestions = (page: Page, heading: Heading | null): string[] =>
  page.sections.flatMap((section) => {
    const ask = section.heading === heading ? undefined : asks[section.heading]
    return ask === undefined ? [] : [ask(inSentence(page.name))]
  })

export const inSentence = (name: string): string =>
  plain(name, 60).replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())

/** Two things side by side: what each is. */
export const sideBySide = (pages: readonly Found[]): Reply =>
  reply(
    paragraphs(
      ...pages.map(
        ({ page }) =>
          `${bold(page.name)}: ${
            [
              ...(page.ingredients.length > 1 && sectionLines(page, 'Qué es').length === 0 ? [madeOf(page)] : []),
              ...sectionLines(page, 'Qué es'),
              ...sectionLines(page, 'Puntos'),
              ...sectionLines(page, 'Proporción'),
            ]
              .slice(0, 3)
              .map((line) => line.replace(/^- /, ''))
              .join(' ') || sectionLines(page, page.sections[0]?.heading ?? 'Qué es').join(' ')
          }`,
      ),
      `*Fuente: ${[...new Set(pages.map(({ page }) => page.source))].join('; ')}.*`,
    ),
    pages.map(({ page }) => `¿Qué es ${inSentence(page.name)}?`),
  )

/** From here on the nearest page is told, as what it is: the nearest. Measured on questions nothing was mended for. */
const toldFrom = 0.4

/** Of a guest to be careful with nothing is told that was not asked for. */
const ofGuest = /embaraz|\bbebes?\b|lactante|alergi|intoleran|celiac|inmuno|\bnin[oa]s?\b|ancian|enferm/

/**
 * The nearest pages by name, when none is sure to be meant, with what the first of them says where it is near enough; else
 * null.
 */
export const offerOf = ({ looked: { found, asked }, text, guests }: Question): Reply | null => {
  const near = found.filter(({ confidence }) => confidence >= offeredFrom).slice(0, mostOffered)
  const [first, ...others] = near
  if (first === undefined) return null
  const suggestions = near.map(({ page }) => `¿Qué es ${inSentence(page.name)}?`)
  if (first.confidence < toldFrom || guests.length > 0 || ofGuest.test(fold(text.slice(0, 300))))
    return declined(
      `A eso, tal como lo preguntas, no sé contestar. ¿Te refieres a ${listed(near.map(nameOf), orBefore)}?`,
      suggestions,
    )
  const { response } = passageOf(first.page, first.heading, asked.terms, asked.headings, figureAsked(text))
  return declined(
    paragraphs(
      'No estoy seguro de entenderte; esto es lo más cercano de lo que tengo.',
      response,
      others.length > 0 && `Si no es eso, ¿te refieres a ${listed(others.map(nameOf), orBefore)}?`,
    ),
    suggestions,
  )
}

const nameOf = ({ page }: Found): string => bold(page.name)

/** What one does is no thing one has a page of: 'hervirlas', 'comer'. */
const verb = /(?:ar|er|ir)(?:l[aeo]s?|me|se)?$/

/** Nothing near: what is not known is said by its words. */
export const notKnown = (words: readonly string[], knowledge: Knowledge): Reply => {
  const named = words
    .filter((word) => !verb.test(word))
    .slice(0, 3)
    .map((word) => `«${plain(word, 40)}»`)
  return declined(
    paragraphs(
      named.length === 0
        ? 'No sé contestar a eso: no tengo ninguna página que lo diga.'
        : `No sé contestar a eso: no tengo página de ${named.join(' ni de ')}.`,
      `En el recetario hay ${knowledge.cookbook.pages.length} páginas de platos, bases, técnicas, dosis y fallos; pregúntame con el nombre del plato, del producto o de la técnica.`,
    ),
    [],
  )
}
