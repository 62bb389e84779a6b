import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Page } from '#core/cookbook/page.ts'
import { fold } from '#core/spanish/fold.ts'
import { headingAt, nearly, slowDegrees } from './at-degrees.ts'
import { classOf } from './class-of.ts'
import { untoldShare } from './evidence.ts'
import { type Found, type LookedUp, lookUp, particular, sureFrom, type Topic } from './look-up.ts'
import { pageIndexOf, preparedPage } from './page-index.ts'
import { saysLittle } from './spoken.ts'
import { isFigure, termsOf } from './terms.ts'
import { surelyTold } from './told.ts'

/** What the pages say to a question, with what was spoken of before it. */
export type Resolution = LookedUp & {
  /** The page that answers; null when none is sure. */
  readonly sure: Found | null
  /** Two pages to be told side by side: 'diferencia entre A y B'. */
  readonly both: readonly [Found, Found] | null
}

/** A follow-up is short: more words than these name their subject themselves. Terms. */
const mostFollowing = 4
/** What is asked of the page spoken of, when it has that heading. */
const carriedSureness = 0.8

export const resolve = (text: string, knowledge: Knowledge, topic: Topic | null): Resolution => {
  const compared = comparison(text, knowledge)
  if (compared !== null) return compared
  const direct = lookUp(text, knowledge)
  const slow = atDegrees(text, direct, knowledge)
  if (slow !== null) return slow
  const plated = plating.test(text) ? ofItsClass(text, direct, knowledge) : null
  if (plated !== null) return plated
  const [best] = direct.found
  const things = direct.asked.terms.filter((term) => !direct.asked.asking.has(term))
  const says = isFollowUp(text, things.length)
  // What names nothing sure may be said of the thing before: 'cuánta harina por litro', of the bechamel.
  const follows = things.length === 0 || says || (!answersHeading(best, direct) && things.length <= mostFollowing)
  if (follows && topic !== null) {
    const following = followUp(text, things, topic, direct, knowledge)
    if (following !== null) return following
  }
  if ((isSure(best, direct.asked) && fitsParticular(best, direct)) || isFarBefore(best, direct))
    return { ...direct, sure: best ?? null, both: null }
  const told = surelyTold(direct.found, direct.asked, pageIndexOf(knowledge.cookbook))
  return ofItsClass(text, direct, knowledge) ?? { ...direct, sure: told, both: null }
}

/**
 * 'Costilla a 72 cuántas horas': of a thing at so many degrees the page that says them of it answers, and no page of its oven.
 * Null where the best page says them itself, or none does.
 */
const atDegrees = (text: string, { asked, found }: LookedUp, knowledge: Knowledge): Resolution | null => {
  const degrees = slowDegrees(text)
  const thing = asked.terms.find((term) => !asked.asking.has(term) && !isFigure(term))
  if (degrees === null || thing === undefined) return null
  const slow = lookUp(`${text.slice(0, 200)} baja temperatura vacio`, knowledge).found
  for (const off of [0, nearly])
    for (const one of [...found.slice(0, 1), ...slow]) {
      const heading = headingAt(one.page, thing, degrees, off)
      if (heading === null) continue
      const sure: Found = { page: one.page, heading, confidence: carriedSureness, named: true }
      return { asked, found: [sure], sure, both: null }
    }
  return null
}

/** 'Cómo fileteo una lubina': what no page says of the food by its name, a card may say of its class. */
const ofItsClass = (text: string, { asked }: LookedUp, knowledge: Knowledge): Resolution | null => {
  if (asked.headings.length === 0 && asked.kind !== 'sign') return null
  const folded = fold(text.slice(0, 200))
  const isPlating = plating.test(folded)
  const [food] = foodsNamed(folded, knowledge.pantry)
  const ofFood = food === undefined ? '' : classOf(food.food)
  const word = isPlating ? (plateWordIn(folded, knowledge) ?? ofFood) : ofFood
  if (word === '') return null
  // How it is put on the plate is asked of the class alone, whatever goes beside it.
  const whole = lookUp(isPlating ? `emplatar ${word}` : folded.replace(food?.words ?? '', word), knowledge)
  const [first] = whole.found
  if (
    !isSure(first) ||
    first.page.kind !== 'cards' ||
    !first.named ||
    first.heading === null ||
    (asked.kind !== 'sign' && !whole.asked.headings.includes(first.heading))
  )
    return null
  // Of its class it is only so sure: what is asked of the food itself goes before.
  const sure: Found = { ...first, confidence: sureFrom, named: isPlating }
  return { asked, found: [sure], sure, both: null }
}

/** Told of a whole class of dishes, by the cards that speak of it. */
const plating = /\bemplat/i

