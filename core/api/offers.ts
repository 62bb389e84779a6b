import { z } from 'zod/mini'
import { type Offer, priceChoices, unitPriceOf } from '#core/costing/offers/offer.ts'
import { idField, timeField } from './field.ts'
import { nameField, offerFields, priceLimits } from './price-fields.ts'
import { priceRow } from './prices.ts'

/** The wire of /rest/v1/price_offers: what invoices say of an ingredient, and which of it counts (docs/decisiones/028). */

/** Formats of one ingredient, of all its suppliers. */
export const mostOffers = 100

const dayField = z.string('La fecha debe ser un texto').check(
  z.regex(/^\d{4}-\d\d-\d\d$/, 'No es una fecha'),
  z.refine((text: string) => isDay(text), 'No es una fecha'),
)

/** Whether a text is a day that exists: '2026-11-12'. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text && text >= '1990'
}

/** POST: saves the offer of a supplier in a format; the same supplier and format again is the same offer. */
export const saveOfferBody = z.object({
  /** Of an offer that is being edited, or chosen by the caller for a new one. */
  id: z.optional(idField),
  ingredient_name: nameField,
  ...offerFields,
  price_date: dayField,
  /** The `last_updated` an edit is based on: an offer that was changed since is refused (409 stale_price). */
  last_updated: z.optional(timeField),
})

export const offerRow = z.object({
  id: z.string(),
  supplier: z.string(),
  format: z.string(),
  amount: z.number(),
  unit: z.string(),
  format_price: z.number(),
  vat_rate: z.nullable(z.number()),
  vat_included: z.boolean(),
  price_date: z.string(),
  minimum: z.string(),
  reference: z.string(),
  last_updated: z.string(),
  /** € without IVA of one `unit`. */
  price_per_unit: z.number(),
})

/** What counts now, how it is chosen, and all there is to choose from. */
export const offersAnswer = z.object({
  price: priceRow,
  choice: z.enum(priceChoices),
  /** The offer that counts; null: the price was typed, or found by a search. */
  offer_id: z.nullable(z.string()),
  items: z.array(offerRow),
})

/** GET /rest/v1/suppliers: names the cook has used, to be typed again alike. */
export const suppliersAnswer = z.object({ items: z.array(z.string()) })

/** PATCH /rest/v1/ingredient_prices/:id/choice */
export const choiceBody = z.object({
  choice: z.enum(priceChoices, `La elección debe ser una de: ${priceChoices.join(', ')}`),
  /** Which one is fixed; only with 'fixed'. */
  offer_id: z.optional(z.nullable(idField)),
})

export const offerParams = z.object({ id: idField })

export type OfferRow = z.infer<typeof offerRow>
export type OffersAnswer = z.infer<typeof offersAnswer>
export type SaveOfferBody = z.infer<typeof saveOfferBody>
export type ChoiceBody = z.infer<typeof choiceBody>

export const offerFromRow = (row: Omit<OfferRow, 'price_per_unit'>): Offer => ({
  id: row.id,
  supplier: row.supplier,
  format: row.format,
  amount: row.amount,
  unit: row.unit,
  formatPrice: row.format_price,
  vatRate: row.vat_rate,
  vatIncluded: row.vat_included,
  priceDate: row.price_date,
  minimum: row.minimum,
  reference: row.reference,
  lastUpdated: row.last_updated,
})

/** € without IVA of one unit of an offer as the wire has it. */
export const unitPriceOfRow = (row: Pick<OfferRow, 'amount' | 'format_price' | 'vat_rate' | 'vat_included'>): number =>
  unitPriceOf({
    amount: row.amount,
    formatPrice: row.format_price,
    vatRate: row.vat_rate,
    vatIncluded: row.vat_included,
  })

/** Whether what one unit costs can be kept: above zero, and no more than a price may be. */
export const isPriceable = (price: number): boolean => price > 0 && price <= priceLimits.price
