import { answer } from '#core/assistant/answer.ts'
import { noFindings } from '#core/assistant/kitchen/findings.ts'
import { withMenusForGuests } from '#core/assistant/menus/menu-for-guest.ts'
import { answerByCountry } from '#core/assistant/pages/by-country.ts'
import { asksOfBusiness } from '#core/assistant/pages/gives-way.ts'
import { isGuarded } from '#core/assistant/pages/guarded.ts'
import { asksHappensAt } from '#core/assistant/pages/happens-at.ts'
import { answerLessFat } from '#core/assistant/pages/less-fat.ts'
import { answerOrigin } from '#core/assistant/pages/origin.ts'
import { answerOtherWord, withThingsOfWords } from '#core/assistant/pages/other-word.ts'
import { declined } from '#core/assistant/say.ts'
import { notCarried, withoutTool } from '#core/assistant/small-talk.ts'
import { isEnglish } from '#core/assistant/words/english.ts'
import { fromForeign } from '#core/assistant/words/foreign.ts'
import { faultInSpanish } from '#core/assistant/words/foreign-faults.ts'
import { seasonAsked } from '#core/assistant/words/season-asked.ts'
import { spelledByEar } from '#core/assistant/words/spelled-by-ear.ts'
import { twoQuestions } from '#core/assistant/words/two-questions.ts'
import { unabbreviated } from '#core/assistant/words/unabbreviated.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'
import { halvesInFigures } from '#core/spanish/halves.ts'
import { listed, orBefore } from '#core/spanish/list.ts'
import { keptWithChange } from './asides.ts'
import { type Message, said } from './conversation.ts'
import { isDoubt, isWhy } from './doubts.ts'
import { findDish } from './find-dish.ts'
import type { Heard } from './heard.ts'
import type { Question } from './question.ts'
import { stillNo } from './still-no.ts'
import { differenceOfTwo, keepsLonger, questionsOfTwo } from './which-of-two.ts'
import { answeredBy } from './whole/answered-by.ts'
import { askedAs } from './whole/asked-as.ts'
import { thingsBefore, wholeBefore } from './whole/before.ts'
import { ofDish } from './whole/first-told.ts'
import { lineOfMade } from './whole/line-of-made.ts'
import { one } from './whole/meant.ts'
import { isFaultOfOther } from './whole/of-its-own.ts'
import { thatOfList } from './whole/reworded/of-list.ts'
import { withRewordedTurns } from './whole/reworded.ts'
import { againAsked, nothingTold, sourceOfRecipe } from './whole/said-again.ts'
import { saysCondition } from './whole/turn-kinds.ts'
import { keepUnderstood, withTurnsAsUnderstood } from './whole/understood.ts'
import { qualifiersIn, toolLacked } from './whole/unheard.ts'

/**
 * The last turn of a conversation, understood: usually one thing, two where it asks two ('cuánto dura y cuánta sal lleva').
 * A turn that leaves out what was said before is read whole where as it stands it has no answer of its own.
 */
export const hear = (given: readonly Message[], safety: Safety, knowledge: Knowledge): readonly Heard[] => {
  const word = answerOtherWord(given, knowledge) ?? answerByCountry(given, knowledge) ?? answerOrigin(given, knowledge)
  if (word !== null) return [{ verdict: word }]
  const lighter = isGuarded(given, safety) ? null : answerLessFat(given, knowledge)
  if (lighter !== null) return [{ verdict: lighter }]
  const messages = withMenusForGuests(
    withThingsOfWords(given, knowledge).map((one) =>
      one.role === 'user' ? said(asWritten(one.content, safety, knowledge), one) : one,
    ),
    safety,
  )
  // 'No tengo sifón' asks for none of her recipes: it is said of what was spoken of, or of nothing yet.
  if (isFaultOfOther(messages, safety, knowledge)) return heardOf(messages.slice(-1), safety, knowledge)
  const tool = isGuarded(given, safety) ? '' : toolLacked(messages.at(-1)?.content ?? '', knowledge.cookbook)
  if (tool !== '' && messages.length === 1) return [{ verdict: withoutTool(tool) }]
  if (tool !== '') return heardOf([...messages.slice(0, -1), said(`y ${tool}`)], safety, knowledge)
  const those = thatOfList(messages.at(-1)?.content ?? '', messages.at(-2)?.content ?? '', knowledge)
  if (those.length > 1) return [{ verdict: declined(`¿Cuál: ${listed(those, orBefore)}?`) }]
  const line = lineOfMade(messages, safety, knowledge)
  if (line !== null) return [{ question: line }]
  const heard = heardOf(withRewordedTurns(messages, knowledge), safety, knowledge)
  const still = messages.length > 1 ? stillNo(messages, heard, safety, knowledge) : null
  return still === null ? heard : [{ verdict: still }]
}

