import { answer } from '#core/assistant/answer.ts'
import { noFindings } from '#core/assistant/kitchen/findings.ts'
import { weekChanged } from '#core/assistant/menus/week-changed.ts'
import { safetyFirst } from '#core/assistant/pages/answer-safely.ts'
import { asksOfBusiness } from '#core/assistant/pages/gives-way.ts'
import { hadVerdict, hasCarefulGuest, isGuarded, listsAllergens } from '#core/assistant/pages/guarded.ts'
import { asksHappensAt } from '#core/assistant/pages/happens-at.ts'
import { keptOnPage } from '#core/assistant/pages/own-keeping.ts'
import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import { keptOf, madeAhead } from '#core/assistant/recipes/made-ahead.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { notCarried } from '#core/assistant/small-talk.ts'
import { keptWithChange, withoutAsides } from '#core/assistant/turns/asides.ts'
import { type Message, said } from '#core/assistant/turns/conversation.ts'
import { type Heard, ofOwnDish } from '#core/assistant/turns/heard.ts'
import { answerOffered, missingSaidWhole } from '#core/assistant/turns/missing.ts'
import { asksOfOwn, mayGoOnWithOwn } from '#core/assistant/turns/own/library-ask.ts'
import { ownNamedIn } from '#core/assistant/turns/own/names.ts'
import { asksHerOwn, saysOwn } from '#core/assistant/turns/own/says-own.ts'
import { politeReply } from '#core/assistant/turns/polite.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { readQuestion } from '#core/assistant/turns/read-question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { TagKind } from '#core/safety/hearing/vocabulary.ts'
import { isNo } from '#core/safety/judging/page.ts'
import { verdictOn } from '#core/safety/judging/verdict.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'
import { amended } from './amended.ts'
import { answeredBy } from './answered-by.ts'
import { spokenOf, wholeBefore } from './before.ts'
import { firstTold, speaksOfOne, told } from './first-told.ts'
import { isNoAnswer } from './no-answer.ts'
import { asksWord } from './of-its-own.ts'
import { isOnlyFigure } from './other-figure.ts'
import { withWholeTurns } from './other-of-kind.ts'
import { plannedTurn } from './planned-turn.ts'
import { replacedAgain } from './replaced-again.ts'
import { soberly } from './said-whole/supposed.ts'
import { isBeside, isOfAnother, mayNameOther, standsAlone } from './stands-alone.ts'
import { askedOf, thingIn, withWholeName } from './thing-in.ts'
import { asksByItself, asksKeeping, isShort, joint, onlyAsksOf, onlyNames, saysCondition } from './turn-kinds.ts'
import { isUnread } from './unread.ts'

/**
 * The last turn as it is meant. What stands for nothing of what was asked is told to be unknown: a page that shares a word with it is no
 * answer, nor is one that leaves out what the answer hangs on.
 */
export const one = (all: readonly Message[], safety: Safety, knowledge: Knowledge): Heard => {
  const heard = meant(all, safety, knowledge)
  if ('verdict' in heard) return heard
  const { question } = heard
  if (isNoAnswer(all, question, () => wholeBefore(all, safety, knowledge), knowledge))
    return { verdict: notCarried(all.at(-1)?.content ?? '') }
  const last = withWholeTurns(all, knowledge).at(-1)
  if (last?.role !== 'user' || all.length < 2 || !isOnlyFigure(last.content)) return heard
  const by = answeredBy(question)
  return by === 'page' || by === 'shelf' || by === 'table' ? { verdict: notCarried(last.content) } : heard
}

