import { z } from 'zod/mini'
import { priceLimits } from '#core/api/price-fields.ts'
import { savePriceBody, searchPriceAnswer } from '#core/api/prices.ts'
import { fallbackPrice } from '#core/costing/prices/price.ts'
import { figure, orNull, otherwise, text } from './fields.ts'

const { kind, price_date } = { ...searchPriceAnswer.shape, price_date: savePriceBody.shape.price_date }

/**
 * What `search-ingredient-prices` answers. A price that does not say how sure it is counts as an estimate, never as the
 * cook's own, so that a better one may replace it.
 */
export const receivedPrice = z.pipe(
  z.object({
    price: z.pipe(figure(0, priceLimits.price), z.number().check(z.gt(0))),
    source: otherwise(text(priceLimits.source), ''),
    unit: otherwise(text(priceLimits.unit).check(z.trim(), z.minLength(1)), 'kg'),
    kind: orNull(kind),
    price_date: otherwise(price_date, null),
  }),
  z.transform(({ kind, price_date, ...found }) => ({
    ...found,
    kind: kind ?? (found.source === fallbackPrice.source ? ('fallback' as const) : ('estimate' as const)),
    price_date: price_date ?? null,
  })),
)
export type ReceivedPrice = z.infer<typeof receivedPrice>
