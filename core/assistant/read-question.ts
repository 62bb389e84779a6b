import { counselFor } from '#core/knowledge/counsel.ts'
import { diets } from '#core/knowledge/diets.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { fold, tidyLine } from '#core/parsing/fold.ts'
import { conversionAgain } from './answer-convert.ts'
import { changeIn, isOf } from './change.ts'
import type { ChatRecipe, Message } from './conversation.ts'
import { findDish } from './find-dish.ts'
import { listedIngredients } from './given-ingredients.ts'
import { scoresOf } from './intents.ts'
import { needsOf } from './needs.ts'
import type { Intent, Question } from './question.ts'
import { saysOwn } from './says-own.ts'
import { factorIn, servingsIn } from './servings.ts'
import { cutIndex, formulaIndex, ruleIndex, techniqueIndex } from './shelves.ts'
import { subjectOf } from './subject.ts'
import { unabbreviated } from './unabbreviated.ts'
import { weightIn } from './weight-in.ts'
import { stemsOf } from './words.ts'

/** Messages that are remembered, counted from the last (core/api/assistant.ts reads no more either). */
const remembered = 40
const longestText = 4000
/** Of a long text its beginning and its end are asked: what lies between is a list or a recipe. */
const longestAsked = 800

/** What has been spoken of before a question. */
type Context = {
  readonly recipe: ChatRecipe | null
  /** A dish or recipe spoken of by name since `recipe`. */
  readonly dish: string
  readonly subject: string
  readonly intent: Intent | null
  /** The diet last asked about for this dish. */
  readonly guest: string | null
  /** Servings the dish was last wanted for. */
  readonly servings: number | null
  /** The last conversion asked for, whole: 'y en cucharadas?' is about it. */
  readonly conversion: string
  /** The last menu asked for, with what was wanted of its courses since. */
  readonly menu: string
  /** What that menu was answered with: its dishes by the folded name of their course. */
  readonly courses: ReadonlyMap<string, string>
}

const nothingYet: Context = {
  recipe: null,
  dish: '',
  subject: '',
  intent: null,
  guest: null,
  servings: null,
  conversion: '',
  menu: '',
  courses: new Map(),
}

type Read = Omit<Question, 'needs' | 'text' | 'lines'> & { readonly dish: string }

/**
 * The last question of a conversation, understood with what was said before it. `messages` is the only memory: the last
 * recipe spoken of, servings and subject are read from it each time. Never throws; of no messages it makes 'unknown'.
 */
export const readQuestion = (messages: readonly Message[], pantry: Pantry): Question => {
  const recent = messages.slice(-remembered)
  let context = nothingYet
  for (const message of recent.slice(0, -1)) context = afterMessage(context, message, pantry)
  const lines = unabbreviated((recent.at(-1)?.content ?? '').slice(0, longestText))
  const text = withConversion(tidyLine(lines, longestText), context)
  const { dish, ...read } = readOne(text, lines, context, pantry)
  return { ...read, text, lines, needs: needsOf({ ...read, dish, text }, pantry) }
}

/** 'Y en cucharadas?' after a conversion is the whole question again. */
const withConversion = (text: string, { conversion, menu, courses, subject }: Context): string => {
  if (menu !== '' && ofMenu(fold(text.slice(0, 200)))) {
    const before =
      servingsIn(text) === null ? menu : menu.replace(/,? ?\b(?:para|somos) (?:unos |unas )?\d{1,5}\b/giu, '')
    return `${before}. ${text}`.slice(-600)
  }
  if (courses.size > 0) return withCourse(text, menu, courses)
  if (isTrouble(text, subject)) return `${text} (${subject})`
  return conversion === '' ? text : (conversionAgain(conversion, text) ?? text)
}

/** 'Se me ha cortado', of the ganache before: what went wrong has a name only with it. */
const isTrouble = (text: string, subject: string): boolean => {
  const folded = fold(text.slice(0, 80))
  if (subject === '' || text.length > 80 || !/\b(?:se me|me sale|me queda|no me|por ?que)\b/.test(folded)) return false
  return counselFor(folded) === null && counselFor(`${folded} (${fold(subject.slice(0, 60))})`) !== null
}

