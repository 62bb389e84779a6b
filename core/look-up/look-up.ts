import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Heading, Page } from '#core/cookbook/page.ts'
import { fold } from '#core/spanish/fold.ts'
import { headingThatTells, headingWithFigure } from './evidence.ts'
import { type PageIndex, type Prepared, pageIndexOf, preparedPage } from './page-index.ts'
import { type Asked, readAsked } from './read-asked.ts'
import { isFigure, termOf, termsOf } from './terms.ts'

/** A page that may answer, and how sure we are. */
export type Found = {
  readonly page: Page
  /** The heading that answers; null where the page has none that fits and is only named. */
  readonly heading: Heading | null
  /** 0–1: how much of the question the page explains, and how much of the page's name the question says. */
  readonly confidence: number
  /** Whether the question says a whole name of the page, or one of the questions it is asked under. */
  readonly named: boolean
}

/** What was spoken of before: its page, and what was asked of it. */
export type Topic = { readonly path: string; readonly heading: Heading | null; readonly text: string }

export type LookedUp = { readonly asked: Asked; readonly found: readonly Found[] }

/** From here on the page answers. Measured on cases.test.ts. */
export const sureFrom = 0.55
/** From here on it is offered by name. */
export const offeredFrom = 0.33

/** Pages that are weighed against each other. */
const mostCandidates = 24

/** The pages that may answer a question, best first. Pure and deterministic; a few milliseconds at most. */
export const lookUp = (text: string, { cookbook }: Knowledge, topic: Topic | null = null): LookedUp => {
  const index = pageIndexOf(cookbook)
  const read = readAsked(text, index)
  // 'Y el agar?' asks for what was asked before.
  const carried = topic?.heading ?? null
  const asked = read.headings.length === 0 && carried !== null ? { ...read, headings: [carried] } : read
  const known = [...new Set([...asked.terms, ...[...asked.also.values()].flat()])].filter(index.has)
  const before = topic === null ? undefined : cookbook.byPath.get(topic.path)
  const paths = known.length === 0 ? [] : index.candidates(known, mostCandidates)
  const pages = [
    ...new Set([
      ...(before === undefined ? [] : [before]),
      ...paths.flatMap((path) => cookbook.byPath.get(path) ?? []),
    ]),
  ]
  const found = pages
    .map((page) => weigh(page, asked, index))
    .filter(({ confidence }) => confidence > 0)
    .toSorted((a, b) => rankOf(b, asked) - rankOf(a, asked) || a.page.path.localeCompare(b.page.path))
  return { asked, found }
}

/** Of two as good, the dish goes last, and what is made of leftovers: 'cómo se pocha la cebolla' is no stew of pochas. */
const dishLag = 0.02
const rankOf = ({ page, confidence }: Found, asked: Asked): number =>
  // How long a thing keeps is told by the page that tells nothing else; elsewhere such a page counts little.
  confidence -
  (page.kind === 'dishes' || page.type.startsWith('corte de ') || isOfNoLeftovers(page, asked) ? dishLag : 0) +
  (page.type === 'conservación' || page.type === reasons ? dishLag : 0)

const isOfNoLeftovers = (page: Page, { terms }: Asked): boolean =>
  page.type === 'aprovechamiento' && !terms.some((term) => ofLeftovers.has(term))

