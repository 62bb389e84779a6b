import type { SearchPriceAnswer, SearchPriceBody } from '#core/api/prices.ts'
import { priceBasis } from '#core/costing/prices/price.ts'
import { referencePrice } from '#core/costing/prices/reference-price.ts'
import { AppError } from '#core/errors/app-error.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { findPrice } from '#server/costing/queries.ts'
import { asReader } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { readFoodChoices } from '#server/nutrition/queries.ts'
import { loadPantry } from '#server/pantry/load.ts'

/**
 * The price per kilo of an ingredient (specification §7): the cook's own, else the reference table's with source and date,
 * else an error: nobody makes up a figure, and no food lends its price to another. A language model is never asked, because
 * without a way to search the web it would invent one (docs/decisiones/006).
 */
export const searchIngredientPrices = async (
  { store }: Deps,
  userId: string,
  { ingredientName }: SearchPriceBody,
): Promise<SearchPriceAnswer> => {
  const { own, choices } = await asReader(store, userId, async (mine) => ({
    own: await findPrice(mine, ingredientKey(ingredientName)),
    choices: await readFoodChoices(mine, [ingredientName]),
  }))
  // A saved fallback is no find, and a price per litre or bunch is no price per kilo.
  if (own !== undefined && own.kind !== 'fallback' && priceBasis(own.unit) === 'kg') {
    const { price_per_unit: price, source, kind, price_date } = own
    return { price, source: source ?? ownSource, unit: 'kg', kind, price_date, food: null, vat: null }
  }
  const pantry = loadPantry()
  const found = referencePrice(ingredientName, resolverOf(pantry, choices))
  if (found === null) throw new AppError('price_not_found')
  const { eurPerKg: price, source, kind, date, vat, foodName } = found
  return { price, source, unit: 'kg', kind, price_date: date, food: foodName, vat }
}

const ownSource = 'Precio guardado'
