import type { Food } from '#core/pantry/food.ts'
import { kilojoulesOf } from './energy.ts'

/**
 * What is counted of a recipe. The first eleven are the columns of `nutritional_info` under the specification's names
 * (§3); saturates and kilojoules are for the label. Salt is no nutrient of its own: sodium × 2,5 (`saltOf`).
 */
export const nutrients = [
  'calories',
  'proteins',
  'carbohydrates',
  'fats',
  'fiber',
  'sugar',
  'sodium',
  'calcium',
  'iron',
  'vitamin_a',
  'vitamin_c',
  'saturated',
  'kilojoules',
] as const

export type Nutrient = (typeof nutrients)[number]

/** An amount of each nutrient in its unit (`nutrientUnits`), full precision. `null` is unknown, never zero. */
export type Amounts = Readonly<Record<Nutrient, number | null>>

export type NutrientUnit = 'kcal' | 'kJ' | 'g' | 'mg' | 'µg'

/** The units of specification §9. Vitamin A counts retinol equivalents (µg RE) wherever the source gives them. */
export const nutrientUnits: Readonly<Record<Nutrient, NutrientUnit>> = {
  calories: 'kcal',
  proteins: 'g',
  carbohydrates: 'g',
  fats: 'g',
  fiber: 'g',
  sugar: 'g',
  sodium: 'mg',
  calcium: 'mg',
  iron: 'mg',
  vitamin_a: 'µg',
  vitamin_c: 'mg',
  saturated: 'g',
  kilojoules: 'kJ',
}

/** An amount of every nutrient, made one by one. */
export const eachNutrient = (amountOf: (nutrient: Nutrient) => number | null): Amounts => ({
  calories: amountOf('calories'),
  proteins: amountOf('proteins'),
  carbohydrates: amountOf('carbohydrates'),
  fats: amountOf('fats'),
  fiber: amountOf('fiber'),
  sugar: amountOf('sugar'),
  sodium: amountOf('sodium'),
  calcium: amountOf('calcium'),
  iron: amountOf('iron'),
  vitamin_a: amountOf('vitamin_a'),
  vitamin_c: amountOf('vitamin_c'),
  saturated: amountOf('saturated'),
  kilojoules: amountOf('kilojoules'),
})

export const nothingKnown: Amounts = eachNutrient(() => null)

const columns = {
  calories: 'energyKcal',
  proteins: 'protein',
  carbohydrates: 'carbohydrate',
  fats: 'fat',
  fiber: 'fibre',
  sugar: 'sugars',
  sodium: 'sodium',
  calcium: 'calcium',
  iron: 'iron',
  vitamin_c: 'vitaminC',
  saturated: 'saturated',
} as const

/**
 * What 100 g of the edible part hold: energy with the European factors (docs/ciencia/nutricion.md §2), vitamin A as RE, and as RAE where
 * the source has no RE (§5).
 */
export const amountsPer100g = (food: Food): Amounts =>
  eachNutrient((nutrient) => {
    if (nutrient === 'kilojoules') return kilojoulesOf(food)
    if (nutrient === 'vitamin_a') return food.per100g.vitaminARe ?? food.per100g.vitaminARae
    return food.per100g[columns[nutrient]]
  })

/** Whether the food's vitamin A can only be counted as RAE, and it makes a difference: without vitamin A, both are zero. */
export const onlyRae = ({ per100g }: Food): boolean => per100g.vitaminARe === null && (per100g.vitaminARae ?? 0) > 0

/** g of salt in mg of sodium: sodium × 2,5 (Reglamento (UE) 1169/2011, annex I.11). */
export const saltOf = (sodium: number | null): number | null => (sodium === null ? null : (sodium * 2.5) / 1000)
