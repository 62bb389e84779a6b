import type { OfferRow } from '#core/api/offers.ts'
import { unitPriceOfRow } from '#core/api/offers.ts'
import type { Scope } from '#server/database/as-user.ts'
import { slices } from '#server/database/slices.ts'

const columns = [
  ...(['id', 'supplier', 'format', 'amount', 'unit', 'format_price', 'vat_rate', 'vat_included'] as const),
  ...(['price_date', 'minimum', 'reference', 'last_updated'] as const),
] as const

export type StoredOffer = Omit<OfferRow, 'price_per_unit'>

const selectOffers = ({ tx, userId }: Scope) =>
  tx.selectFrom('price_offers').where('user_id', '=', userId).select(columns)

/** The offers of one price, by supplier and format. */
export const listOffers = async (scope: Scope, priceId: string): Promise<OfferRow[]> => {
  const rows = await selectOffers(scope)
    .where('price_id', '=', priceId)
    .orderBy('supplier_key')
    .orderBy('format_key')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, price_per_unit: unitPriceOfRow(row) }))
}

/** The offers of these prices, by price. */
export const findOffers = async (scope: Scope, priceIds: readonly string[]): Promise<Map<string, StoredOffer[]>> => {
  const found = new Map<string, StoredOffer[]>(priceIds.map((id) => [id, []]))
  for (const some of slices(priceIds)) {
    const rows = await selectOffers(scope).select('price_id').where('price_id', 'in', some).execute()
    for (const { price_id, ...offer } of rows) found.get(price_id)?.push(offer)
  }
  return found
}

const mostSuppliers = 200

/** Names of suppliers the cook has used, each once. */
export const listSuppliers = async ({ tx, userId }: Scope): Promise<string[]> => {
  const rows = await tx
    .selectFrom('price_offers')
    .where('user_id', '=', userId)
    .where('supplier_key', '<>', '')
    .select(({ fn }) => ['supplier_key', fn.max('supplier').as('supplier')])
    .groupBy('supplier_key')
    .orderBy('supplier_key')
    .limit(mostSuppliers)
    .execute()
  return rows.map(({ supplier }) => supplier)
}
