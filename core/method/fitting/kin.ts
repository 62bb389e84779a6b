import { pastaRoles, pulseRoles, sea } from '#core/method/kinds/role-groups.ts'
import type { Role } from '#core/pantry/role-words.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'

/**
 * Roles whose foods do the same work in a dish, so that one may stand where another is written. Pulses, vegetables,
 * flours, yeasts and spices are not among them: another one changes time, dose or taste.
 */
const kinRoles: ReadonlySet<Role> = new Set<Role>([
  ...sea,
  ...pastaRoles,
  'poultry',
  'meat',
  'mince',
  'cured',
  'rice',
  'oil',
  'fryOil',
  'wine',
  'spirit',
  'stock',
  'milk',
  'cream',
  'cheese',
  'softCheese',
  'starch',
  'acid',
  'egg',
  'yolk',
  'bread',
  'biscuit',
  'chocolate',
  'sugar',
  'potato',
  'gelatine',
  'honey',
  'paprika',
  'mushroom',
  'tomato',
  'cookedLegume',
])

/** Foods of different roles, or of one that is not kin as a whole, that stand in for each other. Trade practice. */
const kinNames: readonly ReadonlySet<string>[] = [
  'panceta tocino bacon beicon papada guanciale',
  'cebolla cebolleta chalota echalota puerro',
  'guindilla cayena chile gochugaru aji',
  'mascarpone queso requeson ricotta',
  'lima limon',
  'curry garam',
  'estabilizante neutro',
  'tortilla tortita',
  'mantequilla margarina',
  'repollo berza col kale',
  'angula gula',
  'espinaca acelga',
  'manteca grasa sebo unto',
  'alcaravea comino',
  'piparra guindilla',
  'tomillo romero',
  'nabo rabano daikon',
  'alubia judia frijol poroto habichuela fabe faba caparron judion',
  'choclo elote maiz mazorca',
  'soda gaseosa sifon tonica refresco',
  'fruto frambuesa fresa freson arandano mora grosella cereza guinda',
].map((names) => new Set(names.split(' ').map(stem)))

type Kin = {
  readonly it: Pick<IngredientDraft, 'name'>
  readonly head: string
  readonly role: Role
  readonly known: boolean
}

export const areKinNames = (one: string, other: string): boolean =>
  kinNames.some((names) => names.has(one) && names.has(other))

/** Whether one food may take the place of another. An oil that perfumes is no oil to cook in. */
export const isKin = (own: Kin, line: Kin): boolean => {
  if (areApart(own, line)) return false
  if (areKinNames(own.head, line.head))
    return own.role === line.role || !['softCheese', ...pulseRoles].includes(own.role)
  if (own.role === 'gelatine' && line.role === 'agar') return true
  return own.known && line.known && own.role === line.role && kinRoles.has(own.role)
}

const perfumed = /^aceite de (trufa|sesamo|ajo|guindilla|albahaca|hierbas|humo|argan|avellana|nuez|calabaza)/
/** An acid by itself: a gram of it sours like 20 g of lemon juice, so neither takes the other's dose. */
const pureAcid = /^acido /
/** A bun is filled, and is no bread to soak or to crumble. */
const bun =
  /^(?:pan(?:es)? (?:de (?:hamburguesa|perrito)|brioche|bao|pita|ingles)|panecillos?|molletes?|bollos?|muffins? ingles(?:es)?)\b/
/** What is sweetened or ground with nuts tempers and sets as no chocolate does. */
const paste = /^(?:praline|turron|mazapan|gianduja|crema de|pasta (?:pura )?de)\b/
/** A sausage that comes raw is cooked, where a ham is only laid upon. */
const rawSausage =
  /^(?:chistorras?|butifarras?|salchichas?|longanizas?|morcillas?|chorizos? (?:fresc|crioll|parriller)[oa]s?)\b/
/** Where one is of the kind and the other is not, they do not change places. */
const apart: readonly RegExp[] = [perfumed, pureAcid, bun, paste]

/** A cut, which a whole animal is not: another time, another way. */
const cut =
  /\b(?:magret|pechugas?|muslos?|contramuslos?|alas?|alitas?|solomillos?|lomos?|paletillas?|piernas?|chuletas?|chuletones?|entrecots?|carrilleras?|costillas?|filetes?|jarretes?|rabos?|presas?|secretos?|higados?)\b/
const whole =
  /^(?:(?:pato|pavo|pularda|capon|cochinillo|liebre|oca|pintada|picanton|codorniz|perdiz|pichon)(?: (?:entero|limpio|de corral))?|(?:pollo|conejo|cordero|cabrito)(?: lechal)? entero)$/

/** Whether a page's food and a cook's are of classes that never stand in for each other. */
export const areApart = (own: Pick<Kin, 'it'>, line: Pick<Kin, 'it'>): boolean => {
  const [one, other] = [nameKey(own.it.name), nameKey(line.it.name)]
  const isLaidRaw =
    /^(?:jamon|cecina|lomo embuchado|salchichon|anchoa|salmon ahumado)/.test(one) && rawSausage.test(other)
  return (
    isLaidRaw || apart.some((words) => words.test(one) !== words.test(other)) || (cut.test(one) && whole.test(other))
  )
}

/**
 * Whether a food that the recipe's name calls for may stand where a page has another: vegetable for vegetable, fruit for
 * fruit, and of animals only what asks for no more heat than the page gives (AESAN 2021: bird 74 °C, meat 70, fish 68).
 */
export const mayReplace = (own: Role, line: Role, raw: boolean): boolean => {
  // Where nothing is cooked, what swims is frozen first and what walks is not: they do not change places.
  if (raw && sea.includes(own) !== sea.includes(line)) return false
  if (animals.includes(own) && animals.includes(line)) return animals.indexOf(own) <= animals.indexOf(line)
  return gardens.some((some) => some.includes(own) && some.includes(line))
}

/** Words for all foods of some roles: 'puré de pescado' calls for hake. */
const classWords: readonly (readonly [word: string, roles: readonly Role[]])[] = [
  ['pescado', ['fish']],
  ['marisco', ['shellfish', 'mollusc', 'cephalopod']],
  ['carne', ['meat', 'mince']],
  ['ave', ['poultry']],
  ['fruta', ['fruit']],
  ['seta', ['mushroom']],
]

/** Whether a name calls for a food: by a word of the food's own, or by the class it is of. */
export const isCalledFor = (words: readonly string[], role: Role, asked: ReadonlySet<string>): boolean =>
  words.some((word) => asked.has(word)) ||
  classWords.some(([word, roles]) => asked.has(stem(word)) && roles.includes(role))

const animals: readonly Role[] = ['poultry', 'mince', 'meat', 'fish', 'shellfish', 'cephalopod']
const gardens: readonly (readonly Role[])[] = [['vegetable', 'leaf', 'mushroom'], ['fruit', 'citrus'], ['herb']]
