import { type Amounts, eachNutrient } from './nutrients.ts'

/** The stored total divided by the recipe's servings (specification §9). Servings below any sense count as one. */
export const perServing = (totals: Amounts, servings: number): Amounts => {
  const divisor = Number.isFinite(servings) && servings > 0 ? servings : 1
  return eachNutrient((nutrient) => {
    const total = totals[nutrient]
    return total === null ? null : total / divisor
  })
}

export type MacroShares = { readonly proteins: number; readonly carbohydrates: number; readonly fats: number }

/**
 * Each macro divided by the sum of the three, by weight (specification §9): 0–1, adding up to 1. Null where there is nothing to
 * share out (all zero, or unknown): a share of nothing is no 0 %, and never NaN.
 */
export const macroShares = ({
  proteins,
  carbohydrates,
  fats,
}: Pick<Amounts, 'proteins' | 'carbohydrates' | 'fats'>): MacroShares | null => {
  if (proteins === null || carbohydrates === null || fats === null) return null
  const sum = proteins + carbohydrates + fats
  if (!(sum > 0) || !Number.isFinite(sum)) return null
  return { proteins: proteins / sum, carbohydrates: carbohydrates / sum, fats: fats / sum }
}
