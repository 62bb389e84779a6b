import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Heading, sectionLines } from '#core/cookbook/page.ts'
import { isBesideMaking } from '#core/look-up/kind-asked.ts'
import { offeredFrom } from '#core/look-up/look-up.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { answerComputed, withoutPlace } from './kitchen/answer-computed.ts'
import { answerConvert } from './kitchen/answer-convert.ts'
import { answerFact } from './kitchen/answer-fact.ts'
import { answerLibrary } from './kitchen/answer-library.ts'
import { answerAllergens, answerNutrition } from './kitchen/answer-nutrition.ts'
import { answerSearch } from './kitchen/answer-search.ts'
import type { Findings } from './kitchen/findings.ts'
import { answerMenu } from './menus/answer-menu.ts'
import { answerPlan } from './menus/answer-plan.ts'
import { answerCost } from './money/answer-cost.ts'
import { answerCostMove } from './money/answer-cost-move.ts'
import { answerNear, answerSure, twoThings } from './pages/answer-looked.ts'
import { offerOf, passageOf } from './pages/answer-page.ts'
import { answerProportion } from './pages/answer-proportion.ts'
import { answerCut, answerSeason, answerServing } from './pages/answer-shelves.ts'
import { answerTechnique, howTo } from './pages/answer-technique.ts'
import { answerTemperature } from './pages/answer-temperature.ts'
import { dishHolds, doseOfPage } from './pages/goes-in.ts'
import { growsToo } from './pages/grows-too.ts'
import { answerHappensAt } from './pages/happens-at.ts'
import { inUnit } from './pages/in-unit.ts'
import { onLabel } from './pages/on-label.ts'
import { richIn } from './pages/rich-in.ts'
import { withUnheard } from './pages/with-unheard.ts'
import { withoutFoods } from './recipes/adapted-for.ts'
import { answerScale } from './recipes/answer-scale.ts'
import { answerShow } from './recipes/answer-show.ts'
import { answerSubstitute, generalAdvice, noSubstitute } from './recipes/answer-substitute.ts'
import { answerCreate } from './recipes/create.ts'
import { beforeWithout, dietsIn, dietsOfName, keepsItsName, keptBy, namesOtherAllergy } from './recipes/keeps-diet.ts'
import { changesNothing } from './recipes/not-in-it.ts'
import { swapByClass } from './recipes/swap-by-class.ts'
import { swapInDish } from './recipes/swap-in-dish.ts'
import { withUnadapted } from './recipes/unadapted.ts'
import { withLess } from './recipes/with-less.ts'
import type { Reply } from './reply.ts'
import { declined, paragraphs, plain } from './say.ts'
import { askWhich, greeting, help, offTopic, pointsAt, thanks, unreadable, who } from './small-talk.ts'
import { asksCostMove } from './turns/cost-move.ts'
import { drugs, noDrugs } from './turns/drugs.ts'
import { findDish } from './turns/find-dish.ts'
import { answerMissing, missingIn } from './turns/missing.ts'
import type { Question } from './turns/question.ts'
import { servingsIn } from './turns/servings.ts'
import { weightIn } from './turns/weight-in.ts'
import { talkIn } from './words/talk.ts'

/**
 * The answer to a question, from the tables and from what the server found of the cook's own. Pure, never throws. Only
 * `create` carries a recipe: everything else is read and changes nothing in the library.
 */
export const answer = (question: Question, findings: Findings, knowledge: Knowledge): Reply => {
  const told = withUnheard(withLess(answerOf(question, findings, knowledge), question, knowledge), question, knowledge)
  const given = withUnadapted(told, question, knowledge)
  const said = withReading(inUnit(withElaboraciones(given, findings), question), question)
  const asked = stemsOf(question.text).join(' ')
  return { ...said, suggestions: said.suggestions.filter((next) => stemsOf(next).join(' ') !== asked) }
}

/** What was not understood as it was said is answered as another question: the cook sees which. */
const withReading = (said: Reply, { readAs }: Question): Reply =>
  readAs === undefined ? said : { ...said, response: `*Lo entiendo así: «${plain(readAs, 120)}».*\n\n${said.response}` }

