import type { Food } from '#core/pantry/food.ts'
import { foodOfIngredient } from './food-of-ingredient.ts'
import type { IcePantry } from './match-ingredient.ts'

/** The ingredients that no table of foods holds, as foods of the one index, with the composition they are formulated with. */
export const labFoods = ({ ingredients }: IcePantry): readonly Food[] =>
  ingredients.flatMap((ingredient) =>
    ingredient.facts === null ? [] : [foodOfIngredient(ingredient, ingredient.facts)],
  )
