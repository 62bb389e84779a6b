import { answer } from '#core/assistant/answer.ts'
import { noFindings } from '#core/assistant/kitchen/findings.ts'
import { hadVerdict, isGuarded, listsAllergens, safetyFirst } from '#core/assistant/pages/answer-safely.ts'
import { answerOtherWord, withThingsOfWords } from '#core/assistant/pages/other-word.ts'
import { isDietTurn } from '#core/assistant/recipes/keeps-diet.ts'
import { keptOf, madeAhead } from '#core/assistant/recipes/made-ahead.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { notCarried } from '#core/assistant/small-talk.ts'
import { isEnglish } from '#core/assistant/words/english.ts'
import { fromForeign } from '#core/assistant/words/foreign.ts'
import { spelledByEar } from '#core/assistant/words/spelled-by-ear.ts'
import { twoQuestions } from '#core/assistant/words/two-questions.ts'
import { unabbreviated } from '#core/assistant/words/unabbreviated.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Page } from '#core/cookbook/page.ts'
import { particular } from '#core/look-up/look-up.ts'
import { preparedPage } from '#core/look-up/page-index.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { isFigure, termsOf } from '#core/look-up/terms.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'
import { halvesInFigures } from '#core/spanish/halves.ts'
import { keptWithChange, withoutAsides } from './asides.ts'
import type { Message } from './conversation.ts'
import { asksCostMove } from './cost-move.ts'
import { asksOfOwn, mayGoOnWithOwn } from './library-ask.ts'
import { missingIn, missingSaidWhole } from './missing.ts'
import { isOnlyFigure } from './other-figure.ts'
import { withWholeTurns } from './other-of-kind.ts'
import { politeReply } from './polite.ts'
import type { Intent, Question } from './question.ts'
import { readQuestion } from './read-question.ts'
import {
  asksByItself,
  asksOfOther,
  isBareName,
  isShort,
  onlyNames,
  refersBack,
  saidWhole,
  saysOneOfThem,
  thingIn,
  withWholeName,
} from './said-whole.ts'
import { asksHerOwn, isOfOwnName, saysOwn } from './says-own.ts'
import { subjectOf } from './subject.ts'
import { isUnread } from './unread.ts'

/** One thing a turn asks: what safety says of it, or the question that is answered with what the cook has. */
export type Heard =
  /** `own`: asked instead where the cook has a recipe of that name, whose lines say more than its name. */
  { readonly verdict: Reply; readonly own?: Question } | { readonly question: Question }

/** Turns looked back at for what a short one leaves out. */
const longestMemory = 4

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

const said = (content: string, of?: Message): Message => ({ ...of, role: 'user', content })

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

/** What is made, or asked of a dish as a whole: two of them are one order. */
const ofDish: ReadonlySet<Intent> = new Set<Intent>([
  'create',
  'menu',
  'scale',
  'search',
  'show',
  'greeting',
  'thanks',
  'help',
])

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
  const mayBeOwn = asksOfOwn(content) || (isTurn && mayGoOnWithOwn(content, knowledge))
  const ofSome = mayBeOwn ? readQuestion(messages, knowledge) : null
  if (ofSome?.library != null && !isGuarded(messages, safety)) return { question: ofSome }
  if (asksHerOwn(content, knowledge) && !isGuarded(messages, safety))
    return { question: readQuestion(messages, knowledge) }
  const before = isTurn ? wholeBefore(messages, safety, knowledge) : ''
  const whole =
    (before === '' ? null : missingSaidWhole(content, before, knowledge)) ??
    madeAhead(content, () => spokenOf(messages, safety, knowledge), knowledge)
  const named = whole !== null ? said(whole) : before === '' ? null : said(withWholeName(content, before, knowledge))
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

/**
 * 'Y el pollo', after how long the duck takes: what goes with chicken is no answer to that; nor is a fault, after whether a thing is
 * frozen.
 */
const isBeside = ({ text, looked: { sure, asked: now } }: Question, before: string, knowledge: Knowledge): boolean => {
  // One of the things before is none of a page that shares a verb with it.
  if (saysOneOfThem(text)) return true
  if (sure === null) return false
  if (/\btampoco\W*$/.test(fold(text.slice(0, 120)))) return true
  if (saysTrouble(fold(text), knowledge.cookbook.kitchenWords)) return false
  const { sure: told, asked } = readQuestion([said(before)], knowledge).looked
  const [first] = asked.headings
  if (told?.page === sure.page) return false
  // 'Sin nata', 'y en hielo luego', after the sauce: a page that is not of a thing it names whole is of something else.
  if ((onlyNames(text) || (refersBack(text) && now.headings.length === 0)) && !sure.named) return true
  const isParticular = first !== undefined && (particular.has(first) || first === 'Proporción')
  if (onlyNames(text) && isParticular && sure.heading !== first) return true
  return aboutUse.has(sure.page.type) && told?.page.type !== sure.page.type && !asksUse.test(fold(text))
}