const weigh = (page: Page, asked: Asked, index: PageIndex): Found => {
  const own = preparedPage(page)
  const said = new Set([...asked.terms, ...[...asked.also.values()].flat()])
  const weightOf = (terms: readonly string[]): number => terms.reduce((sum, term) => sum + index.weight(term), 0)
  const share = (terms: readonly string[]): number => {
    const whole = weightOf(terms)
    return whole === 0 ? 0 : weightOf(terms.filter((term) => said.has(term))) / whole
  }
  const name = Math.max(0, ...own.names.map(share))
  const isUnchosen = (terms: readonly string[]): boolean => !asked.chooses && !asked.isFor && own.choices.has(terms)
  const question = Math.max(
    0,
    ...own.questions.map((terms) => alike(terms, asked, index) * (isUnchosen(terms) ? unchosen : 1)),
  )
  const under = Math.max(0, ...own.questions.filter((terms) => terms.length > 1 && !isUnchosen(terms)).map(share))
  const heading = headingFor(page, own, asked)
  const explained = explainedBy(own, heading, asked, index)
  const bare = asked.terms.length === 1 && name < 0.999 && question < 0.8 ? bareAdjective : 1
  const isOther = own.falseFriends.some((terms) => terms.length > 0 && terms.every((term) => said.has(term)))
  const fits = Math.max(name ** 1.5, question, 0.95 * under ** 1.5, scattered(own, asked) ? scatteredFits : 0)
  // Of two pages as good, the one whose name says more of the question.
  const exact = 0.97 + 0.03 * Math.max(0, ...own.names.map((terms) => alike(terms, asked, index)))
  const doubt =
    (isOther || asked.without.some((word) => fold(page.name).includes(` con ${word}`)) ? 0.3 : 1) *
    (isOfOtherDiet(page, said) ? otherDiet : 1) *
    headingFactor(page, own, heading, asked, question > itsOwn) *
    bare *
    exact *
    (asked.isMended ? mendedDoubt : 1)
  const confidence = Math.min(
    1,
    doubt * Math.max(explained * (0.25 + 0.75 * fits), question ** 2 * (asked.chooses ? chosenByQuestion : 0.98)),
  )
  return { page, heading, confidence, named: name > 0.999 || question > 0.8 || under > 0.999 }
}

/** One of a class for a use is told by the page that is asked just that, before one that goes by the name of the use. */
const chosenByQuestion = 1.05
const unchosen = 0.3

/** 'Helado vegano' is no answer about ice cream in general. */
const vegan = termOf('vegano')
const otherDiet = 0.6
const isOfOtherDiet = ({ name }: Page, said: ReadonlySet<string>): boolean => {
  if (termsOf(name).includes(vegan) && !said.has(vegan)) return true
  // 'Maridaje sin alcohol' is no answer to the wine.
  const without = /\bsin (alcohol|gluten|huevos?|lactosa|lacteos|azucar|leche|carne|pescado)\b/.exec(fold(name))?.[1]
  return without !== undefined && !said.has(termOf(without))
}

/** What other headings hardly answer: how long it keeps, what goes with it. */
export const particular: ReadonlySet<Heading> = new Set<Heading>(['Guardar', 'Cambios', 'Rendimiento', 'Servir'])

/** Pages that say why things are done answer no other question, and such a question before any other page. */
const reasons = 'porqué'
const ofOtherKind = 0.2

/** So like one of the questions a page is asked under that it is that question. */
const itsOwn = 0.8

/** Pages about one use of a product. */
const ofUse: ReadonlySet<Page['type']> = new Set<Page['type']>(['aprovechamiento', 'combinaciones'])
const ofOtherUse = 0.5
const ofLeftovers: ReadonlySet<string> = new Set(
  termsOf('aprovecho aprovechar sobra sobró sobrante sobras resto recortes viejo duro gastar quedan'),
)
const ofOtherThing = 0.4
const asksAlso = (term: string, { also }: Asked): boolean => [...also.values()].some((ways) => ways.includes(term))

/** A page that has not the heading asked for, or only the next best one, is less sure; keeping times answer nothing else. */
const headingFactor = (page: Page, own: Prepared, heading: Heading | null, asked: Asked, isItsOwn: boolean): number => {
  if (
    page.type === reasons &&
    (asked.kind === 'reason' || (isItsOwn && (asked.headings.length === 0 || asked.headings[0] === 'Fallos')))
  )
    return 1
  if (page.type === reasons) return ofOtherKind
  // 'Y el pollo' names a thing, and asks not how long it keeps.
  const isBare = asked.headings.length === 0 && asked.terms.length === 1
  if (page.type === 'conservación' && asked.headings[0] !== 'Guardar' && (!isItsOwn || isBare)) return 0.4
  // What goes with it or is made of what is left shows no sign of whether it is fresh or done.
  if (asked.kind === 'sign' && ofUse.has(page.type)) return ofOtherUse
  // 'Qué pescado para ceviche' chooses the fish, and asks for no dish of it.
  if (asked.chooses && (page.kind !== 'cards' || page.type === 'fallo')) return ofOtherThing
  const choosesOther =
    asked.chooses && ![...own.choices].some((terms) => asked.terms.every((term) => terms.includes(term)))
  return (
    (showsSign(own, asked) ? 1 : noSign) * (choosesOther ? notChosen : 1) * factorOfHeading(page, own, heading, asked)
  )
}

