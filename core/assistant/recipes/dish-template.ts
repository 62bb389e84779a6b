import { knownName, readFoodsIn } from '#core/assistant/turns/find-dish.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Category, categoryOf, noCategory } from '#core/knowledge/categories.ts'
import {
  type Base,
  gramsOf,
  meatJuice,
  otherGrams,
  plateBases,
  savoury,
  sweet,
  templates,
} from '#core/knowledge/dish-templates.ts'
import { flesh, pastaRoles, pulseRoles } from '#core/method/kinds/role-groups.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { type WantedPlate, wantedPlate } from './plate-name.ts'

const sweetRoles: readonly Role[] = ['fruit', 'chocolate', 'cocoa', 'sugar', 'honey', 'jam', 'biscuit', 'driedFruit']
/** What makes a dish a main one; beside it a vegetable is a garnish. */
const mains: readonly Role[] = [...flesh, ...pastaRoles, ...pulseRoles, 'rice']
/** Of a second main or a garnish, this share. Ours. */
const besideMain = 0.55

export type Proposal = {
  /** What it is called: the name asked for, without the course it was asked as. */
  readonly name: string
  readonly ingredients: readonly IngredientDraft[]
  readonly category: Category | typeof noCategory
  readonly foods: readonly string[]
  /** The plate its products make where no kind of dish was named; null of a kind. */
  readonly plate: keyof typeof plateBases | null
  /** What else was named: neither a food of the table nor a kind of dish. */
  readonly unknown: readonly string[]
}

/** A first proposal for a dish we have no base of: the foods its name speaks of, and what its kind asks for; null of neither. */
export const proposeDish = (asked: string, servings: number, knowledge: Knowledge): Proposal | null => {
  const said = asked.replace(ofHouse, '')
  const wanted = wantedPlate(said)
  const name = wanted?.products ?? said
  const key = nameKey(name).slice(0, 200)
  const template = templates.find(({ names }) => names.test(key))
  const read = readFoodsIn(name, knowledge)
  const kind = template?.names.exec(key)?.[0] ?? ''
  const isKind = (word: string): boolean =>
    kind !== '' && (kind.includes(nameKey(word)) || template?.names.test(nameKey(word)) === true)
  // Of pasta and rice the kind is itself a food: tallarines are not espaguetis.
  const isCarrier = (food: string): boolean =>
    starches.includes(classify(food).role) && !/^(?:pasta|arroz|arroces)$/.test(nameKey(food))
  // 'Paté de berenjena' is sold made: where it is the dish itself, it is made of what stands behind.
  const within = (food: string): readonly string[] => {
    const [, opener = '', of = ''] = /^(.+?) del? (.+)$/i.exec(food) ?? []
    return kind !== '' && of !== '' && isKind(opener) ? readFoodsIn(of, knowledge).foods : [food]
  }
  const foods = read.foods.flatMap(within).filter((food) => !isKind(food) || isCarrier(food))
  if (foods.length === 0 && template === undefined) return null
  const only = template?.only
  if (only !== undefined && foods.some((food) => !only.includes(classify(food).role))) return null
  if (template?.not?.test(key) === true) return null
  const isSweet =
    template?.sweet ?? (foods.length > 0 && foods.every((food) => sweetRoles.includes(classify(food).role)))
  const plate = template === undefined && foods.length > 1 ? plateOf(foods, wanted, isSweet) : null
  const base = template?.base ?? (plate === null ? (isSweet ? sweet : savoury) : plateBase(plate, foods))
  const named = namedFoods(
    foods,
    template?.grams ?? {},
    isSweet,
    /\b(?:sopa|caldo|consome|ramen)\b/.test(key),
    smallPlates.test(key),
    knowledge,
  )
  const words = foods.map((food) => stemsOf(food))
  const added = base.filter(([food]) => !words.some((some) => some.some((word) => stemsOf(food)[0] === word)))
  const parts = [...named, ...added.filter(([food]) => !isCovered(food, foods))]
  return {
    ingredients: parts.map(([food, grams]) => ({ name: food, quantity: rounded(grams * servings), unit: 'g' })),
    name: wanted?.name ?? said,
    category: courseOf[wanted?.course ?? ''] ?? usualCategory(name, isSweet) ?? categoryByFoods(foods, isSweet),
    foods,
    plate,
    unknown: read.unknown.filter((word) => !isKind(word)),
  }
}

/** 'Un cóctel de la casa con vermut': whose it is says nothing of what it is made of. */
const ofHouse = / (?:de la casa|de autor|de firma|propio)(?= (?:con|de) )/i

/** A mousse is a sweet, but not one of peppers. */
const usualCategory = (name: string, isSweet: boolean): Category | null => {
  const usual = categoryOf(name)
  return usual === 'Postres' && !isSweet ? null : usual
}

const courseOf: Readonly<Record<string, Category>> = {
  entrante: 'Entrantes',
  tapa: 'Aperitivos',
  pincho: 'Aperitivos',
  aperitivo: 'Aperitivos',
  canape: 'Aperitivos',
  bocado: 'Aperitivos',
  snack: 'Aperitivos',
  postre: 'Postres',
  dulce: 'Postres',
}

