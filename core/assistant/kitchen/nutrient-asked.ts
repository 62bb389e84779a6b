import { bold } from '#core/assistant/say.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { formatNutrientWithUnit } from '#core/nutrition/format-nutrient.ts'
import type { Amounts, Nutrient } from '#core/nutrition/nutrients.ts'
import type { Food } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'
import { toGrams } from '#core/units/household.ts'

/** How a cook asks for one of them, the particular before the general. */
const asked: readonly (readonly [RegExp, Nutrient, string])[] = [
  [/\bsaturad/, 'saturated', 'de grasas saturadas'],
  [/\bprote/, 'proteins', 'de proteínas'],
  [/\b(?:hidratos?|carbo|carbohidratos?|hc)\b/, 'carbohydrates', 'de hidratos de carbono'],
  [/\bazucar(?:es)?\b(?! (?:moreno|glas|blanco|de cana|invertido))/, 'sugar', 'de azúcares'],
  [/\bfibra\b/, 'fiber', 'de fibra'],
  [/\bgrasas?\b/, 'fats', 'de grasas'],
  [/\bcalcio\b/, 'calcium', 'de calcio'],
  [/\bhierro\b/, 'iron', 'de hierro'],
  [/\bvitamina c\b/, 'vitamin_c', 'de vitamina C'],
  [/\bvitamina a\b/, 'vitamin_a', 'de vitamina A'],
  [/\bsodio\b/, 'sodium', 'de sodio'],
]

/** What was asked, said in one sentence before the whole list: 'tiene **270 kcal**'. Energy where nothing else is named. */
export const nutrientTold = (text: string, amounts: Amounts, verb: 'tiene' | 'tienen' = 'tiene'): string => {
  const folded = fold(text.slice(0, 200))
  const [, nutrient, of] = asked.find(([words]) => words.test(folded)) ?? [/./, 'calories' as const, 'de energía']
  const amount = amounts[nutrient]
  return amount === null
    ? ''
    : `${verb} ${bold(formatNutrientWithUnit(nutrient, amount))}${nutrient === 'calories' ? '' : ` ${of}`}`
}

/** How much of a food a question speaks of, and how that is called: grams said, pieces ('dos huevos') by their weight, else 100 g. */
export const amountAsked = (
  text: string,
  grams: number | null,
  { measures, synonyms, name }: Food,
): { readonly grams: number; readonly said: string } => {
  if (grams !== null && grams > 0) return { grams, said: `${formatDecimal(grams, 0)} g` }
  const [, count = '', noun = ''] =
    /\b(\d{1,3}|una?|dos|tres|cuatro|media) ([a-z]{3,20})/.exec(fold(text.slice(0, 200))) ?? []
  const isPiece = noun !== '' && [name, ...synonyms].some((one) => fold(one).startsWith(noun.replace(/e?s$/, '')))
  const pieces = counts[count] ?? Number(count)
  const weighed = isPiece && pieces > 0 ? toGrams(pieces, 'unidad', measures) : null
  return weighed === null
    ? { grams: 100, said: '100 g' }
    : {
        grams: weighed.grams,
        said: `${formatDecimal(pieces, 1)} ${pieces === 1 ? 'pieza' : 'piezas'} (${formatDecimal(weighed.grams, 0)} g)`,
      }
}

const counts: Readonly<Record<string, number>> = { un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, media: 0.5 }
