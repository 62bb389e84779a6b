import type { Gender } from '#core/spanish/agreement.ts'
import type { FoodCategory } from './food.ts'
import words from './roles.json' with { type: 'json' }

/** What an ingredient does in a dish. The words that tell it stand in roles.json; some roles only a use gives ('fryOil'). */
export const roleNames = [
  'fish',
  'shellfish',
  'mollusc',
  'cephalopod',
  'poultry',
  'meat',
  'mince',
  'offal',
  'bone',
  'cured',
  'cannedFish',
  'egg',
  'yolk',
  'white',
  'boiledEgg',
  'rice',
  'pasta',
  'freshPasta',
  'grain',
  'legume',
  'cookedLegume',
  'potato',
  'vegetable',
  'leaf',
  'mushroom',
  'tomato',
  'aromatic',
  'garlic',
  'flour',
  'starch',
  'dough',
  'puff',
  'bread',
  'crumbs',
  'biscuit',
  'milk',
  'cream',
  'yogurt',
  'softCheese',
  'cheese',
  'coconut',
  'butter',
  'oil',
  'fryOil',
  'mouldFat',
  'stock',
  'water',
  'ice',
  'wine',
  'spirit',
  'soda',
  'juice',
  'coffee',
  'sugar',
  'honey',
  'icingSugar',
  'caramel',
  'chocolate',
  'cocoa',
  'fruit',
  'citrus',
  'driedFruit',
  'zest',
  'nut',
  'jam',
  'yeast',
  'raising',
  'gelatine',
  'agar',
  'pectin',
  'stabiliser',
  'acid',
  'condiment',
  'pickle',
  'sauce',
  'aroma',
  'saffron',
  'paprika',
  'spice',
  'pepper',
  'salt',
  'herb',
  'other',
] as const

export type Role = (typeof roleNames)[number]

/** Names of one role and gender: singular, without accents, `;` between them. The gender is that of the first word. */
export type RoleWords = readonly [role: Role, gender: Gender, names: string]

const isRole = (word: string): word is Role => roleNames.some((role) => role === word)

/** Throws an Error on a role or a gender that is none, and on a word that stands in two places: roles.json comes with the product. */
const readRoles = (table: Readonly<Record<string, Readonly<Record<string, string>>>>): readonly RoleWords[] => {
  const seen = new Set<string>()
  return Object.entries(table).flatMap(([role, genders]) =>
    Object.entries(genders).map(([gender, names]): RoleWords => {
      if (!isRole(role)) throw new Error(`roles.json: ${role} is no role`)
      if (gender !== 'm' && gender !== 'f') throw new Error(`roles.json: ${role}: ${gender} is no gender`)
      for (const name of names.split('; ')) {
        if (seen.has(name)) throw new Error(`roles.json: '${name}' stands twice`)
        seen.add(name)
      }
      return [role, gender, names]
    }),
  )
}

/** The earliest words of a name decide and the longest entry wins: 'caldo de pollo' is a stock, 'leche de coco' no milk. Oficio. */
export const vocabulary = readRoles(words.roles)

/** Words that only say how something comes: the role is in what follows, the article is theirs. Alone, they mean this. */
export const containers = readRoles(words.containers)

const classes: ReadonlyMap<string, Role> = new Map(
  Object.entries(words.classes).map(([category, role]) => {
    if (!isRole(role)) throw new Error(`roles.json: ${category}: ${role} is no role`)
    return [category, role]
  }),
)

const ofFoods: ReadonlyMap<string, Role> = new Map(
  Object.entries(words.foods).map(([id, role]) => {
    if (!isRole(role)) throw new Error(`roles.json: ${id}: ${role} is no role`)
    return [id, role]
  }),
)

/** By the id of the food: what it does where the words of its name say something else: 'cola' is no tail. Oficio. */
export const roleById = (id: string): Role | undefined => ofFoods.get(id)

/** What foods of a class do whose own name says nothing: 'Mirabel' is a fruit. Undefined where a class does several things. */
export const roleOfClass = (category: FoodCategory): Role | undefined => classes.get(category)
