import { bold } from '#core/assistant/say.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { formatNutrientWithUnit } from '#core/nutrition/format-nutrient.ts'
import type { Amounts, Nutrient } from '#core/nutrition/nutrients.ts'
import type { Food } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'
import { readNumber } from '#core/spanish/number.ts'
import { singularKey } from '#core/spanish/plural.ts'
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
  // Salt is its sodium × 2,5: Reglamento (UE) 1169/2011, annex I.
  if (/\bsal\b/.test(folded) && amounts.sodium !== null)
    return `${verb} ${bold(`${formatDecimal((amounts.sodium * 2.5) / 1000, 1)} g`)} de sal`
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
  const names = new Set([name, ...synonyms].map((one) => singularKey(one.split(' ')[0] ?? '')))
  if (grams !== null && grams > 0) return { grams, said: `${formatDecimal(grams, 0)} g` }
  const folded = fold(text.slice(0, 200))
  const count = /\b(?:\d{1,3}|una?|media|[a-z]{3,6})(?= [a-z]{3,20})/g
  const said = [...folded.matchAll(count)].flatMap(({ 0: word, index }) => {
    const pieces = word === 'media' ? 0.5 : /^una?$/.test(word) ? 1 : (readNumber(folded, index)?.value ?? 0)
    const noun = /^ ([a-z]{3,20})/.exec(folded.slice(index + word.length))?.[1] ?? ''
    return pieces > 0 && names.has(singularKey(noun)) ? [pieces] : []
  })
  const [pieces = 0] = said
  const isPiece = pieces > 0
  const weighed = isPiece ? toGrams(pieces, 'unidad', measures) : null
  return weighed === null
    ? { grams: 100, said: '100 g' }
    : {
        grams: weighed.grams,
        said: `${formatDecimal(pieces, 1)} ${pieces === 1 ? 'pieza' : 'piezas'} (${formatDecimal(weighed.grams, 0)} g)`,
      }
}
