import { foodsListed } from '#core/assistant/menus/wish.ts'
import { asksBringer } from '#core/assistant/money/priced-product.ts'
import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import { withWord } from '#core/assistant/turns/change.ts'
import type { Context } from '#core/assistant/turns/context.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import { type FoundDish, findDish } from '#core/assistant/turns/find-dish.ts'
import { missingIn } from '#core/assistant/turns/missing.ts'
import { saysOwn } from '#core/assistant/turns/own/says-own.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { garden, pulseRoles, raw, sea } from '#core/method/kinds/role-groups.ts'
import { classify } from '#core/pantry/roles.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** What a what-if is asked of. */
const figures: ReadonlySet<string> = new Set(['nutrition', 'cost', 'allergens'])

/** 'Y si…' after a figure of a dish: the same figure for the dish with that change. */
export const isWhatIf = (text: string, { intent }: Context): boolean =>
  intent !== null && figures.has(intent) && /^\W*y si\b/i.test(text)

const whatIfs: readonly (readonly [RegExp, string])[] = [
  [
    /^\W*y si (?:le |les |lo |la )?(?:quito|quitamos|pongo|ponemos|echo|dejo|uso) (?:s[oó]lo )?la mitad (del? .{3,40})$/i,
    'y si ponle la mitad $1',
  ],
  [/^\W*y si (?:le |les )?(?:pongo|ponemos|echo) el doble (del? .{3,40})$/i, 'y si ponle el doble $1'],
  [/^\W*y si (?:le |les )?(?:quito|quitamos|saco) ((?!la mitad).{3,40})$/i, 'y si quítale $1'],
  [/^\W*y si (?:le |les )?(?:cambio|cambiamos|sustituyo) (.{3,40} por .{3,40})$/i, 'y si cambia $1'],
  [/^\W*y si (?:le |les )?(?:pongo|uso|usamos|ponemos) (.{3,40} en (?:vez|lugar) de.{3,40})$/i, 'y si usa $1'],
]

/** 'Por ración?', 'y cada una', after what a dish costs. */
const ofOne =
  /^\W*(?:y )?(?:(?:a )?cuanto )?(?:(?:me )?(?:sale|es|cuesta) )?(?:a )?(?:por|la|el|cada|en) (?:racion|porcion|pieza|unidad|una|uno|persona|plato|comensal|cabeza|total)$/

/** One thing more that there is, with its amount: a count of guests is none. */
const moreOf =
  /^\W*(?:y|tambien|ademas|pero) (?:solo |nada mas )?(?:con |tengo |tenemos |hay |me quedan? )?(?:solo )?(?:\d[\d.,]*|medi[oa]|una?|dos|tres|cuatro|cinco|seis) ?(?:kg|kilos?|g|gr|gramos|l|litros?|ml)?(?: de)? ?(?!raciones|personas|pax|comensales|porciones|cubiertos|platos|euros|minutos|min|horas|grados|dias|unidades|piezas)[a-z]{4,}(?: [a-z]{2,}){0,3}$/

/** 'Pásamela a 22' orders what 'pásala a 22' does. */
const toMe =
  /(?<!\p{L})(p[aá]sa|esc[aá]la|aj[uú]sta|ad[aá]pta|recalc[uú]la|s[uú]be|b[aá]ja)(?:me|nos)(l[ao]s?)(?!\p{L})/giu