const heardOf = (given: readonly Message[], safety: Safety, knowledge: Knowledge): readonly Heard[] => {
  const messages = withTurnsAsUnderstood(given, (earlier) => heardWhole(earlier, safety, knowledge), knowledge)
  const heard = heardWhole(messages, safety, knowledge)
  keepUnderstood(messages, heard, knowledge)
  return heard
}

const heardWhole = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): readonly Heard[] => {
  const last = messages.at(-1)
  const content = last?.role === 'user' ? last.content : ''
  if ((isDoubt(content) || isWhy(content)) && !isGuarded(messages, safety)) {
    const heard = isDoubt(content) ? null : one(messages, safety, knowledge)
    const again = heard !== null && tellsWhy(heard) ? null : saidAgain(messages, safety, knowledge)
    if (again !== null) return again
  }
  const mayCompare = content.length <= longestCompared && !isGuarded(messages, safety)
  const things = (): readonly string[] => thingsBefore(messages, safety, knowledge)
  const differs = mayCompare ? differenceOfTwo(content, things) : null
  if (differs !== null) return [one([said(differs)], safety, knowledge)]
  const eachOf = mayCompare ? questionsOfTwo(content, things, () => wholeBefore(messages, safety, knowledge)) : null
  const lastAsked = messages.slice(0, -1).findLast(({ role }) => role === 'user')?.content ?? ''
  // 'Y congeladas', of two that were set against each other.
  const pair =
    mayCompare && saysCondition(content)
      ? questionsOfTwo(
          lastAsked,
          () => [],
          () => '',
        )
      : null
  if (pair !== null)
    return pair.map((question) => one([said(`${question} ${content.replace(/^\W*y /i, '')}`)], safety, knowledge))
  // 'Y con pan': of which of the two, nobody knows.
  const isOfPair =
    mayCompare &&
    /^\W*(?:y )?(?:con|sin) /i.test(content) &&
    questionsOfTwo(
      lastAsked,
      () => [],
      () => '',
    ) !== null
  if (isOfPair) return [{ verdict: notCarried(content) }]
  const each = eachOf?.map((question) => one([said(question)], safety, knowledge)) ?? []
  const longest = eachOf === null ? null : keepsLonger(content, eachOf, safety)
  if (each.length > 0 && each.some((part) => isTold(part, knowledge)))
    return longest === null ? each : [{ verdict: longest }, ...each]
  const halves = twoQuestions(content)
  const both = halves === null ? null : bothOf(messages.slice(0, -1), halves, safety, knowledge)
  return both ?? [inItsOrOtherWords(messages, safety, knowledge)]
}

/**
 * A turn as the question it is most like, which is told with its answer: where it has none as it is said, or only a page's that was found by
 * its words and another question is surely asked.
 */
