import { typedSource } from '#core/costing/prices/price.ts'
import { offerTexts as texts } from '#core/costing/texts.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { formatEuros } from '#core/format/money.ts'
import type { Offer } from './offer.ts'

type Told = Pick<Offer, 'supplier' | 'format' | 'formatPrice' | 'vatRate' | 'vatIncluded'>

/** A source is kept in 200 characters. */
const longestSource = 200

/** Where the price of an offer is from, in one line: 'Makro · caja 6 × 1 kg a 14,90 € · IVA 10 % aparte'. */
export const offerSource = ({ supplier, format, formatPrice, vatRate, vatIncluded }: Told): string => {
  const parts = [
    supplier === '' ? typedSource : supplier,
    ...(format === '' ? [] : [texts.at(format, formatEuros(formatPrice))]),
    ...(vatRate === null ? [] : [texts.vat(formatDecimal(vatRate), vatIncluded)]),
  ]
  const source = parts.join(' · ')
  return source.length <= longestSource ? source : `${source.slice(0, longestSource - 1)}…`
}
