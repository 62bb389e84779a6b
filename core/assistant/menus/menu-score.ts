import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Dish } from '#core/cookbook/dish.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { isCourse } from './menu-wishes.ts'

/** What is kept in jars, made for infants or eaten with the fingers is a course only where it was asked for. Points; ours. */
export const courseScore = (dish: Dish, title: string, knowledge: Knowledge): number =>
  (isCourse(dish, false, knowledge) ? 0 : -2) +
  (dish.category === 'Aperitivos' && title !== 'Aperitivo' ? -0.5 : 0) +
  (isSandwich.test(fold(dish.names[0] ?? '')) ? -3 : 0) +
  (dish.ingredients.length < fewIngredients ? -0.5 : 0)

/** A meal of its own, and no bite before one. */
const isSandwich =
  /\b(?:bocadill|bocata|sandwich|pepito|hamburgues|montadito|burger|taco|burrito|kebab|pita|banh mi|arepa)/

/** With less it is a garnish or a thing to have with bread. Ours. */
const fewIngredients = 5

/** A second hummus or a second salad in one menu loses as much. Ours. */
export const sameAgain = 3

/** The word a dish's name begins with. */
export const headOf = ({ names }: Dish): string => stemsOf(names[0] ?? '')[0] ?? ''

/** Cod after cod, or lamb after lamb: said in the name of both. Points; ours. */
export const sameFood = 3
/** Whether a dish says the same food in its name as one taken. */
export const sharesFood = ({ names: [name = ''] }: Dish, taken: ReadonlySet<Dish>): boolean => {
  const words = new Set(stemsOf(name).filter((word) => !styles.test(word)))
  return [...taken].some(({ names: [other = ''] }) => stemsOf(other).some((word) => words.has(word)))
}
/** Ways and sauces that two dishes may share. */
const styles = /^(?:horn|planch|salsa|frit|asad|rellen|estof|vin|crem|ensalad|sop|tart|tradicional|casera?)/

/** Points of a dish for what is wanted, in season and out of it. */
export const scoreOf = (
  dish: Dish,
  wanted: readonly string[],
  fresh: ReadonlySet<string>,
  stale: ReadonlySet<string>,
): number => {
  const words = mainWords(dish)
  const asked = wanted.filter((word) => words.includes(word)).length
  const now = words.filter((word) => fresh.has(word)).length
  const past = words.some((word) => stale.has(word)) ? 1 : 0
  return asked * 3 + Math.min(now, 2) - past
}

/** The words of a dish's name and of what there is most of in it. */
export const mainWords = (dish: Dish): readonly string[] => {
  const known = wordsOf.get(dish) ?? [
    ...new Set([...dish.ingredients.slice(0, 4).map(({ name }) => name), dish.names[0] ?? ''].flatMap(stemsOf)),
  ]
  wordsOf.set(dish, known)
  return known
}

const wordsOf = new WeakMap<Dish, readonly string[]>()
