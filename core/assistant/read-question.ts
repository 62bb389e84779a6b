import { calculate } from '#core/calculate/calculate.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { monthNames } from '#core/cookbook/tables.ts'
import type { Topic } from '#core/look-up/look-up.ts'
import { type Resolution, resolve } from '#core/look-up/resolve.ts'
import { fold, tidyLine } from '#core/spanish/fold.ts'
import { conversionAgain } from './answer-convert.ts'
import { monthIn } from './answer-shelves.ts'
import { type Change, changeIn, isOf } from './change.ts'
import { type Context, isSpokenOf, nothingYet } from './context.ts'
import type { ChatRecipe, Message } from './conversation.ts'
import { findDish } from './find-dish.ts'
import { inSpanish } from './in-spanish.ts'
import { clear, intentOf, isOfFault } from './intent-of.ts'
import { dietsIn, isDietTurn } from './keeps-diet.ts'
import { libraryAskIn } from './library-ask.ts'
import { ofMenu, withCourse } from './menu-follow.ts'
import { missingIn } from './missing.ts'
import { moneyDish } from './money-dish.ts'
import { afterMoney, moneyTurn } from './money-turn.ts'
import { needsOf } from './needs.ts'
import { offeredIn, withOffered } from './offered.ts'
import { factIn } from './own-fact.ts'
import { planIn } from './plan.ts'
import { priceRiseIn } from './price-rise.ts'
import { pricedProduct } from './priced-product.ts'
import type { Intent, Question } from './question.ts'
import { isWhatIf, rephrased } from './rephrase.ts'
import { asksOfOther } from './said-whole.ts'
import { saysOwn } from './says-own.ts'
import { factorIn, servingsIn } from './servings.ts'
import { shelvesOf } from './shelves.ts'
import { noSums, sumsAfter } from './spoken-sums.ts'
import { subjectOf } from './subject.ts'
import { unabbreviated } from './unabbreviated.ts'
import { weightIn } from './weight-in.ts'

/** Messages that are remembered, counted from the last (core/api/assistant.ts reads no more either). */
const remembered = 40
const longestText = 4000

type Read = Omit<
  Question,
  'needs' | 'text' | 'lines' | 'computed' | 'pricing' | 'product' | 'fact' | 'library' | 'plan' | 'menuDishes'
> & {
  readonly dish: string
}

/** A pasted recipe is no question of arithmetic. Characters. */
const longestSum = 500
const saysAllOwn = /\b(?:mi|mis|nuestr[oa]s?|mi[oa]s|lo mio)\b/
const isLong = (lines: string): boolean => lines.length > longestSum

/**
 * The last question of a conversation, understood with what was said before it. `messages` is the only memory: the last
 * recipe spoken of, servings and subject are read from it each time. Never throws; of no messages it makes 'unknown'.
 */
export const readQuestion = (messages: readonly Message[], knowledge: Knowledge): Question => {
  const recent = messages
    .slice(-remembered)
    .map((one) => (one.role === 'user' ? { ...one, content: inSpanish(one.content, knowledge) } : one))
  let [context, sums] = [nothingYet, noSums]
  for (const message of recent.slice(0, -1)) {
    const { content, role } = message
    // What a dish is to be sold for is no figure of other sums.
    const turn =
      role === 'user'
        ? moneyTurn(tidyLine(unabbreviated(content.slice(0, longestText)), longestText), context, knowledge)
        : null
    const before = sums
    if (role === 'user' && turn === null) sums = sumsAfter(sums, content, knowledge)
    const after = turn === null ? afterMessage(context, message, knowledge) : afterMoney(context, turn)
    // A sum names no dish: what is asked next of its price is asked of the figure.
    const isSum = after.intent === 'cost' && sums.before !== before.before
    const isCost = isSum && sums.figures.cost !== before.figures.cost
    context = isCost
      ? { ...after, recipe: null, dish: '', pricing: [] }
      : isSum
        ? { ...after, recipe: context.recipe, dish: context.dish }
        : after
  }
  const lines = unabbreviated((recent.at(-1)?.content ?? '').slice(0, longestText))
  const text = withConversion(rephrased(tidyLine(lines, longestText), context), context, knowledge)
  const money = moneyTurn(text, context, knowledge)
  const summed = money !== null || isLong(lines) ? null : calculate(lines, sums.figures, sums.before, knowledge)
  const product = money === null && summed === null && !isLong(lines) ? pricedProduct(text) : ''
  const asked = money === null ? text : `cuánto cuesta ${money.dish}`
  const { dish, ...one } = readOne(asked, money === null ? lines : asked, context, knowledge)
  const computed = summed
  const fact = money === null && product === '' && !isLong(lines) ? factIn(text, context) : null
  const pricing = money?.pricing ?? []
  // What has run out is replaced, whatever diet is said beside it.
  const isMissing = missingIn(text, knowledge) !== null
  const library =
    isMissing || computed !== null || money !== null || product !== '' || one.change !== null
      ? null
      : libraryAskIn(text, context.library)
  // What is asked of her own is no wish for something new.
  const isOwn =
    money !== null || (library !== null && saysAllOwn.test(fold(text.slice(0, 200)))) || text.startsWith('adapta mi ')
  const plan = computed === null && !isOwn && !isMissing ? planIn(recent, knowledge) : null
  const menuDishes = [...context.courses.values()]
  const intent = product === '' ? one.intent : 'cost'
  const tie = product === '' ? one.tie : []
  const known = { computed: one.change === null ? computed : null, pricing, product, fact, library, plan, menuDishes }
  const read = { ...one, intent, tie, ...known }
  return { ...read, text, lines, needs: needsOf({ ...read, dish, text }, knowledge) }
}

