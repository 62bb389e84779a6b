import type { Food, FoodCategory } from '#core/pantry/food.ts'
import type { Unit } from '#core/units/units.ts'
import { inGrams, unusual } from './usual-amounts.ts'

/** Grams or ml a serving that are much, by what a food is. Kitchen usage ('oficio'). */
const muchPerServing: Partial<Record<FoodCategory, number>> = {
  especias: 4,
  hierbas: 25,
  levaduras_e_impulsores: 8,
  estabilizantes_y_texturizantes: 12,
}
/** Salt seasons below; a fish baked in salt takes more than this of it. Grams a serving. */
const muchSalt = [10, 100] as const
/** Fewer eat of no recipe: a formula says no servings, or one. */
const fewest = 4

/** Whether so many grams (or ml) are much of what only seasons, raises or binds. */
export const isMuchSeasoning = ({ id, category }: Food, grams: number, servings: number): boolean => {
  const each = grams / Math.max(servings, fewest)
  const much = muchPerServing[category]
  return (much !== undefined && each > much) || (id === 'sal' && each > muchSalt[0] && each < muchSalt[1])
}

/** Whether an amount is more of a food than a recipe for so many takes. */
export const isMuch = (
  food: Food,
  line: { readonly quantity: number; readonly unit: Unit },
  servings: number,
): boolean => unusual(food.id, line, servings) === 'mucho' || isMuchSeasoning(food, inGrams(line) ?? 0, servings)