const inItsOrOtherWords = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): Heard => {
  const heard = one(messages, safety, knowledge)
  const last = messages.at(-1)
  const isWhole =
    last === undefined || asksHappensAt(last.content, knowledge) || asksOfBusiness(last, safety, knowledge)
  if (isWhole || isGuarded(messages, safety) || keptWithChange(messages, knowledge) !== null) return heard
  const isAnswered = isTold(heard, knowledge)
  const content = messages.at(-1)?.content ?? ''
  if (isAnswered && ((messages.length > 1 && goesOn(content)) || !isOnlyLooked(heard))) return heard
  // 'Y en olla exprés', of the octopus, is no question of its own.
  if (messages.length > 1 && (saysCondition(content) || qualifiersIn(content, knowledge.cookbook).length > 0))
    return heard
  const asked = askedAs(content, knowledge)
  // 'Me sale con agujeros' asks for no price.
  if (asked !== null && cameOut.test(fold(content)) && /\bcuesta|\bsale\b|\bprecio/.test(fold(asked.question)))
    return heard
  if (asked === null || ((isAnswered || (messages.length > 1 && goesOn(content))) && !asked.isSure)) return heard
  const other = one([...messages.slice(0, -1), said(asked.question)], safety, knowledge)
  if (!isTold(other, knowledge) || (isAnswered && isOnlyLooked(other))) return heard
  if (makesUnknown(other, knowledge)) return heard
  return 'verdict' in other ? other : { question: { ...other.question, readAs: asked.question } }
}

/** How a thing came out: 'me sale con agujeros', 'me quedan duras'. */
const cameOut =
  /\b(?:me|nos) (?:sale|salen|ha salido|han salido|queda|quedan) (?:con|sin|muy|demasiado|poco|como|[a-z]{3,}[oa]s?\b)/

/** Whether a recipe would be made of what is no dish of the book: nobody asked for one of ice. */
const makesUnknown = (heard: Heard, knowledge: Knowledge): boolean =>
  'question' in heard && heard.question.intent === 'create' && findDish(heard.question.subject, knowledge) === null

/** Whether a turn may leave out what was said before it: it begins so, or is short. */
const goesOn = (content: string): boolean =>
  /^\W*(?:y|e|o|pero|ahora|entonces|de|del|en|con|sin|para)\b/i.test(content) ||
  content.trim().split(/\s+/).length < leastWhole
/** Words. */
const leastWhole = 5

/** Whether the answer is a passage of a page, found by the words of the turn: nothing is worked out, and nothing of the cook's own is asked. */
const isOnlyLooked = (heard: Heard): boolean =>
  // A recipe spoken of before is carried with any turn.
  'question' in heard && answeredBy({ ...heard.question, recipe: null, change: null }) === 'page'

/** A longer turn sets no two things against each other. Characters. */
const longestCompared = 120

/** The answer before once more, for who doubts it or asks why: its source stands with it. Null where nothing was asked before. */
const saidAgain = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): readonly Heard[] | null => {
  const at = messages.findLastIndex(({ role }, index) => role === 'user' && index < messages.length - 1)
  if (at === -1) return null
  const { recipe } = messages[at + 1] ?? {}
  if (recipe !== undefined) return [{ verdict: sourceOfRecipe(recipe.name, knowledge) }]
  const before = heardWhole(messages.slice(0, at + 1), safety, knowledge)
  return before.some((part) => isTold(part, knowledge))
    ? [{ verdict: againAsked }, ...before]
    : [{ verdict: nothingTold }]
}

/** Whether a page says just why. */
const tellsWhy = (heard: Heard): boolean => {
  // Of her own it is reckoned.
  if ('question' in heard && (heard.question.library !== null || heard.question.computed !== null)) return true
  const sure = 'question' in heard ? heard.question.looked.sure : null
  return sure !== null && (sure.page.type === 'porqué' || sure.heading === 'Fallos')
}

/** Whether it has an answer, or one the cook's own will give. */
const isTold = (heard: Heard, knowledge: Knowledge): boolean => {
  if ('verdict' in heard) return heard.verdict.declined !== true
  const { needs } = heard.question
  const isOwn = needs.library || needs.costs !== null || needs.recipe.length > 0
  return isOwn || answer(heard.question, noFindings, knowledge).declined !== true
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
  const season = seasonAsked(text, knowledge)
  if (season !== null) return season
  const fault = faultInSpanish(text, knowledge)
  if (fault !== null) return fault
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