/** Asks what goes with a thing, or what is made of what is left. */
const asksUse = /\b(?:combin|peg|acompan|marid|guarnic|sobr|aprovech|gast|que hago|va con|van con)/

/** Pages of what is done with a product, whatever was asked of it. */
const aboutUse: ReadonlySet<Page['type']> = new Set<Page['type']>(['combinaciones', 'aprovechamiento'])

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

/** What a turn asks that only names a thing, where it is answered and calls no verdict. */
const told = (
  turn: Message,
  before: string,
  turns: readonly Message[],
  safety: Safety,
  knowledge: Knowledge,
): Question | null => {
  const whole = firstTold(turn.content, before, readQuestion(turns, knowledge), safety, knowledge)
  return whole !== null && 'question' in whole.heard ? whole.heard.question : null
}

/** What the turns before the last were about: the recipe made, else the question asked, said whole. */
const spokenOf = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): string => {
  const recipe = messages.slice(0, -1).findLast((one) => one.recipe !== undefined)?.recipe
  const before = wholeBefore(messages, safety, knowledge)
  return before === '' ? (recipe?.name ?? '') : before
}

/** The cook's question before the last one, said whole; blank where a recipe was made or nothing was asked. */
const wholeBefore = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): string => {
  let before = ''
  for (const { role, content, recipe } of messages.slice(0, -1).slice(-2 * longestMemory)) {
    if (recipe !== undefined) before = ''
    if (role !== 'user' || content.length > longestWhole) continue
    before = before !== '' && isShort(content, knowledge) ? wholeOf(content, before, safety, knowledge) : content
  }
  return before
}

/** A longer turn is a text. Characters. */
const longestWhole = 200

const wholeOf = (turn: string, before: string, safety: Safety, knowledge: Knowledge): string => {
  const whole = missingSaidWhole(turn, before, knowledge) ?? madeAhead(turn, () => before, knowledge)
  if (whole !== null) return whole
  const text = withWholeName(turn, before, knowledge)
  const alone = readQuestion([said(before), said(text)], knowledge)
  // 'A qué temperatura la mantengo' is of the sauce still, for the turn after it.
  if (refersBack(text)) return `${thingIn(before, knowledge)} ${text}`.trim()
  if (standsAlone(alone, before, knowledge)) return text
  return firstTold(text, before, alone, safety, knowledge)?.turn ?? (thingIn(text, knowledge) === '' ? before : text)
}

/** What is counted, made or found in the cook's own is no passage of a page: as it is understood, it stands. */
const ofPages: ReadonlySet<Intent> = new Set<Intent>([
  'technique',
  'proportion',
  'safety',
  'serving',
  'unknown',
  'off-topic',
  'substitute',
])

/** What is asked of one thing after another. */
const keeps =
  /\b(?:cuanto|cuantos dias) (?:me |se |nos )?(?:dura|aguanta|conserva|guarda)\w*|\b(?:des)?congel\w+|\bregener\w+/

