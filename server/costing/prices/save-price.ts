import type { EditPriceBody, PriceRow, SavePriceBody } from '#core/api/prices.ts'
import { fallbackPrice, mayReplace, type PriceKind, priceKinds, typedSource } from '#core/costing/prices/price.ts'
import { AppError } from '#core/errors/app-error.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { recordPrices } from '#server/costing/history/price-history.ts'
import { findPrice, keyed, selectPrices } from '#server/costing/queries.ts'
import { asUser, type Scope } from '#server/database/as-user.ts'
import { nextVersion } from '#server/database/next-version.ts'
import type { Deps } from '#server/http/deps.ts'
import { recordRemoval } from '#server/undo/removals.ts'

/** A price typed by hand stands, whatever is saved of its offers later; the cook may choose one again. */
export const typedByHand = { choice: 'fixed', offer_id: null } as const

/** What saving a price did: 'kept' left a price alone that may not be replaced. */
export type SavedPrice = { readonly price: PriceRow; readonly done: 'inserted' | 'updated' | 'kept' }

/** Saves the price of an ingredient: the specification's find by name and user, then update or insert. */
export const savePrice = (deps: Deps, userId: string, body: SavePriceBody): Promise<SavedPrice> => {
  const kind = body.kind ?? (body.source === fallbackPrice.source ? 'fallback' : 'typed')
  const source = body.source ?? (kind === 'typed' ? typedSource : null)
  const price_date = body.price_date ?? (kind === 'typed' ? today(deps) : null)
  return asUser(deps.store, userId, (scope) =>
    putPrice(scope, deps, { ...body, id: body.id ?? deps.newId(), kind, source, price_date }),
  )
}

type Price = Omit<PriceRow, 'last_updated'>

/** Inserts a price or puts it in the place of the one under the same key, where `mayReplace` allows. */
const putPrice = async (scope: Scope, deps: Deps, price: Price): Promise<SavedPrice> => {
  const { tx, userId } = scope
  const ingredient_name = price.ingredient_name.trim()
  const ingredient_key = ingredientKey(ingredient_name)
  const now = deps.now().toISOString()
  const content = {
    price_per_unit: price.price_per_unit,
    unit: price.unit.trim(),
    source: price.source,
    kind: price.kind,
    price_date: price.price_date,
    last_updated: now,
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('ingredient_prices')
    .values({
      user_id: userId,
      id: await freeId(scope, price.id, deps),
      ingredient_name,
      ingredient_key,
      name_key: nameKey(ingredient_name),
      ...content,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) {
    await recordPrices(scope, [ingredient_key])
    return { price: await existing(scope, ingredient_key), done: 'inserted' }
  }
  const replaced = await tx
    .updateTable('ingredient_prices')
    .set(price.kind === 'typed' ? { ...content, ...typedByHand } : content)
    .where('user_id', '=', userId)
    .where(keyed)
    .where('ingredient_key', '=', ingredient_key)
    .where('kind', 'in', replaceableBy(price.kind))
    .executeTakeFirstOrThrow()
  const done = replaced.numUpdatedRows === 0n ? 'kept' : 'updated'
  if (done === 'updated') await recordPrices(scope, [ingredient_key])
  return { price: await existing(scope, ingredient_key), done }
}

/**
 * What the cook types over a price: her own from now on. Refused when it was changed since the edit began, unless to the
 * very same: sent again because the answer got lost, it is still one edit.
 */
export const editPrice = (deps: Deps, userId: string, id: string, body: EditPriceBody): Promise<PriceRow> =>
  asUser(deps.store, userId, async (scope) => {
    const before = await selectPrices(scope).where('id', '=', id).executeTakeFirst()
    if (before === undefined) throw new AppError('not_found')
    const based = body.last_updated ?? before.last_updated
    const { numUpdatedRows } = await scope.tx
      .updateTable('ingredient_prices')
      .set({
        price_per_unit: body.price_per_unit,
        unit: body.unit.trim(),
        source: typedSource,
        kind: 'typed',
        price_date: today(deps),
        ...typedByHand,
        last_updated: nextVersion(deps.now(), before.last_updated),
      })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .$if(body.last_updated !== undefined, (query) => query.where('last_updated', '=', based))
      .executeTakeFirstOrThrow()
    const after = await selectPrices(scope).where('id', '=', id).executeTakeFirst()
    if (after === undefined) throw new AppError('not_found')
    if (numUpdatedRows === 0n && !isTyped(after, body)) throw new AppError('stale_price')
    await recordPrices(scope, [ingredientKey(after.ingredient_name)])
    return after
  })

const isTyped = (price: PriceRow, { price_per_unit, unit }: EditPriceBody): boolean =>
  price.kind === 'typed' && price.price_per_unit === price_per_unit && price.unit === unit.trim()

export const deletePrice = (deps: Deps, userId: string, id: string): Promise<void> =>
  asUser(deps.store, userId, async (scope) => {
    await recordRemoval(deps, scope, 'ingredient_prices', id)
    const { numDeletedRows } = await scope.tx
      .deleteFrom('ingredient_prices')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new AppError('not_found')
  })

const replaceableBy = (found: PriceKind): PriceKind[] => priceKinds.filter((saved) => mayReplace(found, saved))

/** The id that was asked for, unless another ingredient has it: an ingredient is found by its name, not by a chosen id. */
const freeId = async (scope: Scope, id: string, deps: Deps): Promise<string> => {
  const taken = await selectPrices(scope).where('id', '=', id).executeTakeFirst()
  return taken === undefined ? id : deps.newId()
}

const existing = async (scope: Scope, key: string): Promise<PriceRow> => {
  const price = await findPrice(scope, key)
  if (price === undefined) throw new AppError('not_found')
  return price
}

const today = (deps: Deps): string => deps.now().toISOString().slice(0, 10)
