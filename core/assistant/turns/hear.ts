import { answer } from '#core/assistant/answer.ts'
import { noFindings } from '#core/assistant/kitchen/findings.ts'
import { broughtProduct } from '#core/assistant/money/priced-product.ts'
import { hadVerdict, isGuarded, listsAllergens, safetyFirst } from '#core/assistant/pages/answer-safely.ts'
import { answerOtherWord, withThingsOfWords } from '#core/assistant/pages/other-word.ts'
import { keptOf, madeAhead } from '#core/assistant/recipes/made-ahead.ts'
import { notCarried } from '#core/assistant/small-talk.ts'
import { isEnglish } from '#core/assistant/words/english.ts'
import { fromForeign } from '#core/assistant/words/foreign.ts'
import { spelledByEar } from '#core/assistant/words/spelled-by-ear.ts'
import { twoQuestions } from '#core/assistant/words/two-questions.ts'
import { unabbreviated } from '#core/assistant/words/unabbreviated.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { isNo } from '#core/safety/page.ts'
import type { Safety } from '#core/safety/safety.ts'
import { verdictOn } from '#core/safety/verdict.ts'
import type { TagKind } from '#core/safety/vocabulary.ts'
import { halvesInFigures } from '#core/spanish/halves.ts'
import { keptWithChange, withoutAsides } from './asides.ts'
import { spokenOf, wholeBefore } from './before.ts'
import { type Message, said } from './conversation.ts'
import { firstTold, ofDish, told } from './first-told.ts'
import type { Heard } from './heard.ts'
import { asksOfOwn, mayGoOnWithOwn } from './library-ask.ts'
import { missingSaidWhole } from './missing.ts'
import { isOnlyFigure } from './other-figure.ts'
import { withWholeTurns } from './other-of-kind.ts'
import { politeReply } from './polite.ts'
import type { Intent, Question } from './question.ts'
import { readQuestion } from './read-question.ts'
import { isShort, onlyNames, withWholeName } from './said-whole.ts'
import { saysOwn } from './says-own.ts'
import { isBeside, standsAlone } from './stands-alone.ts'
import { isUnread } from './unread.ts'

/**
 * The last turn of a conversation, understood: usually one thing, two where it asks two ('cuánto dura y cuánta sal lleva').
 * A turn that leaves out what was said before is read whole where as it stands it has no answer of its own.
 */
export const hear = (given: readonly Message[], safety: Safety, knowledge: Knowledge): readonly Heard[] => {
  const word = answerOtherWord(given, knowledge)
  if (word !== null) return [{ verdict: word }]
  const messages = withThingsOfWords(given, knowledge).map((one) =>
    one.role === 'user' ? said(asWritten(one.content, safety, knowledge), one) : one,
  )
  const last = messages.at(-1)
  const halves = last?.role === 'user' ? twoQuestions(last.content) : null
  const both = halves === null || last === undefined ? null : bothOf(messages.slice(0, -1), halves, safety, knowledge)
  return both ?? [one(messages, safety, knowledge)]
}

/** Two questions in one turn, where each has an answer that needs nothing of the cook's own. */
const bothOf = (
  before: readonly Message[],
  [first, second]: readonly [string, string],
  safety: Safety,
  knowledge: Knowledge,
): readonly Heard[] | null => {
  const opening = [...before, said(first)]
  const heard = [one(opening, safety, knowledge), one([...opening, said(second)], safety, knowledge)]
  const isTold = heard.every((part) => 'verdict' in part || isKnown(part.question, knowledge))
  return isTold && textOf(heard[0], knowledge) !== textOf(heard[1], knowledge) ? heard : null
}

/** A turn in whole words and their spelling; what is in another language stays in it. */
const asWritten = (text: string, { vocabulary }: Safety, knowledge: Knowledge): string => {
  const whole = halvesInFigures(unabbreviated(text))
  return isEnglish(whole) || fromForeign(whole) !== null ? whole : spelledByEar(whole, vocabulary.words, knowledge)
}

const textOf = (heard: Heard | undefined, knowledge: Knowledge): string =>
  heard === undefined
    ? ''
    : 'verdict' in heard
      ? heard.verdict.response
      : answer(heard.question, noFindings, knowledge).response

/** What is worked out or looked up, and found. */
const isKnown = (question: Question, knowledge: Knowledge): boolean => {
  const { needs, recipe, intent } = question
  const isOwn = needs.library || needs.costs !== null || needs.recipe.length > 0 || needs.search.length > 0
  if (isOwn || recipe !== null || ofDish.has(intent)) return false
  return answer(question, noFindings, knowledge).declined !== true
}

/** A figure that stands for nothing of what was asked is told to be unknown: a page that shares a word with it is no answer. */
const one = (all: readonly Message[], safety: Safety, knowledge: Knowledge): Heard => {
  const heard = meant(all, safety, knowledge)
  const last = withWholeTurns(all, knowledge).at(-1)
  if ('verdict' in heard || last?.role !== 'user' || all.length < 2 || !isOnlyFigure(last.content)) return heard
  const { intent, computed, recipe, pricing, product, fact, library, plan, change, needs } = heard.question
  const isTold = computed !== null || recipe !== null || pricing.length > 0 || product !== '' || change !== null
  // 'Y para 60', of what an own dish costs.
  const isOwn = fact !== null || library !== null || plan !== null || (intent === 'cost' && needs.recipe.length > 0)
  return isTold || isOwn || intent === 'convert' || ofDish.has(intent) ? heard : { verdict: notCarried(last.content) }
}

