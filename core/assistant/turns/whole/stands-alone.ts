import { answer } from '#core/assistant/answer.ts'
import { saysMeasure } from '#core/assistant/kitchen/conversion-again.ts'
import { noFindings } from '#core/assistant/kitchen/findings.ts'
import { growsToo } from '#core/assistant/pages/grows-too.ts'
import { isDietTurn } from '#core/assistant/recipes/keeps-diet.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { said } from '#core/assistant/turns/conversation.ts'
import { asksCostMove } from '#core/assistant/turns/cost-move.ts'
import { ofOwnDish } from '#core/assistant/turns/heard.ts'
import { missingIn } from '#core/assistant/turns/missing.ts'
import { wineAsked } from '#core/assistant/turns/off-topic.ts'
import { isOfOwnName, saysOwn } from '#core/assistant/turns/own/says-own.ts'
import type { Intent, Question } from '#core/assistant/turns/question.ts'
import { readQuestion } from '#core/assistant/turns/read-question.ts'
import { subjectOf } from '#core/assistant/turns/subject.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Page } from '#core/cookbook/page.ts'
import { particular } from '#core/look-up/look-up.ts'
import { preparedPage } from '#core/look-up/page-index.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { saysLittle } from '#core/look-up/spoken.ts'
import { isFigure, termsOf } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'
import { placing, speaksOfClass } from './first-told.ts'
import { isDone, namesItsOwn } from './names-thing.ts'
import { askedOf, thingIn } from './thing-in.ts'
import {
  asksByItself,
  asksOfOther,
  avoids,
  isBareName,
  onlyNames,
  refersBack,
  saysCondition,
  saysOneOfThem,
  supposes,
} from './turn-kinds.ts'

/**
 * 'Y el pollo', after how long the duck takes: what goes with chicken is no answer to that; nor is a fault, after whether a thing is
 * frozen.
 */
export const isBeside = (question: Question, before: string, knowledge: Knowledge): boolean => {
  const {
    text,
    looked: { sure, asked: now },
  } = question
  if (addsNothing(question, knowledge)) return true
  // One of the things before is none of a page that shares a verb with it.
  if (saysOneOfThem(text)) return true
  const reply = answer(question, noFindings, knowledge)
  if (isOfAnother(question, reply, before, knowledge)) return true
  // 'Y con cocido', after the wine for the octopus: how it is made is no wine.
  if (onlyNames(text) && wineAsked.test(fold(before.slice(0, 200)))) return true
  // 'Y las natillas', after a cream that does not set: how they are made is no answer.
  if (onlyNames(text) && tellsFault(before, knowledge) && !tellsFault(text, knowledge)) return true
  // 'Y una ensalada de bogavante', of how it is put on the plate: what is nearest to a lobster is no answer.
  if (sure === null) return onlyNames(text) && asksByItself(before) && reply.declined === true
  // 'Y un rape', after how a sole is filleted: which kinds there are is no answer.
  const [done = ''] = /^\W*(?:y )?como\b/.test(fold(before)) ? termsOf(askedOf(before)) : []
  if (done !== '' && onlyNames(text) && !speaksOf(sure.page, done)) return true
  // 'Y el jerez', after how cold the champagne is served: what stands in for it is another question.
  if (sure.page.type === 'sustitución' && onlyNames(text) && missingIn(before, knowledge) === null) return true
  // 'Sin mantequilla', of the sauces for a steak: what stands in for butter is no sauce.
  if (sure.page.type === 'sustitución' && /^\W*(?:y |pero )?sin /.test(fold(text.slice(0, 20)))) return true
  // 'Y si es de codorniz', of an egg: a page of the bird.
  const supposes = saysCondition(text) || ofSame.test(fold(text.slice(0, 30)))
  if (supposes && !speaksOf(sure.page, thingIn(before, knowledge))) return true
  // 'Se congela', of a brownie: how to freeze in general says nothing of it.
  const thing = thingIn(before, knowledge)
  if (thingIn(text, knowledge) === '' && now.headings[0] === 'Guardar' && thing !== '' && !speaksOf(sure.page, thing))
    return true
  if (/\btampoco\W*$/.test(fold(text.slice(0, 120)))) return true
  if (saysTrouble(fold(text), knowledge.cookbook.kitchenWords)) return false
  const { sure: told, asked } = readQuestion([said(before)], knowledge).looked
  const [first] = asked.headings
  if (told?.page === sure.page) return false
  // 'Sin nata', 'y en hielo luego', after the sauce: a page that is not of a thing it names whole is of something else.
  if ((onlyNames(text) || (refersBack(text) && now.headings.length === 0)) && !sure.named) return true
  // 'Y para queso', after the wood to smoke with: which cheese is for what is no wood.
  const isOfWhole = onlyNames(text) && asksByItself(before) && /^\W*y (?:para|con|en) /.test(fold(text))
  if (isOfWhole && sure.page.kind === 'cards' && !speaksOf(sure.page, thingIn(before, knowledge))) return true
  const isParticular = first !== undefined && (particular.has(first) || first === 'Proporción')
  if (onlyNames(text) && isParticular && sure.heading !== first) return true
  return aboutUse.has(sure.page.type) && told?.page.type !== sure.page.type && !asksUse.test(fold(text))
}

