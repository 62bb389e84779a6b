import { bold } from '#core/assistant/say.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { Adaptation, Where } from '#core/cookbook/adaptations.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { SwapRate } from '#core/cookbook/tables.ts'
import { type Diet, isForbidden } from '#core/knowledge/diets.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import type { Allergen, Food } from '#core/pantry/food.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { listed } from '#core/spanish/list.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** What is known of a dish whose line is to be adapted. */
export type AdaptedDish = Pick<ChatRecipe, 'name' | 'category' | 'ingredients'>

/**
 * The ways of adaptations.tsv to do in this dish what a line does there, for guests who may not eat it: the best first. One
 * without `what` says that nothing does; blank where the table has no row for it.
 */
export const waysFor = (
  line: string,
  food: Food,
  dish: AdaptedDish,
  wanted: readonly Diet[],
  { cookbook, pantry }: Knowledge,
): readonly Adaptation[] => {
  const bad = food.allergens.filter((allergen) => wanted.some((diet) => diet.allergens.includes(allergen)))
  const rows = rowsFor([line, food.name], dish, cookbook.adaptations).filter(({ against }) =>
    against.some((allergen) => bad.includes(allergen)),
  )
  const [first] = rows
  if (first === undefined) return []
  return first.what === '' ? [first] : rows.filter((row) => row.what !== '' && keepsAll(row, wanted, pantry))
}

/** The rows that speak of a food, by any of its names, in a dish. */
export const rowsFor = (
  names: readonly string[],
  dish: AdaptedDish,
  all: readonly Adaptation[],
): readonly Adaptation[] =>
  all.filter(
    ({ foods, where }) =>
      foods.some((food) => names.some((name) => beginsWith(name, food))) &&
      where.some((one) => isThere(one, names[0] ?? '', dish)),
  )

/** Whether guests of these diets may eat what a row puts instead. */
export const keepsAll = ({ has, rate }: Adaptation, wanted: readonly Diet[], pantry: Pantry): boolean =>
  wanted.every(
    (diet) =>
      !has.some((allergen) => diet.allergens.includes(allergen)) &&
      partsOf(rate).every(({ what }) => {
        const part = pantry.match(what)?.food
        return part === undefined || !isForbidden(part, diet)
      }),
  )

/** What is put instead of a food, how much and what it changes, in one line. */
export const toldWay = ({ what, how, loss, has }: Adaptation): string =>
  `${bold(what)}: ${how}. Cambia: ${loss}.${holding(has)}`

export const holding = (has: readonly Allergen[]): string =>
  has.length > 0 ? ` Lleva ${listed(has.map((allergen) => allergenNames[allergen].toLowerCase()))}.` : ''

export const partsOf = (rate: Adaptation['rate']): SwapRate['parts'] =>
  rate === null || rate === 'out' ? [] : rate.parts

const beginsWith = (said: string, name: string): boolean => {
  const words = stemsOf(said)
  return stemsOf(name).every((word, at) => words[at] === word)
}

const isThere = ({ kind, text }: Where, line: string, { name, category, ingredients }: AdaptedDish): boolean => {
  switch (kind) {
    case 'all':
      return true
    case 'category':
      return category === text
    case 'holds':
      return ingredients.some((one) => beginsWith(one.name, text))
    case 'for':
      return stemsOf(line)
        .slice(1)
        .includes(stemsOf(text)[0] ?? '-')
    case 'name': {
      const words = new Set(stemsOf(name))
      return stemsOf(text).every((word) => words.has(word))
    }
  }
}