/** How the cards of plating call the dishes of a category. */
const plateWords: ReadonlyMap<string, string> = new Map([
  ['Postres', 'postre'],
  ['Helados', 'postre'],
  ['Ensaladas', 'ensalada'],
  ['Sopas y cremas', 'sopa o crema'],
  ['Arroces', 'arroz'],
  ['Pastas', 'pasta'],
  ['Pescados', 'pescado'],
  ['Mariscos', 'pescado'],
  ['Carnes', 'carne'],
  ['Aves', 'carne'],
])

/** The word of the class of the dish a text names, the longest name first, or of its kind: 'ensalada de bogavante'. */
const plateWordIn = (folded: string, { cookbook }: Knowledge): string | undefined => {
  const said = folded.split(/[^a-z]+/).filter((one) => one !== '')
  for (let length = longestName; length > 0; length--)
    for (let from = 0; from + length <= said.length; from++) {
      const page = cookbook.named(said.slice(from, from + length).join(' '))
      const word = page === null || page.kind === 'cards' ? undefined : plateWords.get(page.category ?? '')
      if (word !== undefined) return word
    }
  return /\b(?:ensalada|sopa|crema|postre|tarta|arroz|pasta|marisco)\b/.exec(folded)?.[0].replace('marisco', 'pescado')
}
/** Words. */
const longestName = 5

/** Sure enough, and with something to say under the heading that is asked for. */
const isSure = (found: Found | undefined, asked?: LookedUp['asked']): found is Found =>
  found !== undefined &&
  found.heading !== null &&
  found.confidence >= (asked !== undefined && isDoubtful(found, asked) ? doubtfulFrom : sureFrom)

/** A word taken for another, or one thing named among words that say little, with nothing asked of it: such a page is meant only if far surer. */
const isDoubtful = ({ page, named }: Found, asked: LookedUp['asked']): boolean => {
  const { isMended, headings, kind, terms, asking } = asked
  // 'Cuánto reposan los macarons antes de hornear': how one roasts, which has no word of them.
  const isOfOthers = page.type === 'técnica' && untoldShare(page, textIn(page), asked) > mostOfOthers
  const things = terms.filter((term) => !asking.has(term) && !isFigure(term))
  const telling = things.filter((term) => !saysLittle(term))
  if (isOfOthers) return true
  return !named && (isMended || (headings.length === 0 && kind === null && telling.length === 1 && things.length > 1))
}
const doubtfulFrom = 0.7
/** So much of what is named a technique may have no word of. */
const mostOfOthers = 0.35

const textIn = (page: Page): string => page.sections.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')

/** How long it keeps is told under that heading; under another only where the page is surely meant. */
const fitsParticular = ({ heading, confidence }: Found, { asked: { headings } }: LookedUp): boolean =>
  headings[0] === undefined || !particular.has(headings[0]) || heading === headings[0] || confidence >= otherHeadingFrom
const otherHeadingFrom = 0.7

/** A card that stands far before all others is meant, though its name says less of the question than it might. Ours, held by the cases. */
const farBefore = { from: 0.42, fromUntold: 0.46, fromUnknown: 0.55, lead: 0.14, leadNamed: 0.08, leadUnasked: 0.18 }

/** Where the page is named, and says it under the heading asked for, a smaller lead will do. */
const leadOf = ({ named, heading }: Found, { asked }: LookedUp): number =>
  named && asked.headings.length > 0 && heading === asked.headings[0] ? farBefore.leadNamed : farBefore.lead

/** From where on such a card is meant: a word it does not speak of, or one no page knows, may be what is asked about. */
const farFrom = (page: Page, asked: LookedUp['asked']): number => {
  if (asked.unknown.length > 0) return farBefore.fromUnknown
  return untoldShare(page, textIn(page), asked) === 0 ? farBefore.from : farBefore.fromUntold
}

const isFarBefore = (best: Found | undefined, direct: LookedUp): boolean =>
  best !== undefined &&
  best.page.kind === 'cards' &&
  best.heading !== null &&
  fitsParticular(best, direct) &&
  best.confidence >= farFrom(best.page, direct.asked) &&
  best.confidence - (direct.found[1]?.confidence ?? 0) >=
    (best.named || direct.asked.headings.length > 0 ? leadOf(best, direct) : farBefore.leadUnasked)

/** Sure, and under the very heading that is asked for: 'cuánta harina por litro' is no question about flour. */
const answersHeading = (found: Found | undefined, { asked }: LookedUp): boolean =>
  isSure(found) && (asked.headings.length === 0 || found.heading === asked.headings[0])

/** 'Y blanco?', 'y si…', 'en agar': short, and it begins as if something had gone before. */
const isFollowUp = (text: string, things: number): boolean =>
  things <= mostFollowing &&
  (isOfIt(text) || /^\W*(?:y|e|pero|entonces|ahora|vale|en|con|para|and)\b/.test(fold(text.slice(0, 40))))

