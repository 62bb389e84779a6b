import { isDay } from '#core/api/offers.ts'
import type { ImportPricesBody } from '#core/api/prices.ts'
import type { ListedOffer } from '#core/costing/offers/listed-offer.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { findOffers, type StoredOffer } from '#server/costing/offers/offer-queries.ts'
import { saveOffers } from '#server/costing/offers/save-offers.ts'
import { findPrices } from '#server/costing/queries.ts'
import type { Scope } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'

/** The rows that say whose price it is and in which format. Counted by rows: a new offer of a known ingredient changes it. */
export const importOffers = async (scope: Scope, deps: Deps, rows: ImportPricesBody['rows']) => {
  const today = deps.now().toISOString().slice(0, 10)
  const all = rows.flatMap(({ ingredient_name, price_date, offer }) =>
    offer === undefined ? [] : [{ ingredient_name, ...offer, price_date: dayOf(price_date) ?? today }],
  )
  const keys = all.map(({ ingredient_name }) => ingredientKey(ingredient_name))
  const { saved, offers } = await savedOf(scope, keys)
  const known = all.map((offer, index) => ({ offer, price: saved.get(keys[index] ?? '') }))
  const isSaved = ({ offer, price }: (typeof known)[number]): boolean =>
    offers.get(price?.id ?? '')?.some((one) => isSameOffer(one, offer, offer.price_date)) === true
  const changed = known.filter((one) => !isSaved(one))
  await saveOffers(
    scope,
    deps,
    changed.map(({ offer }) => offer),
  )
  const inserted = changed.filter(({ price }) => price === undefined).length
  return { inserted, updated: changed.length - inserted, unchanged: all.length - changed.length }
}

/** A list may be of a month; an offer has a day. */
const dayOf = (date: string | null | undefined): string | null => (date != null && isDay(date) ? date : null)

/** The prices of these ingredients, and the offers they have. */
export const savedOf = async (scope: Scope, keys: readonly string[]) => {
  const saved = await findPrices(scope, keys)
  return {
    saved,
    offers: await findOffers(
      scope,
      [...saved.values()].map(({ id }) => id),
    ),
  }
}

/** The same supplier, format and price; a list without a day says nothing of it. */
export const isSameOffer = (
  saved: StoredOffer,
  listed: Omit<StoredOffer, 'id' | 'price_date' | 'last_updated'>,
  date: string | null,
): boolean =>
  nameKey(saved.supplier) === nameKey(listed.supplier) &&
  nameKey(saved.format) === nameKey(listed.format) &&
  (['amount', 'unit', 'format_price', 'vat_rate', 'vat_included', 'minimum', 'reference'] as const).every(
    (field) => saved[field] === listed[field],
  ) &&
  (date === null || saved.price_date === date)

export const offerToRow = ({ formatPrice, vatRate, vatIncluded, ...offer }: ListedOffer) => ({
  ...offer,
  format_price: formatPrice,
  vat_rate: vatRate,
  vat_included: vatIncluded,
})