/** Whether a page of a thing's faults has no word of the thing that went wrong; one that goes by the fault alone is of anything. */
const isOfOther = (own: Prepared, asked: Asked): boolean => {
  const [thing] = asked.terms.filter((term) => !asked.asking.has(term) && !isFigure(term))
  if (thing === undefined || (own.names[0]?.length ?? 0) < 2) return false
  const ways = [thing, ...(asked.also.get(thing) ?? [])]
  const said = [...own.names, ...own.questions, ...own.byHeading.values()].map((terms) => new Set(terms))
  return !said.some((terms) => ways.some((way) => terms.has(way)))
}

/** Whether a page is asked by what sign the thing is known; of another kind of question, any page. */
const showsSign = (own: Prepared, asked: Asked): boolean =>
  asked.kind !== 'sign' ||
  own.signs.some((terms) => asked.terms.every((term) => terms.includes(term) || asksAlso(term, asked)))
const noSign = 0.9
/** A page nobody chooses by. */
const notChosen = 0.9

const factorOfHeading = (page: Page, own: Prepared, heading: Heading | null, asked: Asked): number => {
  // 'Los guisantes quedan duros' is no fault of the meat.
  if (page.type === 'fallo' && asked.headings[0] === 'Fallos' && isOfOther(own, asked)) return ofOtherThing
  // A page of faults says nothing else of the thing it names.
  if (page.type === 'fallo' && heading !== asked.headings[0] && asked.headings.length > 0) return 0.2
  // How a thing is made is told by its own page: 'cómo abro la cocina' is no fault of croquettes.
  const isOwn = own.names.some((terms) => terms.some((term) => asked.terms.includes(term) || asksAlso(term, asked)))
  if (asked.headings[0] === 'Elaboración' && page.kind !== 'cards' && !isOwn) return ofOtherThing
  if (asked.headings.length === 0) return page.type === 'combinaciones' && asked.terms.length > 1 ? ofOtherUse : 1
  // What is made of what is left is told to who asks what to do with it.
  if (page.type === 'aprovechamiento' && !asked.terms.some((term) => ofLeftovers.has(term))) return ofOtherUse
  // What is left of it or goes with it is not what it is, nor its point.
  if (ofUse.has(page.type) && (asked.headings[0] === 'Qué es' || asked.headings[0] === 'Puntos')) return ofOtherUse
  if (heading === asked.headings[0]) return tellsFirst(own, heading, asked) ? 1 : untold
  if (heading === null) return 0.65
  if (asked.headings[0] === 'Fallos' && page.kind === 'cards') return 0.8
  if (!particular.has(asked.headings[0] ?? heading)) return 0.95 * (tellsFirst(own, heading, asked) ? 1 : untold)
  // 'Puedo congelar un gel': elsewhere it is told in the very word, or not at all.
  return [...asked.asking].some((term) => own.byHeading.get(heading)?.has(term) === true) ? 0.85 : 0.7
}

/** 'Cuánta sal llevan las galletas', of a page that has no word of salt where it says how much goes in. */
const tellsFirst = (own: Prepared, heading: Heading, { headings, terms, asking, also }: Asked): boolean => {
  if (headings[0] !== 'Proporción') return true
  const [first, ...others] = terms.filter((term) => !asking.has(term) && !isFigure(term))
  if (first === undefined || others.length === 0) return true
  const ways = [first, ...(also.get(first) ?? [])]
  const said = new Set([...own.names, ...own.questions].flat())
  return ways.some((way) => said.has(way) || own.byHeading.get(heading)?.has(way) === true)
}
const untold = 0.7

