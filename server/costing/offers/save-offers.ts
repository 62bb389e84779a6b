import { sql } from 'kysely'
import { isPriceable, mostOffers, offerFromRow, type SaveOfferBody, unitPriceOfRow } from '#core/api/offers.ts'
import { chooseOffer, type PriceChoice } from '#core/costing/offers/offer.ts'
import { offerSource } from '#core/costing/offers/offer-source.ts'
import { AppError } from '#core/errors/app-error.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { recordOffers, recordPrices } from '#server/costing/history/price-history.ts'
import { keyed } from '#server/costing/queries.ts'
import type { Scope } from '#server/database/as-user.ts'
import { nextVersion } from '#server/database/next-version.ts'
import { slices } from '#server/database/slices.ts'
import type { Deps } from '#server/http/deps.ts'
import { findOffers, type StoredOffer } from './offer-queries.ts'

export type OfferToSave = Omit<SaveOfferBody, 'id' | 'last_updated'> & { readonly id?: string | undefined }

/**
 * Saves offers, each under its ingredient, supplier and format, and lets the price that counts follow from them. An ingredient
 * without a price gets one. Done twice it changes nothing more. Within the transaction of the caller.
 */
export const saveOffers = async (scope: Scope, deps: Deps, offers: readonly OfferToSave[]): Promise<void> => {
  const entries = distinct(offers.map((offer) => rowOf(deps, offer)))
  const keys = [...new Set(entries.map(({ key }) => key))]
  await insertMissing(scope, deps, entries, await pricesOf(scope, keys))
  const prices = await pricesOf(scope, keys)
  const before = await findOffers(
    scope,
    [...prices.values()].map(({ id }) => id),
  )
  const rows = entries.map(({ key, row }) => ({ user_id: scope.userId, price_id: priceAt(prices, key).id, ...row }))
  for (const some of slices(rows)) {
    await scope.tx
      .insertInto('price_offers')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'price_id', 'supplier_key', 'format_key']).doUpdateSet(({ ref }) => ({
          supplier: ref('excluded.supplier'),
          format: ref('excluded.format'),
          amount: ref('excluded.amount'),
          unit: ref('excluded.unit'),
          format_price: ref('excluded.format_price'),
          vat_rate: ref('excluded.vat_rate'),
          vat_included: ref('excluded.vat_included'),
          price_date: ref('excluded.price_date'),
          minimum: ref('excluded.minimum'),
          reference: ref('excluded.reference'),
          last_updated: ref('excluded.last_updated'),
        })),
      )
      .execute()
  }
  // A price typed before there was any offer gives way to the first one.
  const first = [...prices.values()].filter(({ id, choice }) => choice === 'fixed' && before.get(id)?.length === 0)
  for (const some of slices(first.map(({ id }) => id))) await setChoice(scope, some, 'last', null)
  await applyChoices(scope, deps, keys)
  await recordSaved(scope, entries)
}

/** The price that counts, put to what the choice of its ingredient makes of the offers there are now. */
export const applyChoices = async (scope: Scope, deps: Deps, keys: readonly string[]): Promise<void> => {
  const prices = await pricesOf(scope, keys)
  const offers = await findOffers(
    scope,
    [...prices.values()].map(({ id }) => id),
  )
  const changed: string[] = []
  for (const [key, price] of prices) {
    const all = offers.get(price.id) ?? []
    if (all.length > mostOffers) throw tooMany()
    const chosen = chooseOffer(all.map(offerFromRow), price.choice, price.offer_id)
    if (chosen === null) continue
    const next = {
      price_per_unit: unitPriceOfRow(all.find(({ id }) => id === chosen.id) as StoredOffer),
      unit: chosen.unit,
      source: offerSource(chosen),
      kind: 'typed' as const,
      price_date: chosen.priceDate,
    }
    const isSame = Object.entries(next).every(([column, value]) => price[column as keyof typeof next] === value)
    if (isSame && price.offer_id === chosen.id) continue
    const last_updated = isSame ? price.last_updated : nextVersion(deps.now(), price.last_updated)
    await scope.tx
      .updateTable('ingredient_prices')
      .set({ ...next, offer_id: chosen.id, last_updated })
      .where('user_id', '=', scope.userId)
      .where('id', '=', price.id)
      .execute()
    changed.push(key)
  }
  await recordPrices(scope, changed)
}

