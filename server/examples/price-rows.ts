import type { PriceKind } from '#core/costing/prices/price.ts'
import { referencePrice } from '#core/costing/prices/reference-price.ts'
import { ownPrices } from '#core/examples/lab.ts'
import { exampleIngredients } from '#core/examples/set.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import type { Deps } from '#server/http/deps.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { markOf } from './mark.ts'

/** A price table holds 200 characters of source. */
const longestSource = 200

/**
 * A price per kilo for every ingredient of the examples whose key is not in `priced`: the reference table's, as a search
 * would find it, or ours where the table has none; the source says 'Ejemplo' first. Never `typed`: a search may replace it.
 */
export const priceRows = ({ newId }: Deps, user_id: string, now: Date, priced: ReadonlySet<string>) => {
  const last_updated = now.toISOString()
  const rows = exampleIngredients
    .filter((name) => !priced.has(ingredientKey(name)))
    .map((ingredient_name) => {
      const { eurPerKg, source, kind, date } = priceOf(ingredient_name)
      return {
        user_id,
        id: newId(),
        ingredient_name,
        ingredient_key: ingredientKey(ingredient_name),
        name_key: nameKey(ingredient_name),
        price_per_unit: eurPerKg,
        unit: 'kg',
        source: `Ejemplo · ${source}`.slice(0, longestSource),
        kind,
        price_date: date,
        last_updated,
      }
    })
  return { rows, marks: rows.map(({ ingredient_key, id }) => markOf('price', ingredient_key, id, last_updated)) }
}

type Found = {
  readonly eurPerKg: number
  readonly source: string
  readonly kind: PriceKind
  readonly date: string
}

const priceOf = (name: string): Found => {
  const pantry = loadPantry()
  const found = referencePrice(name, resolverOf(pantry))
  if (found !== null) return found
  const own = ownPrices.find(({ ingredientName }) => ingredientName === name)
  if (own === undefined) throw new Error(`an example ingredient without a price: ${name}`)
  return { ...own, kind: 'estimate' }
}
