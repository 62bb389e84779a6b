import { formatFixed } from '#core/format/decimal.ts'
import { type Nutrient, nutrientUnits } from './nutrients.ts'

/** What a nutrient is called on screen. */
export const nutrientNames: Readonly<Record<Nutrient, string>> = {
  calories: 'Energía',
  proteins: 'Proteínas',
  carbohydrates: 'Hidratos de carbono',
  fats: 'Grasas',
  fiber: 'Fibra',
  sugar: 'Azúcares',
  sodium: 'Sodio',
  calcium: 'Calcio',
  iron: 'Hierro',
  vitamin_a: 'Vitamina A',
  vitamin_c: 'Vitamina C',
  saturated: 'Grasas saturadas',
  kilojoules: 'Energía (kJ)',
}

const decimals = (nutrient: Nutrient): number => (nutrient === 'sodium' || nutrient === 'calcium' ? 0 : 1)

/** The number alone, as the specification shows it (§9): sodium and calcium without decimals, the others with one. */
export const formatNutrient = (nutrient: Nutrient, amount: number): string => formatFixed(amount, decimals(nutrient))

/** With its unit: '523,4 kcal', '1.250 mg', '38,0 µg'. */
export const formatNutrientWithUnit = (nutrient: Nutrient, amount: number): string =>
  `${formatNutrient(nutrient, amount)} ${nutrientUnits[nutrient]}`