/** All that is asked stands in the page's names and questions, but not in one of them: 'natillas' here, 'no espesa' there. */
const scattered = (own: Prepared, { terms, asking }: Asked): boolean => {
  const things = terms.filter((term) => !asking.has(term))
  const names = new Set(own.names.flat())
  const all = new Set([...names, ...own.questions.flat()])
  // A page that goes by none of them only lists many things, one here and another there.
  return (
    things.length > 1 &&
    (own.questions.length <= fewQuestions || things.some((term) => names.has(term))) &&
    things.every((term) => all.has(term))
  )
}
const scatteredFits = 0.75
/** Of a page with more questions than these the words stand side by side by chance. */
const fewQuestions = 9

/** How alike two sets of terms are: the weight they share of the weight of all. */
const alike = (one: readonly string[], { terms, also }: Asked, index: PageIndex): number => {
  const other = terms.map((term) =>
    one.includes(term) ? term : (also.get(term)?.find((way) => one.includes(way)) ?? term),
  )
  const all = new Set([...one, ...other])
  let shared = 0
  let whole = 0
  for (const term of all) {
    const weight = index.weight(term)
    whole += weight
    if (one.includes(term) && other.includes(term)) shared += weight
  }
  return whole === 0 ? 0 : shared / whole
}

/** What a term that stands elsewhere than in the name counts. Ours, held by the table of cases. */
const elsewhere = { questions: 0.95, heading: 0.85, page: 0.6 }
/** The first word after the question names what it is about; each further one less so. */
const firstCounts = [1.5, 1.2]

/** A misspelt word may have been another: 'coche' is not 'poché'. */
const mendedDoubt = 0.9

/** A word that asks for a heading counts less than one that names a thing. */
const asksOnly = 0.25
/** One word alone that is only a part of the page's name: 'blanco' of 'salsa blanca'. */
const bareAdjective = 0.7

/** The share of the question's weight that the page accounts for. */
const explainedBy = (own: Prepared, heading: Heading | null, asked: Asked, index: PageIndex): number => {
  const names = new Set(own.names.flat())
  const questions = new Set(own.questions.flat())
  const inHeading = heading === null ? undefined : own.byHeading.get(heading)
  let sum = 0
  let whole = 0
  const things = asked.terms.filter((term) => !asked.asking.has(term))
  for (const term of asked.terms) {
    const asks = asked.asking.has(term)
    const weight = index.weight(term) * (asks ? asksOnly : (firstCounts[things.indexOf(term)] ?? 1))
    whole += weight
    const ways = [term, ...(asked.also.get(term) ?? [])]
    const isIn = (terms: ReadonlySet<string> | undefined): boolean => ways.some((way) => terms?.has(way) === true)
    if (isIn(names) || (asks && heading !== null && heading === asked.headings[0])) sum += weight
    else if (isIn(questions)) sum += weight * elsewhere.questions
    else if (isIn(inHeading)) sum += weight * elsewhere.heading
    else if ([...own.byHeading.values()].some(isIn)) sum += weight * elsewhere.page
  }
  return whole === 0 ? 0 : sum / whole
}

/** The heading asked for, or the next best; of a page that is only named, its most telling one. */
const headingFor = (page: Page, own: Prepared, asked: Asked): Heading | null => {
  if (page.type === reasons) return 'Qué es'
  if (asked.headings.length === 0) return overview.find((heading) => own.byHeading.has(heading)) ?? null
  const names = new Set(own.names.flat())
  const chosen =
    asked.headings.find((heading) => {
      const terms = own.byHeading.get(heading)
      if (terms === undefined) return false
      // What goes wrong may stand among the points: of a card about it, or where they speak of it.
      const isTold = asked.terms.some((term) => !names.has(term) && terms.has(term))
      return asked.headings[0] !== 'Fallos' || heading === 'Fallos' || page.kind === 'cards' || isTold
    }) ?? null
  if (chosen !== null || page.kind !== 'cards') return chosen
  // 'Bicarbonato en vez de kansui', of a card that has no exchanges: it may say so all the same; and a time, wherever it stands.
  return asked.headings[0] === 'Cambios' ? headingThatTells(page, asked) : headingWithFigure(page, asked)
}

/** What is told first of a thing that is only named. */
const overview: readonly Heading[] = ['Qué es', 'Puntos', 'Proporción', 'Fallos', 'Guardar', 'Servir', 'Cambios']
