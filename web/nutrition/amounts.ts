import { formatFixed } from '#core/format/decimal.ts'
import { formatNutrientWithUnit } from '#core/nutrition/format-nutrient.ts'
import type { Nutrient } from '#core/nutrition/nutrients.ts'
import { nutritionTexts as texts } from './texts.ts'

/** An amount to read: '12,5 g', '≥ 12,5 g' where some ingredient's figure is unknown, 'sin dato' where all are. */
export const amountText = (nutrient: Nutrient, value: number | null, lowerBound = false): string => {
  if (value === null) return texts.noData
  return `${lowerBound ? '≥ ' : ''}${formatNutrientWithUnit(nutrient, value)}`
}

/** A part of a whole, 0–1, in whole per cent: '25 %'. What is there but rounds to nothing is '<1 %'. */
export const shareText = (share: number): string =>
  share > 0 && share < 0.005 ? '<1 %' : `${formatFixed(share * 100, 0)} %`
