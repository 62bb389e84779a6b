import type { Category } from '#core/knowledge/categories.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { toGrams } from '#core/units/household.ts'
import { draftName } from './dish.ts'
import { type Page, sectionLines } from './page.ts'

/** A food with its grams in the base batch. */
export type FormulaPart = readonly [food: string, grams: number]

/** A base every kitchen knows by heart, as it is scaled: by grams. */
export type Formula = {
  /** The name of its file: 'crema-pastelera'. */
  readonly id: string
  /** First the one on the label, then what else cooks say; no name belongs to two pages. */
  readonly names: readonly string[]
  readonly category: Category
  /** As a cook says it aloud: 'aceite 3 : ácido 1'. */
  readonly ratio: string
  /** Grams of one batch, in the order of use. */
  readonly parts: readonly FormulaPart[]
  /** Grams that come out of the batch; left out: all that goes in. */
  readonly finished?: number
  /** Portions in the batch. */
  readonly serves: number
  /** The part that a name may change: 'crema de {calabaza}'. */
  readonly slot?: { readonly food: string; readonly roles: readonly Role[] }
  /** Infinitive, one a line; heat comes with time, temperature or a sign. */
  readonly steps: readonly string[]
  /** Temperature, time, margin and what goes wrong, in short sentences. */
  readonly notes: readonly string[]
}

/** A serving of a base that says only how many grams it gives. g. Ours, for sauces and fillings. */
const usualServing = 60

/** The base of a page of `bases/`. What the larder cannot weigh counts as it is written. */
export const formulaOf = (page: Page, pantry: Pantry): Formula => {
  const parts = page.ingredients.map(({ quantity, unit, ...line }): FormulaPart => {
    const food = pantry.match(line.name)?.food
    const inGrams = unit === 'g' ? quantity : food && toGrams(quantity, unit, food.measures)?.grams
    return [draftName(line), inGrams ?? quantity]
  })
  const total = parts.reduce((sum, [, grams]) => sum + grams, 0)
  const { slot } = page
  return {
    id: page.path.slice(page.path.lastIndexOf('/') + 1),
    names: [page.name, ...page.aliases],
    category: page.category ?? 'Salsas y fondos',
    ratio: inSentence(sectionLines(page, 'Proporción').join(' ')),
    parts,
    ...(page.yieldGrams === null ? {} : { finished: page.yieldGrams }),
    serves: page.servings ?? (page.yieldGrams ?? total) / usualServing,
    ...(slot === null ? {} : { slot: { food: capital(slot.food), roles: slot.classes.flatMap(rolesOf) } }),
    steps: page.steps,
    notes: sectionLines(page, 'Puntos'),
  }
}

const capital = (name: string): string => name.charAt(0).toLocaleUpperCase('es') + name.slice(1)

/** 'Leche 1000 · harina 60.' → 'leche 1000 · harina 60': it stands after a colon. */
const inSentence = (text: string): string =>
  (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('es') + text.slice(1) : text).replace(/\.$/, '')

/** What a cook calls the classes of foods that may take another's place. */
const classRoles = {
  ave: 'poultry',
  caldo: 'stock',
  carne: 'meat',
  'carne picada': 'mince',
  cefalópodo: 'cephalopod',
  'conserva de pescado': 'cannedFish',
  crustáceo: 'shellfish',
  curado: 'cured',
  cítrico: 'citrus',
  fruta: 'fruit',
  hoja: 'leaf',
  'huevo cocido': 'boiledEgg',
  legumbre: 'legume',
  molusco: 'mollusc',
  pasta: 'pasta',
  patata: 'potato',
  pescado: 'fish',
  queso: 'cheese',
  'queso fresco': 'softCheese',
  seta: 'mushroom',
  tomate: 'tomato',
  verdura: 'vegetable',
  zumo: 'juice',
} as const satisfies Readonly<Record<string, Role>>

const roleByClass: ReadonlyMap<string, Role> = new Map(Object.entries(classRoles))

const rolesOf = (name: string): Role[] => {
  const role = roleByClass.get(name)
  return role === undefined ? [] : [role]
}

/** Whether `admite` may name this class. */
export const isFoodClass = (name: string): boolean => roleByClass.has(name)