/** 'Y con humedad', of a meringue: what is no food is put into nothing. */
const addsNothing = ({ change }: Question, { pantry }: Knowledge): boolean =>
  change?.kind === 'add' && change.foods.every(({ food }) => pantry.match(food) === null)

/** Whether something went wrong. */
const tellsFault = (said: string, { cookbook }: Knowledge): boolean =>
  saysTrouble(fold(said.slice(0, 200)), cookbook.kitchenWords)

/** 'Cuánto reposa', after the leg of lamb: a turn that names no thing is of the one before, and a page of doughs is no answer to it. */
export const isOfAnother = (question: Question, told: Reply, before: string, knowledge: Knowledge): boolean => {
  const { text, intent, computed, looked } = question
  const isSupposed = supposes(text) && intent !== 'substitute'
  const isOfPage = ofPages.has(intent) || (isSupposed && intent === 'cut')
  if (computed !== null || !isOfPage || (!isSupposed && namesItsOwn(text, knowledge))) return false
  // 'La que sobra del bufé': a thing the page goes by, though it is neither food nor dish.
  if (looked.sure !== null && namesOf(looked.sure.page, text)) return false
  // 'Y el tiempo de cocción cambia', of what was just made for forty.
  if (growsToo(question, knowledge) !== null) return false
  // A reason of just that is of nothing else.
  if (looked.sure?.page.type === 'porqué' && looked.sure.named) return false
  // 'Qué es nixtamalizar' names what is done.
  if (looked.sure?.named === true && looked.asked.headings[0] === 'Qué es') return false
  const thing = termsOf(thingIn(before, knowledge))
  if (thing.length === 0) return false
  const { names = [], questions = [] } = looked.sure === null ? {} : preparedPage(looked.sure.page)
  const speaks = new Set([...[...names, ...questions].flat(), ...termsOf(told.response)])
  // A flan of cheese is no cheesecake: its head is spoken of, or most of it.
  const isSpokenOf = speaks.has(thing[0] ?? '') || thing.filter((term) => speaks.has(term)).length > thing.length / 2
  // 'Y si el aceite está más frío', of the churros: a table of heats says nothing of it.
  const { terms, asking, also } = looked.asked
  const supposed = terms.filter((term) => !asking.has(term) && !isFigure(term) && !saysLittle(term))
  const spoken = new Set(termsOf(told.response))
  const untold = supposed.filter((term) => ![term, ...(also.get(term) ?? [])].some((way) => spoken.has(way)))
  const isUntold = isSupposed && untold.length > supposed.length / 2
  // Told already, it is no answer to what is supposed.
  const isAgain =
    isSupposed && answer(readQuestion([said(before)], knowledge), noFindings, knowledge).response === told.response
  const isOfThing = isSpokenOf || speaksOfClass(told.response, thingIn(before, knowledge), knowledge)
  return isUntold || isAgain || !isOfThing
}

/** 'Y si es de codorniz', 'y los de arroz': another kind of the thing before. */
const ofSame = /^\W*(?:y |o |pero )?(?:si (?:es|son|fuera|fueran) |(?:el|la|los|las) del? |para (?!\d))/

/** Whether a turn of some words says one of the names of a page, as a noun. */
const namesOf = (page: Page, text: string): boolean => {
  const names = new Set(preparedPage(page).names.flat())
  const nouns = [...fold(text).matchAll(/\b(?:el|la|los|las|del|al|un|una) ([a-z]{3,})/g)].map(([, noun = '']) => noun)
  return (
    text.trim().split(/\s+/).length > fewWords &&
    nouns.some((noun) => !isDone(noun) && names.has(termsOf(noun)[0] ?? ''))
  )
}
const fewWords = 4

/** Whether a page has a word of a thing anywhere. */
const speaksOf = (page: Page, thing: string): boolean => {
  const { names, questions, byHeading } = preparedPage(page)
  const said = [...names, ...questions].map((terms) => new Set(terms))
  return termsOf(thing).some((term) => [...said, ...byHeading.values()].some((terms) => terms.has(term)))
}

/** Asks what goes with a thing, or what is made of what is left. */
const asksUse = /\b(?:combin|peg|acompan|marid|guarnic|sobr|aprovech|gast|que hago|va con|van con)/

