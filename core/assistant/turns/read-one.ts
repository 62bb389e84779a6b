import { moneyDish } from '#core/assistant/money/money-dish.ts'
import { priceRiseIn } from '#core/assistant/money/price-rise.ts'
import { shelvesOf } from '#core/assistant/pages/shelves.ts'
import { dietsIn, isDietTurn } from '#core/assistant/recipes/keeps-diet.ts'
import { isWhatIf } from '#core/assistant/words/rephrase.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { pageIndexOf } from '#core/look-up/page-index.ts'
import { resolve } from '#core/look-up/resolve.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { termsOf } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { type Change, changeIn, isOf } from './change.ts'
import { type Context, isSpokenOf } from './context.ts'
import type { ChatRecipe } from './conversation.ts'
import { asksCostMove } from './cost-move.ts'
import { findDish } from './find-dish.ts'
import { clear, holdsAllergen, intentOf, nutrientAlone } from './intent-of.ts'
import { ownNamedIn } from './own/names.ts'
import { saysOwn } from './own/says-own.ts'
import type { Intent, Question } from './question.ts'
import { factorIn, servingsIn } from './servings.ts'
import { subjectOf } from './subject.ts'
import { weightIn } from './weight-in.ts'
import { asksOfOther } from './whole/turn-kinds.ts'

/** A turn read with its context; `dish` is what is spoken of after it. */
export type Read = Omit<
  Question,
  | 'needs'
  | 'text'
  | 'lines'
  | 'computed'
  | 'unplaced'
  | 'pricing'
  | 'product'
  | 'fact'
  | 'library'
  | 'plan'
  | 'menuDishes'
> & {
  readonly dish: string
}

/** Intents about a whole dish, which may be the one spoken of before. */
const aboutDish: ReadonlySet<Intent> = new Set<Intent>(['create', 'scale', 'cost', 'nutrition', 'allergens', 'show'])

/** Reads one turn with what was said before it: its intent, subject, servings and the dish it is about. `isMoney`: what the dish costs is asked, whatever its words. */
export const readOne = (text: string, lines: string, context: Context, knowledge: Knowledge, isMoney = false): Read => {
  const guests = dietsIn(text).map(({ name }) => name)
  const spoken = context.recipe !== null || context.dish !== ''
  const own0 = changeOfOwn(text, knowledge)
  const change =
    own0 !== null
      ? own0.change
      : spoken && guests.length === 0 && !asksOfOther(text) && !goesOnWithFault(text, context, knowledge)
        ? changeIn(text)
        : null
  const servings = servingsIn(text)
  // 'Si el aceite sube un 20 %' is asked of the dish spoken of.
  const { name: said, grams } = subjectOf(priceRiseIn(text) === null ? text : '')
  const first = /^tod[oa]s?(?: junt[oa]s?| enter[oa])?$/i.test(said) ? '' : said
  // 'Cada ración de brownie': what is counted is no part of the name.
  const named = (asksCost.test(fold(text.slice(0, 200))) ? moneyDish(text) : '') || first
  const isOfSpoken = spoken && ofSpoken.test(fold(text.slice(0, 120)))
  const isMove = spoken && asksCostMove(text)
  const short = fold(text.slice(0, 60))
  // 'Y sal', 'lleva gluten?' name nothing: they are asked of the dish before.
  const isNutrient =
    (context.intent === 'nutrition' && nutrientAlone.test(short)) || (spoken && holdsAllergen.test(short))
  const name =
    change === null && !isNutrient && !isOfSpoken && !isMove && (servings !== null || !isDietTurn(text)) ? named : ''
  const looked = resolve(text, knowledge, context.topic)
  const weighed = change === null && servings === null ? weighedOwn(text, context, knowledge) : ''
  const { intent, tie } =
    isMove || isMoney
      ? clear('cost')
      : weighed !== ''
        ? clear('scale')
        : own0 !== null
          ? clear('create')
          : change === null
            ? forGuests(intentOf(text, lines, name, context, looked, knowledge), servings, text)
            : clear(isFigureAnew(text, change, context) ? (context.intent ?? 'create') : 'create')
  const factor = intent === 'scale' ? factorIn(text) : null
  const ofOwn = own0?.dish ?? weighed
  const target = ofOwn === '' ? targetOf(intent, text, name, context, knowledge) : { recipe: null, dish: ofOwn }
  const own =
    name === '' && !(intent === 'create' && target.recipe !== null)
      ? carriedSubject(intent, context, guests.length > 0, /^\W*guard/i.test(text))
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
    guests:
      guests.length > 0
        ? withBefores(guests, text, target, context)
        : keepsGuests(intent, change, name)
          ? context.guests
          : [],
    factor,
    grams,
    change,
    looked,
    ...target,
  }
}

