import type { ResolveFood } from '#core/nutrition/resolve-food.ts'
import type { Food, FoodPrice } from '#core/pantry/food.ts'
import { foodWords } from '#core/pantry/food-words.ts'
import { hasItsOwnPrice, keepsThePrice } from '#core/pantry/ignored-words.ts'
import { spelledOut } from '#core/pantry/product-name.ts'
import { familySource, type PriceKind } from './price.ts'

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
 * what the table's price does not ('sin hueso'); null for what is sold at several times the price of its kind (bomba, fabes); else the middle of its nearest relatives, marked 'Estimación por familia'.
 */
export const referencePrice = (name: string, resolve: ResolveFood, foods: readonly Food[]): ReferencePrice | null => {
  const resolved = resolve(name)
  if (resolved === null) return null
  const { food, by, leftOver } = resolved
  if (food.price === null) return familyPrice(food, foods)
  if (by !== 'choice' && isDearer(name, food)) return null
  const { eurPerKg, date, vat, source } = food.price
  const doubtful =
    by === 'usual' ||
    by === 'model' ||
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

/** The name says a variety that the table's price is not of: fabes are not sold at the price of white beans. */
const isDearer = (name: string, { name: own, price }: Food): boolean => {
  const said = new Set([...foodWords(own), ...foodWords(price?.source ?? '')])
  return foodWords(name).some((word) => hasItsOwnPrice(word) && !said.has(word))
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

/** Fewer relatives than this say nothing of a family. */
const fewestRelatives = 4
/** Half of the relatives must lie within this factor: where 'queso' is 5 and 40 € there is no price of 'queso'. */
const widestSpread = 3
/** Relatives hold about the same energy: an almond flour is no wheat flour, a dried tomato no tomato. */
const energyTolerance = 0.3
/** 'Aceite de trufa', 'Salsa de pescado': a second noun makes another product of it, at another price. */
const secondNoun = / de /

/**
 * The median price of the foods of the same shelf whose name begins with the same noun and that hold as much energy ('Queso
 * comté': the hard cheeses), from one source only: wholesale without and retail with IVA are never mixed (nutricion.md §8).
 */
const familyPrice = (food: Food, foods: readonly Food[]): ReferencePrice | null => {
  if (secondNoun.test(food.name)) return null
  const [head] = foodWords(food.name)
  const relatives = foods.flatMap((other) =>
    other.category === food.category &&
    foodWords(other.name)[0] === head &&
    isAsRich(other, food) &&
    other.price !== null
      ? [other.price]
      : [],
  )
  const [wholesale, retail] = (['sin IVA', 'IVA incl.'] as const).map((vat) =>
    relatives.filter((price) => price.vat === vat).sort((one, other) => one.eurPerKg - other.eurPerKg),
  )
  const prices = (wholesale?.length ?? 0) > (retail?.length ?? 0) ? wholesale : retail
  const middle = prices?.[Math.floor(prices.length / 2)]
  if (prices === undefined || middle === undefined || prices.length < fewestRelatives) return null
  const quartile = (share: number) => prices[Math.round(share * (prices.length - 1))]?.eurPerKg ?? 0
  if (quartile(0.75) > widestSpread * quartile(0.25)) return null
  const house = middle.vat === 'sin IVA' ? 'mayorista' : 'tienda'
  return {
    eurPerKg: middle.eurPerKg,
    source: `${familySource} (mediana de ${prices.length} parecidos a ${food.name}, ${house}, ${middle.date}, ${middle.vat})`,
    kind: 'estimate',
    date: middle.date,
    vat: middle.vat,
    foodName: food.name,
  }
}

const isAsRich = ({ per100g: { energyKcal: other } }: Food, { per100g: { energyKcal: own } }: Food): boolean =>
  own !== null && other !== null && Math.abs(other - own) <= energyTolerance * own

/** A source is shown in a table cell and kept in 200 characters. */
const longestSource = 200

const shortened = (source: string): string =>
  source.length <= longestSource ? source : `${source.slice(0, longestSource - 1)}…`
