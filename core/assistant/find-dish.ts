import type { Dish } from '#core/knowledge/dish.ts'
import type { Formula } from '#core/knowledge/formula.ts'
import { asIngredients } from '#core/knowledge/scale-formula.ts'
import { classify } from '#core/method/roles.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { dishIndex, formulaIndex } from './shelves.ts'
import { stemsOf } from './words.ts'

export type FoundDish =
  | {
      readonly kind: 'formula'
      readonly formula: Formula
      /** What takes the slot's place: 'crema de {calabaza}'. */
      readonly instead: string | null
      /** Foods of the name that the formula does not have: 'bizcocho de {limón}'. */
      readonly extras: readonly string[]
    }
  | { readonly kind: 'dish'; readonly dish: Dish; readonly extras: readonly string[] }

/** The base of a dish by its name, or null: the longest name of formulas and dishes that it begins with. */
export const findDish = (subject: string, pantry: Pantry): FoundDish | null => {
  const formula = formulaIndex.leading(subject)
  const dish = dishIndex.leading(subject)
  if (formula === null && dish === null) return null
  if (dish !== null && (formula === null || dish.rest <= formula.rest)) {
    const extras = extraFoods(
      subject,
      dish.row.ingredients.map(({ name }) => name),
      dish.row.names,
      pantry,
    )
    return { kind: 'dish', dish: dish.row, extras }
  }
  if (formula === null) return null
  const found = extraFoods(
    subject,
    formula.row.parts.map(([name]) => name),
    formula.row.names,
    pantry,
  )
  const { slot } = formula.row
  const instead = slot === undefined ? undefined : found.find((food) => slot.roles.includes(classify(food).role))
  const extras = found.filter((food) => food !== instead)
  return { kind: 'formula', formula: formula.row, instead: instead ?? null, extras }
}

export const partsOfDish = (found: FoundDish): readonly IngredientDraft[] =>
  found.kind === 'dish' ? found.dish.ingredients : asIngredients(found.formula.parts)

/** Foods named beside the dish that it does not hold yet. */
const extraFoods = (subject: string, parts: readonly string[], names: readonly string[], pantry: Pantry): string[] => {
  const own = new Set([...parts, ...names].flatMap(stemsOf))
  return foodsIn(subject, pantry).filter((food) => !stemsOf(food).every((word) => own.has(word)))
}

/** Where one thing ends and the next begins in the name of a dish. */
const joints = / (?:de|del|con|y|e|al|a la|a los|a las|en|sobre|para|relleno de|rellenas? de|mas) |[,;+/&]/i
const mostFoods = 12

/** The foods of the table that a name speaks of, as written: 'croquetas de setas y jamón' → setas, jamón. */
export const foodsIn = (text: string, pantry: Pantry): string[] => {
  const pieces = text
    .slice(0, 300)
    .split(joints)
    .slice(0, mostFoods + 1)
  const found = pieces.map((piece) => piece.trim().replace(/^(?:el|la|los|las|un|una|unos|unas|mis?|algo|poco) /i, ''))
  return [...new Set(found.filter((piece) => /\p{L}{3}/u.test(piece) && pantry.match(piece) !== null))]
}
