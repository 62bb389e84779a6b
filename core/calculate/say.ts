import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'
import { formatEuros } from '#core/format/money.ts'

/** '975 g', '1,3 kg': from a kilo on in kilos, with at most three decimals. */
export const weight = (grams: number): string =>
  grams >= 1000 ? `${formatDecimal(grams / 1000)} kg` : `${formatQuantity(grams)} g`

export const volume = (ml: number): string =>
  ml >= 1000 ? `${formatDecimal(ml / 1000)} l` : `${formatQuantity(ml)} ml`

/** '2 %', '0,25 %'. */
export const percent = (value: number): string => `${formatDecimal(value, 2)} %`

/** A plain number with at most two decimals. */
export const plain = (value: number): string => formatDecimal(value, 2)

/** '45–50', or '45' where both ends are one. */
const between = (low: number, high: number, said: (value: number) => string): string =>
  said(low) === said(high) ? said(low) : `${said(low)}–${said(high)}`

/** '75–85 %'. */
export const percentBetween = (low: number, high: number): string => `${between(low, high, plain)} %`

/** '92,12–97,88 €'. */
export const eurosBetween = (low: number, high: number): string => {
  const [one, other] = [formatEuros(low), formatEuros(high)]
  return one === other ? one : `${one.replace(/\s?€$/u, '')}–${other}`
}

/** '6,6–7,4 kg', '180–200 g': as exact as a kitchen scale, and in one unit. */
export const weightBetween = (low: number, high: number): string => scaled(low, high, 'g', 'kg')

/** '2–2,2 l', '180–200 ml'. */
export const volumeBetween = (low: number, high: number): string => scaled(low, high, 'ml', 'l')

const scaled = (low: number, high: number, small: string, large: string): string =>
  high >= 1000
    ? `${between(low / 1000, high / 1000, (value) => formatDecimal(value, value >= 100 ? 0 : value >= 10 ? 1 : 2))} ${large}`
    : `${between(low, high, (value) => formatDecimal(value, value >= 20 ? 0 : 1))} ${small}`

/** '45–50', in whole things: the fewer rounded down, since half a croquette is none. */
export const countBetween = (low: number, high: number): string =>
  between(Math.floor(low + 1e-9), Math.floor(high + 1e-9), plain)

/** With a large first letter, as a line of an answer begins. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
