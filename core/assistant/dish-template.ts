import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Category, categoryOf, noCategory } from '#core/knowledge/categories.ts'
import { type Base, gramsOf, otherGrams, savoury, sweet, templates } from '#core/knowledge/dish-templates.ts'
import { flesh, pastaRoles, pulseRoles } from '#core/method/role-groups.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { knownName, readFoodsIn } from './find-dish.ts'

const sweetRoles: readonly Role[] = ['fruit', 'chocolate', 'cocoa', 'sugar', 'honey', 'jam', 'biscuit', 'driedFruit']
/** What makes a dish a main one; beside it a vegetable is a garnish. */
const mains: readonly Role[] = [...flesh, ...pastaRoles, ...pulseRoles, 'rice']
/** Of a second main or a garnish, this share. Ours. */
const besideMain = 0.55

export type Proposal = {
  readonly ingredients: readonly IngredientDraft[]
  readonly category: Category | typeof noCategory
  readonly foods: readonly string[]
  /** What else was named: neither a food of the table nor a kind of dish. */
  readonly unknown: readonly string[]
}

/** A first proposal for a dish we have no base of: the foods its name speaks of, and what its kind asks for; null of neither. */
export const proposeDish = (name: string, servings: number, knowledge: Knowledge): Proposal | null => {
  const key = nameKey(name).slice(0, 200)
  const template = templates.find(({ names }) => names.test(key))
  const said = readFoodsIn(name, knowledge)
  const kind = template?.names.exec(key)?.[0] ?? ''
  const isKind = (word: string): boolean =>
    kind !== '' && (kind.includes(nameKey(word)) || template?.names.test(nameKey(word)) === true)
  // Of pasta and rice the kind is itself a food: tallarines are not espaguetis.
  const isCarrier = (food: string): boolean =>
    starches.includes(classify(food).role) && !/^(?:pasta|arroz|arroces)$/.test(nameKey(food))
  const foods = said.foods.filter((food) => !isKind(food) || isCarrier(food))
  if (foods.length === 0 && template === undefined) return null
  const only = template?.only
  if (only !== undefined && foods.some((food) => !only.includes(classify(food).role))) return null
  const isSweet =
    template?.sweet ?? (foods.length > 0 && foods.every((food) => sweetRoles.includes(classify(food).role)))
  const base = template?.base ?? (isSweet ? sweet : savoury)
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
    category: categoryOf(name) ?? categoryByFoods(foods, isSweet),
    foods,
    unknown: said.unknown.filter((word) => !isKind(word)),
  }
}

const smallPlates =
  /\b(?:tartar|carpaccio|tiradito|ceviche|aguachile|tacos?|bocadillos?|bocatas?|sandwich|montaditos?|quesadillas?)\b/
const starches: readonly Role[] = ['pasta', 'rice', 'freshPasta', 'grain']
/** Of the pasta or rice of a plate, what a soup takes. Ours. */
const inSoup = 0.35
/** Of the meat or fish of a plate, what a tartar, a taco or a sandwich takes. Ours. */
const inSmall = 0.6

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
    const grams = (own[role] ?? gramsOf[role] ?? otherGrams) * share
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
