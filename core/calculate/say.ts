import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'

/** '975 g', '1,3 kg': from a kilo on in kilos, with at most three decimals. */
export const weight = (grams: number): string =>
  grams >= 1000 ? `${formatDecimal(grams / 1000)} kg` : `${formatQuantity(grams)} g`

export const volume = (ml: number): string =>
  ml >= 1000 ? `${formatDecimal(ml / 1000)} l` : `${formatQuantity(ml)} ml`

/** '2 %', '0,25 %'. */
export const percent = (value: number): string => `${formatDecimal(value, 2)} %`

/** A plain number with at most two decimals. */
export const plain = (value: number): string => formatDecimal(value, 2)