/** 'Y en cucharadas?' after a conversion is the whole question again. */
const withConversion = (
  text: string,
  { intent, conversion, menu, courses, offered, subject, month }: Context,
  knowledge: Knowledge,
): string => {
  const kind = month === '' ? undefined : kindAsked.exec(fold(text.slice(0, 60)))?.[1]
  if (kind !== undefined) return `qué ${kind} hay en ${month}`
  if (menu !== '' && (ofMenu(fold(text.slice(0, 200))) || (intent === 'menu' && isDietTurn(text)))) {
    const before =
      servingsIn(text) === null ? menu : menu.replace(/,? ?\b(?:para|somos) (?:unos |unas )?\d{1,5}\b/giu, '')
    return `${before}. ${text}`.slice(-600)
  }
  if (offered.length > 0 && courses.size === 0) {
    const chosen = withOffered(text, offered)
    if (chosen !== text) return chosen
  }
  if (courses.size > 0) return withCourse(text, menu, courses)
  if (isTrouble(text, subject, knowledge)) return `${text} (${subject})`
  return conversion === '' ? text : (conversionAgain(conversion, text) ?? text)
}

/** 'Y marisco?', of the month before. */
const kindAsked =
  /^\W*y (?:de )?(?:el |la |los |las )?(mariscos?|pescados?|frutas?|verduras?|hortalizas?|setas?|caza)\W*$/

/** 'Se me ha cortado', of the ganache before: what went wrong has a name only with it. */
const isTrouble = (text: string, subject: string, knowledge: Knowledge): boolean => {
  const folded = fold(text.slice(0, 80))
  if (subject === '' || text.length > 80 || !/\b(?:se me|me sale|me queda|no me|por ?que)\b/.test(folded)) return false
  return (
    !isOfFault(resolve(text, knowledge, null)) &&
    isOfFault(resolve(`${text} (${subject.slice(0, 60)})`, knowledge, null))
  )
}

const afterMessage = (context: Context, { role, content, recipe }: Message, knowledge: Knowledge): Context => {
  if (role === 'assistant' || recipe !== undefined)
    return recipe === undefined
      ? { ...context, offered: offeredIn(content), courses: context.menu === '' ? context.courses : coursesOf(content) }
      : { ...context, recipe, dish: '', servings: null }
  const lines = unabbreviated(content.slice(0, longestText))
  const text = withConversion(rephrased(tidyLine(lines, longestText), context), context, knowledge)
  const asked = isLong(lines) ? null : factIn(text, context)
  if (asked !== null) {
    const named =
      asked.dish === '' || isSpokenOf(asked.dish, context)
        ? {}
        : { recipe: null, dish: asked.dish, servings: null, scaled: '' }
    return {
      ...context,
      ...named,
      fact: asked.fact,
      scaled: asked.fact.kind === 'reach' ? asked.fact.said : asked.scaledBy,
      intent: context.intent === 'scale' ? 'scale' : 'show',
      offered: [],
    }
  }
  const {
    intent,
    tie,
    subject,
    dish,
    servings,
    guests,
    looked,
    recipe: spokenOf,
  } = readOne(text, lines, context, knowledge)
  const named = namedDish(intent, tie, subject, context, knowledge)
  const topic = topicOf(intent, subject, looked, context, knowledge)
  if (named !== '') return { ...context, recipe: null, dish: named, subject: named, servings, topic }
  if (passing.has(intent)) return { ...context, topic }
  const isSearch = intent === 'search' && subject !== '' && ofOwn.test(fold(text.slice(0, 200)))
  return {
    recipe: dish === '' && !isSearch ? spokenOf : null,
    dish: isSearch
      ? subject
      : dish === '' &&
          spokenOf === null &&
          explains.has(intent) &&
          looked.sure?.page.kind !== 'cards' &&
          findDish(subject, knowledge) !== null
        ? subject
        : dish,
    subject: subject === '' ? context.subject : subject,
    intent,
    conversion: intent === 'convert' ? text : '',
    menu: intent === 'menu' ? text : context.menu,
    month: (intent === 'season' ? monthNames[(monthIn(text) ?? 0) - 1] : undefined) ?? context.month,
    courses: intent === 'menu' ? new Map() : context.courses,
    offered: [],
    guests: guests.length > 0 ? guests : dish === context.dish ? context.guests : [],
    servings: servings ?? (dish === context.dish ? context.servings : null),
    topic,
    pricing: dish === context.dish ? context.pricing : [],
    fact: null,
    scaled:
      intent === 'scale' || scalesBy.test(fold(text.slice(0, 120)))
        ? text
        : dish === context.dish
          ? context.scaled
          : '',
    library: libraryAskIn(text, context.library),
  }
}

