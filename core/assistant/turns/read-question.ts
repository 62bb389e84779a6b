import { asksOwnMenu } from '#core/assistant/menus/own-dishes.ts'
import { planIn } from '#core/assistant/menus/plan.ts'
import { moneyDish } from '#core/assistant/money/money-dish.ts'
import { moneyTurn } from '#core/assistant/money/money-turn.ts'
import { priceRiseIn } from '#core/assistant/money/price-rise.ts'
import { pricedProduct } from '#core/assistant/money/priced-product.ts'
import { rephrased } from '#core/assistant/words/rephrase.ts'
import { isPasted, longestTurn } from '#core/assistant/words/turn-text.ts'
import { unabbreviated } from '#core/assistant/words/unabbreviated.ts'
import { calculate, figuresWithoutPlace } from '#core/calculate/calculate.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold, tidyLine } from '#core/spanish/fold.ts'
import type { Context } from './context.ts'
import type { Message } from './conversation.ts'
import { asksCostMove } from './cost-move.ts'
import { missingIn } from './missing.ts'
import { needsOf } from './needs.ts'
import { factIn } from './own/fact.ts'
import { libraryAskIn } from './own/library-ask.ts'
import type { LibraryAsk } from './own/library-asked.ts'
import { ownNamedIn } from './own/names.ts'
import { asksWhatIsLeft } from './own/query.ts'
import type { Question } from './question.ts'
import { readOne } from './read-one.ts'
import { inPlainSpanish, saidBefore } from './said-before.ts'
import { withContext } from './with-context.ts'

/** Messages that are remembered, counted from the last (core/api/assistant.ts reads no more either). */
const remembered = 40

const saysAllOwn = /\b(?:mi|mis|nuestr[oa]s?|mi[oa]s|lo mio)\b/

/** What is asked of two of hers together, or of all of a kind, is of no one of them. */
const ofSeveral = (text: string, knowledge: Knowledge): boolean => {
  const ask = libraryAskIn(text, null, knowledge)
  return ask?.kind === 'compare' || (ask?.kind === 'some' && ask.words !== '' && ask.show === 'costs')
}

/** 'Si la merluza sube a 19 qué me pasa', of no dish: of all of hers. */
const risenOfAll = (text: string, { recipe, dish }: Context, knowledge: Knowledge): LibraryAsk | null => {
  const rise = recipe === null && dish === '' && moneyDish(text) === '' ? priceRiseIn(text) : null
  const isNamed = rise !== null && ownNamedIn(fold(text).replace(rise.words, ' '), knowledge) !== ''
  return rise === null || isNamed ? null : { kind: 'risen', rise }
}

/** What was read of short conversations: hearing one turn asks for the same readings again and again. */
const known = new WeakMap<Knowledge, Map<string, Question>>()
const mostKnown = 300
/** Longer conversations seldom come twice. */
const mostKept = { messages: 2, characters: 400 }

/**
 * The last question of a conversation, understood with what was said before it. `messages` is the only memory: the last
 * recipe spoken of, servings and subject are read from it each time. Never throws; of no messages it makes 'unknown'.
 */
export const readQuestion = (messages: readonly Message[], knowledge: Knowledge): Question => {
  const isKept = messages.length <= mostKept.messages && messages.every(({ recipe }) => recipe === undefined)
  const key = isKept ? messages.map(({ role, content }) => `${role} ${content}`).join('\u0000') : ''
  if (!isKept || key.length > mostKept.characters) return readAnew(messages, knowledge)
  const read = known.get(knowledge) ?? new Map<string, Question>()
  known.set(knowledge, read)
  const before = read.get(key)
  if (before !== undefined) return before
  const question = readAnew(messages, knowledge)
  if (read.size >= mostKnown) read.clear()
  read.set(key, question)
  return question
}

const readAnew = (messages: readonly Message[], knowledge: Knowledge): Question => {
  const recent = messages.slice(-remembered).map((one) => inPlainSpanish(one, knowledge))
  const { context, sums } = saidBefore(recent, knowledge)
  const lines = unabbreviated((recent.at(-1)?.content ?? '').slice(0, longestTurn))
  const text = withContext(rephrased(tidyLine(lines, longestTurn), context, knowledge), context, knowledge)
  const money = ofSeveral(text, knowledge) ? null : moneyTurn(text, context, knowledge)
  const computed = money !== null || isPasted(lines) ? null : calculate(lines, sums.figures, sums.before, knowledge)
  const unplaced =
    money !== null || computed !== null || isPasted(lines)
      ? []
      : figuresWithoutPlace(lines, sums.figures, sums.before, knowledge)
  const product =
    money === null && computed === null && !isPasted(lines) && !asksCostMove(text) ? pricedProduct(text) : ''
  const asked = money === null ? text : `cuánto cuesta ${money.dish}`
  const { dish, ...told } = readOne(asked, money === null ? lines : asked, context, knowledge, money !== null)
  // 'Y con pescado cuáles', of her recipes with egg: nothing is put into a dish.
  const goesOn = context.library !== null && libraryAskIn(text, context.library, knowledge) !== null
  const one = goesOn ? { ...told, change: null } : told
  const fact = money === null && product === '' && !isPasted(lines) ? factIn(text, context, knowledge) : null
  const pricing = money?.pricing ?? []
  // What has run out is replaced, whatever diet is said beside it.
  const isMissing = missingIn(text, knowledge) !== null && !asksWhatIsLeft(text)
  const asksMenu = one.intent === 'menu' && asksOwnMenu(fold(text.slice(0, 600)))
  const ofAll =
    isMissing || asksMenu || money !== null || product !== '' || one.change !== null
      ? null
      : (libraryAskIn(text, context.library, knowledge) ?? risenOfAll(text, context, knowledge))
  // What several of her dishes take together is no sum of one.
  const isWeighed = /\d ?(?:kg|kilos?|g|gramos|l|litros?)\b/.test(fold(text.slice(0, 200)))
  const library = computed === null || (ofAll?.kind === 'shopping' && !isWeighed) ? ofAll : null
  // What is asked of her own is no wish for something new.
  const isOwn =
    money !== null ||
    library?.kind === 'compare' ||
    (library !== null && saysAllOwn.test(fold(text.slice(0, 200)))) ||
    text.startsWith('adapta mi ')
  const plan = computed === null && !isOwn && !isMissing ? planIn(recent, knowledge) : null
  const menuDishes = [...context.courses.values()]
  const intent = product === '' ? one.intent : 'cost'
  const tie = product === '' ? one.tie : []
  const known = {
    computed: one.change === null && library === null ? computed : null,
    unplaced,
    pricing,
    product,
    fact,
    library,
    plan,
    menuDishes,
  }
  const read = { ...one, intent, tie, ...known }
  return { ...read, text, lines, needs: needsOf({ ...read, dish, text }, knowledge) }
}