/** 'A cuánto lo horneo', 'con qué la aligero': what is done with the thing before, which it does not name. */
const isOfIt = (text: string): boolean =>
  /^\W*(?:y )?(?:a|con|de|en|por|para|como|cuanto|cuando|donde)\b(?: [a-z]{2,12}){0,3} (?:lo|la|los|las) [a-z]{2,11}(?:o|amos|emos|imos)\W*$/.test(
    fold(text.slice(0, 80)),
  )

const followUp = (
  text: string,
  things: readonly string[],
  topic: Topic,
  direct: LookedUp,
  knowledge: Knowledge,
): Resolution | null => {
  const page = knowledge.cookbook.byPath.get(topic.path)
  if (page === undefined) return null
  const { asked } = direct
  if (things.length === 0) {
    const [first] = asked.headings
    const heading = asked.headings
      .filter((one) => first === undefined || !particular.has(first) || one === first)
      .find((one) => page.sections.some((section) => section.heading === one))
    if (heading === undefined) return null
    const sure: Found = { page, heading, confidence: carriedSureness, named: true }
    return { asked, found: [sure], sure, both: null }
  }
  // A thing of its own, asked as the one before was; 'a cuánto lo horneo' has none.
  const own = isOfIt(text) ? undefined : lookUp(text, knowledge, topic).found[0]
  if (own?.named === true && isSure(own) && answersHeading(own, direct))
    return { asked, found: [own], sure: own, both: null }
  // A word about the thing before.
  const together = lookUp(`${topic.text} ${text}`, knowledge, topic)
  const [first] = together.found
  if (!isSure(first) || !speaksOf(first.page, things)) return null
  return { asked, found: together.found, sure: first, both: null }
}

/** A page that holds none of the new words only answers the old question again. */
const speaksOf = (page: Page, things: readonly string[]): boolean => {
  const { names, questions, byHeading } = preparedPage(page)
  const own = new Set([...names, ...questions].flat())
  return things.every((term) => own.has(term) || [...byHeading.values()].some((terms) => terms.has(term)))
}

const comparing =
  /\b(?:diferencias?(?: hay)?(?: entre| de)?|en que se (?:diferencian?|distinguen?)|que (?:es )?mejor,?|difference between)\s+(.{2,80}?)\s+(?:y|e|o|u|and|con|del?|vs\.?|versus)\s+(.{2,80})$|^\W*(.{2,60}?)\s+(?:vs\.?|versus|o)\s+(.{2,60}?),? (?:que diferencia|cual|en que)|\b([a-z]{4,16}) (?:o|y) (?:el |la )?([a-z]{4,16}),? (?:que (?:cambia|diferencia hay|es mejor)|en que (?:se )?(?:diferencian|distinguen|cambian)|cual (?:es mejor|uso|pongo))/

/** Whether a page goes by all the words of a part, or by none we know: then it is not held against it. */
const isNamedIn = (page: Page, part: string): boolean => {
  const { names, questions } = preparedPage(page)
  const own = new Set([...names, ...questions].flat())
  return termsOf(part).every((term) => own.has(term))
}

/** Both pages of a comparison; a page about the very difference goes before. */
const comparison = (text: string, knowledge: Knowledge): Resolution | null => {
  const found = comparing.exec(fold(text.slice(0, 240)).replace(/[?¿!¡.]+\s*$/, ''))
  if (found === null) return null
  const whole = lookUp(text, knowledge)
  const parts = [found[1] ?? found[3] ?? found[5] ?? '', found[2] ?? found[4] ?? found[6] ?? '']
  // A page that holds things against each other goes before one that is of both.
  const about =
    whole.found.find(
      ({ page, named, confidence }) =>
        page.type === 'comparación' && named && confidence >= sureFrom && parts.every((part) => isNamedIn(page, part)),
    ) ?? whole.found[0]
  const [one, other] = parts.map((part) => lookUp(`que es ${part}`, knowledge).found[0])
  // 'Bresear' has a word on stewing, and stewing a page of its own: both are told.
  const isOfOne =
    about !== undefined &&
    about.page.type !== 'comparación' &&
    one?.named === true &&
    other?.named === true &&
    one.page !== other.page &&
    (about.page === one.page || about.page === other.page) &&
    Math.min(one.confidence, other.confidence) >= sureFrom
  if (
    !isOfOne &&
    about?.named === true &&
    about.confidence >= sureFrom &&
    parts.every((part) => isNamedIn(about.page, part))
  )
    return { ...whole, sure: about, both: null }
  if (
    one === undefined ||
    other === undefined ||
    one.page === other.page ||
    Math.min(one.confidence, other.confidence) < sureFrom
  )
    // A dish whose name only begins like one of the two tells no difference.
    return about?.named === true && about.page.kind === 'cards' && about.confidence >= sureFrom
      ? { ...whole, sure: about, both: null }
      : null
  return { ...whole, sure: null, both: [one, other] }
}