/** A short turn in the words the rules of changes read. */
export const rephrased = (given: string, context: Context, knowledge: Knowledge): string => {
  if (given.length > 100) return given
  const text = given.replace(toMe, '$1$2')
  const bare = text.replace(/[?!.\s]+$/, '').replace(/\b(?:los |unos )?rest(?:os|itos) (?=del? )/i, 'sobras ')
  if (isWhatIf(bare, context)) {
    const found = whatIfs.find(([said]) => said.test(bare))
    if (found !== undefined) return bare.replace(found[0], found[1]).replace(' del ', ' de ')
  }
  // 'Y 6 huevos', of what has just been scaled by one thing: both limit it.
  if (context.intent === 'scale' && moreOf.test(fold(bare)) && /\d/.test(context.scaled))
    return `${context.scaled.replace(/[?!.\s]+$/, '')} y ${fold(bare).replace(/^\W*(?:y|tambien|ademas|pero)? ?(?:solo |nada mas )?(?:con |tengo |tenemos |hay |me quedan? )?(?:solo )?/, '')}`
  if (context.intent === 'cost' && (context.subject || context.dish) !== '' && asksBringer(bare))
    return `quién me trae ${context.subject || context.dish}`
  const ofRest = usedUp(bare, context)
  if (ofRest !== null) return ofRest
  const forGuest = missingToo(bare, context, knowledge)
  if (forGuest !== null) return forGuest
  const degrees = /^\W*y .{3,40} a (?:3[5-9]|[4-9]\d)$/i.test(bare)
  if (degrees && context.recipe === null && context.intent !== 'scale' && context.intent !== 'create')
    return `${bare} grados`
  if (context.intent === 'cost' && ofOne.test(fold(bare))) return 'cuánto cuesta'
  return (
    composing(bare, knowledge) ??
    adapting(bare, context) ??
    otherFood(bare, context, knowledge) ??
    (/\brest(?:os|itos) del? /i.test(text) ? bare : text)
  )
}

/** 'Algo dulce', 'qué hago con ellos', after what is to be used up: of that. */
const usedUp = (text: string, { intent, subject }: Context): string | null => {
  if (intent !== 'search' || subject === '') return null
  const folded = fold(text)
  const [, taste] = /^\W*(?:(?:y|o|dame|dime|mejor) )*algo (?:mas )?(dulce|salado)\b.{0,20}$/.exec(folded) ?? []
  if (taste !== undefined) return `qué puedo hacer con ${subject} que ${taste === 'dulce' ? '' : 'no '}sea dulce`
  return /^\W*(?:y )?que (?:hago|hacemos|puedo hacer|podria hacer|saco)(?: con (?:ell[oa]s?|eso|esto|tod[oa]))?\W*$/.test(
    folded,
  )
    ? `qué puedo hacer con ${subject}`
    : null
}

/** 'Y la leche del glaseado', after what a vegan gets for butter: of that guest too. */
const missingToo = (text: string, { intent, guests }: Context, knowledge: Knowledge): string | null => {
  const [, thing = ''] =
    /^\W*y (?:de |del |en vez de )?(?:el |la |los |las )?(\p{L}+ del? \p{L}[\p{L} ]{2,30})$/iu.exec(text) ?? []
  if (intent !== 'substitute' || guests.length === 0 || thing === '' || dietsIn(text).length > 0) return null
  const said = `qué pongo en vez de ${thing}`
  return missingIn(said, knowledge) === null ? null : `${said}, para ${guests.map(guestOf).join(' y ')}`
}

/** 'Ideas de un postre con albaricoque, tomillo y queso de cabra': a dish of them all is wanted. */
const composing = (text: string, knowledge: Knowledge): string | null => {
  const course =
    /^\W*(?:(?:dame|quiero|busco|necesito|alguna?|una)\b ?)*(?:ideas?|propuestas?|algo) (?:de|para) (?:un |una |alg[uú]n )?((?:postre|plato|entrante|primero|segundo|principal|tapa|aperitivo|pase)(?: al plato| principal)?)(?= con )/i.exec(
      text,
    )?.[1]
  // 'Ando dándole vueltas a un pase frío con caballa, coliflor y naranja': whatever leads to it.
  const wanted =
    course ??
    /(?<!\p{L})(?:un|una|mi|el|la) ((?:postre|plato|entrante|primero|segundo|principal|tapa|aperitivo|pase)(?: al plato| principal| fr[ií]o| caliente)?) (?:\p{L}+ )?con (?!.*(?:cu[aá]nt|c[oó]mo|qu[eé] )).*(?:,| y )/iu.exec(
      text,
    )?.[1]
  if (wanted === undefined) return null
  const foods = foodsListed(fold(text), knowledge)
  return foods.length < 3 ? null : `quiero un ${wanted.replace(/ al plato$/i, '')} con ${listed(foods)}`
}