/** Raw and cured things alone are eaten cold, and so is what was asked for cold. */
const plateOf = (foods: readonly string[], wanted: WantedPlate | null, isSweet: boolean): keyof typeof plateBases => {
  const roles = foods.map((food) => classify(food).role)
  if (
    isSweet ||
    ((wanted?.course === 'postre' || wanted?.course === 'dulce') && !roles.some((role) => flesh.includes(role)))
  )
    return 'sweet'
  return wanted?.isCold === true || roles.every((role) => eatenCold.includes(role)) ? 'cold' : 'hot'
}
const eatenCold: readonly Role[] = [
  'cured',
  'cannedFish',
  'cheese',
  'softCheese',
  'fruit',
  'citrus',
  'leaf',
  'tomato',
  'nut',
  'driedFruit',
  'pickle',
  'herb',
  'yogurt',
  'bread',
]

/** What is poured over meat, where there is any. */
const plateBase = (plate: keyof typeof plateBases, foods: readonly string[]): readonly Base[] => {
  const roles = foods.map((food) => classify(food).role)
  const hasMeat = plate === 'hot' && roles.some((role) => role === 'meat' || role === 'poultry')
  return [...plateBases[plate], ...(hasMeat ? meatJuice : [])]
}

const smallPlates =
  /\b(?:tartar|carpaccio|tiradito|ceviche|aguachile|tacos?|bocadillos?|bocatas?|sandwich|montaditos?|quesadillas?)\b/
const starches: readonly Role[] = ['pasta', 'rice', 'freshPasta', 'grain']
/** Of the pasta or rice of a plate, what a soup takes. Ours. */
const inSoup = 0.35
/** Of the meat or fish of a plate, what a tartar, a taco or a sandwich takes. Ours. */
const inSmall = 0.6

/** Of foie, g a serving: a scallop. */
const foieGrams = 60

const namedFoods = (
  foods: readonly string[],
  own: Partial<Record<Role, number>>,
  isSweet: boolean,
  isSoup: boolean,
  isSmall: boolean,
  knowledge: Knowledge,
): Base[] => {
  const main = isSweet ? undefined : foods.find((food) => mains.includes(classify(food).role))
  return foods.map((food) => {
    const role = classify(food).role
    const share = isSoup && starches.includes(role) ? inSoup : isSmall && mains.includes(role) ? inSmall : 1
    const usual = /^foie\b/.test(nameKey(food)) ? foieGrams : (own[role] ?? gramsOf[role] ?? otherGrams)
    const grams = usual * share
    const beside = main !== undefined && food !== main && grams >= otherGrams
    return [knownName(food, knowledge), beside ? grams * besideMain : grams]
  })
}

/** A carrier of the kind gives way to one that was named: macarrones instead of espaguetis. */
const isCovered = (food: string, named: readonly string[]): boolean => {
  const { role } = classify(food)
  return (
    ['pasta', 'rice', 'oil', 'stock', 'wine', 'leaf', 'cheese', 'dough', 'salt'].includes(role) &&
    named.some((one) => classify(one).role === role)
  )
}

const byRole: readonly (readonly [Role, Category])[] = [
  ['rice', 'Arroces'],
  ['pasta', 'Pastas'],
  ['freshPasta', 'Pastas'],
  ['legume', 'Legumbres'],
  ['cookedLegume', 'Legumbres'],
  ['poultry', 'Aves'],
  ['meat', 'Carnes'],
  ['mince', 'Carnes'],
  ['offal', 'Carnes'],
  ['fish', 'Pescados'],
  ['shellfish', 'Mariscos'],
  ['mollusc', 'Mariscos'],
  ['cephalopod', 'Mariscos'],
  ['egg', 'Huevos'],
  ['leaf', 'Ensaladas'],
  ['vegetable', 'Verduras'],
  ['mushroom', 'Verduras'],
  ['potato', 'Guarniciones'],
]

const categoryByFoods = (foods: readonly string[], isSweet: boolean): Category | typeof noCategory => {
  if (isSweet) return 'Postres'
  const roles = foods.map((food) => classify(food).role)
  return byRole.find(([role]) => roles.includes(role))?.[1] ?? noCategory
}

/** To 5 g above 100, to the gram above 10, to the tenth below: what a cook would write. */
const rounded = (grams: number): number => {
  if (grams >= 100) return Math.round(grams / 5) * 5
  return grams >= 10 ? Math.round(grams) : Math.max(0.1, Math.round(grams * 10) / 10)
}

/** What an ice cream usually takes, and is balanced for as any sweet is. */
const usualInIceCream: ReadonlySet<Role> = new Set<Role>([
  ...sweetRoles,
  ...(['citrus', 'juice', 'nut', 'cheese', 'softCheese', 'yogurt', 'milk', 'cream', 'coconut', 'coffee'] as const),
  ...([
    'spirit',
    'wine',
    'zest',
    'aroma',
    'saffron',
    'spice',
    'pepper',
    'salt',
    'herb',
    'acid',
    'oil',
    'butter',
  ] as const),
])
/** Grams a serving of anything else: about 1 % of a mix of 90 g, to be tasted. Ours. */
const strangeInIceCream = 0.9

/** Whether a food is none that ice creams are balanced for: it gets a pinch, and that is said. */
export const isStrangeInIceCream = (role: Role, category: string): boolean =>
  category === 'Helados' && !usualInIceCream.has(role)

/** Grams of a food added to a base, by what it does there and the kind of dish it goes into. */
export const extraGrams = (role: Role, servings: number, category: string): number => {
  if (isStrangeInIceCream(role, category)) return rounded(strangeInIceCream * servings)
  const grams = gramsOf[role] ?? otherGrams
  return rounded(grams * servings * (category === 'Postres' || category === 'Helados' ? 0.3 : besideMain))
}
