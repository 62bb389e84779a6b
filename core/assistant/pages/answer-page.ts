import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, declined, numbered, paragraphs, plain, reply } from '#core/assistant/say.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Heading, type Page, sectionLines } from '#core/cookbook/page.ts'
import type { Kind } from '#core/look-up/asked-kinds.ts'
import { evidenceIn, tellsNone, untoldShare } from '#core/look-up/evidence.ts'
import { figureAsked } from '#core/look-up/figure-asked.ts'
import { isOfKind } from '#core/look-up/kind-asked.ts'
import { type Found, offeredFrom } from '#core/look-up/look-up.ts'
import { preparedPage } from '#core/look-up/page-index.ts'
import type { Asked } from '#core/look-up/read-asked.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed, orBefore } from '#core/spanish/list.ts'

/** A passage is a few sentences; of a longer one the lines that speak of what was asked are kept. Characters. */
const longestPassage = 900
/** Ingredients that say what a dish is. */
const toldFoods = 6
/** Pages offered by name. */
const mostOffered = 3

/** The passage of a page that answers a question, with its source. */
export const passageOf = (page: Page, heading: Heading | null, asked: Asked, figure: RegExp | null = null): Reply => {
  const headings = headingsToTell(page, heading, asked.headings)
  const parts = headings.flatMap((one) => {
    const all = linesOf(page, one, asked).map((line) => (one === 'Fallos' ? fromItsEnd(line, asked.kind) : line))
    // Of how it is made, the steps that say the time or temperature asked for; all of them where none does.
    const long =
      figure !== null && one === 'Elaboración' ? all.filter((line) => figure.test(line) && !cooling.test(line)) : []
    const lines = long.length > 0 ? long : withFigure(all, page, one, figure)
    return lines.length === 0 ? [] : [one === 'Elaboración' && lines === all ? numbered(lines) : textOf(lines)]
  })
  // What a dish is, where its page does not say: what it is made of.
  const isOfMeaning = asked.headings[0] === 'Qué es' && heading !== 'Qué es' && page.ingredients.length > 1
  const made = isOfMeaning ? [madeOf(page)] : []
  const told = paragraphs(...headed(page, [...made, ...parts]), `*${sourceOf(page)}*`)
  const isOther = heading === 'Fallos' && asked.headings[0] === 'Fallos' && tellsNone(page, parts.join(' '), asked)
  return reply(paragraphs(isOther && otherFault, told), nextQuestions(page, heading))
}

/** What is asked of a fault goes first: its cause, or how it does not come again; what is done now stays behind. */
const fromItsEnd = (line: string, kind: Kind | null): string => {
  const [, name = '', mend = '', cause = '', next] =
    kind === 'reason' || kind === 'avoid' ? (faultParts.exec(line) ?? []) : []
  if (cause === '') return line
  const avoided = next === undefined ? [] : [`Evitarlo: ${next}`]
  const because = `Por qué: ${cause}`
  const parts = kind === 'avoid' ? [...avoided, because] : [because, ...avoided]
  return `${name}. ${parts.join(' ')} Si ya ha pasado: ${mend}`
}
const faultParts = /^((?:- )?\*\*.+?\*\*): (.+?) Por qué: (.+?\.)(?: Evitarlo: (.+))?$/

/** 'El granizado se me separa', of a page that only knows how it goes hard. */
const otherFault = 'Justo eso no lo tengo apuntado; de lo mismo, esto sí:'

/** How it is cooled and kept is no time or heat of the cooking. */
const cooling = /^(?:- )?(?:Enfriar|Guardar|Conservar)(?!.*\bcuaj)/