/** Said where an own recipe was read with what its elaboraciones are made of. */
const withElaboraciones = (said: Reply, { recipe }: Findings): Reply => {
  if (recipe === null || recipe.elaboraciones.length === 0) return said
  if (said.recipe !== null || !said.links.some(({ recipeId }) => recipeId === recipe.id)) return said
  const names = recipe.elaboraciones.slice(0, mostElaboraciones).map((name) => plain(name, 60))
  const rest = recipe.elaboraciones.length - names.length
  const listed = `${names.join(', ')}${rest > 0 ? ` y ${rest} más` : ''}`
  return { ...said, response: `${said.response}\n\n*Contado con lo que llevan sus elaboraciones: ${listed}.*` }
}

const mostElaboraciones = 6

const answerOf = (question: Question, findings: Findings, knowledge: Knowledge): Reply => {
  const notIn = changesNothing(question, findings, knowledge)
  if (notIn !== null) return notIn
  const fact = answerFact(question, findings, knowledge)
  if (fact !== null) return fact
  if (question.computed !== null) return answerComputed(question.computed)
  if (drugs.test(fold(question.text.slice(0, 600)))) return noDrugs
  const unplaced = withoutPlace(question, findings)
  if (unplaced !== null) return unplaced
  const label =
    onLabel(question.text) ??
    answerHappensAt(question.text, knowledge) ??
    richIn(question.text, knowledge) ??
    growsToo(question, knowledge)
  if (label !== null) return label
  if (question.plan !== null) return answerPlan(question.plan, question, findings, knowledge)
  if (question.library !== null) return answerLibrary(question.library, findings, knowledge)
  const without = withoutFoods(question, findings, knowledge)
  if (without !== null) return without
  const pointed = question.recipe === null ? pointsAt(question.text) : null
  if (pointed !== null) return pointed
  // 'No hay vieiras': what goes with them is no help.
  const isLack = question.intent === 'unknown' && onlyLacks.test(fold(question.text.slice(0, 60)))
  const swap = isLack ? swapByClass(question.text, knowledge) : null
  if (swap !== null) return swap
  if (question.tie.length > 1)
    return explained(question) ?? shown(question, findings, knowledge) ?? offered(question) ?? askWhich(question)
  switch (question.intent) {
    case 'create':
      return (
        twoThings(question) ??
        cardAsked(question, knowledge) ??
        figureRather(question, knowledge) ??
        answerCreate(question, findings, knowledge)
      )
    case 'menu':
      return pageOfMenu(question) ?? answerMenu(question, findings, knowledge)
    case 'scale':
      return (
        (question.recipe === null ? guestsSaid(question) : null) ??
        orPage(answerScale(question, findings, knowledge), question)
      )
    case 'convert':
      return answerConvert(question, knowledge)
    case 'substitute':
      return (
        recipeWithout(question, findings, knowledge) ??
        swapInDish(question.text, knowledge) ??
        answerMissing(question.text, knowledge) ??
        madeWithout(question, knowledge) ??
        swapOfPage(question, knowledge) ??
        told(answerSubstitute(question, findings, knowledge), question) ??
        noSwap(question, knowledge)
      )
    case 'technique':
      return madeWithout(question, knowledge) ?? answerTechnique(question, knowledge)
    case 'proportion':
      return answerProportion(question, knowledge)
    case 'safety':
      return answerSure(question) ?? answerTemperature(question, knowledge)
    case 'cost':
      if (asksCostMove(question.text)) return answerCostMove(question, findings, knowledge)
      // What nobody has the price of is said: a page about the product is none.
      return question.product === ''
        ? orPage(answerCost(question, findings, knowledge), question)
        : answerCost(question, findings, knowledge)
    case 'nutrition':
      return doseOfPage(question) ?? dishHolds(question, knowledge) ?? answerNutrition(question, findings, knowledge)
    case 'allergens':
      return orPage(answerAllergens(question, findings, knowledge), question)
    case 'search':
      return (
        (namesNoFood(question, findings, knowledge) ? answerSure(question) : null) ??
        answerSearch(question, findings, knowledge)
      )
    case 'season':
      return seasonOrPage(answerSeason(question, findings.month, knowledge), question)
    case 'cut':
      return figureOfPage(question) ?? answerCut(question, knowledge)
    case 'serving':
      return answerSure(question) ?? answerServing(question)
    case 'show':
      return orPage(answerShow(question, findings, knowledge), question)
    case 'greeting':
      return greeting
    case 'help':
      return talkIn(fold(question.text.slice(0, 200))) === 'who' ? who : help
    case 'thanks':
      return thanks
    case 'off-topic':
      return offTopic(question, knowledge)
    case 'unknown':
      return answerUnknown(question, knowledge)
  }
}