/** 'Y al salmorejo qué le quito para que le valga': to be adapted for the guest it names, or the one spoken of. */
const adapting = (text: string, { guests, library, recipe, dish }: Context): string | null => {
  const folded = fold(text)
  const asked =
    /\bque (?:le |les |se le |hay que |tengo que |tendria que |habria que |debo |podria |puedo )*(?:quit|cambi|sac|modific|sustitu)\w*(?:le|les)?\b/.exec(
      folded,
    )
  const how =
    /\bcomo (?:adapto|adaptamos|adapto yo|adaptar|puedo adaptar|hago|cambio|haria) (?:la |el |los |las |mis? |nuestr[oa]s? )([a-z]{4,}(?: [a-z]{2,}){0,5}?) (?=para|pa|sin|si|que)\b/.exec(
      folded,
    )
  if (how !== null && dietsIn(text).length > 0 && (saysOwn(text) || /\badapt/.test(how[0])))
    return `adapta mi ${how[1]} a ${dietsIn(text)
      .map(({ name }) => guestOf(name))
      .join(' y ')}`
  if (asked === null || !/\b(?:para|pa|si|que)\b/.test(folded.slice(asked.index + asked[0].length))) return null
  const kept = library === null ? [] : library.kind === 'all' ? library.of : library.kind === 'diet' ? [library] : []
  const named = dietsIn(text).map(({ name }) => name)
  const carried = guests.length > 0 ? guests : kept.flatMap((one) => (one.kind === 'diet' ? [one.diet] : []))
  const wanted = named.length > 0 ? named : carried
  const said =
    /\b(?:al?|del?|en) (?:la |el |los |las |mis? |nuestr[oa]s? )?([a-z]{4,}(?: (?:al?|de|del|con|y|la|el|[a-z]{4,})){0,5}?) (?=que (?:le|les|se|hay|tengo|debo|puedo)\b)/.exec(
      folded,
    )?.[1] ??
    /\b(?:quit|cambi|sac|modific|sustitu)\w*(?:le|les)? (?:al?|de|del) (?:la |el |los |las |mis? )?([a-z]{4,}(?: [a-z]{2,}){0,4}?) (?=para|pa|si|que)\b/.exec(
      folded,
    )?.[1]
  const of = said ?? recipe?.name ?? dish
  return wanted.length === 0 || of === '' ? null : `adapta mi ${fold(of)} a ${wanted.map(guestOf).join(' y ')}`
}

const guestOf = (diet: string): string =>
  diet === 'vegana' ? 'veganos' : diet === 'vegetariana' ? 'vegetarianos' : diet

/** 'Hazla de pera', 'cámbialo a cordero', 'y si lo hago con sepia': the dish spoken of, of another food. */
const ofAnother =
  /^\W*(?:(?:y|ahora|mejor|vale|pero),? )*(?:(?:y )?(?:si )?(?:h[aá]zl[ao]s?|h[aá]zmel[ao]s?|ponl[ao]s?|d[eé]jal[ao]s?|que sean?|l[ao]s? (?:hago|hacemos|quiero)|(?:c[aá]mbi[ae]|pas[ae])l[ao]s? (?:a|por)(?= de )|mejor) (?:de|con) |(?:c[aá]mbi[ae]|pas[ae])l[ao]s? (?:a|por) )(?:el |la |los |las )?([\p{L} ]{3,30})$/iu

