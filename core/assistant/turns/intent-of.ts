import { priceRiseIn } from '#core/assistant/money/price-rise.ts'
import { doseAsked, isDoseAsked } from '#core/assistant/pages/answer-proportion.ts'
import { asksOfNow, monthIn } from '#core/assistant/pages/answer-shelves.ts'
import { shelvesOf } from '#core/assistant/pages/shelves.ts'
import { beforeWithout, dietsIn, isDietTurn } from '#core/assistant/recipes/keeps-diet.ts'
import { isWhatIf } from '#core/assistant/words/rephrase.ts'
import { talkIn } from '#core/assistant/words/talk.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Page } from '#core/cookbook/page.ts'
import { diets } from '#core/knowledge/diets.ts'
import type { Found } from '#core/look-up/look-up.ts'
import { pageIndexOf } from '#core/look-up/page-index.ts'
import type { Resolution } from '#core/look-up/resolve.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { onlyAsks, saysLittle } from '#core/look-up/spoken.ts'
import { isJoining, termOf, termsOf, wordsIn } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { isOf } from './change.ts'
import type { Context } from './context.ts'
import { type FoundDish, findDish } from './find-dish.ts'
import { listedIngredients } from './given-ingredients.ts'
import { scoresOf } from './intents.ts'
import { missingIn } from './missing.ts'
import { wineAsked } from './off-topic.ts'
import { ownNamedIn } from './own/names.ts'
import { asksWhatIsLeft } from './own/query.ts'
import type { Intent } from './question.ts'
import { servingsIn } from './servings.ts'
import { weightIn } from './weight-in.ts'
import { isLeftover } from './whole/leftovers.ts'

/** Of a long text its beginning and its end are asked: what lies between is a list or a recipe. */
const longestAsked = 800

/** Intents a 'y el cordero?' goes on with. */
const continued: ReadonlySet<Intent> = new Set<Intent>([
  'safety',
  'technique',
  'proportion',
  'substitute',
  'season',
  'cost',
  'nutrition',
  'allergens',
  'serving',
  'cut',
  'convert',
  'search',
  'create',
  'show',
])

export const clear = (intent: Intent): { intent: Intent; tie: Intent[] } => ({ intent, tie: [] })

