import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import type { Store } from './store.ts'

/** Names per round: small enough to hold, large enough that a book of 10,000 recipes takes a few rounds. */
const batch = 500

/**
 * Gives the rows written before migration 0009 their keys; with nothing to do it is two look-ups in an index. Of two
 * prices whose names turn out to be one ingredient ('Harina', 'harina') the newest stays.
 */
export const fillIngredientKeys = async (store: Store): Promise<void> => {
  while ((await fillIngredients(store)) === batch);
  while ((await fillPrices(store)) === batch);
}

const fillIngredients = async ({ db }: Store): Promise<number> => {
  const names = await db
    .selectFrom('ingredients')
    .where('ingredient_key', '=', '')
    .select('name')
    .distinct()
    .limit(batch)
    .execute()
  for (const { name } of names) {
    await db
      .updateTable('ingredients')
      .set({ ingredient_key: ingredientKey(name) })
      .where('name', '=', name)
      .where('ingredient_key', '=', '')
      .execute()
  }
  return names.length
}

const fillPrices = async ({ db }: Store): Promise<number> => {
  const prices = await db
    .selectFrom('ingredient_prices')
    .where('ingredient_key', '=', '')
    .select(['user_id', 'id', 'ingredient_name'])
    .orderBy('last_updated', 'desc')
    .limit(batch)
    .execute()
  for (const { user_id, id, ingredient_name } of prices) {
    const ingredient_key = ingredientKey(ingredient_name)
    const newer = await db
      .selectFrom('ingredient_prices')
      .where('user_id', '=', user_id)
      .where('ingredient_key', '=', ingredient_key)
      .select('id')
      .executeTakeFirst()
    if (newer === undefined) {
      const keys = { ingredient_key, name_key: nameKey(ingredient_name) }
      await db.updateTable('ingredient_prices').set(keys).where('user_id', '=', user_id).where('id', '=', id).execute()
    } else {
      await db.deleteFrom('ingredient_prices').where('user_id', '=', user_id).where('id', '=', id).execute()
    }
  }
  return prices.length
}
