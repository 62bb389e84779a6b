import { priceLimits } from '#core/api/price-fields.ts'
import { readOffers } from '#server/costing/offers/edit-offers.ts'
import { listSuppliers } from '#server/costing/offers/offer-queries.ts'
import { countPrices, listPrices } from '#server/costing/queries.ts'
import { asReader } from '#server/database/as-user.ts'
import { readPlace, writePlace } from '#server/http/cursor.ts'
import type { Deps } from '#server/http/deps.ts'
import { cutPage, limitAsked, type PageQuery } from '#server/http/page.ts'

const pages = { usual: 100, most: priceLimits.page }
const byName = 'name'

/** A page of saved prices whose ingredient holds the words of `name`, by ingredient, and how many there are in all. */
export const readPrices = async (
  deps: Deps,
  userId: string,
  query: PageQuery & { readonly name?: string | undefined },
) => {
  const { name = '', cursor } = query
  const limit = limitAsked(query, pages)
  const after = readPlace(cursor, byName, 'string')
  const place = after === null ? null : { key: after.value, id: after.id }
  const { found, total } = await asReader(deps.store, userId, async (mine) => ({
    found: await listPrices(mine, name, limit + 1, place),
    total: await countPrices(mine, name),
  }))
  const { items, last } = cutPage(found, limit)
  const next_cursor = last === undefined ? null : writePlace({ order: byName, value: last.name_key, id: last.id })
  return { items, next_cursor, total }
}

/** The offers of a price and which of them counts, or `not_found`. */
export const readOffersOf = (deps: Deps, userId: string, priceId: string) =>
  asReader(deps.store, userId, (mine) => readOffers(mine, priceId))

/** The names of suppliers in the cook's offers. */
export const readSuppliers = async (deps: Deps, userId: string) => ({
  items: await asReader(deps.store, userId, listSuppliers),
})