export const intentOf = (
  text: string,
  lines: string,
  subject: string,
  context: Context,
  looked: Resolution,
  knowledge: Knowledge,
): { intent: Intent; tie: Intent[] } => {
  const folded = withoutGreeting(askedPart(fold(text)).replace(/[¿¡]/g, '').trim())
  if (!/[a-z]{2}|\d/.test(folded)) return clear('unknown')
  if (folded.length <= longestTrouble && missingIn(folded, knowledge) !== null && !asksWhatIsLeft(folded))
    return clear('substitute')
  const talk = talkIn(fold(text.slice(0, 200)))
  if (talk !== null) return clear(talk === 'who' ? 'help' : talk)
  if (
    amountAsked.test(folded) &&
    context.recipe?.ingredients.some(({ name }) => subject !== '' && isOf(name, subject)) === true
  )
    return clear('proportion')
  if (context.courses.size > 0 && folded.length <= longestOfMenu && ofMenuAllergens.test(folded))
    return clear('allergens')
  if (isSpokenOf(context) && subject === '' && servingsIn(folded) === null && !saves.test(folded) && isDietTurn(folded))
    return clear(dietsIn(folded).length === 0 ? 'allergens' : 'substitute')
  if (priceRiseIn(text) !== null) return clear('cost')
  // 'Qué llevan las lentejas mías'.
  if (
    (whatIsIn.test(folded) || /^a ver (?:mis? |el |la |los |las )/.test(folded)) &&
    ownNamedIn(folded, knowledge) !== ''
  )
    return clear('show')
  // 'Lleva gluten?', of the recipe just made.
  if ((context.recipe !== null || context.dish !== '') && holdsAllergen.test(folded)) return clear('allergens')
  // 'Y sal', 'y de grasa', after what a dish brings.
  if (context.intent === 'nutrition' && nutrientAlone.test(folded)) return clear('nutrition')
  if (raised.test(folded)) return clear('scale')
  // What went wrong is told, whatever dish it names: nothing is made, looked for in the library or replaced.
  if (
    folded.length <= longestTrouble &&
    saysTrouble(folded, knowledge.cookbook.kitchenWords) &&
    !wantsDish.test(folded) &&
    weightIn(folded) === null
  )
    return clear('technique')
  const scores = scoresOf(folded)
  const isSpoken = context.recipe !== null || context.dish !== ''
  const amount = isSpoken && subject === '' ? weightIn(folded) : null
  // 'Base para 5 litros', of the ice cream spoken of.
  if (scores.length === 0 && amount?.food === '' && /\b(?:para|a) [\dmu]/.test(folded)) return clear('scale')
  // 'Y para 20', of what it costs, asks what 20 cost.
  if (
    isSpoken &&
    context.intent === 'cost' &&
    /^y (?:si )?(?:para|son|somos|a) (?:unas? |unos )?\d{1,5}(?: \w+)?$/.test(folded)
  )
    return clear('cost')
  // 'Y si subo a 20 raciones', of what it costs.
  if (isSpoken && subject === '' && servingsIn(folded) !== null && isWhatIf(folded, context))
    return clear(context.intent === 'cost' ? 'cost' : 'scale')
  const [first, second] = scores
  // 'Haz croquetas veganas para 30' orders them.
  if (
    servingsIn(folded) !== null &&
    /^(?:haz|hazme|crea|creame|preparame|ponme)\b/.test(folded) &&
    dietsIn(folded).length > 0 &&
    findDish(subject, knowledge) !== null
  )
    return clear('create')
  if (folded.length <= longestTrouble && isDishWithout(folded, subject, first?.intent, knowledge))
    return clear('substitute')
  const isReckoned =
    first !== undefined &&
    (reckoned.has(first.intent) ||
      (first.intent === 'cost' && asksPrice.test(folded)) ||
      (first.intent === 'off-topic' && wineAsked.test(folded)) ||
      (first.intent === 'search' && looked.asked.terms.length < 2)) &&
    first.score >= 6 &&
    (first.intent === 'allergens' || first.intent === 'substitute' || !isOfFault(looked))
  if (!isReckoned && asksForPage(folded, looked)) return clear('technique')
  // 'Cuánta sal para 3 litros de salmuera' asks for its dose, not for what salt feeds.
  const isDose = looked.sure?.heading === 'Proporción' && looked.sure.confidence >= plainFrom
  if (first?.intent === 'nutrition' && isDose && weightIn(folded) !== null && !inAmount.test(folded))
    return clear('technique')
  // How long is told by a page, and no formula for so many kilos.
  if (first?.intent === 'proportion' && asksHowLong.test(folded) && looked.sure !== null) return clear('technique')
  // 'Qué hago con las cabezas de gamba': the card about just that, before dishes with it.
  const isOwn = /\b(?:tengo|tenemos|mis|biblioteca|sobr\w+|caduc\w+)\b/.test(folded) || weightIn(folded) !== null
  const isRest = /\bsobras? del? /.test(folded)
  const isOfTwo = isRest || looked.asked.terms.filter((term) => !looked.asked.asking.has(term)).length > 1
  if (first?.intent === 'search' && !isOwn && isOfTwo && isToldOf(looked)) return clear('technique')
  // 'Quieren cerezas en diciembre': a product of a season, and a month.
  const isOrdinary = first === undefined || first.intent === 'search'
  if (
    isOrdinary &&
    (monthIn(folded) !== null || asksOfNow.test(folded)) &&
    shelvesOf(knowledge).seasons.find(folded) !== null
  )
    return clear('season')
  const short = folded.split(' ').length <= 8
  const weak = first === undefined || first.score < 6
  if (weak && isListOfFoods(lines, knowledge)) return clear('create')
  if (
    short &&
    /^y\b/.test(folded) &&
    weak &&
    context.intent !== null &&
    continued.has(context.intent) &&
    // 'Paella para 60 cuánto arroz' and then 'y azafrán': nothing was made, and nothing is.
    (context.intent !== 'create' || context.recipe !== null) &&
    subject !== ''
  )
    return clear(context.intent)
  if (first === undefined || (first.score < 6 && first.intent === 'thanks' && subject !== ''))
    return bare(subject, folded, looked, knowledge)
  if (first.score < 7.6 || first.intent === 'search' || first.intent === 'cut') {
    const shelf = onShelf(first.intent, subject, folded, knowledge)
    if (shelf !== null) return clear(shelf)
  }
  // An exact draw is asked back, but for what is only a politeness before the question.
  if (second !== undefined && second.score === first.score && first.score >= 6) {
    return { intent: first.intent, tie: [first.intent, second.intent] }
  }
  return clear(first.intent)
}

