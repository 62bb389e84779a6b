import { pastaRoles, sea } from '#core/method/role-groups.ts'
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
  'cookedLegume',
])

/** Foods of different roles, or of one that is not kin as a whole, that stand in for each other. Trade practice. */
const kinNames: readonly ReadonlySet<string>[] = [
  'panceta tocino bacon beicon papada guanciale',
  'cebolla cebolleta chalota echalota',
  'guindilla cayena chile gochugaru aji',
  'mascarpone queso requeson ricotta',
  'lima limon',
  'mantequilla margarina',
  'espinaca acelga',
].map((names) => new Set(names.split(' ').map(stem)))

type Kin = {
  readonly it: Pick<IngredientDraft, 'name'>
  readonly head: string
  readonly role: Role
  readonly known: boolean
}

/** Whether one food may take the place of another. An oil that perfumes is no oil to cook in. */
export const isKin = (own: Kin, line: Kin): boolean => {
  if (perfumed.test(nameKey(own.it.name)) !== perfumed.test(nameKey(line.it.name))) return false
  if (kinNames.some((names) => names.has(own.head) && names.has(line.head)))
    return own.role === line.role || own.role !== 'softCheese'
  if (own.role === 'gelatine' && line.role === 'agar') return true
  return own.known && line.known && own.role === line.role && kinRoles.has(own.role)
}

const perfumed = /^aceite de (trufa|sesamo|ajo|guindilla|albahaca|hierbas|humo|argan|avellana|nuez|calabaza)/

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

const animals: readonly Role[] = ['poultry', 'mince', 'meat', 'fish', 'shellfish', 'cephalopod']
const gardens: readonly (readonly Role[])[] = [
  ['vegetable', 'leaf', 'mushroom'],
  ['fruit', 'citrus'],
]