/**
 * The dish of that other food, where the book has one by that name; else the food in its name gives way to the one named now, where both are of a
 * kind: lemon weighs nothing of what chocolate does in a mousse.
 */
const otherFood = (text: string, { recipe, dish }: Context, knowledge: Knowledge): string | null => {
  const into = ofAnother.exec(text)?.[1]
  const name = recipe?.name ?? dish
  if (into === undefined || name === '' || dietsIn(text).length > 0) return null
  const food = recipe === null ? afterOf(name) || headOfKind(name, into) : foodGivingWay(recipe, into)
  if (food === '' || fold(into) === fold(food)) return null
  const other = withWord(name, food, into)
  const found = other === null ? null : findDish(other, knowledge)
  const isKnown = found !== null && found.unknown.length + found.extras.length === 0 && !isSameDish(found, name)
  if (other !== null && (isKnown || (recipe !== null && !areOfAKind(food, into, recipe))))
    return `receta de ${other}${recipe === null ? '' : ` para ${recipe.servings}`}`
  return `${/^\W*y si /i.test(text) ? 'y si ' : ''}cambia ${food} por ${into}`
}

/** 'Merluza en salsa verde': its first word, where it is a food of the same kind. */
const headOfKind = (name: string, into: string): string => {
  const [head = ''] = name.split(' ')
  return savoury.test(kindOf(into)) && kindOf(head) === kindOf(into) ? head : ''
}
const savoury = /^(?:meat|sea)$/

const afterOf = (name: string): string => / de ((?:\p{L}+)(?: de \p{L}+)?)/iu.exec(name)?.[1] ?? ''

/** 'Croquetas' is also how the ones of ham are called. */
const isSameDish = (found: FoundDish, name: string): boolean =>
  found.kind === 'dish'
    ? found.dish.names.some((one) => fold(one) === fold(name))
    : found.instead === null && found.formula.names.some((one) => fold(one) === fold(name))

/** The word of a recipe's name that is one of its foods: the one of the kind that is to come, else the only one; blank where none is. */
const foodGivingWay = ({ name, ingredients }: ChatRecipe, into: string): string => {
  const named = name.split(/[^\p{L}]+/u).flatMap((word) => {
    const [stem] = stemsOf(word)
    const line = stem === undefined ? undefined : ingredients.find((one) => stemsOf(one.name).includes(stem))
    return line === undefined ? [] : [{ word, kind: kindOf(line.name) }]
  })
  const kind = kindOf(into)
  // 'Lasaña de carne': the last of its words says what it is of. A steak tartar names none, and has one meat.
  const unnamed = ingredients.filter((line) => kindOf(line.name) === kind)
  return (
    (named.find((one) => one.kind === kind) ?? named.at(-1))?.word ??
    (unnamed.length === 1 ? (unnamed[0]?.name ?? '') : '')
  )
}

const areOfAKind = (food: string, into: string, { ingredients }: ChatRecipe): boolean => {
  const [stem] = stemsOf(food)
  const line = ingredients.find(({ name }) => stem !== undefined && stemsOf(name).includes(stem))
  return line !== undefined && groupOf(kindOf(line.name)) === groupOf(kindOf(into))
}

const kindOf = (food: string): string => {
  const whole = classKinds.find(([word]) => word.test(fold(food)))?.[1]
  if (whole !== undefined) return whole
  const { role } = classify(food)
  return raw.includes(role) ? 'meat' : sea.includes(role) ? 'sea' : role
}

const classKinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:verduras?|hortalizas?)$/, 'vegetable'],
  [/^carnes?$/, 'meat'],
  [/^(?:pescados?|mariscos?)$/, 'sea'],
]

/** What a savoury dish is made of changes place by weight; sweet things only among their own. */
const groupOf = (kind: string): string =>
  ['meat', 'sea', 'cured', ...garden, ...pulseRoles].some((one) => one === kind) ? 'savoury' : kind
