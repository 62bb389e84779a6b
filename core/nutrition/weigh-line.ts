import type { Food, FoodCategory } from '#core/pantry/food.ts'
import { stem } from '#core/spanish/stem.ts'
import { forPiece, toGrams, type WeighedBy } from '#core/units/household.ts'
import type { Unit } from '#core/units/units.ts'
import type { ResolvedFood } from './resolve-food.ts'

export type LineWeight = {
  /** g that are eaten, and counted. */
  readonly grams: number
  /** g as the recipe writes them: more than `grams` where bone, shell or peel are weighed too. */
  readonly writtenGrams: number
  readonly by: WeighedBy
  /** 'bruto': the recipe's weight holds what is thrown away, and the food's merma was taken off. */
  readonly reading: 'neto' | 'bruto'
}

/**
 * Edible grams of a line, or null where the table cannot tell (core/units/household.ts). A recipe's weight is clean unless
 * the food is usually weighed whole or the words say so (docs/ciencia/nutricion.md §7). Pieces, cups and spoons are clean already: merma
 * is never taken twice. Without a known merma a weight counts as it is written. `clean`: the cook says the line is limpia.
 */
export const weighLine = (
  quantity: number,
  unit: Unit,
  { food, leftOver, clean = false }: Pick<ResolvedFood, 'food' | 'leftOver'> & { readonly clean?: boolean | undefined },
): LineWeight | null => {
  const weighed = toGrams(quantity, unit, forPiece(food.measures, leftOver))
  if (weighed === null) return null
  const { grams: writtenGrams, by } = weighed
  const { ediblePercent } = food
  const gross = (unit === 'g' || unit === 'kg') && ediblePercent !== null && !clean && isGross(food, leftOver)
  if (!gross || ediblePercent === null) return { grams: writtenGrams, writtenGrams, by, reading: 'neto' }
  return { grams: (writtenGrams * ediblePercent) / 100, writtenGrams, by, reading: 'bruto' }
}

const isGross = (food: Food, words: readonly string[]): boolean => {
  if (words.some((word) => cleanWords.has(word))) return false
  if (food.category === 'crustaceos' && words.includes(stem('limpio'))) return false
  if (food.weighed === 'bruto' || words.some((word) => grossWords.has(word))) return true
  return words.includes(stem('entero')) && wholeMeansUncleaned.has(food.category)
}

const grossWords: ReadonlySet<string> = new Set([
  ...['hueso', 'concha', 'cascara', 'espina', 'raspa', 'cabeza', 'tripa', 'pluma'].map((part) => `con-${stem(part)}`),
  ...['limpiar', 'pelar', 'deshuesar'].map((word) => `sin-${stem(word)}`),
  stem('bruto'),
])

const cleanWords: ReadonlySet<string> = new Set([
  ...['hueso', 'concha', 'cascara', 'espina', 'raspa'].map((part) => `sin-${stem(part)}`),
  ...['pelado', 'deshuesado', 'neto', 'desconchado'].map(stem),
])

/** Where 'entero' tells of what will be thrown away; whole almonds, peppercorns or lentils are only not ground. */
const wholeMeansUncleaned: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'verduras_hortalizas',
  'frutas',
  'vacuno',
  'porcino',
  'ovino_y_caprino',
  'aves',
  'caza_y_conejo',
  'pescados',
  'crustaceos',
  'moluscos_y_cefalopodos',
])