const meant = (all: readonly Message[], safety: Safety, knowledge: Knowledge): Heard => {
  const messages = withoutAsides(withWholeTurns(all, knowledge), knowledge)
  const guest = messages.at(-1)?.content ?? ''
  // 'Y sin lactosa', of the custard just made, whatever was asked of it since.
  const isForGuest =
    /^\W*(?:y |pero )?(?:sin|para un[oa]?) /i.test(guest) && guest.length <= longestGuest && dietsIn(guest).length > 0
  if (isForGuest && messages.some(({ recipe }) => recipe !== undefined) && !isGuarded(messages, safety)) {
    const adapted = readQuestion(messages, knowledge)
    if (adapted.intent === 'substitute' && adapted.recipe !== null) return { question: adapted }
  }
  const change = amended(messages, safety, knowledge)
  if (change !== null) return { question: change }
  const week = weekChanged(messages, knowledge)
  if (week !== null) return { verdict: week }
  const planned = plannedTurn(messages, safety, knowledge)
  if (planned !== null) return planned
  const changed = keptWithChange(messages, knowledge)
  if (changed !== null && !isGuarded(messages, safety)) return { verdict: changed }
  const last = messages.at(-1)
  const content = last?.role === 'user' ? last.content : ''
  const polite = politeReply(messages, content, safety)
  if (polite !== null) return { verdict: polite }
  if (last !== undefined && isUnread(content, safety, knowledge) && !isGuarded(messages, safety))
    return { question: readQuestion([last], knowledge) }
  // 'A cuánto funde el tocino' asks no heat of its centre, nor goes on with anything.
  const isWhole = asksHappensAt(content, knowledge) || (last !== undefined && asksOfBusiness(last, safety, knowledge))
  if (last !== undefined && isWhole && (!isGuarded(messages, safety) || asksWord(content, safety)))
    return { question: readQuestion([last], knowledge) }
  // 'Y la salsa de ostras qué tiene', after who may have no soy: all of it, with hers.
  const thing = messages.length > 1 ? holdsAsked.exec(content)?.[1] : undefined
  const alone = thing === undefined ? null : [said(`qué alérgenos lleva ${thing}`)]
  const held =
    alone !== null && listsAllergens(alone, safety) ? safetyFirst({ messages: alone, safety }, knowledge) : null
  if (held !== null && !hasCarefulGuest(messages, safety)) return { verdict: held }
  const isTurn = content !== '' && isShort(content, knowledge)
  // 'Qué platos no llevan gluten ni lactosa' is asked of her own, and is no verdict.
  const mayBeOwn = asksOfOwn(content) || (isTurn && mayGoOnWithOwn(content, knowledge))
  const ofSome = mayBeOwn ? readQuestion(messages, knowledge) : null
  if (ofSome?.library != null && !isGuarded(messages, safety)) return { question: ofSome }
  if (asksHerOwn(content, knowledge) && !isGuarded(messages, safety))
    return { question: readQuestion(messages, knowledge) }
  const before = isTurn ? wholeBefore(messages, safety, knowledge) : ''
  // 'Y la leche de la bechamel', after what replaces the butter for who may have none.
  const replaced = hasCarefulGuest(messages, safety)
    ? null
    : replacedAgain(content, () => (isTurn ? before : wholeBefore(messages, safety, knowledge)), knowledge)
  if (replaced !== null) return { question: readQuestion([said(replaced)], knowledge) }
  const offered = before === '' || isGuarded(messages, safety) ? null : answerOffered(content, before, knowledge)
  if (offered !== null) return { verdict: offered }
  const whole =
    (before === ''
      ? null
      : (missingSaidWhole(content, before, knowledge) ??
        soberly(fold(content).replace(joint, '').replace(/\W+$/, ''), before, () =>
          thingIn(before, knowledge),
        )?.[0])) ?? madeAhead(content, () => spokenOf(messages, safety, knowledge), knowledge)
  // 'Y a qué temperatura', of the duck that is confited.
  // 'Ya empanadas', of the croquettes: what is done with them, and no pies.
  const isDone = before !== '' && saysCondition(content) && /^\W*(?:y )?ya /i.test(content)
  const bare = before === '' || askedOf(before) === '' || isGuarded(messages, safety) ? null : onlyAsksOf(content)
  const text = isDone
    ? before.replace(thingIn(before, knowledge), (thing) => `${thing} ${content.replace(/^\W*(?:y )?ya /i, '')}`)
    : bare === null
      ? withWholeName(content, before, knowledge)
      : `${bare} ${askedOf(before)}`
  // What is a no as it was said stays one, however the turn is read on.
  const isNoAsSaid = isNo(verdictOn([content], safety)?.text ?? '')
  // And so does what the verdicts remember by themselves.
  const isHeard = whole !== null && saysThing(content, safety) && pageOf(messages, safety) !== null
  const named = isHeard ? null : whole !== null && !isNoAsSaid ? said(whole) : before === '' ? null : said(text)
  const turns = named === null ? messages : [...messages.slice(0, -1), named]
  const ofPage = keptOfOwn(messages, content, before, safety, knowledge)
  if (ofPage !== null) return { verdict: ofPage }
  const verdict = safetyFirst({ messages: turns, safety }, knowledge)
  // 'Y con un ceviche', after the wine for the lamb: what is asked is the wine.
  const own = verdict === null || named === null ? null : readQuestion(turns, knowledge)
  if (own !== null && isOfOwn(own, turns, safety)) return { question: own }
  // 'Y 2 kg de nata', of what is to be used up: one thing more, and no question of the first one's date.
  const more = verdict !== null && oneMore.test(content) ? readQuestion(messages, knowledge) : null
  if (more?.intent === 'search' && !isGuarded(messages, safety)) return { question: more }
  // 'Y el bacalao', after how hot the duck is confited: the bath of the cod, and then its centre.
  const isSameRule =
    verdict !== null &&
    pageOf(turns, safety)?.sum !== 'centro' &&
    pageOf(turns, safety) !== null &&
    pageOf(turns, safety) === pageOf(turns.slice(0, -1), safety)
  const isAgain =
    verdict !== null &&
    !isSameRule &&
    named !== null &&
    onlyNames(named.content) &&
    asksByItself(before) &&
    !asksKeeping.test(fold(before))
  const again =
    isAgain && !isGuarded(turns, safety) && /^\*\*/.test(verdict.response)
      ? firstTold(named.content, before, readQuestion(turns, knowledge), safety, knowledge)
      : null
  if (again !== null && 'verdict' in again.heard) return again.heard
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
  if (named === null) return { question }
  // 'Y cuánta harina lleva', of her own recipe.
  if (question.fact !== null && ownNamedIn(question.fact.dish, knowledge) !== '') return { question }
  const isAlone = standsAlone(question, before, knowledge)
  // 'Y la dorada', after how long the bass bakes: the fish, before what is browned.
  if (isAlone && !mayNameOther(question, before))
    return { question: countedAgain(named.content, before, question, safety, knowledge) }
  const carried = firstTold(named.content, before, question, safety, knowledge)?.heard ?? null
  if (isAlone && carried === null) return { question }
  if (
    carried === null &&
    !isNamedWhole(content, knowledge) &&
    (isBeside(question, before, knowledge) ||
      isOfAnother(question, answer(question, noFindings, knowledge), before, knowledge))
  )
    return { verdict: notCarried(content, thingIn(content, knowledge) === '' ? thingIn(before, knowledge) : '') }
  const heard: Heard = carried ?? { question }
  const { fact, needs } = question
  // How much of it goes in is asked of her own recipe first.
  return fact === null || 'verdict' in heard
    ? heard
    : { question: { ...heard.question, fact, needs: { ...heard.question.needs, recipe: needs.recipe } } }
}

