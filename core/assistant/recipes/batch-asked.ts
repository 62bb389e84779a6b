import { isOf } from '#core/assistant/turns/change.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { weightIn } from '#core/assistant/turns/weight-in.ts'
import type { Dish } from '#core/cookbook/dish.ts'
import type { Formula } from '#core/cookbook/formula.ts'
import { forIngredient } from '#core/cookbook/scale-formula.ts'
import { fold } from '#core/spanish/fold.ts'

/** 'Para 5 litros': grams of the whole, of no ingredient; null where none is said. */
export const batchAsked = ({ text }: Question): number | null => {
  const said = weightIn(text)
  return said !== null && said.food === '' && asksBatch.test(fold(text)) ? said.grams : null
}

const asksBatch = /\b(?:para|a|de) (?:\d|medi|un)|\d ?(?:l|litros?|kg|kilos?)\W*$/

/** 'Sopa de ajo con 1 kilo de pan': the servings that use it up; null where the dish holds none of it. */
export const dishUsingUp = ({ ingredients, serves }: Dish, text: string): number | null => {
  const said = weightIn(text)
  const line = said === null || said.food === '' ? undefined : ingredients.find(({ name }) => isOf(name, said.food))
  return said === null || line?.unit !== 'g' || line.quantity <= 0
    ? null
    : Math.max(1, Math.round((serves * said.grams) / line.quantity))
}

/** 'Con 300 g de chocolate': the batch that uses them up. */
export const usedUp = (formula: Formula, text: string) => {
  const said = weightIn(text)
  const parts = said === null ? null : forIngredient(formula, said.food.split(' ')[0] ?? '', said.grams)
  const first = parts?.[0]?.[1] ?? 0
  const base = formula.parts[0]?.[1] ?? 0
  return parts === null || first <= 0 || base <= 0
    ? null
    : { parts, servings: Math.max(1, Math.round((formula.serves * first) / base)) }
}