export const holdsAllergen =
  /^(?:y |pero )?(?:eso |esto )?(?:llevan?|tienen?|contienen?) (?:gluten|lactosa|lacteos?|frutos secos|alergenos|sulfitos|soja|sesamo|mostaza|apio)\W*$/

export const nutrientAlone =
  /^(?:y )?(?:(?:de |en |cuant[oa]s? )?(?:sal|sodio|azucar(?:es)?|grasas?(?: saturadas?)?|fibra|proteinas?|hidratos(?: de carbono)?|carbohidratos|calorias|kcal|calcio|hierro|vitamina [ac]))(?: (?:tiene|lleva|hay|trae|aporta))?(?:,? (?:entonces|pues|al final|ahora|en total|por (?:racion|cabeza|persona)|(?:la|el|como) (?:original|normal|mi[ao]|de antes)|tal cual))*\W*$/

const whatIsIn = /^(?:y )?que (?:es lo que )?llevan? (?:la|el|las|los|mis?|nuestr[oa]s?) /

/** 'Ensaladilla sin huevo', 'cómo hago el flan vegano': the dish as it would be for such a guest, and no page of it as it is. */
const isDishWithout = (folded: string, subject: string, first: Intent | undefined, knowledge: Knowledge): boolean => {
  if (first !== undefined && !saysHow.has(first) && (first !== 'create' || ordersDish.test(folded))) return false
  if (subject === '' || dietsIn(folded).length === 0) return false
  const found = findDish(beforeWithout(subject), knowledge)
  return found !== null && found.unknown.length === 0
}
const saysHow: ReadonlySet<Intent> = new Set<Intent>(['substitute', 'technique'])
/** What orders a recipe made. */
const ordersDish =
  /\b(?:crea\w{0,3}|haz\w{0,3}|recetas?|guarda\w{0,3}|inventa\w{0,3}|prepara\w{0,3}|desarrolla\w{0,3}|dame|ponme|quiero|necesito|para (?:unos |unas )?\d)/

/** 'Sal en 30 g de anchoas': what they hold, and no dose. */
const inAmount =
  /^\W*(?:y )?(?:cuant[oa]s? )?(?:(?:sal|sodio|azucar(?:es)?) (?:hay )?en|(?:sal|sodio|azucar(?:es)?|grasas?|fibra|proteinas?|hidratos) (?:hay en|tienen?)) (?:los |unos )?\d/

const saves = /\b(?:guard[ae]|crea)l[ao]s?\b/

/** Something was spoken of that a guest's diet may be said of. */
const isSpokenOf = ({ recipe, dish, intent }: Context): boolean => recipe !== null || dish !== '' || intent !== null

/** What is worked out or found in the cook's own things: a page that speaks of it is not the answer. */
const reckoned: ReadonlySet<Intent> = new Set<Intent>([
  'create',
  'menu',
  'scale',
  'convert',
  'substitute',
  'serving',
  'season',
  'nutrition',
  'allergens',
])

/** 'A cuánto está el pulpo': its price, not how long it is cooked. */
const asksPrice =
  /\ba (?:como|cuanto) (?:esta|estan|va|van)\b|\b(?:cuanto|que) (?:me |nos |te )(?:cuesta|sale|vale)|\bescandallo\b|\bprecios? del? (?!venta|carta)/

/** 'Y los alérgenos?', 'alérgenos del menú': of all its dishes. */
const ofMenuAllergens = /\balergen\w{1,3}\b(?!.* (?:del|de la|de los|de las|en el|en la) (?!menu))/
const longestOfMenu = 60