/** 'Omega 3?', after a recipe: the very name of a card, which is asked of. */
const isNamedWhole = (content: string, { cookbook }: Knowledge): boolean =>
  !/^\W*(?:y|e|o|con|sin|para|en|de|al?)\b/i.test(content) &&
  cookbook.named(content.replace(/[¿?¡!.,]/g, '').trim())?.kind === 'cards'

/** How long the thing spoken of keeps by its own page, where no rule but that of keeping speaks. */
const keptOfOwn = (
  messages: readonly Message[],
  content: string,
  before: string,
  safety: Safety,
  knowledge: Knowledge,
): Reply | null => {
  if (isGuarded(messages, safety)) return null
  const own = thingIn(content, knowledge)
  const recipe = messages.findLast((one) => one.recipe !== undefined)?.recipe
  const thing = own !== '' ? own : (recipe?.name ?? thingIn(before, knowledge))
  // 'Crema de puerros' as it was made is not the vichyssoise that goes by that name, too.
  if (own === '' && recipe !== undefined && fold(knowledge.cookbook.named(thing)?.name ?? '') !== fold(thing))
    return null
  const kept = keptOnPage(content, thing, knowledge)
  if (kept === null) return null
  const rule = verdictOn([own === '' ? `${content} ${thing}` : content], safety)
  return rule === null || (rule.page.id === 'conservacion' && !isNo(rule.text)) ? kept : null
}

/** What a thing holds is asked, and not whether somebody may have it: 'y la salsa de ostras qué tiene'. */
const holdsAsked =
  /^\W*(?:y )?((?:el|la|los|las) [\p{L} ]{3,40}?),? qu[eé] (?:al[eé]rgenos? )?(?:lleva|tiene|contiene)n?\W*$/iu

/** Characters. */
const longestGuest = 40

/**
 * 'Y de té', after the coffee for two litres: the sum before it of the other thing, where the turn as it stands is answered of something
 * else.
 */
const countedAgain = (
  turn: string,
  before: string,
  question: Question,
  safety: Safety,
  knowledge: Knowledge,
): Question => {
  const isCounted = question.computed !== null || question.intent === 'proportion'
  if (!isCounted || !onlyNames(turn) || /\d/.test(turn) || !/\d/.test(before) || !asksByItself(before)) return question
  if (speaksOfOne(answer(question, noFindings, knowledge).response, thingIn(turn, knowledge))) return question
  const told = firstTold(turn, before, question, safety, knowledge)
  return told !== null && 'question' in told.heard ? told.heard.question : question
}

/**
 * 'Y el aceite', of a recipe just scaled, and what to change in an own recipe for a guest: her own lines answer that. What
 * was forbidden before, or said of a guest, stands.
 */
const isOfOwn = ({ fact, intent, needs, text }: Question, turns: readonly Message[], safety: Safety): boolean =>
  fact === null
    ? intent === 'substitute' && needs.recipe.length > 0 && saysOwn(text)
    : !isGuarded(turns, safety) && (fact.scaledBy !== '' || !hadVerdict(turns, safety))

/** Whether a turn names a food, what is done with it or how it is: more than whom it is for. */
const saysThing = (content: string, { read, vocabulary }: Safety): boolean =>
  [...read(content).direct].some((tag) => ofThings.has(vocabulary.kindOf.get(tag) ?? 'habla'))
const ofThings: ReadonlySet<TagKind> = new Set(['alimento', 'plato', 'sustancia', 'estado', 'proceso'])

/** The rule that judges the last turn of a conversation. */
const pageOf = (messages: readonly Message[], safety: Safety) =>
  verdictOn(
    messages.filter(({ role }) => role === 'user').map(({ content }) => content),
    safety,
  )?.page ?? null

/** One thing more, with its amount, and nothing asked of it. */
const oneMore = /^\W*(?:y|también|tambien|más|mas) (?:\d|un |una |medio )[^?]*$/i
