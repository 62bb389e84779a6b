import { formatQuantity } from '#core/format/decimal.ts'
import { animalCategories, type Food, type FoodCategory } from '#core/pantry/food.ts'
import type { IngredientLine } from '#core/parsing/lines/ingredient-line.ts'
import { isLiquid } from '#core/parsing/lines/unmeasured.ts'
import { fold } from '#core/spanish/fold.ts'
import type { Unit } from '#core/units/units.ts'
import { isMuch } from './much.ts'

/** A line as it must have been, and what to look at in it; null where its measure is not missing. */
export type Measured = { readonly quantity: number; readonly unit: Unit; readonly doubt: string }

/** Pieces from which on nobody counts: it must be a weight. Of one thing a serving, and in all. Ours. */
const muchPieces = 8
const mostPieces = 40
/** From here on a number on a sheet without measures is one of grams; below it are eggs and onions. Ours. */
const leastGrams = 10
/** Grams of what nobody counts: fewer may be bags or spoons. Ours. */
const fewestGrams = 5
/** From here on a figure that ends in 9 is no number of pieces. Ours. */
const leastWorn = 100
/** Grams of meat or fish a serving that are none: they are pieces. Kitchen usage ('oficio'). */
const leastMeat = 10
/** Litres of what does not flow from which on its l must have been a g. Ours. */
const leastPoured = 30
/** Litres: a larger number beside what flows is one of millilitres. Ours. */
const mostLitres = 10
/** Parts of a piece that kitchens count. */
const parts = [0.25, 0.33, 0.5, 0.66, 0.67, 0.75]

/** What nobody measures by its volume. Kitchen usage ('oficio'). */
export const unpoured: readonly FoodCategory[] = [
  'verduras_hortalizas',
  'harinas_y_almidones',
  'legumbres',
  'cereales_y_granos',
  'pastas_y_fideos',
  'vacuno',
  'porcino',
  'aves',
  'pescados',
  'embutidos_y_curados',
  'quesos',
  'frutos_secos',
  'panes',
]

/** What is counted says so itself. */
const pieces =
  /^(?:placas?|hojas?|hojitas?|ramas?|ramitas?|dientes?|vainas?|hebras?|granos?|tallos?|bolsas?|sobres?|laminas?|lonchas?|obleas?|tortillas?|tortitas?|filetes?|rebanadas?|palitos?|bolas?|discos?|moldes?|tarrinas?|panecillos?|bollos?)(?: |$)/

/** What comes in pieces, whether or not the table knows the weight of one: twelve of it are twelve. Kitchen usage ('oficio'). */
export const countable: readonly FoodCategory[] = [
  ...animalCategories,
  'verduras_hortalizas',
  'hierbas',
  'setas',
  'frutas',
  'frutas_desecadas_y_confitadas',
  'frutos_secos',
  'pastas_y_fideos',
  'embutidos_y_curados',
  'panes',
  'masas',
  'galletas_y_pasteleria',
]

const isUnsaid = (problems: readonly string[]): boolean => problems.some((problem) => problem.startsWith('Sin unidad'))

/** Whether most lines of a sheet have a number that counts nothing: its measures stand in a heading that was not read. */
export const isSheetOfGrams = (lines: readonly IngredientLine[]): boolean => {
  const bare = lines.filter(({ unit, quantity }) => unit === 'unidad' && quantity >= 3 * leastGrams)
  return bare.length >= 2 && bare.length >= lines.length / 2
}

/**
 * A number without a measure beside what is never counted so: '1 leche' is a litre, '1,4 rape' a kilo and a half, '500 calabacín'
 * grams. Each is told; a line that said no amount at all is left alone.
 */