/** Whether a short turn has an answer without what was said before it, or by what is carried as data. */
const standsAlone = (question: Question, before: string, knowledge: Knowledge): boolean => {
  if (missingIn(question.text, knowledge) !== null) return true
  const { looked, intent, computed, plan, library, change, recipe, pricing, product, fact } = question
  // 'Sin horno', of the dessert that is wanted.
  if (plan?.kind === 'wish') return true
  if (pricing.length > 0 || product !== '' || (intent === 'cost' && asksCostMove(question.text))) return true
  // 'Y cuánto me cuesta todo', 'enséñamela', and hers to what there is of one thing.
  if (ofOwnDish.has(intent) && isOfOwnName(question.needs, knowledge)) return true
  // 'Y sin gluten', of the dish spoken of.
  if (intent === 'substitute' && question.needs.recipe.length > 0 && isDietTurn(question.text)) return true
  if (fact !== null && fact.fact.kind !== 'amount') return true
  // 'Sin ajo', of her own gazpacho just shown.
  if (change?.kind === 'drop' && saysOwn(before)) return true
  if (asksOfOther(question.text) || /^\W*sin /.test(fold(question.text.slice(0, 20)))) return false
  const folded = fold(question.text.slice(0, 200))
  // What went wrong is told of the thing before where it names none.
  if (saysTrouble(folded, knowledge.cookbook.kitchenWords) && thingIn(question.text, knowledge) === '') return false
  // 'La ensaladilla', after how long another thing keeps.
  if (isBareName(question.text) && keeps.test(fold(before))) return false
  if (recipe !== null || plan !== null || library !== null || change !== null || computed !== null) return true
  // What is found in the cook's own is known to the server only; it has its subject, or lacks one.
  if (!ofPages.has(intent) && subjectOf(question.text).name !== '' && asksByItself(question.text)) return true
  if (answer(question, noFindings, knowledge).declined === true) return false
  if (!ofPages.has(intent)) return true
  const { sure, asked } = looked
  // 'Y las patatas' only names what is asked of now.
  if (sure === null || (asked.headings.length === 0 && onlyNames(question.text))) return false
  const isBack = refersBack(question.text)
  const topic = readQuestion([said(before)], knowledge).looked.sure
  if (topic?.page === sure.page) return sure.heading === asked.headings[0] || asked.headings.length === 0
  const things = asked.terms.filter((term) => !asked.asking.has(term))
  const names = new Set(preparedPage(sure.page).names.flat())
  // 'Cuánta sal', of the garum: a page that says it of the thing spoken of goes before the general one.
  const page = topic?.page ?? knowledge.cookbook.named(thingIn(before, knowledge))
  const isOfTopic =
    page !== null &&
    asked.headings[0] === 'Proporción' &&
    things.length > 0 &&
    things.every(
      (term) =>
        preparedPage(page).byHeading.get('Proporción')?.has(term) === true ||
        page.ingredients.some(({ name }) => termsOf(name).includes(term)),
    )
  if (isOfTopic) return false
  if (isBack) return false
  const isItsOwn = things.some((term) => !placing.has(term)) && things.every((term) => names.has(term))
  return (
    isItsOwn && (!onlyNames(question.text) || topic === null || sure.heading === (asked.headings[0] ?? topic.heading))
  )
}

/** The first of the readings that has an answer to it, and speaks of what is new in it; null where none has. */
const firstTold = (
  text: string,
  before: string,
  alone: Question,
  safety: Safety,
  knowledge: Knowledge,
): Whole | null => {
  const { terms, asking } = alone.looked.asked
  // 'Cuánto pierden' names nothing new; 'y del vino' does, and an answer must speak of it.
  const things = asksByItself(text)
    ? []
    : terms.filter((term) => !asking.has(term) && !isFigure(term) && !placing.has(term))
  for (const turn of saidWhole(text, before, knowledge)) {
    const messages = [said(turn)]
    const verdict = safetyFirst({ messages, safety }, knowledge)
    // What is kept of the question before may call a rule that says nothing of what is named now.
    const isOfNow =
      things.length === 0 || !onlyNames(text) || termsOf(verdict?.response ?? '').some((term) => things.includes(term))
    if (verdict !== null && !isOfNow && fold(turn).includes(fold(thingIn(before, knowledge)))) continue
    if (verdict !== null) return { turn, heard: { verdict } }
    const question = readQuestion(messages, knowledge)
    const reply = answer(question, noFindings, knowledge)
    const speaks = new Set(termsOf(reply.response))
    if (
      reply.declined === true ||
      question.tie.length > 1 ||
      ofDish.has(question.intent) ||
      // A card of pairing speaks of the class of a dish.
      (question.intent !== 'off-topic' && !things.every((term) => speaks.has(term)))
    )
      continue
    const isPairing = question.intent === 'off-topic' && onlyNames(text)
    if (isPairing || isBetter(question, alone, knowledge)) return { turn, heard: { question } }
  }
  return null
}

/** 'Metidos en la nevera': what is done with the thing need not be said again. */
const placing: ReadonlySet<string> = new Set(
  termsOf(
    'metidos puestos guardados dejados hechos tenidos verano obrador calor igual agosto julio horno microondas congelador nevera',
  ),
)

/** A turn said whole, and what it comes to. */
type Whole = { readonly turn: string; readonly heard: Heard }

/** A whole reading is taken where it is worked out, or a page says just that; or where the turn by itself has no answer. */
const isBetter = (whole: Question, alone: Question, knowledge: Knowledge): boolean => {
  if (whole.computed !== null) return true
  const { sure, asked } = whole.looked
  // How long it keeps, what goes with it: only a page with that very heading says it.
  const [first] = asked.headings
  if (
    sure !== null &&
    first !== undefined &&
    first !== 'Rendimiento' &&
    particular.has(first) &&
    sure.heading !== first
  )
    return false
  if (answer(alone, noFindings, knowledge).declined === true)
    return whole.intent !== 'unknown' || sure?.named === true || (sure !== null && asked.headings.length > 0)
  return sure?.named === true && (asked.headings.length === 0 || asked.headings.includes(sure.heading ?? 'Qué es'))
}