/** 'Receta de natillas sin huevo para 8': the recipe as its guests may eat it; null where nothing is ordered, or it cannot be made so. */
const recipeWithout = (question: Question, findings: Findings, knowledge: Knowledge): Reply | null => {
  const folded = fold(question.text.slice(0, 200))
  if (question.recipe !== null || question.guests.length === 0) return null
  // 'Tres chocolates sin huevo para 20' orders it by its servings.
  const isServed = question.servings !== null && !/\b(?:que|cuant[oa]s?|como|puedo|vale)\b/.test(folded)
  if (!ordersRecipe.test(folded) && !(isServed && findDish(beforeWithout(question.subject), knowledge) !== null))
    return null
  if (missingIn(question.text, knowledge) !== null) return null
  const subject = beforeWithout(question.subject)
  const made = subject === '' ? null : answerCreate({ ...question, subject }, findings, knowledge)
  return made?.recipe == null || made.response.includes('No está adaptada') ? null : made
}
const ordersRecipe =
  /\brecetas? (?:de|del|para|con)\b|\b(?:crea|creame|haz|hazme|preparame|dame|ponme|quiero|necesito|inventa\w*) (?:un|una|unos|unas|el|la) /

/** 'Qué hago con un plato que se vende mucho y deja poco': nothing to cook with, and nothing of hers by those words. */
const namesNoFood = ({ needs, text }: Question, { recipes }: Findings, { pantry }: Knowledge): boolean =>
  weightIn(text) === null &&
  recipes.length === 0 &&
  needs.search.length > 0 &&
  needs.search.every((word) => pantry.match(word) === null)

/** 'Alioli sin huevo' is a page of its own: how it is made, before the other with its swaps; only if it is what its name says. */
const madeWithout = ({ looked, text, recipe, servings }: Question, knowledge: Knowledge): Reply | null => {
  const folded = fold(text.slice(0, 200))
  if (recipe !== null || !/\bsin [a-z]{4}|\bvegan/.test(folded)) return null
  if (saysTrouble(folded, knowledge.cookbook.kitchenWords)) return null
  const wanted = dietsIn(text)
  for (const { page } of looked.found) {
    if (page.kind === 'cards') continue
    const foods = page.ingredients.map(({ name }) => name)
    const named = [page.name, ...page.aliases].find((name) => {
      const said = fold(name)
      return /\bsin [a-z]|\bvegan/.test(said) && folded.includes(said) && keepsItsName(name, foods, knowledge)
    })
    // 'Mayonesa sin huevo' of milk is none for who eats neither.
    const keepsAll = named !== undefined && keptBy(foods, wanted, knowledge).breaks === null
    if (keepsAll && findDish(page.name, knowledge) !== null) return howTo(page.name, knowledge, servings)
  }
  return null
}

/** 'Dame la receta del egg wash': what only a card tells of, and no dish goes by that name. */
const cardAsked = (question: Question, knowledge: Knowledge): Reply | null => {
  const page = knowledge.cookbook.named(question.subject)
  if (page?.kind !== 'cards' || findDish(question.subject, knowledge) !== null) return null
  const heading = tellsHow.find((one) => page.sections.some((section) => section.heading === one))
  return heading === undefined ? null : passageOf(page, heading, question.looked.asked)
}

const tellsHow: readonly Heading[] = ['Proporción', 'Puntos', 'Qué es']

/** A thing that was only named, or asked about in a few words, when a page tells of it: 'agar', 'caramelo rubio temperatura'. */
const explained = (question: Question): Reply | null => {
  const { sure, asked } = question.looked
  return sure !== null && (asked.headings.length > 0 || (sure.named && sure.page.kind === 'cards'))
    ? answerSure(question)
    : null
}

