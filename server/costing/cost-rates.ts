import { createHash } from 'node:crypto'
import { priceFromRow } from '#core/api/prices.ts'
import { type Reading, unitCost } from '#core/costing/cost.ts'
import type { Equivalence } from '#core/costing/equivalence.ts'
import type { IngredientPrice } from '#core/costing/price.ts'
import { units } from '#core/units/units.ts'
import type { Scope } from '#server/database/as-user.ts'
import { factsFor } from './cost-lines.ts'
import { selectPrices } from './queries.ts'

/** € of one unit of an ingredient, in the order of `units`. */
export type Rates = readonly number[]

export type CostRates = {
  readonly byKey: ReadonlyMap<string, Rates>
  readonly text: string
  readonly fingerprint: string
}

/**
 * What one unit of each priced ingredient costs this cook now, by ingredient key. Everything that moves a total is in it:
 * prices, her choice of foods and their weights, her switch for household measures, and the arithmetic of core itself.
 */
export const currentRates = async (scope: Scope, reading: Reading): Promise<CostRates> => {
  const prices = await selectPrices(scope).select('ingredient_key').orderBy('ingredient_key').execute()
  const named = prices.map(({ ingredient_name }) => ({ name: ingredient_name }))
  const facts = reading === 'household' ? await factsFor(scope, named) : () => ({ equivalence: null })
  const byKey = new Map<string, Rates>()
  for (const { ingredient_key, ...row } of prices) {
    const equivalences = units.map((unit) => facts(row.ingredient_name, unit).equivalence)
    byKey.set(ingredient_key, ratesOf(priceFromRow(row), equivalences, reading))
  }
  const text = JSON.stringify([...byKey])
  return { byKey, text, fingerprint: createHash('sha256').update(text).digest('base64url') }
}

/** Reads what `currentRates` wrote. */
export const readRates = (text: string): ReadonlyMap<string, Rates> => new Map(JSON.parse(text) as [string, Rates][])

/** Exact decimals take 2 µs each and a cook's prices are asked for again and again: this many take a few megabytes. */
const remembered = 20_000
const memory = new Map<string, Rates>()

const ratesOf = (price: IngredientPrice, equivalences: readonly (Equivalence | null)[], reading: Reading): Rates => {
  const grams = equivalences.map((equivalence) => equivalence?.gramsPerUnit ?? '')
  const key = `${reading} ${price.pricePerUnit} ${price.unit} ${grams}`
  const known = memory.get(key)
  if (known !== undefined) return known
  if (memory.size >= remembered) memory.clear()
  const rates = units.map((unit, index) => unitCost(price, unit, equivalences[index] ?? null, reading))
  memory.set(key, rates)
  return rates
}