const meant = (all: readonly Message[], safety: Safety, knowledge: Knowledge): Heard => {
  const messages = withoutAsides(withWholeTurns(all, knowledge), knowledge)
  const changed = keptWithChange(messages, knowledge)
  if (changed !== null && !isGuarded(messages, safety)) return { verdict: changed }
  const last = messages.at(-1)
  const content = last?.role === 'user' ? last.content : ''
  const polite = politeReply(messages, content, safety)
  if (polite !== null) return { verdict: polite }
  if (last !== undefined && isUnread(content, safety, knowledge) && !isGuarded(messages, safety))
    return { question: readQuestion([last], knowledge) }
  const isTurn = content !== '' && isShort(content, knowledge)
  // 'Qué platos no llevan gluten ni lactosa' is asked of her own, and is no verdict.
  const mayBeOwn = asksOfOwn(content) || (isTurn && mayGoOnWithOwn(content))
  const ofSome = mayBeOwn ? readQuestion(messages, knowledge) : null
  if (ofSome?.library != null && !isGuarded(messages, safety)) return { question: ofSome }
  // 'Quién me trae la gamba' asks for her own supplier, and not whether it may be bought so.
  if (broughtProduct(content) !== '' && !isGuarded(messages, safety))
    return { question: readQuestion(messages, knowledge) }
  const before = isTurn ? wholeBefore(messages, safety, knowledge) : ''
  const whole =
    (before === '' ? null : missingSaidWhole(content, before, knowledge)) ??
    madeAhead(content, () => spokenOf(messages, safety, knowledge), knowledge)
  // What is a no as it was said stays one, however the turn is read on; and so does what the verdicts remember by themselves.
  const isNoAsSaid = isNo(verdictOn([content], safety)?.text ?? '')
  const isHeard = whole !== null && saysThing(content, safety) && verdictOn(askedIn(messages), safety) !== null
  const named = isHeard
    ? null
    : whole !== null && !isNoAsSaid
      ? said(whole)
      : before === ''
        ? null
        : said(withWholeName(content, before, knowledge))
  const turns = named === null ? messages : [...messages.slice(0, -1), named]
  const verdict = safetyFirst({ messages: turns, safety }, knowledge)
  // 'Y con un ceviche', after the wine for the lamb: what is asked is the wine.
  const own = verdict === null || named === null ? null : readQuestion(turns, knowledge)
  if (own !== null && isOfOwn(own, turns, safety)) return { question: own }
  // 'Y 2 kg de nata', of what is to be used up: one thing more, and no question of the first one's date.
  const more = verdict !== null && oneMore.test(content) ? readQuestion(messages, knowledge) : null
  if (more?.intent === 'search' && !isGuarded(messages, safety)) return { question: more }
  const goesOnWith = verdict !== null && named !== null && onlyNames(named.content) && !isGuarded(turns, safety)
  const asked = goesOnWith && !hadVerdict(turns, safety) ? told(named, before, turns, safety, knowledge) : null
  if (asked !== null) return { question: asked }
  if (verdict !== null) {
    const asked = listsAllergens(turns, safety) ? readQuestion(turns, knowledge) : null
    // To be shown a recipe is no question of a guest's.
    const isFree = asked?.intent === 'show' || !isGuarded(turns, safety)
    return asked !== null && isFree && ofOwnDish.has(asked.intent) && asked.needs.recipe.length > 0
      ? { verdict, own: asked }
      : { verdict }
  }
  // What has no time of its own in the tables may have it on its page.
  const kept = named === null ? null : keptOf(named.content)
  if (kept !== null) return { question: readQuestion([said(kept)], knowledge) }
  const question = readQuestion(turns, knowledge)
  if (named === null || standsAlone(question, before, knowledge)) return { question }
  const carried = firstTold(named.content, before, question, safety, knowledge)?.heard ?? null
  if (carried === null && isBeside(question, before, knowledge)) return { verdict: notCarried(content) }
  const heard: Heard = carried ?? { question }
  const { fact, needs } = question
  // How much of it goes in is asked of her own recipe first.
  return fact === null || 'verdict' in heard
    ? heard
    : { question: { ...heard.question, fact, needs: { ...heard.question.needs, recipe: needs.recipe } } }
}

/** Whether a turn names a food, what is done with it or how it is: more than whom it is for. */
const saysThing = (content: string, { read, vocabulary }: Safety): boolean =>
  [...read(content).direct].some((tag) => ofThings.has(vocabulary.kindOf.get(tag) ?? 'habla'))
const ofThings: ReadonlySet<TagKind> = new Set(['alimento', 'plato', 'sustancia', 'estado', 'proceso'])

const askedIn = (messages: readonly Message[]): readonly string[] =>
  messages.filter(({ role }) => role === 'user').map(({ content }) => content)

/** What is asked of a dish as the cook has it. */
const ofOwnDish: ReadonlySet<Intent> = new Set<Intent>(['allergens', 'show', 'scale', 'cost', 'nutrition'])

/**
 * 'Y el aceite', of a recipe just scaled, and what to change in an own recipe for a guest: her own lines answer that. What
 * was forbidden before, or said of a guest, stands.
 */
const isOfOwn = ({ fact, intent, needs, text }: Question, turns: readonly Message[], safety: Safety): boolean =>
  fact === null
    ? intent === 'substitute' && needs.recipe.length > 0 && saysOwn(text)
    : !isGuarded(turns, safety) && (fact.scaledBy !== '' || !hadVerdict(turns, safety))

/** One thing more, with its amount, and nothing asked of it. */
const oneMore = /^\W*(?:y|también|tambien|más|mas) (?:\d|un |una |medio )[^?]*$/i