/** The lines chosen, and where they lack the time or temperature asked for, the sentences of the section that say one. */
const withFigure = (
  lines: readonly string[],
  page: Page,
  heading: Heading,
  figure: RegExp | null,
): readonly string[] => {
  if (figure === null || heading === 'Elaboración' || lines.some((line) => figure.test(line))) return lines
  const told = sectionLines(page, heading).filter((line) => figure.test(line))
  return told.length === 0 ? lines : [...told, ...lines.filter((line) => !told.includes(line))].slice(0, mostStatements)
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

/** A passage without the line that says where it is from. */
export const withoutSource = (passage: string): string => passage.replace(/\n+\*Fuente: [^\n]*\*$/, '')

/** What goes with a definition where the page is short. */
const alsoTold: readonly Heading[] = ['Proporción', 'Puntos']

/** What is told of a page that was only named. */
const told = (page: Page): readonly Heading[] => page.sections.slice(0, 2).map(({ heading }) => heading)

const textOf = (lines: readonly string[]): string =>
  lines.length === 1 ? (lines[0] ?? '').replace(/^- /, '') : bullets(lines.map((line) => line.replace(/^- /, '')))

/** The lines of a section, or those that answer when it is long or lists faults; what answers best goes first. */
const linesOf = (page: Page, heading: Heading, asked: Asked): readonly string[] => {
  const lines = sectionLines(page, heading)
  if (heading === 'Elaboración') return lines
  // What is made of it goes first, whatever else is said of it: 'plátanos negros'.
  if (page.type === 'aprovechamiento' && heading === 'Puntos' && asked.figure === null) return fitting(lines)
  // A glossary is of many things: the one that is asked for.
  const isOfOne = page.type !== 'glosario' && asksOnlyOf(page, asked)
  if (asked.headings[0] === 'Qué es' && heading !== 'Fallos' && isOfOne) return fitting(lines)
  const own = evidenceIn(page, asked).filter(({ statement }) => statement.heading === heading)
  const most = Math.max(0, ...own.map(({ weight }) => weight))
  if (most === 0) return fitting(lines)
  const good = own.filter(({ weight }) => weight >= most * asGood)
  const best = good.map(({ statement }) => statement.text)
  // What is only mentioned in its cause or its remedy is another fault.
  if (heading === 'Fallos')
    return best.length === own.length || !good.some(({ isAbout }) => isAbout) ? fitting(lines) : best
  if (own.length >= fewestStatements) return best.length > mostStatements ? fitting(lines) : withCaution(best, lines)
  const [first] = own
  if (first === undefined || first.weight >= most * asGood) return fitting(lines)
  const rest = own.map(({ statement }) => statement.text).filter((text) => !best.includes(text))
  return lines.length === 1 ? [[...best, ...rest].join(' ')] : [...best, ...rest]
}

/** What a section says of whom or what to be careful with is told with any part of it. */
const withCaution = (best: readonly string[], lines: readonly string[]): readonly string[] => {
  if (best.some((text) => cautions.test(fold(text)))) return best
  const sentences = lines.flatMap((line) => line.replace(/^- /, '').split(/(?<=\.) (?=\p{Lu})/u))
  const caution = sentences.find((text) => cautions.test(fold(text)))
  return caution === undefined ? best : [...best, caution]
}

const cautions = /\bvulnerables?\b|embarazad|inmunodeprim|clientes de riesgo|anisakis/

/** Whether nothing is named but the page: what a thing is, is told whole. */
export const asksOnlyOf = (page: Page, { terms, asking }: Asked): boolean => {
  const names = new Set(preparedPage(page).names.flat())
  return terms.every((term) => asking.has(term) || names.has(term))
}

/** Statements that answer nearly as well as the best one are told with it. */
const asGood = 0.85
/** From so many on, a section goes through many things: those that are asked for are told. */
const fewestStatements = 4
const mostStatements = 3

/** As many lines as fit, in the order of the page. */
const fitting = (lines: readonly string[]): readonly string[] => {
  let length = 0
  return lines.filter((line, at) => {
    length += line.length
    return at === 0 || length <= longestPassage
  })
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

/** So much of what is asked may be left unsaid by what is told as the nearest. */
const mostUntold = 0.5

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
  const { response } = passageOf(first.page, first.heading, asked, figureAsked(text))
  // What is of another kind, or says little of what is asked, is only named: an hour is no reason.
  const passage = { ...first, text: withoutSource(response) }
  const isBeside =
    asked.isMended ||
    (asked.headings[0] === 'Qué es' && untoldShare(first.page, passage.text, asked) > 0) ||
    (asked.kind !== null && !isOfKind(asked.kind, passage)) ||
    untoldShare(first.page, passage.text, asked) > mostUntold
  if (isBeside)
    return declined(
      `A eso, tal como lo preguntas, no sé contestar. ¿Te refieres a ${listed(near.map(nameOf), orBefore)}?`,
      suggestions,
    )
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

/**
 * What one does is no thing one has a page of ('hervirlas', 'ando', 'dándole'), nor is what is no word at all ('img', 'kn') or only a
 * sound ('ah').
 */
const noThing =
  /(?:ar|er|ir|ndo)(?:l[aeo]s?|me|se|nos)?$|^[^aeiou]+$|^(?:ando|voy|ah|eh|oh|uf|uy|jo|buah|pff?|nah|ja+|jaja\w*)$|^.{1,3}$/

/** Nothing near: what is not known is said by its words. */
export const notKnown = (words: readonly string[], knowledge: Knowledge): Reply => {
  const named = words
    .filter((word) => !noThing.test(fold(word)))
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
