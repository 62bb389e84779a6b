import type { Reply } from '#core/assistant/reply.ts'
import { bullets, paragraphs, reply } from '#core/assistant/say.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { weightIn } from '#core/assistant/turns/weight-in.ts'
import { slotsOf } from '#core/calculate/reading/slots.ts'
import { appliedRates } from '#core/calculate/whole/rates.ts'
import { doseOf } from '#core/cookbook/cards.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Heading, type Page, sectionLines } from '#core/cookbook/page.ts'
import { bestHeading } from '#core/look-up/evidence.ts'
import { figureAsked } from '#core/look-up/figure-asked.ts'
import { isOfKind } from '#core/look-up/kind-asked.ts'
import { type Found, particular } from '#core/look-up/look-up.ts'
import { preparedPage } from '#core/look-up/page-index.ts'
import type { Asked } from '#core/look-up/read-asked.ts'
import { isFigure, termsOf } from '#core/look-up/terms.ts'
import { answerOfKind } from './answer-of-kind.ts'
import { asksOnlyOf, notKnown, offerOf, passageOf, sideBySide, withoutSource } from './answer-page.ts'
import { doseText } from './dose-text.ts'
import { partOfRatio } from './part-of-ratio.ts'

/**
 * What a page says to the question, when one is sure to be meant; else null. A passage of another kind than is asked for, as an hour
 * where a reason is, gives way to one of that kind of the same or a near page.
 */
export const answerSure = (question: Question): Reply | null => {
  const { sure, both, asked } = question.looked
  if (both !== null) return sideBySide(both)
  if (sure === null) return null
  const told = passageOfSure(question, sure)
  if (isOfOtherWord(sure, asked, told)) return offerOf({ ...question, looked: { ...question.looked, sure: null } })
  if (isOfOtherAmount(sure, asked, told))
    return answerOfKind(question) ?? offerOf({ ...question, looked: { ...question.looked, sure: null } })
  if (asked.kind === null || isOfKind(asked.kind, { ...sure, text: withoutSource(told.response) })) return told
  return answerOfKind(question)
}

/** 'Qué es el punto de lágrima', of a page that has no word of tears: it tells what another thing is. */
const isOfOtherWord = (
  { page }: Found,
  { headings, terms, asking, also, weights }: Asked,
  { response }: Reply,
): boolean => {
  if (headings[0] !== 'Qué es') return false
  const { names, questions } = preparedPage(page)
  const said = new Set([...[...names, ...questions].flat(), ...termsOf(response)])
  // The word that tells most must be told: of a 'sopa juliana' the cut is.
  const [rarest] = terms
    .filter((term) => !asking.has(term) && !isFigure(term))
    .toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0))
  return rarest !== undefined && ![rarest, ...(also.get(rarest) ?? [])].some((way) => said.has(way))
}

/** 'Con cuánta sal', of a lobster's minutes: what is asked how much of is not told. */
const isOfOtherAmount = ({ page }: Found, { kind, terms, asking, also }: Asked, { response }: Reply): boolean => {
  const thing = terms.find((term) => !asking.has(term) && !isFigure(term))
  if (kind !== 'amount' || thing === undefined) return false
  const said = new Set([...preparedPage(page).names.flat(), ...termsOf(response)])
  return ![thing, ...(also.get(thing) ?? [])].some((way) => said.has(way))
}