/** Where the menu names it otherwise. */
const sameCourse: Readonly<Record<string, string>> = {
  primero: 'entrante',
  segundo: 'carne',
  carne: 'segundo',
  pescado: 'segundo',
}

/** 'Crea la receta del postre', 'cuánto cuesta el segundo': of the menu before, for its guests. */
const withCourse = (text: string, menu: string, courses: Context['courses']): string => {
  const found =
    /(?<!\p{L})(?:(del)|el|la|los) (aperitivo|entrante|primero|segundo|pescado|carne|prepostre|postre)s?(?!\p{L})/iu.exec(
      text,
    )
  const course = fold(found?.[2] ?? '')
  const dish = courses.get(course) ?? courses.get(sameCourse[course] ?? '')
  if (found === null || dish === undefined) return text
  const guests = servingsIn(text) === null ? servingsIn(menu) : null
  const said = `${found[1] === undefined ? '' : 'de '}${dish.toLowerCase()}`
  return `${text.slice(0, found.index)}${said}${text.slice(found.index + found[0].length)}${guests === null ? '' : ` para ${guests}`}`
}

/** 'El segundo que sea de caza', 'mejor de 5 pases': said of the menu before. */
const ofCourse =
  /^\W*(?:(?:y|pero|mejor|vale|ahora|entonces|que),? )*(?:(?:(?:pon|cambia|haz)(?:me)? |quiero )?(?:el |la |de |como )?(?:aperitivo|entrante|primero|segundo|pescado|carne|prepostre|postre)\b,? (?:mejor )?(?:que (?:sea|lleve|tenga)|con|de|sea|lleve|tenga|fuera|vaya)\b|(?:(?:que sea|hazlo|ponlo|pasalo) )?(?:de|en|a) (?:\d{1,2}|[a-z]{2,6}) (?:pases|platos|tiempos)\b)/

