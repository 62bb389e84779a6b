import { euros } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Dish } from '#core/cookbook/dish.ts'
import { referencePrice } from '#core/costing/prices/reference-price.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { fold } from '#core/spanish/fold.ts'
import { toGrams } from '#core/units/household.ts'
import { mainCourses } from './menu-wishes.ts'

/** 'Barato', 'económico', 'por menos de 12 €': that money counts, and the most a guest's food may cost, € (null: not said). */
export const budgetIn = (folded: string): { readonly most: number | null } | null => {
  const found = budget.exec(folded)
  if (found === null) return null
  const figure = found[1] ?? found[2] ?? found[3]
  return { most: figure === undefined ? null : Number(figure.replace(',', '.')) }
}

export const budget =
  /\b(?:barat[oa]s?|economic[oa]s?|low cost|ajustad[oa]s? de precio|(?:por |a |de )?(?:menos de|maximo|hasta|no mas de|tope) (\d{1,3}(?:[.,]\d{1,2})?) ?(?:€|euros?|eur)\b|(?:de|a|por) (\d{1,3}(?:[.,]\d{1,2})?) ?(?:€|euros?|eur)\b)(?: (?:por|x) (?:persona|pax|cabeza|comensal|cubierto))?|(?<= )(\d{1,3}(?:[.,]\d{1,2})?) ?€/

/** What a serving of a dish costs in raw food by the reference prices, €; and which foods of weight have no price. */
export type FoodCost = { readonly euros: number; readonly unpriced: readonly string[] }

const costs = new WeakMap<Dish, FoodCost>()

/** The cost of a serving: what has no price is named, never guessed. Worked out once a dish: a menu asks it of all of them. */
export const foodCost = (dish: Dish, knowledge: Knowledge): FoodCost => {
  const known = costs.get(dish) ?? costOf(dish, knowledge)
  costs.set(dish, known)
  return known
}

const costOf = ({ ingredients, serves }: Dish, knowledge: Knowledge): FoodCost => {
  let euros = 0
  const missing: string[] = []
  for (const { name, quantity, unit } of ingredients) {
    const food = knowledge.pantry.match(name)?.food
    const grams = food === undefined ? null : (toGrams(quantity, unit, food.measures)?.grams ?? null)
    const price = referencePrice(name, resolverOf(knowledge.pantry))
    if (price === null || grams === null) {
      if ((grams ?? quantity) / serves >= unpriced) missing.push(name)
      continue
    }
    // What it is fried in is not eaten up in one service.
    euros += /para freir/.test(fold(name)) ? 0 : (grams / 1000) * price.eurPerKg
  }
  return { euros: euros / serves, unpriced: missing }
}

/** Less than this a serving changes no bill, priced or not. Grams. */
const unpriced = 15

/** Points a euro takes away where money counts: a euro is as much as a food of the season. Ours. */
const perEuro = 1

/** What of a price a guest pays goes into raw food: the price without VAT, at the usual food cost of a menu. */
export const foodTarget = (most: number, folded: string): number =>
  most < leastPrice || ofRawFood.test(folded) ? most : (most / (1 + vat)) * menuFoodCost
/** VAT of what a restaurant serves: 10 % (Ley 37/1992, art. 91.Uno.2.2.º). */
const vat = 0.1
/** Share of the price without VAT; the card on food cost has 30–35 % for a set menu (oficio). */
const menuFoodCost = 0.33
/** Below it a figure a head is of raw food; nobody sells a menu for less. €; ours. */
const leastPrice = 8
const ofRawFood = /\b(?:genero|materia prima|coste|costes|cueste|ingredientes)\b/

/** Of what a menu may cost, the share of a course: a main one takes three times as much as another. */
export const shareOf = (title: string, courses: number): number =>
  (mainCourses.has(title) ? mainShare : 1) / (courses + (mainShare - 1) * (courses > shortMenu ? 2 : 1))
const mainShare = 3
/** Longer menus have a course of fish and one of meat. Courses. */
const shortMenu = 4
/** Points a dish loses by what it costs: its euros where the cheapest is wanted (share null), else what passes its share of the budget. */
export const dearness = (euros: number, share: number | null): number =>
  share === null ? euros * perEuro : Math.max(0, euros - share) * aboveShare
/** Points a euro above the share takes away. Ours. */
const aboveShare = 4

export const costText = (cost: number, unpriced: readonly string[], most: number | null, guests: number): string => {
  const all = guests > 0 ? `; para ${guests}, ${euros(cost * guests)}` : ''
  const missing = unpriced.length === 0 ? '' : ` Sin precio y sin sumar: ${unpriced.join(', ')}.`
  const said = `Materia prima, con los precios de referencia y no los tuyos: **${unpriced.length > 0 ? 'al menos ' : ''}${euros(cost)} por persona**${all}. Sin merma.${missing}`
  if (most === null) return said
  const net = most / (1 + vat)
  const share = `Si ${euros(most)} es lo que paga el cliente con IVA, es un food cost del ${Math.round((cost / net) * 100)} %.`
  return cost <= most
    ? `${said} Entra en ${euros(most)}.${most < leastPrice ? '' : ` ${share}`}`
    : `${said} **No entra en ${euros(most)}**: quita un pase.`
}