export const setChoice = async (
  { tx, userId }: Scope,
  priceIds: readonly string[],
  choice: PriceChoice,
  offer_id: string | null,
): Promise<void> => {
  await tx
    .updateTable('ingredient_prices')
    .set({ choice, offer_id })
    .where('user_id', '=', userId)
    .where('id', 'in', priceIds)
    .execute()
}

type Entry = ReturnType<typeof rowOf>

const rowOf = (deps: Deps, offer: OfferToSave) => {
  const { ingredient_name, id, supplier, format, unit, ...rest } = offer
  const row = {
    ...rest,
    id: id ?? deps.newId(),
    supplier: supplier.trim(),
    supplier_key: nameKey(supplier),
    format: format.trim(),
    format_key: nameKey(format),
    unit: unit.trim(),
    last_updated: deps.now().toISOString(),
  }
  if (!isPriceable(unitPriceOfRow(row)))
    throw new AppError('invalid_input', {
      message: 'El precio por unidad debe ser mayor que 0 y como mucho 1.000.000 €',
    })
  const name = ingredient_name.trim()
  return { key: ingredientKey(name), name, row }
}

/** Of two of one ingredient, supplier and format the last: one statement cannot write a row twice. */
const distinct = (entries: readonly Entry[]): Entry[] => [
  ...new Map(
    entries.map((entry) => [JSON.stringify([entry.key, entry.row.supplier_key, entry.row.format_key]), entry]),
  ).values(),
]

type Price = Awaited<ReturnType<typeof selectChoices>>[number]

const pricesOf = async (scope: Scope, keys: readonly string[]): Promise<Map<string, Price>> => {
  const found = new Map<string, Price>()
  for (const some of slices(keys)) {
    for (const price of await selectChoices(scope, some)) found.set(price.ingredient_key, price)
  }
  return found
}

const selectChoices = ({ tx, userId }: Scope, keys: readonly string[]) =>
  tx
    .selectFrom('ingredient_prices')
    .where('user_id', '=', userId)
    .where(keyed)
    .where('ingredient_key', 'in', keys)
    .select(['ingredient_key', 'id', 'choice', 'offer_id', 'price_per_unit', 'unit', 'source', 'kind', 'price_date'])
    .select('last_updated')
    .execute()

const priceAt = (prices: ReadonlyMap<string, Price>, key: string): Price => {
  const price = prices.get(key)
  if (price === undefined) throw new AppError('not_found')
  return price
}

const insertMissing = async (
  { tx, userId }: Scope,
  deps: Deps,
  entries: readonly Entry[],
  known: ReadonlyMap<string, unknown>,
): Promise<void> => {
  const missing = new Map(entries.filter(({ key }) => !known.has(key)).map((entry) => [entry.key, entry]))
  const rows = [...missing.values()].map(({ key, name, row }) => ({
    ...{ user_id: userId, id: deps.newId(), ingredient_name: name, ingredient_key: key, name_key: nameKey(name) },
    ...{ price_per_unit: unitPriceOfRow(row), unit: row.unit, source: sourceOf(row), kind: 'typed' as const },
    ...{ price_date: row.price_date, last_updated: row.last_updated },
  }))
  for (const some of slices(rows))
    await tx
      .insertInto('ingredient_prices')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'ingredient_key']).where('ingredient_key', '<>', sql.lit('')).doNothing(),
      )
      .execute()
}

const sourceOf = (row: Entry['row']): string => offerSource(offerFromRow(row))

const recordSaved = async (scope: Scope, entries: readonly Entry[]): Promise<void> => {
  const prices = await pricesOf(scope, [...new Set(entries.map(({ key }) => key))])
  const saved = await findOffers(
    scope,
    [...prices.values()].map(({ id }) => id),
  )
  const ids = new Map<string, string>()
  for (const [priceId, offers] of saved)
    for (const { id, supplier, format } of offers) ids.set(placeOf(priceId, nameKey(supplier), nameKey(format)), id)
  await recordOffers(
    scope,
    entries.map(({ key, name, row }) => ({
      id: ids.get(placeOf(priceAt(prices, key).id, row.supplier_key, row.format_key)) ?? row.id,
      ...{ ingredient_key: key, ingredient_name: name, supplier: row.supplier, unit: row.unit },
      ...{ price_per_unit: unitPriceOfRow(row), source: sourceOf(row), price_date: row.price_date },
      saved_at: row.last_updated,
    })),
  )
}

const placeOf = (...parts: readonly string[]): string => JSON.stringify(parts)

const tooMany = () =>
  new AppError('invalid_input', { message: `Un ingrediente no puede tener más de ${mostOffers} formatos` })