/** 'Sólo tengo 6,5 kg de tomate, para cuántos me llega'. */
const scalesBy = /\b(?:tengo|tenemos|queda|quedan|hay|con)\b.{0,12}\d.{0,60}\b(?:cuant[oa]s?|llega|da|sale|salen)\b/

/** What the next question may be about: the page that answered, else that of the dish or thing that was named. */
const topicOf = (
  intent: Intent,
  subject: string,
  { sure }: Resolution,
  context: Context,
  knowledge: Knowledge,
): Topic | null => {
  const page = lookedUp.has(intent) && sure !== null ? sure.page : knowledge.cookbook.named(subject)
  if (page === null) return context.topic
  return { path: page.path, heading: lookedUp.has(intent) ? (sure?.heading ?? null) : null, text: page.name }
}

/** A dish named by itself, or asked how it is made where no recipe is spoken of: what follows may be about it. */
const namedDish = (
  intent: Intent,
  tie: readonly Intent[],
  subject: string,
  context: Context,
  knowledge: Knowledge,
): string => {
  const isAsked = intent === 'unknown' && tie.includes('create')
  return isAsked && subject !== '' && findDish(subject, knowledge) !== null && context.recipe === null ? subject : ''
}

/** The lines of our own answer: '- **Postre**: Flan'. */
const coursesOf = (content: string): Context['courses'] =>
  new Map(
    [...content.slice(0, longestText).matchAll(/^- \*\*(\p{L}{4,12})\*\*: ([^\n*]{3,80})$/gmu)]
      .map(([, course = '', dish = '']): [string, string] => [fold(course), dish])
      .reverse(),
  )

/** What is looked up in the pages. */
const lookedUp: ReadonlySet<Intent> = new Set<Intent>([
  'technique',
  'proportion',
  'safety',
  'serving',
  'unknown',
  'off-topic',
  'substitute',
])

/** How it is made or in what proportion: then 'añádele canela' is said of it. */
const explains: ReadonlySet<Intent> = new Set<Intent>(['technique', 'proportion'])

/** A search of the cook's own recipes: what follows may be about the one that was found. */
const ofOwn = /\b(?:tengo|tenemos|mis|biblioteca)\b(?! \d)/

/** What leaves the conversation where it was. */
const passing: ReadonlySet<Intent> = new Set<Intent>(['greeting', 'help', 'thanks', 'off-topic', 'unknown'])

/** Intents about a whole dish, which may be the one spoken of before. */
const aboutDish: ReadonlySet<Intent> = new Set<Intent>(['create', 'scale', 'cost', 'nutrition', 'allergens', 'show'])