/** A dish that was only named: how it is made, and how to have it saved. One the cook has is asked back. */
const shown = (question: Question, findings: Findings, knowledge: Knowledge): Reply | null => {
  const { subject, tie, looked } = question
  // 'Sorbete de mandarina pac' asks a figure, and names no sorbet so.
  if (asksFigure.test(fold(question.text.slice(0, 200)))) return null
  const [asked] = looked.asked.headings
  if ((asked !== undefined && notOfMaking.has(asked)) || isBesideMaking(looked.asked.kind)) return null
  // 'Cómo sé que el bizcocho está hecho' names more than the dish.
  const known = new Set(stemsOf(subject))
  if (
    asked !== undefined &&
    asked !== 'Elaboración' &&
    stemsOf(question.text).filter((word) => !known.has(word)).length > 3
  )
    return null
  if (!tie.includes('create') || findings.recipes.length > 0 || findDish(subject, knowledge) === null) return null
  const told = howTo(subject, knowledge, question.servings)
  const [create = ''] = told.suggestions
  return {
    ...told,
    response: paragraphs(told.response, `Di «${create.charAt(0).toLowerCase()}${create.slice(1)}» y te la guardo.`),
  }
}

/** What went wrong, how long it keeps, what goes with it: the recipe does not answer that. */
const notOfMaking: ReadonlySet<Heading> = new Set<Heading>(['Fallos', 'Guardar', 'Cambios', 'Servir', 'Rendimiento'])

/** A thing asked about in a few words, when no page is sure: the nearest by name. */
const offered = (question: Question): Reply | null =>
  question.looked.asked.headings.length > 0 ? offerOf(question) : null

/** What is not found among the cook's own things may be a question of the trade: 'reparto de coste de un menú de 14 euros'. */
const orPage = (given: Reply, question: Question): Reply => {
  const { sure } = question.looked
  return given.declined === true && sure?.named === true && sure.page.kind === 'cards'
    ? (answerSure(question) ?? given)
    : given
}

/** What has no season in the table may have it on a page of seasons. */
const seasonOrPage = (given: Reply, question: Question): Reply =>
  question.looked.sure?.page.path.includes('temporada') === true ? orPage(given, question) : given

/** 'Vueltas por mesa en un menú del día' asks a figure of the trade, and for no dishes. */
const pageOfMenu = (question: Question): Reply | null => {
  const { sure, asked } = question.looked
  const isTold = sure?.named === true && sure.page.type === 'gestión' && sure.confidence >= surelyTold
  return isTold && (asked.figure !== null || asked.counted !== null) ? answerSure(question) : null
}

/** 'Lomo embuchado, sal y pimentón por kilo' and 'café esférico 250 ml' ask a figure, and order no dish. */
const figureRather = (question: Question, knowledge: Knowledge): Reply | null => {
  const folded = fold(question.text.slice(0, 200))
  if (ordersDish.test(folded) || question.recipe !== null) return null
  const found = findDish(question.subject, knowledge)
  const isStrange = found === null || ('unknown' in found && found.unknown.length > 0)
  return isStrange &&
    (asksFigure.test(folded) || (found !== null && weightIn(folded) !== null && servingsIn(folded) === null))
    ? answerUnknown(question, knowledge)
    : null
}

const ordersDish = /\b(?:crea\w*|haz\w*|receta\w*|guarda\w*|inventa\w*|prepara\w*|desarrolla\w*|dame|ponme|quiero)\b/
const asksFigure =
  /\bcuant[oa]s?\b|\bdosis\b|\bpor (?:kilo|litro|kg)\b|\bporcentaje|\bpac\b|\bpod\b|\bproporcion|\bconcentracion|\bdias y\b|\bsal en\b/

/** 'Pieza de dos kilos breseada cuántas horas' asks how long, and for no cut. */
const figureOfPage = (question: Question): Reply | null => {
  const { sure, asked } = question.looked
  const isTold = sure?.named === true && sure.page.kind === 'cards' && !sure.page.type.startsWith('corte de ')
  return isTold && asked.figure !== null ? answerSure(question) : null
}

/** Where nothing is adapted, a page about the very thing goes before saying so: 'qué uso para ligar una albóndiga vegana'. */
const told = (swap: Reply | null, question: Question): Reply | null =>
  swap?.declined === true && question.looked.sure !== null && !isAsMade(question)
    ? (answerSure(question) ?? swap)
    : swap