export const lostMeasure = (
  { name, quantity, unit, approximate, problems, note }: IngredientLine,
  food: Food | undefined,
  servings: number,
  inGrams: boolean,
): Measured | null => {
  if (approximate) return null
  const said = (to: number, as: Unit): Measured => ({
    quantity: to,
    unit: as,
    doubt: `«${name}»: se lee «${formatQuantity(quantity)}» sin medida y se ha entendido ${formatQuantity(to)} ${as}; compruébalo`,
  })
  const lacks = unit === 'unidad' || isUnsaid(problems)
  // 'caldo 21': its l was read as a 1; 'vino 151': its comma is lost too.
  const worn = /^([1-9])(?:\.?(\d{0,2}))1$/.exec(String(quantity))
  if (worn !== null && isLiquid(name) && lacks) return said(Number(`${worn[1]}.${worn[2] || 0}`), 'l')
  // 'costilla 4009': its g was read as a 9.
  const grams = /^(\d{0,3}[05])9$/.exec(String(quantity))
  if (grams !== null && quantity > leastWorn && lacks && !isLiquid(name)) return said(Number(grams[1]), 'g')
  // 'levadura 408', 'sal 189', 'atún 4009 g': the g was read as a figure (a 9 and seen again); without it the amount is usual.
  const closed = (lacks ? /^(\d{1,4})[89]$/ : /^(\d{1,4})9$/).exec(String(quantity))
  if (closed !== null && (lacks || unit === 'g') && food !== undefined && !isLiquid(name)) {
    const grams = { quantity: Number(closed[1]), unit: 'g' } as const
    if (isMuch(food, { quantity, unit: 'g' }, servings) && !isMuch(food, grams, servings))
      return {
        ...grams,
        doubt: `«${name}»: se lee «${formatQuantity(quantity)}» y se ha entendido ${formatQuantity(grams.quantity)} g; compruébalo`,
      }
  }
  // 'azúcar 1220 g': a figure was seen twice, and without it the amount is a usual one.
  const twice = String(quantity).replace(/([1-9])\1/, '$1')
  if (twice !== String(quantity) && unit === 'g' && food !== undefined) {
    const once = { quantity: Number(twice), unit } as const
    if (isMuch(food, { quantity, unit }, servings) && !isMuch(food, once, servings))
      return {
        ...once,
        doubt: `«${name}»: se lee «${formatQuantity(quantity)}» y se ha entendido ${formatQuantity(once.quantity)} g; compruébalo`,
      }
  }
  // Nobody pours 290 l of carrots: the l was a g.
  if (
    unit === 'l' &&
    quantity >= leastPoured &&
    food !== undefined &&
    unpoured.includes(food.category) &&
    !isLiquid(name)
  )
    return {
      quantity,
      unit: 'g',
      doubt: `«${name}»: se lee «${formatQuantity(quantity)} l» y se ha entendido ${formatQuantity(quantity)} g; compruébalo`,
    }
  // '6 hojas de menta' says what is counted.
  if (unit !== 'unidad' || pieces.test(fold(note))) return null
  const isPart = Number.isInteger(quantity) || parts.some((part) => Math.abs((quantity % 1) - part) < 0.01)
  if (isLiquid(name)) return said(quantity, quantity < mostLitres ? 'l' : 'ml')
  if (isPart && pieces.test(fold(name))) return null
  if (food === undefined) return inGrams && quantity >= leastGrams ? said(quantity, 'g') : null
  if (!isPart) return said(quantity, 'kg')
  const isCounted = food.measures.gramsPerPiece !== null
  // Nobody serves two grams of meat: they are pieces.
  if (animalCategories.includes(food.category) && quantity < leastMeat * servings) return null
  const fewest = countable.includes(food.category) ? mostPieces : fewestGrams
  if (!isCounted && quantity >= fewest) return said(quantity, 'g')
  if (quantity > Math.max(mostPieces, muchPieces * servings)) return said(quantity, 'g')
  return inGrams && quantity >= leastGrams ? said(quantity, 'g') : null
}

/** Grams or ml a serving above which a comma must have been lost, where with it the amount is a usual one. Ours. */
const mostEach = 900

/** '15 l' of wine for eight: without its comma nobody would drink it. Null where the amount is possible, or no servings were said. */
export const lostComma = ({ name, quantity, unit }: IngredientLine, servings: number): Measured | null => {
  if ((unit !== 'l' && unit !== 'kg') || servings < 2 || !Number.isInteger(quantity)) return null
  const found = /^([1-9])(\d{1,2})$/.exec(String(quantity))
  if (found === null || 1000 * quantity <= mostEach * Math.max(4, servings)) return null
  const to = Number(`${found[1]}.${found[2]}`)
  return {
    quantity: to,
    unit,
    doubt: `«${name}»: se lee «${quantity} ${unit}», demasiado para ${servings}, y se ha entendido ${formatQuantity(to)} ${unit}; compruébalo`,
  }
}