/** Pages of what is done with a product, whatever was asked of it. */
const aboutUse: ReadonlySet<Page['type']> = new Set<Page['type']>(['combinaciones', 'aprovechamiento'])

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

/** 'Y congelado', after how much octopus is bought: a sum that speaks of the condition has taken it. */
const takesCondition = ({ text, computed }: Question): boolean => {
  const speaks = new Set(termsOf(computed?.answer ?? ''))
  return termsOf(text).some((term) => speaks.has(term))
}

/** Whether a turn only names a thing after a question: the same of that one, if it is told, goes before what the thing is by itself. */
export const mayNameOther = ({ text, intent, guests, change, computed }: Question, before: string): boolean => {
  // 'Y azafrán', of the paella for 60: a part of the sum before, which is worked out.
  if (computed !== null || intent === 'proportion') return false
  if (intent === 'convert' && saysMeasure(text)) return false
  if (!onlyNames(text) || !asksByItself(before) || guests.length > 0) return false
  // 'Y con tarta de queso', after the wine for the croquettes: no cake is put into them.
  const isWith = change?.kind === 'add' && /\bcon\b/.test(before) && /^\W*y con /i.test(text)
  // 'Y a un coulant', after the wine for a steak.
  if (wineAsked.test(fold(before.slice(0, 200)))) return true
  // 'Y las espinacas', after the iron of lentils: their iron.
  const isNutrient = intent === 'nutrition' && nutrient.test(fold(before.slice(0, 120)))
  return isWith || ofPages.has(intent) || intent === 'cut' || intent === 'convert' || isNutrient
}

const nutrient =
  /\b(?:proteinas?|hierro|calcio|sodio|sal|fibra|azucar(?:es)?|grasas?|hidratos|carbohidratos|vitamina)\b/

/** What is asked of one thing after another. */
const keeps =
  /\b(?:cuanto|cuantos dias) (?:me |se |nos )?(?:dura|aguanta|conserva|guarda)\w*|\b(?:des)?congel\w+|\bregener\w+/

/** Whether a short turn has an answer without what was said before it, or by what is carried as data. */
export const standsAlone = (question: Question, before: string, knowledge: Knowledge): boolean => {
  if (missingIn(question.text, knowledge) !== null) return true
  const { looked, intent, computed, plan, library, change, recipe, pricing, product, fact } = question
  // 'Sin horno', of the dessert that is wanted.
  if (plan?.kind === 'wish') return true
  if (pricing.length > 0 || product !== '' || (intent === 'cost' && asksCostMove(question.text))) return true
  // 'Y cuánto me cuesta todo', 'enséñamela', and hers to what there is of one thing.
  if (ofOwnDish.has(intent) && isOfOwnName(question.needs, knowledge)) return true
  // 'Y sin gluten', of the dish spoken of.
  if (intent === 'substitute' && (question.needs.recipe.length > 0 || recipe !== null) && isDietTurn(question.text))
    return true
  if (fact !== null && fact.fact.kind !== 'amount') return true
  // 'Sin ajo', of her own gazpacho just shown.
  if (change?.kind === 'drop' && saysOwn(before)) return true
  // What is asked of a page is asked of the recipe's dish by its name.
  if (recipe !== null && (intent === 'substitute' || !ofPages.has(intent))) return true
  if (computed !== null && (!saysCondition(question.text) || takesCondition(question))) return true
  if (
    saysCondition(question.text) ||
    ofSame.test(fold(question.text.slice(0, 30))) ||
    asksOfOther(question.text) ||
    /^\W*sin /.test(fold(question.text.slice(0, 20)))
  )
    return false
  const folded = fold(question.text.slice(0, 200))
  // What went wrong is told of the thing before where it names none.
  if (saysTrouble(folded, knowledge.cookbook.kitchenWords) && thingIn(question.text, knowledge) === '') return false
  if (avoids.test(folded.replace(/^\W*(?:y |pero )?|[?!.\s]+$/g, '')) && tellsFault(before, knowledge)) return false
  // 'Y los éclairs', after profiteroles that sink.
  const isOfFault = onlyNames(question.text) && tellsFault(before, knowledge) && !tellsFault(folded, knowledge)
  if (isOfFault && computed === null) return false
  // 'La ensaladilla', after how long another thing keeps.
  if (isBareName(question.text) && keeps.test(fold(before))) return false
  if (addsNothing(question, knowledge)) return false
  if (plan !== null || library !== null || change !== null || computed !== null) return true
  // What is found in the cook's own is known to the server only; it has its subject, or lacks one.
  if (!ofPages.has(intent) && subjectOf(question.text).name !== '' && asksByItself(question.text)) return true
  const told = answer(question, noFindings, knowledge)
  if (told.declined === true) return false
  if (!ofPages.has(intent)) return true
  if (isOfAnother(question, told, before, knowledge)) return false
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
