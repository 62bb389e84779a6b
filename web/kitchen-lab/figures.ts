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

/** '+0,25 €', '−0,10 €'; null for what rounds to nothing. */
export const signedMoney = (change: number): string | null => signed(change, 2, '€')
export const signedKcal = (change: number): string | null => signed(change, 0, 'kcal')

const atLeast = (figure: string, missing: readonly string[]): string =>
  missing.length === 0 ? figure : texts.atLeast(figure)

const signed = (change: number, decimals: number, unit: string): string | null => {
  const text = formatFixed(Math.abs(change), decimals)
  if (text === formatFixed(0, decimals)) return null
  return `${change > 0 ? '+' : '−'}${text} ${unit}`
}
