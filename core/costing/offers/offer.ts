import { decimal, dividedBy, plus, times, toNumber } from '#core/costing/decimal.ts'
import { priceBasis } from '#core/costing/prices/price.ts'

/** Which of several offers counts: the one of the newest date, the cheapest per unit, or one the cook has fixed. */
export const priceChoices = ['last', 'cheapest', 'fixed'] as const

export type PriceChoice = (typeof priceChoices)[number]

/** What an invoice says of one ingredient: a format of a supplier at a price. */
export type Offer = {
  readonly id: string
  /** '' is no supplier named. */
  readonly supplier: string
  /** As on the invoice: 'caja 6 × 1 kg'. */
  readonly format: string
  /** What the format holds, in `unit`, > 0. */
  readonly amount: number
  /** What the price is per: 'kg', 'l', 'unidad', or a unit of the cook's own ('manojo'). */
  readonly unit: string
  /** € of the whole format, > 0. */
  readonly formatPrice: number
  /** IVA in %, 0–100; null is not said. */
  readonly vatRate: number | null
  /** Whether `formatPrice` holds the IVA. */
  readonly vatIncluded: boolean
  /** The day of the invoice, 'YYYY-MM-DD'. */
  readonly priceDate: string
  /** The least one may order, as the supplier says it: '2 cajas', '150 €'. */
  readonly minimum: string
  /** The supplier's article number. */
  readonly reference: string
  /** ISO-8601 UTC */
  readonly lastUpdated: string
}

/** Decimals of a price per unit before it becomes a number: more than a number holds. */
const digits = 30

type Paid = Pick<Offer, 'amount' | 'formatPrice' | 'vatRate' | 'vatIncluded'>

/**
 * € without IVA of one unit: the price of the format, less its IVA where it holds one, by what is in it. A kitchen deducts the
 * IVA it pays (Ley 37/1992, art. 92), so it is no cost. Where the rate is not said the price is taken as it is. The number
 * nearest to the quotient, which is multiplied by quantities afterwards: at twelve decimals a third of a euro lost cents.
 */
export const unitPriceOf = ({ amount, formatPrice, vatRate, vatIncluded }: Paid): number => {
  const per = vatIncluded && vatRate !== null ? plus(decimal(100), decimal(vatRate)) : decimal(100)
  return toNumber(dividedBy(times(decimal(formatPrice), decimal(100)), times(per, decimal(amount)), digits))
}

/** The price of the whole format with and without its IVA; null where the rate is not said. */
export const withAndWithoutVat = ({
  formatPrice,
  vatRate,
  vatIncluded,
}: Omit<Paid, 'amount'>): { readonly net: number; readonly gross: number } | null => {
  if (vatRate === null) return null
  const per = plus(decimal(100), decimal(vatRate))
  const price = decimal(formatPrice)
  return vatIncluded
    ? { net: toNumber(dividedBy(times(price, decimal(100)), per)), gross: formatPrice }
    : { net: formatPrice, gross: toNumber(dividedBy(times(price, per), decimal(100))) }
}

/**
 * The offer that counts, or null where there is none (or the fixed one is none of them: the price was typed by hand). Prices
 * per kilo and per piece cannot be compared: the cheapest is sought among those of the basis of the newest offer. Of equals
 * the one saved last.
 */
export const chooseOffer = (offers: readonly Offer[], choice: PriceChoice, fixedId: string | null): Offer | null => {
  if (choice === 'fixed') return offers.find(({ id }) => id === fixedId) ?? null
  const newest = offers.toSorted(newestFirst)
  const [first] = newest
  if (first === undefined || choice === 'last') return first ?? null
  const comparable = newest.filter((offer) => isComparable(offer, first))
  return comparable.reduce((best, offer) => (unitPriceOf(offer) < unitPriceOf(best) ? offer : best), first)
}

/** Whether two offers have their price per the same thing. */
const isComparable = (one: Offer, other: Offer): boolean => {
  const basis = priceBasis(one.unit)
  return basis === 'other' ? one.unit === other.unit : basis === priceBasis(other.unit)
}

const newestFirst = (one: Offer, other: Offer): number =>
  compare(other.priceDate, one.priceDate) || compare(other.lastUpdated, one.lastUpdated) || compare(one.id, other.id)

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Characters an offer's texts may have. */
export const offerLimits = { supplier: 120, format: 120, minimum: 80, reference: 80 } as const