/** 'Mis canelones para un bautizo de 45': her own, for so many. */
const forGuests = (
  read: ReturnType<typeof intentOf>,
  servings: number | null,
  text: string,
): ReturnType<typeof intentOf> => (read.intent === 'show' && servings !== null && saysOwn(text) ? clear('scale') : read)

/** 'Y si le quito la nata', 'y con la mitad de azúcar', after what a dish costs or holds: that figure once more. */
const isFigureAnew = (text: string, change: Change, context: Context): boolean =>
  isWhatIf(text, context) ||
  (change.kind === 'times' &&
    (context.intent === 'nutrition' || context.intent === 'cost') &&
    !ordersChange.test(fold(text)))

const asksCost =
  /\b(?:cuanto|que|cuanto es) (?:me |nos |te )?(?:esta costando|cuest|costar|sale|saldria|vale)|\b(?:escandall\w*|coste|costo)\b/

/** 'Quítale la nata a mi crema', 'en mi crema cambia la nata por leche de coco': the change, and the own recipe it is of. */
const changeOfOwn = (text: string, knowledge: Knowledge): { readonly change: Change; readonly dish: string } | null => {
  const said = text.slice(0, 160).replace(/[?!.\s]+$/, '')
  const left =
    dietsIn(said).length > 0
      ? undefined
      : /^\W*(?:y )?(?:mis?|nuestr[oa]s?) .{3,60} sin ([a-z][a-z ]{2,40})$/.exec(fold(said))?.[1]
  const bare = left === undefined ? '' : ownNamedIn(said, knowledge)
  if (left !== undefined && bare !== '')
    return { change: { kind: 'drop', foods: left.split(/ (?:y|ni) /) }, dish: bare }
  if (!ordersChange.test(fold(said)) || dietsIn(said).length > 0) return null
  const dish = ownNamedIn(said, knowledge)
  if (dish === '') return null
  const rest = withoutOwn(said, dish)
  const change = rest === null ? null : changeIn(rest)
  return change === null ? null : { change, dish }
}

const articles = /^(?:el|la|los|las|por)$/
/** 'En mi crema', 'a la crema de calabaza': where the dish is said, taken away; null where no preposition brings it. */
const withoutOwn = (said: string, dish: string): string | null => {
  const stems = new Set(stemsOf(dish))
  const folded = fold(said)
  for (const lead of folded.matchAll(
    /(?:^|\b)(?:al?|en|del?|para) (?:(?:la|el|las|los|mis?|nuestr[oa]s?) )?(?=[a-z]{3})/g,
  )) {
    let end = lead.index + lead[0].length
    let isOf = false
    for (const word of folded.slice(end).matchAll(/([a-z]+)(?: |$)/gy)) {
      const [stem] = stemsOf(word[1] ?? '')
      if ((stem !== undefined && !stems.has(stem)) || (isOf && articles.test(word[1] ?? ''))) break
      isOf ||= stem !== undefined
      if (stem !== undefined || isOf) end = lead.index + lead[0].length + word.index + (word[1]?.length ?? 0)
    }
    if (isOf) return `${said.slice(0, lead.index)} ${said.slice(end)}`.replace(/\s+/g, ' ').trim()
  }
  return null
}
const ordersChange =
  /\b(?:quit|cambi|sustitu|reemplaz|anad|agreg|ech|pon|met|saca)[a-z]*l[aeo]s?\b|\b(?:quita|cambia|sustituye|reemplaza|anade|agrega|echa|pon|mete|incorpora)\b/
