import type { ChoiceBody, OffersAnswer, SaveOfferBody } from '#core/api/offers.ts'
import { AppError } from '#core/errors/app-error.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { findPrice, selectPrices } from '#server/costing/queries.ts'
import { asUser, type Scope } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { listOffers } from './offer-queries.ts'
import { applyChoices, saveOffers, setChoice } from './save-offers.ts'

/** Everything there is to choose from for one price; not the cook's → `not_found`. */
export const readOffers = async (scope: Scope, priceId: string): Promise<OffersAnswer> => {
  const found = await selectPrices(scope).select(['choice', 'offer_id']).where('id', '=', priceId).executeTakeFirst()
  if (found === undefined) throw new AppError('not_found')
  const { choice, offer_id, ...price } = found
  return { price, choice, offer_id, items: await listOffers(scope, priceId) }
}

/**
 * Saves what an invoice says. With the `id` of an offer that is there it is an edit of it (refused when it was changed since
 * `last_updated`); else the offer of that supplier in that format is replaced, or there is a new one.
 */
export const saveOffer = (deps: Deps, userId: string, body: SaveOfferBody): Promise<OffersAnswer> =>
  asUser(deps.store, userId, async (scope) => {
    const { last_updated, ...offer } = body
    const known = offer.id === undefined ? undefined : await findOffer(scope, offer.id)
    if (known === undefined) {
      await saveOffers(scope, deps, [offer])
      const price = await findPrice(scope, ingredientKey(offer.ingredient_name.trim()))
      return readOffers(scope, price?.id ?? '')
    }
    if (last_updated !== undefined && last_updated !== known.last_updated) {
      const answer = await readOffers(scope, known.price_id)
      if (answer.items.some((item) => item.id === offer.id && isSame(item, offer))) return answer
      throw new AppError('stale_price')
    }
    const keys = { supplier_key: nameKey(offer.supplier), format_key: nameKey(offer.format) }
    const ofPrice = { ...scope, priceId: known.price_id }
    await makeRoom(ofPrice, known.id, keys)
    await saveOffers(scope, deps, [{ ...offer, ingredient_name: known.ingredient_name }])
    return readOffers(scope, known.price_id)
  })

/** Deletes an offer; its prices stay in the history. What counts follows from those that are left. */
export const deleteOffer = (deps: Deps, userId: string, id: string): Promise<OffersAnswer> =>
  asUser(deps.store, userId, async (scope) => {
    const known = await findOffer(scope, id)
    if (known === undefined) throw new AppError('not_found')
    await scope.tx.deleteFrom('price_offers').where('user_id', '=', userId).where('id', '=', id).execute()
    if (known.offer_id === id) {
      // The price it gave stays where no other takes its place.
      await setChoice(scope, [known.price_id], known.choice === 'fixed' ? 'last' : known.choice, null)
    }
    await applyChoices(scope, deps, [known.ingredient_key])
    return readOffers(scope, known.price_id)
  })

/** Chooses what counts; 'fixed' without an offer leaves the price as it is, whatever is saved from now on. */
export const choosePrice = (deps: Deps, userId: string, priceId: string, body: ChoiceBody): Promise<OffersAnswer> =>
  asUser(deps.store, userId, async (scope) => {
    const { items, price } = await readOffers(scope, priceId)
    const wanted = body.choice === 'fixed' ? (body.offer_id ?? null) : null
    if (wanted !== null && !items.some(({ id }) => id === wanted)) throw new AppError('not_found')
    await setChoice(scope, [priceId], body.choice, wanted)
    await applyChoices(scope, deps, [ingredientKey(price.ingredient_name)])
    return readOffers(scope, priceId)
  })

const findOffer = ({ tx, userId }: Scope, id: string) =>
  tx
    .selectFrom('price_offers')
    .innerJoin('ingredient_prices', (join) =>
      join
        .onRef('ingredient_prices.user_id', '=', 'price_offers.user_id')
        .onRef('ingredient_prices.id', '=', 'price_offers.price_id'),
    )
    .where('price_offers.user_id', '=', userId)
    .where('price_offers.id', '=', id)
    .select(['price_offers.id', 'price_id', 'price_offers.last_updated', 'ingredient_name', 'ingredient_key'])
    .select(['choice', 'offer_id'])
    .executeTakeFirst()

/** Puts an edited offer where its new supplier and format belong; another one there is replaced by it. */
const makeRoom = async (
  { tx, userId, priceId }: Scope & { readonly priceId: string },
  id: string,
  keys: { readonly supplier_key: string; readonly format_key: string },
): Promise<void> => {
  await tx
    .deleteFrom('price_offers')
    .where('user_id', '=', userId)
    .where('price_id', '=', priceId)
    .where('supplier_key', '=', keys.supplier_key)
    .where('format_key', '=', keys.format_key)
    .where('id', '<>', id)
    .execute()
  await tx.updateTable('price_offers').set(keys).where('user_id', '=', userId).where('id', '=', id).execute()
}

type Told = Omit<SaveOfferBody, 'id' | 'ingredient_name' | 'last_updated'>

const told = ['supplier', 'format', 'amount', 'unit', 'format_price', 'vat_rate', 'vat_included', 'price_date'] as const

const isSame = (one: Told, other: Told): boolean =>
  told.every((field) => one[field] === other[field]) &&
  one.minimum === other.minimum &&
  one.reference === other.reference