/** 'Más barato', 'sin gluten', 'de invierno', 'para 40': the same menu, and how else it is wanted. */
const otherMenu =
  /^\W*(?:(?:y|pero|mejor|vale|ahora|entonces|que sea|que|hazl[oa]|ponl[oa]|lo quiero|el mismo|un[oa]?|algo),? )*(?:cuanto (?:me |nos )?(?:cuesta|sale|saldria|vale)(?: (?:por (?:persona|cabeza|pax)|el menu|todo))?\W*$|(?:mas |muy )?(?:barat|economic)|(?:con )?mas (?:barat|economic)|vegan|vegetarian|halal|infantil|sin [a-z]{3,}|(?:para|somos|seremos) (?:unos |unas )?(?:\d|celiac|vegan|vegetarian|ninos)|(?:por |a )?(?:menos|no mas) de \d|de (?:primavera|verano|otono|invierno|navidad|bodas?|cuaresma|temporada|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b)/

const ofMenu = (folded: string): boolean => ofCourse.test(folded) || (folded.length <= 80 && otherMenu.test(folded))

const afterMessage = (context: Context, { role, content, recipe }: Message, pantry: Pantry): Context => {
  if (role === 'assistant' || recipe !== undefined)
    return recipe === undefined
      ? { ...context, courses: context.menu === '' ? context.courses : coursesOf(content) }
      : { ...context, recipe, dish: '', guest: null, servings: null }
  const lines = unabbreviated(content.slice(0, longestText))
  const text = withConversion(tidyLine(lines, longestText), context)
  const { intent, tie, subject, dish, servings, guest, recipe: spokenOf } = readOne(text, lines, context, pantry)
  const named = namedDish(intent, tie, subject, context, pantry)
  if (named !== '') return { ...context, recipe: null, dish: named, subject: named, servings }
  if (passing.has(intent)) return context
  return {
    recipe: dish === '' ? spokenOf : null,
    dish:
      dish === '' && spokenOf === null && explains.has(intent) && findDish(subject, pantry) !== null ? subject : dish,
    subject: subject === '' ? context.subject : subject,
    intent,
    conversion: intent === 'convert' ? text : '',
    menu: intent === 'menu' ? text : context.menu,
    courses: intent === 'menu' ? new Map() : context.courses,
    guest: guest ?? (dish === context.dish ? context.guest : null),
    servings: servings ?? (dish === context.dish ? context.servings : null),
  }
}

/** A dish named by itself, or asked how it is made where no recipe is spoken of: what follows may be about it. */
const namedDish = (
  intent: Intent,
  tie: readonly Intent[],
  subject: string,
  context: Context,
  pantry: Pantry,
): string => {
  const isAsked = intent === 'unknown' && tie.includes('create')
  return isAsked && subject !== '' && findDish(subject, pantry) !== null && context.recipe === null ? subject : ''
}

/** The lines of our own answer: '- **Postre**: Flan'. */
const coursesOf = (content: string): Context['courses'] =>
  new Map(
    [...content.slice(0, longestText).matchAll(/^- \*\*(\p{L}{4,12})\*\*: ([^\n*]{3,80})$/gmu)].map(
      ([, course = '', dish = '']) => [fold(course), dish],
    ),
  )

/** How it is made or in what proportion: then 'añádele canela' is said of it. */
const explains: ReadonlySet<Intent> = new Set<Intent>(['technique', 'proportion'])

/** What leaves the conversation where it was. */
const passing: ReadonlySet<Intent> = new Set<Intent>(['greeting', 'help', 'thanks', 'off-topic', 'unknown'])

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

/** Intents about a whole dish, which may be the one spoken of before. */
const aboutDish: ReadonlySet<Intent> = new Set<Intent>(['create', 'scale', 'cost', 'nutrition', 'allergens', 'show'])

const readOne = (text: string, lines: string, context: Context, pantry: Pantry): Read => {
  const guest = guestIn(text)
  const spoken = context.recipe !== null || context.dish !== ''
  const change = spoken && guest === null ? changeIn(text) : null
  const { name: named, grams } = subjectOf(text)
  const name = change === null ? named : ''
  const { intent, tie } = change === null ? intentOf(text, lines, name, context, pantry) : clear('create')
  const servings = servingsIn(text)
  const factor = intent === 'scale' ? factorIn(text) : null
  const target = targetOf(intent, text, name, context, pantry)
  const own =
    name === '' && !(intent === 'create' && target.recipe !== null) ? carriedSubject(intent, context, guest) : name
  const ofBase =
    intent === 'proportion' &&
    context.subject !== '' &&
    formulaIndex.find(text) === null &&
    ruleIndex.find(text) === null &&
    formulaIndex.find(context.subject) !== null
  return {
    intent,
    tie,
    subject: ofBase ? context.subject : own,
    servings: servings ?? (aboutDish.has(intent) && name === '' ? context.servings : null),
    guest: guest ?? (intent === 'create' && own === '' ? context.guest : null),
    factor,
    grams,
    change,
    ...target,
  }
}

const guestIn = (text: string): string | null =>
  diets.find(({ asked }) => asked.test(fold(text.slice(0, 600))))?.name ?? null

/** 'y cuánto aguanta?' after the mayonnaise is about the mayonnaise. */
const carriedSubject = (intent: Intent, context: Context, guest: string | null): string => {
  // 'Tengo carrilleras para 25' and then 'crea la receta'.
  if (intent === 'create' && context.recipe === null && context.dish === '') return context.subject
  if (aboutDish.has(intent) || (intent === 'substitute' && guest !== null)) return context.dish
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
  pantry: Pantry,
): { readonly recipe: ChatRecipe | null; readonly dish: string } => {
  const before = { recipe: context.recipe, dish: context.dish }
  // What is missing is no dish; what a guest may not eat is asked of one: 'adapta mis croquetas a celiacos'.
  if (intent === 'substitute' && (guestIn(text) === null || !(saysOwn(text) || findDish(subject, pantry) !== null)))
    return before
  if (intent === 'substitute') return isSpokenOf(subject, context) ? before : { recipe: null, dish: subject }
  if (!aboutDish.has(intent)) return before
  const saved = /\bguarda|\bcreal[ao]\b|\banadel[ao]\b/.test(fold(text.slice(0, 200)))
  const again = saved || guestIn(text) !== null || changeIn(text) !== null
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

/** Whether a name is that of the dish spoken of, or none. */
const isSpokenOf = (subject: string, context: Context): boolean => {
  const known = new Set(stemsOf(context.recipe?.name ?? context.dish))
  const asked = stemsOf(subject)
  return subject === '' || (asked.length > 0 && asked.every((word) => known.has(word)))
}

const clear = (intent: Intent): { intent: Intent; tie: Intent[] } => ({ intent, tie: [] })

const intentOf = (
  text: string,
  lines: string,
  subject: string,
  context: Context,
  pantry: Pantry,
): { intent: Intent; tie: Intent[] } => {
  const folded = withoutGreeting(askedPart(fold(text)).replace(/[¿¡]/g, '').trim())
  if (!/[a-z]{2}|\d/.test(folded)) return clear('unknown')
  if (asksForCounsel(folded)) return clear('technique')
  if (
    amountAsked.test(folded) &&
    context.recipe?.ingredients.some(({ name }) => subject !== '' && isOf(name, subject)) === true
  )
    return clear('proportion')
  const scores = scoresOf(folded)
  const [first, second] = scores
  const short = folded.split(' ').length <= 8
  const weak = first === undefined || first.score < 6
  if (weak && listedIngredients(lines).length > 1) return clear('create')
  if (
    short &&
    /^y\b/.test(folded) &&
    weak &&
    context.intent !== null &&
    continued.has(context.intent) &&
    subject !== ''
  )
    return clear(context.intent)
  if (first === undefined || (first.score < 6 && first.intent === 'thanks' && subject !== ''))
    return bare(subject, folded, pantry)
  if (first.score < 7.6 || first.intent === 'search' || first.intent === 'cut') {
    const shelf = onShelf(first.intent, subject, folded)
    if (shelf !== null) return clear(shelf)
  }
  // An exact draw is asked back, but for what is only a politeness before the question.
  if (second !== undefined && second.score === first.score && first.score >= 6) {
    return { intent: first.intent, tie: [first.intent, second.intent] }
  }
  return clear(first.intent)
}

/** Longer than this it is a text or a list, not a question about what went wrong. Characters. */
const longestTrouble = 240
const wantsDish =
  /\b(?:recetas?|crea\w{0,3}|creame|haz\w{0,2}|inventa\w{0,2}|propon\w{0,2}|elabora\w{0,2}|prepara\w{0,2}|escala\w{0,3}|pasal[ao]s?|menu (?:de|para|vegan\w|sin))\b/

/** What went wrong, or a rule of the house: said before anything else, unless a dish is wanted. */
const asksForCounsel = (folded: string): boolean =>
  folded.length <= longestTrouble && !wantsDish.test(folded) && counselFor(folded) !== null

/** A cut is asked for as a dish is: 'qué hago con la falda', 'cómo cocino el secreto'. */
const onShelf = (intent: Intent, subject: string, folded: string): Intent | null => {
  const whole = stemsOf(subject).length
  const cut = cutIndex.leading(subject)
  if ((intent === 'technique' || intent === 'search') && cut !== null && cut.rest === 0 && whole > 0) return 'cut'
  if (intent === 'cut' && cutIndex.find(folded) === null && !/\b(?:piezas?|cortes?|parte|carne)\b/.test(folded))
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

/** A name without a question: what is on a shelf is explained, a dish is asked back, a food is looked for. */
const bare = (subject: string, folded: string, pantry: Pantry): { intent: Intent; tie: Intent[] } => {
  if (subject === '' || stemsOf(subject).length > 6) return clear('unknown')
  if (diets.some(({ asked }) => asked.test(folded))) return clear('substitute')
  const technique = techniqueIndex.leading(subject)
  if (technique !== null && technique.rest === 0) return clear('technique')
  const base = findDish(subject, pantry)
  // 'Crema inglesa para 2 litros'.
  if (base?.kind === 'formula' && weightIn(folded) !== null) return clear('proportion')
  // 'Mousse de chocolate para 40', 'receta croissant': with guests or by that word it is wanted made.
  if (base !== null && (servingsIn(folded) !== null || weightIn(folded) !== null || /\brecetas?\b/.test(folded)))
    return clear('create')
  if (base !== null) return { intent: 'unknown', tie: ['create', 'search', 'cost'] }
  if (pantry.match(subject) !== null) return { intent: 'unknown', tie: ['search', 'cost', 'nutrition'] }
  return clear('unknown')
}