/** A dish, or its faults, as it is made every day says nothing of how it is made for who cannot eat it. */
const isAsMade = ({ looked: { sure }, text }: Question): boolean => {
  const wanted = dietsIn(text)
  if (sure === null || wanted.length === 0 || sure.heading === 'Cambios') return false
  if (sure.page.kind !== 'cards') return wanted.some((diet) => !dietsOfName(sure.page.name).includes(diet))
  if (sure.page.type === 'sustitución') return false
  const told = fold(
    [sure.page.name, ...sure.page.aliases, ...sectionLines(sure.page, sure.heading ?? 'Qué es')].join(' '),
  )
  return !wanted.some(({ name, asked }) => asked.test(told) || told.includes(fold(name)))
}

/** What the table of swaps has not, a page about it may have. */
const noSwap = (question: Question, knowledge: Knowledge): Reply => {
  const { sure } = question.looked
  const isOfSwaps =
    sure !== null &&
    (sure.heading === 'Cambios' || sure.page.type === 'sustitución' || !lacking.test(fold(question.text.slice(0, 200))))
  return (
    (isOfSwaps && !isAsMade(question) ? answerSure(question) : null) ??
    swapByClass(question.text, knowledge) ??
    noSubstitute(question)
  )
}

/** What has run out is named: a page of another dish that holds it is no help. */
const lacking = /\b(?:no (?:tengo|hay|tenemos|(?:me |nos )?queda[n]?)|se (?:me|nos) (?:ha |han )?(?:acab|termin))/

const onlyLacks =
  /^\W*(?:no (?:hay|tengo|tenemos|quedan?|me quedan?|han traido|han venido|ha venido)|se (?:me|nos) acab\w+) (?:el |la |los |las )?[a-z ]{3,30}\W*$/

/** A page under so much of the question's words is about just that: 'mayonesa vegana con aquafaba', 'mayonesa sin huevo'. */
const surelyTold = 0.95

/** What may replace something in a dish that has its page, or the page that is about just that. */
const swapOfPage = (question: Question, knowledge: Knowledge): Reply | null => {
  const { sure, asked } = question.looked
  // 'Sin frutos secos', of the recipe before it: its own lines are gone through.
  const wanted = dietsIn(question.text)
  if (question.recipe !== null && wanted.length > 0) return null
  // 'Arroz con leche sin lactosa': what a card says of milk in general gives way to the dish, line by line.
  if (wanted.length > 0 && sure?.page.type === 'sustitución' && findDish(question.subject, knowledge) !== null)
    return null
  const isOfDish = asked.terms.filter((term) => !asked.asking.has(term)).length > 1
  if (!isOfDish || sure === null || !sure.named) return null
  // A base as it is made every day says nothing of how it is made without its egg.
  const isEveryday = sure.page.kind === 'bases' && wanted.some((diet) => !dietsOfName(sure.page.name).includes(diet))
  const isTold = sure.page.kind !== 'dishes' && !isEveryday && sure.confidence >= surelyTold
  return sure.heading === 'Cambios' || (isTold && !isAsMade(question)) ? answerSure(question) : null
}

/** 'Somos 8 y uno es celíaco': what is to be minded for that guest, before any dish is spoken of. */
const guestsSaid = ({ text, subject }: Question): Reply | null => {
  const wanted = dietsIn(text)
  return wanted.length > 0 && subject === '' && saysGuest.test(fold(text.slice(0, 200))) ? generalAdvice(wanted) : null
}

const saysGuest =
  /\b(?:un[oa]?|una|dos|tres|\d+|client[ae]s?|comensal(?:es)?|invitad[oa]s?|nin[oa]s?|mesa) (?:[a-z]+ ){0,4}(?:es|son|no (?:puede[ns]?|come[n]?|toma[n]?)|tienen?|celiac[oa]s?|vegan[oa]s?|vegetarian[oa]s?|alergic[oa]s?|intolerantes?)\b/

/** 'Alérgico al kiwi, qué postre': of that food we have no table. */
const otherAllergy = declined(
  'De esa alergia no tengo tabla: sólo de los 14 alérgenos de declaración obligatoria. Dime el plato y mira línea por línea sus ingredientes y sus etiquetas; si dudas, no se le sirve.',
)

const answerUnknown = (question: Question, knowledge: Knowledge): Reply => {
  const sure = answerSure(question)
  if (sure !== null) return sure
  if (namesOtherAllergy(question.text)) return otherAllergy
  const guests = guestsSaid(question)
  if (guests !== null) return guests
  const near = question.looked.found[0]?.confidence ?? 0
  return (near < offeredFrom ? unreadable(question.text) : null) ?? answerNear(question, knowledge)
}
