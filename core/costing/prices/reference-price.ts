import { isDoubtful, type ResolveFood } from '#core/nutrition/resolve-food.ts'
import type { Food, FoodCategory, FoodPrice } from '#core/pantry/food.ts'
import { foodWords, isAdjective } from '#core/pantry/food-words.ts'
import { hasItsOwnPrice, isAnotherCut, keepsThePrice } from '#core/pantry/ignored-words.ts'
import { spelledOut } from '#core/pantry/product-name.ts'
import type { PriceKind } from './price.ts'

/** A price per kilo of the reference table, and how it came about. */
export type ReferencePrice = {
  /** € per kg, > 0 */
  readonly eurPerKg: number
  /** In Spanish, with where and when it was read. */
  readonly source: string
  readonly kind: Extract<PriceKind, 'table' | 'estimate'>
  /** As the table has it: '2026-06', '2025-01/2025-09'. */
  readonly date: string
  readonly vat: FoodPrice['vat']
  /** The food the name was taken for. */
  readonly foodName: string
}

/**
 * The reference price of an ingredient, or null where the table has no figure: then nobody makes one up. Its own price
 * where the table has that food; an estimate where the name only fits its usual kind ('pimiento' → Pimiento rojo) or says
 * what the table's price does not ('sin hueso'); null for what is sold at several times the price of its kind (bomba, fabes,
 * couverture), and for a name with words nobody knows, which may be a dearer variety. A food's price is only reached by its own row: no relative, however near, lends its own.
 */
export const referencePrice = (name: string, resolve: ResolveFood): ReferencePrice | null => {
  const resolved = resolve(name)
  if (resolved === null || resolved.by === 'guess') return null
  const { food, by, leftOver } = resolved
  if (food.price === null) return null
  if (by !== 'choice' && isDearer(name, food)) return null
  const { eurPerKg, date, vat, source } = food.price
  const doubtful =
    isDoubtful(by) ||
    leftOver.some((word) => /^(?:con|sin)-/.test(word)) ||
    (by !== 'choice' && isOtherVariety(name, food, source))
  const read = `${source} (${date}, ${vat})`
  return {
    eurPerKg,
    source: shortened(doubtful ? `Estimación, como ${food.name}: ${read}` : read),
    kind: doubtful ? 'estimate' : 'table',
    date,
    vat,
    foodName: food.name,
  }
}

/** The name says a variety that the price read is not of: fabes are not sold at the price of white beans. */
const isDearer = (name: string, { name: own, price, category }: Food): boolean => {
  const source = price?.source ?? ''
  const said = new Set(foodWords(`${own} ${source}`))
  if (!soldAlike(name, source) || foodWords(name).some((word) => isAnotherCut(word) && !said.has(word))) return true
  const noun = foodWords(spelledOut(name)).find((word) => !isAdjective(word))
  return soldByItsName.has(category) && noun !== undefined && !said.has(noun)
}

/** Here another noun is another drink or another house: Chartreuse is not sold as the liqueur of the table, champagne as cava. */
const soldByItsName: ReadonlySet<FoodCategory> = new Set(['vinos_y_licores', 'chocolate_y_cacao'])

/** Whether all of a name that is sold at a price of its own is said of the other one too: bomba rice is not sold as rice. */
export const soldAlike = (name: string, as: string): boolean => {
  const said = new Set(foodWords(as))
  return foodWords(name).every((word) => !hasItsOwnPrice(word) || said.has(word))
}

/**
 * The name says the same noun as the food and then a word that neither the food's name nor its price says: 'gamba roja' of
 * Gamba, 'jamón de Guijuelo' of Jamón ibérico. What it is made of is alike; what it is sold for need not be. Words that
 * leave a food what it is ('picada', 'fresca') make no variety, and another noun is another name ('maicena').
 */
const isOtherVariety = (name: string, food: Food, priceSource: string): boolean => {
  const [noun, ...rest] = foodWords(spelledOut(name))
  const [foodNoun, ...known] = foodWords(food.name)
  if (noun !== foodNoun) return false
  const said = new Set([...known, ...foodWords(priceSource)])
  return rest.some((word) => !said.has(word) && !keepsThePrice(word))
}

/** A source is shown in a table cell and kept in 200 characters. */
const longestSource = 200

const shortened = (source: string): string =>
  source.length <= longestSource ? source : `${source.slice(0, longestSource - 1)}…`