const passageOfSure = (question: Question, sure: Found): Reply => {
  const { looked, text, servings } = question
  const { asked } = looked
  const ofRatio = sure.heading === 'Proporción' && sure.page.kind !== 'cards' ? partOfRatio(sure.page, text) : null
  if (ofRatio !== null) return reply(ofRatio)
  const dose = doseOf(sure.page)
  const weight = dose === null ? null : weightIn(text)
  // 'A cuántos grados funde el agar' asks for no dose.
  const isOfDose = asked.kind === null || asked.kind === 'amount'
  if (dose !== null && isOfDose && (weight !== null || sure.heading === 'Proporción'))
    return reply(doseText(dose, weight?.grams ?? 1000), [])
  const passage = passageOf(sure.page, headingFor(sure.page, sure.heading, question), asked, figureAsked(text))
  // The first word after the question names what it is about; 'personas' stands in every rate.
  const thing = asked.terms.find((term) => !asked.asking.has(term)) ?? ''
  const isOfPage = preparedPage(sure.page).names.some((terms) => terms.includes(thing))
  const ratesOf = (isAsked: (sentence: string) => boolean): string[] =>
    // What is left over is what the rates of such a page are reckoned in: 'pudin: 250 g de pan por litro'.
    sure.page.type === 'aprovechamiento'
      ? []
      : appliedRates(passage.response, slotsOf(text.slice(0, longestApplied)), servings, isAsked)
  // 'Azúcar para una limonada': the rate of a jam on the page of lemons is of something else.
  const { names, questions } = preparedPage(sure.page)
  const ofPage = new Set([...names, ...questions].flat())
  const others = asked.terms.filter(
    (term) => !asked.asking.has(term) && term !== thing && !ofPage.has(term) && !isFigure(term),
  )
  const all = asked.terms.filter((term) => !asked.asking.has(term) && !isFigure(term))
  const whole = all.length < 2 ? [] : ratesOf((sentence) => all.every((term) => termsOf(sentence).includes(term)))
  const own =
    whole.length > 0
      ? whole
      : ratesOf((sentence) => {
          const said = new Set(termsOf(sentence))
          return said.has(thing) && (others.length === 0 || others.some((term) => said.has(term)))
        })
  // 'En el horno un pollo de 2 kilos': where one line answers, its rate is of any of the things named.
  const ofLine =
    own.length > 0 || passage.response.includes('\n- ')
      ? own
      : ratesOf((sentence) => all.some((term) => termsOf(sentence).includes(term)))
  const applied = ofLine.length === 0 && isOfPage ? ratesOf(() => true) : ofLine
  return applied.length === 0 ? passage : { ...passage, response: paragraphs(bullets(applied), passage.response) }
}

/** A question with an amount in it is read as far as this. Characters. */
const longestApplied = 300

/** Where a page says how long it takes and how hot, when the heading asked for does not. */
const withFigures: readonly Heading[] = ['Puntos', 'Proporción', 'Elaboración']
const tells = (page: Page, heading: Heading, figure: RegExp): boolean =>
  sectionLines(page, heading).some((line) => figure.test(line))

/** 'Gellan para medio litro' asks how much, though it only names the thing. */
const headingFor = (page: Page, heading: Heading | null, question: Question): Heading | null => {
  const { text, servings, looked } = question
  const has = (one: Heading): boolean => page.sections.some((section) => section.heading === one)
  const [first] = looked.asked.headings
  const figure = figureAsked(text)
  if (first === 'Qué es' && heading === 'Qué es' && asksOnlyOf(page, looked.asked)) return heading
  // What is made of it is asked first of what is left over, also without a word of asking.
  if (page.type === 'aprovechamiento' && first === undefined && has('Puntos')) return 'Puntos'
  const isStrict = first !== undefined && heading === first && (particular.has(first) || isTold.has(first))
  if (page.kind === 'cards' && heading !== null && !isStrict) {
    if (servings !== null && has('Escala')) return 'Escala'
    const best = bestHeading(page, looked.asked) ?? heading
    // How long and how hot is told where it stands, and never from a fault nobody asked for.
    const isBeside = best === 'Fallos' && first !== 'Fallos'
    return figure !== null && (isBeside || !tells(page, best, figure))
      ? (withFigures.find((one) => has(one) && tells(page, one, figure)) ?? best)
      : best
  }
  // How long the whole takes is told step by step, and not by a remark beside it.
  const isOfWhole = heading === 'Puntos' && page.kind !== 'cards' && asksOnlyOf(page, looked.asked)
  if (figure !== null && isOfWhole && tells(page, 'Elaboración', figure)) return 'Elaboración'
  if (figure !== null && heading !== null && !tells(page, heading, figure))
    return withFigures.find((one) => has(one) && tells(page, one, figure)) ?? heading
  if (heading === 'Proporción' || heading === 'Escala' || heading === 'Fallos' || heading === 'Guardar') return heading
  if (servings !== null && has('Escala')) return 'Escala'
  return heading
}

/** Asked for in so many words, these are told and nothing else. */
const isTold: ReadonlySet<Heading> = new Set<Heading>(['Fallos', 'Curiosidad'])

/** A longer subject is half the question. Words. */
const longestNamed = 3

/** The page that answers, else the nearest by name, else what is not known. */
export const answerNear = (question: Question, knowledge: Knowledge): Reply => {
  const { looked, subject } = question
  return (
    answerSure(question) ??
    offerOf(question) ??
    notKnown(
      looked.asked.unknown.length > 0 || subject === '' || subject.split(' ').length > longestNamed
        ? looked.asked.unknown
        : [subject],
      knowledge,
    )
  )
}

/** A name of two things, one of which may hurt a guest: both are named, and nothing is said of either. Null for any other. */
export const twoThings = (question: Question): Reply | null =>
  question.looked.sure?.page.type === 'dos cosas' ? answerSure(question) : null
