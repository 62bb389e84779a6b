import { formatFixed } from '#core/format/decimal.ts'
import type { Figures } from '#core/kitchen-lab/effect.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import { effectTexts as texts } from './texts.ts'

/** Figures in words: at least so much while something is missing, and never zero for nothing known. */

export const moneyText = ({ costPerServing, withoutPrice }: Figures): string =>
  costPerServing === null ? texts.unknownCost : atLeast(`${formatFixed(costPerServing, 2)} €`, withoutPrice)

export const kcalText = ({ kcalPerServing, withoutKcal }: Figures): string =>
  kcalPerServing === null ? texts.unknownKcal : atLeast(`${formatFixed(kcalPerServing, 0)} kcal`, withoutKcal)

/** 'Gluten, Apio (puede contener)', and that the list is incomplete where it is. */
export const allergensText = ({ allergens, withoutAllergens }: Figures): string => {
  const names = allergens.map(({ allergen, state }) =>
    state === 'contiene' ? allergenNames[allergen] : texts.mayContain(allergenNames[allergen]),
  )
  const known = names.length === 0 ? texts.noneKnown : names.join(', ')
  return withoutAllergens.length === 0 ? known : `${known}. ${texts.withoutAllergens(withoutAllergens)}`
}

/**
 * '+0,25 €', '−0,10 €': between the two figures as they are shown, so that a cook who subtracts finds the same. Null where
 * they are shown alike, or one is not known.
 */
export const moneyDifference = (base: Figures, variation: Figures): string | null =>
  signed(base.costPerServing, variation.costPerServing, 2, '€')
export const kcalDifference = (base: Figures, variation: Figures): string | null =>
  signed(base.kcalPerServing, variation.kcalPerServing, 0, 'kcal')

const atLeast = (figure: string, missing: readonly string[]): string =>
  missing.length === 0 ? figure : texts.atLeast(figure)

const signed = (before: number | null, after: number | null, decimals: number, unit: string): string | null => {
  if (before === null || after === null) return null
  const change = shown(after, decimals) - shown(before, decimals)
  const text = formatFixed(Math.abs(change), decimals)
  if (text === formatFixed(0, decimals)) return null
  return `${change > 0 ? '+' : '−'}${text} ${unit}`
}

/** The number a reader sees. */
const shown = (value: number, decimals: number): number =>
  Number(formatFixed(value, decimals).replaceAll('.', '').replace(',', '.'))