const readOne = (text: string, lines: string, context: Context, knowledge: Knowledge): Read => {
  const guests = dietsIn(text).map(({ name }) => name)
  const spoken = context.recipe !== null || context.dish !== ''
  const change = spoken && guests.length === 0 && !asksOfOther(text) ? changeIn(text) : null
  const servings = servingsIn(text)
  // 'Si el aceite sube un 20 %' is asked of the dish spoken of.
  const { name: first, grams } = subjectOf(priceRiseIn(text) === null ? text : '')
  // 'Cada ración de brownie': what is counted is no part of the name.
  const named = (asksCost.test(fold(text.slice(0, 200))) ? moneyDish(text) : '') || first
  const isOfSpoken = spoken && ofSpoken.test(fold(text.slice(0, 120)))
  const name = change === null && !isOfSpoken && (servings !== null || !isDietTurn(text)) ? named : ''
  const looked = resolve(text, knowledge, context.topic)
  const { intent, tie } =
    change === null
      ? intentOf(text, lines, name, context, looked, knowledge)
      : clear(context.intent !== null && isWhatIf(text, context) ? context.intent : 'create')
  const factor = intent === 'scale' ? factorIn(text) : null
  const target = targetOf(intent, text, name, context, knowledge)
  const own =
    name === '' && !(intent === 'create' && target.recipe !== null)
      ? carriedSubject(intent, context, guests.length > 0)
      : name
  const ofBase =
    intent === 'proportion' &&
    context.subject !== '' &&
    shelvesOf(knowledge).formulas.find(text) === null &&
    shelvesOf(knowledge).doses.find(text) === null &&
    shelvesOf(knowledge).formulas.find(context.subject) !== null
  return {
    intent,
    tie,
    subject: ofBase ? context.subject : intent === 'search' ? withBefore(own, text, context) : own,
    servings: servings ?? (aboutDish.has(intent) && name === '' && !isOfSpoken ? context.servings : null),
    guests: guests.length > 0 ? guests : keepsGuests(intent, change, name) ? context.guests : [],
    factor,
    grams,
    change,
    looked,
    ...target,
  }
}

const asksCost =
  /\b(?:cuanto|que|cuanto es) (?:me |nos |te )?(?:esta costando|cuest|costar|sale|saldria|vale)|\b(?:escandall\w*|coste|costo)\b/

/** 'Revísala', 'y si sólo me quedan 250 g de chocolate': said of the dish spoken of, whatever else it names. */
const ofSpoken =
  /\b(?:revis|adapt|ajust|modific|arregl|reform)al[ao]s?\b|^\W*y si (?:solo |nada mas )?(?:me |nos )?(?:quedan?|tengo|tenemos|hay) (?:solo )?\d/

/** 'Y 2 kg de nata', of what is to be used up: one thing more. */
const withBefore = (own: string, text: string, { intent, subject }: Context): string =>
  intent === 'search' &&
  subject !== '' &&
  own !== subject &&
  /^\W*(?:y|tambien|más|mas) (?:\d|un |una |medio )/i.test(text)
    ? `${subject} y ${own}`.slice(0, 120)
    : own

/** What is made of the same dish is made for the same guests. */
const keepsGuests = (intent: Intent, change: Change | null, name: string): boolean =>
  change !== null || ((intent === 'create' || intent === 'scale') && name === '')

/** 'y cuánto aguanta?' after the mayonnaise is about the mayonnaise. */
const carriedSubject = (intent: Intent, context: Context, forGuest: boolean): string => {
  // 'Tengo carrilleras para 25' and then 'crea la receta'.
  if (intent === 'create' && context.recipe === null && context.dish === '') return context.subject
  if (aboutDish.has(intent) || (intent === 'substitute' && forGuest)) return context.dish
  return intent === 'safety' ||
    intent === 'technique' ||
    intent === 'proportion' ||
    intent === 'serving' ||
    intent === 'search'
    ? context.subject
    : ''
}

/** Which dish a question is about: the recipe in the messages, one named earlier, or the one named now. */
const targetOf = (
  intent: Intent,
  text: string,
  subject: string,
  context: Context,
  knowledge: Knowledge,
): { readonly recipe: ChatRecipe | null; readonly dish: string } => {
  const before = { recipe: context.recipe, dish: context.dish }
  // What is missing is no dish; what a guest may not eat is asked of one: 'adapta mis croquetas a celiacos'.
  if (
    intent === 'substitute' &&
    (dietsIn(text).length === 0 || !(saysOwn(text) || findDish(subject, knowledge) !== null))
  )
    return before
  if (intent === 'substitute') return isSpokenOf(subject, context) ? before : { recipe: null, dish: subject }
  if (!aboutDish.has(intent)) return before
  const saved = /\bguarda|\bcreal[ao]\b|\banadel[ao]\b/.test(fold(text.slice(0, 200)))
  const again = saved || dietsIn(text).length > 0 || changeIn(text) !== null
  if (intent === 'create') return again && subject === '' ? before : { recipe: null, dish: subject }
  const { recipe } = context
  if (
    intent === 'scale' &&
    recipe?.ingredients.some(({ name }) => isOf(name, subject)) === true &&
    weightIn(text) !== null
  )
    return before
  if (
    subject === '' ||
    /\b(?:esta|este|la|el|aquella|dicha) (?:misma? )?(?:receta|plato)\b(?! del?\b)/.test(fold(text.slice(0, 300)))
  )
    return before
  return isSpokenOf(subject, context) ? before : { recipe: null, dish: subject }
}