/** A card is surely meant. */
const isToldOf = ({ sure }: Resolution): boolean =>
  sure !== null && sure.confidence >= searchGivesWay && isCounsel(sure.page)
const searchGivesWay = 0.6

const asksHowLong = /\bcuant[oa]s? (?:tiempo|horas|minutos|dias)\b/

/** Longer than this it is a text or a list, not a question about what went wrong. Characters. */
/** 'Sube la tarta a 30 raciones' orders; nothing has gone wrong. */
const raised = /\b(?:sube|baja|subeme|bajame)\b.{3,40}\ba \d{1,5} ?(?:pax|raciones|personas|comensales)\b/
const longestTrouble = 240
const wantsDish =
  /\b(?:recetas?|crea\w{0,3}|creame|haz\w{0,2}|inventa\w{0,2}|propon\w{0,2}|elabora\w{0,2}|prepara\w{0,2}|escala\w{0,3}|pasal[ao]s?|menu (?:de|para|vegan\w|sin))\b/

/** So sure that nothing else can be meant; the words of a technique stand in other questions, too: 'qué pieza para estofar'. */
const plainFrom = 0.71
const plainTechniqueFrom = 0.9

/** A card, or a fault of a thing, that the question asks for in so many words: before anything else, unless a dish is wanted. */
const asksForPage = (folded: string, { sure, both, asked }: Resolution): boolean => {
  if (folded.length > longestTrouble || wantsDish.test(folded)) return false
  // So many kilos left over want dishes and how to keep them: answer-search.ts.
  if ((isLeftover(folded) || isThere.test(folded)) && weightIn(folded) !== null) return false
  // A product that is only named is asked back, or goes on with what was asked before.
  if (asked.terms.length < 2 && asked.headings.length === 0) return false
  if (both !== null) return true
  return (
    sure !== null &&
    (isFault(sure) ||
      (isCounsel(sure.page) &&
        (sure.named || !/^y\b/.test(folded)) &&
        sure.confidence >= (sure.page.type === 'técnica' ? plainTechniqueFrom : plainFrom)))
  )
}

/** 'Tengo 3 kg de tomates y 1 kg de pepinos': two things that are there, and nothing wrong with either. */
const isThere =
  /^\W*(?:tengo|tenemos|hay|(?:me|nos) (?:quedan?|sobran?)|que (?:hago|puedo hacer) con) \d[\d.,]* ?(?:kg|kilos?|g|l|litros?) de [a-z ]{3,30} y \d[\d.,]* ?(?:kg|kilos?|g|l|litros?) de [a-z ]{3,30}(?:,? que (?:hago|puedo hacer))?\W*$/

/** Doses are worked out, cuts and keeping times have answers of their own (answer-proportion, answer-shelves, answer-safety). */
const isCounsel = ({ kind, type }: Page): boolean =>
  kind === 'cards' && !answeredOtherwise.has(type) && !type.startsWith('corte de ')

/** Types of cards whose figures other answers work out for the cook's own amount. */
const answeredOtherwise = new Set(['dosis', 'conservación', 'raciones', 'sustitución'])

const isFault = ({ heading }: Found): boolean => heading === 'Fallos'
export const isOfFault = ({ sure }: Resolution): boolean => sure !== null && isFault(sure)

/** A cut is asked for as a dish is: 'qué hago con la falda', 'cómo cocino el secreto'. */
const onShelf = (intent: Intent, subject: string, folded: string, knowledge: Knowledge): Intent | null => {
  const whole = stemsOf(subject).length
  const cut = shelvesOf(knowledge).cuts.leading(subject)
  if ((intent === 'technique' || intent === 'search') && cut !== null && cut.rest === 0 && whole > 0) return 'cut'
  if (
    intent === 'cut' &&
    shelvesOf(knowledge).cuts.find(folded) === null &&
    !/\b(?:piezas?|cortes?|parte|carne)\b/.test(folded)
  )
    return 'technique'
  return null
}

