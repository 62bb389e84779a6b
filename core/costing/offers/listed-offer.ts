import { decimal, times, toNumber } from '#core/costing/decimal.ts'
import { priceBasis } from '#core/costing/prices/price.ts'
import type { Columns } from '#core/costing/prices/price-list-columns.ts'
import { offerTexts, priceListTexts as texts } from '#core/costing/texts.ts'
import { parseSpanishNumber } from '#core/spanish/number.ts'
import { type Offer, offerLimits } from './offer.ts'
import { readFormat } from './purchase-format.ts'

/** An offer as a price list says it; its day stands in the line. */
export type ListedOffer = Omit<Offer, 'id' | 'priceDate' | 'lastUpdated'>

/**
 * What a line says beyond a price, null where it says no supplier, no format that can be read and no IVA; or in Spanish why it
 * cannot be taken. The price is that of the format, unless the list says that it is per kilo, litre or piece (`per`).
 */
export const readOffer = (
  cell: (index: number) => string,
  columns: Columns,
  price: number,
  per: string | null,
): ListedOffer | null | string => {
  const supplier = cell(columns.supplier).replace(/\s+/g, ' ')
  const format = cell(columns.format).replace(/\s+/g, ' ')
  const vat = readVat(cell(columns.vat))
  if (typeof vat === 'string') return vat
  const contents = readFormat(format)
  const isPlain = contents === null || (contents.amount === 1 && priceBasis(format) !== 'other')
  if (supplier === '' && vat === null && (isPlain || format === '')) return null
  const more = { supplier, reference: cell(columns.reference), minimum: cell(columns.minimum) }
  for (const key of ['supplier', 'reference', 'minimum'] as const) {
    if (more[key].length > offerLimits[key]) return texts.tooLong(offerTexts[key], offerLimits[key])
  }
  if (format.length > offerLimits.format) return texts.tooLong(offerTexts.format, offerLimits.format)
  return { ...more, ...inFormat(price, per, format, contents), vatRate: vat, vatIncluded: columns.vatIncluded }
}

type InFormat = Pick<ListedOffer, 'format' | 'amount' | 'unit' | 'formatPrice'>

/** The price of the whole format; a price per kilo of a format of kilos is that many times it. */
const inFormat = (
  price: number,
  per: string | null,
  format: string,
  contents: ReturnType<typeof readFormat>,
): InFormat => {
  if (per === null && contents === null) return { format: '', amount: 1, unit: format || 'kg', formatPrice: price }
  if (contents === null) return { format, amount: 1, unit: per ?? 'kg', formatPrice: price }
  const { amount, unit } = contents
  if (per === null) return { format, amount, unit, formatPrice: price }
  if (priceBasis(per) !== unit) return { format: '', amount: 1, unit: per, formatPrice: price }
  return { format, amount, unit, formatPrice: toNumber(times(decimal(price), decimal(amount))) }
}

/** '10 %', '10', '0,10': in %. Null for an empty cell, a text for one that is no IVA. */
const readVat = (text: string): number | null | string => {
  if (text === '') return null
  const value = parseSpanishNumber(text.replace(/\s*%$/, '').replace(/^iva\s*/i, ''))
  if (value === null || value < 0 || value > 100) return texts.badVat(text.slice(0, 40))
  return value > 0 && value < 1 ? toNumber(times(decimal(value), decimal(100))) : value
}
