import { type Decimal, decimal, dividedBy, minus, times, toNumber } from '#core/costing/decimal.ts'
import { type IngredientPrice, priceBasis } from '#core/costing/prices/price.ts'
import type { Unit } from '#core/units/units.ts'

/** A test de rendimiento: what was left of a food when this kitchen cleaned it. */
export type YieldTest = {
  /** g as bought, > 0. */
  readonly gramsBefore: number
  /** g that were left, > 0 and at most `gramsBefore`. */
  readonly gramsAfter: number
  /** g of trimmings that are used elsewhere, ≥ 0 and at most what was lost. */
  readonly trimmingsGrams: number
  /** What a kilo of them is worth to the kitchen, in € ≥ 0. */
  readonly trimmingsPrice: number
  /** 'YYYY-MM-DD': the day it was weighed. */
  readonly testedOn: string
}

/** What is left of a food after cleaning, and who says so. */
export type Merma = {
  /** Above 0, at most 100: the usable share of what is bought, in %. */
  readonly ediblePercent: number
  readonly foodName: string
  /** 'USDA NDB 11147', 'estimado'; of a test, its day. */
  readonly source: string
  /** The food is only the usual kind of that name. */
  readonly guess: boolean
  /** The kitchen's own test; null: the figure is the table's. */
  readonly test: YieldTest | null
}

/** What a limpio line, or one weighed clean, makes one buy. */
export type Bought = {
  /** g to be bought for the line's clean weight. */
  readonly grams: number
  /** € of that at the same price per kilo, less the trimmings used elsewhere; null without a price per kilo. */
  readonly cost: number | null
  readonly ediblePercent: number
  readonly foodName: string
  readonly guess: boolean
  /** 'YYYY-MM-DD' of the kitchen's own test; null: the table's figure. */
  readonly tested: string | null
}

/** What is left of a bruto weight once it is clean: information, it changes no cost. */
export type Left = Pick<Bought, 'grams' | 'ediblePercent' | 'foodName' | 'guess' | 'tested'>

/** Far below a cent, so that whatever is multiplied with it shows no dust. */
const decimals = 30

/**
 * € of clean kilos: what must be bought for them, less what the trimmings that are used elsewhere are worth. Never less than
 * the same kilos as bought: trimmings are not worth more than the food they come from.
 */
export const cleanCost = (price: Decimal, kilos: Decimal, merma: Merma): Decimal => {
  const plain = times(price, kilos)
  const { before, after, credit } = partsOf(merma)
  const rest = minus(times(price, before), credit)
  if (!isLess(times(price, after), rest)) return plain
  return dividedBy(times(kilos, rest), after, decimals)
}

/** g bought for clean g. */
export const boughtGrams = (clean: Decimal, merma: Merma): number => {
  const { before, after } = partsOf(merma)
  return toNumber(dividedBy(times(clean, before), after))
}

/** g that are left of g as bought. */
export const leftGrams = (bought: Decimal, merma: Merma): number => {
  const { before, after } = partsOf(merma)
  return toNumber(dividedBy(times(bought, after), before))
}

/** Whether more is bought of a line than it says: it is a weight, and the price is per kilo. */
export const isWeighed = (unit: Unit, reading: 'specified' | 'household', price: IngredientPrice | null): boolean =>
  (unit === 'g' || unit === 'kg' || reading === 'household') && (price === null || priceBasis(price.unit) === 'kg')

/**
 * g of a line that the cook says is limpio, or of pieces and spoons, which the table weighs clean (`gramsPerUnit`); null: not
 * known.
 */
export const cleanGrams = (quantity: number, unit: Unit, gramsPerUnit: number | null): Decimal | null => {
  if (unit === 'g') return decimal(quantity)
  if (unit === 'kg') return times(decimal(quantity), decimal(1000))
  if (unit === 'ml' || unit === 'l' || gramsPerUnit === null) return null
  return times(decimal(quantity), decimal(gramsPerUnit))
}

/** Bought and left in the same weight, and € that the trimmings of so much are worth, times a thousand where it is in g. */
const partsOf = ({ ediblePercent, test }: Merma) =>
  test === null
    ? { before: decimal(100), after: decimal(ediblePercent), credit: decimal(0) }
    : {
        before: decimal(test.gramsBefore),
        after: decimal(test.gramsAfter),
        credit: times(decimal(test.trimmingsGrams), decimal(test.trimmingsPrice)),
      }

const isLess = (one: Decimal, other: Decimal): boolean => minus(one, other).coefficient < 0n