/** What asks for the recipe with other amounts. */
const orders =
  /\b(?:pas|escal|adapt|ajust|recalcul|llev|convi[ae]rt|reduc|cuadr)[a-z]*\b|\b(?:haz|hazme|dame|prepara|preparame|ponme|como queda)\b|\b(?:a|con|para|de) eso\b|\bpara gastar/

/** 'Pasa mi tarta a 2 kg de queso', 'me quedan 2,3 kg de merluza, ajusta mi merluza a eso': the own recipe that is to use it up; blank of anything else. */
const weighedOwn = (text: string, { recipe, isOwn, dish }: Context, knowledge: Knowledge): string => {
  const folded = fold(text.slice(0, 240))
  if (!orders.test(folded) || /\bcuant[oa]s?\b|\breceta de\b/.test(folded) || !hasAmount.test(folded)) return ''
  const named = ownNamedIn(text, knowledge)
  const spoken = recipe === null && isOwn ? dish : ''
  return named === '' ? (/\b[a-z]{3,}l[ao]s?\b|\beso\b/.test(folded) ? spoken : '') : named
}
const hasAmount =
  /(?:\d|\bmedi[oa]|\bun|\bdos|\btres|\bcuatro|\bseis|\bdocena) ?(?:kg|kilos?|g|gr|gramos|l|litros?|ml)\b|\d+ (?!raciones|personas|pax|comensales|porciones|cubiertos|platos|euros|min|horas|grados|dias)[a-z]{4,}/

/** 'Revísala', 'y si sólo me quedan 250 g de chocolate': said of the dish spoken of, whatever else it names. */
const ofSpoken =
  /\b(?:revis|adapt|ajust|modific|arregl|reform)al[ao]s?\b|^\W*y si (?:solo |nada mas )?(?:me |nos )?(?:quedan?|tengo|tenemos|hay) (?:solo )?\d/

/** 'Y 2 kg de nata', of what is to be used up: one thing more. */
const withBefore = (own: string, text: string, { intent, subject }: Context): string =>
  intent === 'search' &&
  subject !== '' &&
  own !== subject &&
  /^\W*(?:y|tambi[eé]n|m[aá]s|adem[aá]s) (?:\d|un |una |uno |dos |tres |cuatro |medi[oa] |(?:litro|kilo|cuarto)s? )/i.test(
    text,
  )
    ? `${subject} y ${own}`.slice(0, 120)
    : own

/** 'Y sin gluten', of the dish that was to be vegan: both. */
const withBefores = (
  guests: readonly string[],
  text: string,
  { recipe, dish }: { readonly recipe: ChatRecipe | null; readonly dish: string },
  context: Context,
): readonly string[] => {
  const isSame = recipe === null ? dish !== '' && dish === context.dish : recipe === context.recipe
  return isSame && /^\W*(?:y|ni|también|tambien|además|ademas|encima|ah|tampoco) /iu.test(text)
    ? [...new Set([...context.guests, ...guests])]
    : guests
}

/** 'Y con agujeros arriba y abajo apelmazado', after what went wrong with the bread: nothing is put into it. */
const goesOnWithFault = (text: string, { topic, dish }: Context, { cookbook }: Knowledge): boolean =>
  (topic?.heading === 'Fallos' || saysTrouble(fold(dish.slice(0, 120)), cookbook.kitchenWords)) &&
  termsOf(text.slice(0, 160)).some((term) => pageIndexOf(cookbook).faults.has(term))

/** What is made of the same dish is made for the same guests. */
const keepsGuests = (intent: Intent, change: Change | null, name: string): boolean =>
  change !== null ||
  ((intent === 'create' || intent === 'scale' || intent === 'show' || intent === 'cost' || intent === 'nutrition') &&
    name === '')

/** 'y cuánto aguanta?' after the mayonnaise is about the mayonnaise. */
const carriedSubject = (intent: Intent, context: Context, forGuest: boolean, isSaving: boolean): string => {
  // 'Tengo carrilleras para 25' and then 'crea la receta'.
  if (intent === 'create' && context.recipe === null && context.dish === '') return isSaving ? '' : context.subject
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