/** 'Y cuánto caldo?', of the recipe spoken of. */
const amountAsked = /^(?:y )?cuant[oa]s? [a-z ]{3,30}\W*$/

/** 'Hola, necesito una tarta': what is asked comes after. */
const withoutGreeting = (folded: string): string =>
  folded.replace(
    /^(?:(?:hola|buenas(?: tardes| noches)?|buenos dias|hey|oye|ok|vale|gracias|perfecto|genial)[,.!]* )+(?=[a-z]{2,} [a-z\d])/,
    '',
  )

const askedPart = (folded: string): string =>
  folded.length <= longestAsked ? folded : `${folded.slice(0, longestAsked - 300)} … ${folded.slice(-300)}`

/** 'Al merengue le han salido gotas', 'trufas días': a sentence or a question, and no name. */
const inClause =
  /\b(?:se|le|les|me|nos) (?:ha|han|va|van|esta|estan)\b|\b(?:dias|minutos|horas|grados|semanas|meses|partes|cuanto|cuanta)\W*$/

/** What is said beside a dish's name: a fault ('partido', 'aguachirri'), or more than an adjective. */
const tellsMore = (base: FoundDish, folded: string, { asked }: Resolution, { cookbook }: Knowledge): boolean => {
  if (inClause.test(folded)) return true
  const index = pageIndexOf(cookbook)
  const named = new Set((base.kind === 'dish' ? base.dish.names : base.formula.names).flatMap(termsOf))
  const beside = wordsIn(base.unknown.join(' ')).filter(
    (word) => !isJoining(word) && !onlyAsks(word) && !saysLittle(termOf(word)) && !named.has(termOf(word)),
  )
  const isFaulty = (term: string): boolean =>
    index.faults.has(term) || asked.also.get(term)?.some((way) => index.faults.has(way)) === true
  return beside.length > 1 || beside.map(termOf).some(isFaulty)
}

/** A name without a question: what is on a shelf is explained, a dish is asked back, a food is looked for. */
const bare = (
  subject: string,
  folded: string,
  looked: Resolution,
  knowledge: Knowledge,
): { intent: Intent; tie: Intent[] } => {
  if (subject === '' || stemsOf(subject).length > 6) return clear('unknown')
  if (diets.some(({ asked }) => asked.test(folded))) return clear('substitute')
  const technique = shelvesOf(knowledge).techniques.leading(subject)
  if (technique !== null && technique.rest === 0) return clear('technique')
  if (doseAsked(subject, folded, knowledge) !== null || isDoseAsked(subject, folded, knowledge))
    return clear('proportion')
  const base = findDish(subject, knowledge)
  // 'Tiempo lubina al horno de 1 kg' asks how long, and wants nothing made.
  if (/^(?:tiempos?|minutos|temperatura|horas)\b/.test(folded)) return clear('technique')
  // 'Crema inglesa para 2 litros'.
  if (base?.kind === 'formula' && weightIn(folded) !== null) return clear('proportion')
  // 'Mousse de chocolate para 40', 'receta croissant': with guests or by that word it is wanted made.
  if (base !== null && (servingsIn(folded) !== null || weightIn(folded) !== null || /\brecetas?\b/.test(folded)))
    return clear('create')
  // 'Flan partido al volcarlo' names more than a dish.
  if (base !== null && tellsMore(base, folded, looked, knowledge)) return clear('unknown')
  if (base !== null) return { intent: 'unknown', tie: ['create', 'search', 'cost'] }
  if (knowledge.pantry.match(subject) !== null) return { intent: 'unknown', tie: ['search', 'cost', 'nutrition'] }
  return clear('unknown')
}

/** Of two lines both, of more of them most are foods we know: '30 cafés, 12 tés y cobré 84' is a day's takings. */
const isListOfFoods = (lines: string, { pantry }: Knowledge): boolean => {
  const listed = listedIngredients(lines)
  const known = listed.filter(({ name }) => pantry.match(name) !== null).length
  return listed.length > 1 && known >= Math.max(2, listed.length * mostKnown)
}

/** Of ten lines of a kitchen's list nobody has seen before, seven or eight are known (decision 026). */
const mostKnown = 0.5
