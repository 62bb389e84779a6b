import { createHash } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { priceFromRow } from '#core/api/prices.ts'
import { type Counting, unitCost } from '#core/costing/cost.ts'
import type { FoodFacts } from '#core/costing/equivalence.ts'
import type { Merma } from '#core/costing/merma.ts'
import type { IngredientPrice } from '#core/costing/price.ts'
import { units } from '#core/units/units.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import type { Store } from '#server/database/store.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { factsFor } from './cost-lines.ts'
import { countingOf } from './counting.ts'
import { selectPrices } from './queries.ts'

/** € of one unit of an ingredient, in the order of `units`; where merma counts, the same of limpio lines behind them. */
export type Rates = readonly number[]

export type CostRates = {
  readonly byKey: ReadonlyMap<string, Rates>
  readonly text: string
  /** What the weights of elaboraciones are worked out with; '' where there are none. */
  readonly foods: string
  readonly fingerprint: string
}

/**
 * What one unit of each priced ingredient costs this cook now, by ingredient key. Everything that moves a total is in it:
 * prices, her choice of foods and their weights, her tests de rendimiento, her switches, and the arithmetic of core itself.
 */
export const currentRates = async (scope: Scope, counting: Counting): Promise<CostRates> => {
  const prices = await pricesToRate(scope, counting)
  return ofRates(new Map(prices.map(({ key, rates }) => [key, rates()])), await foodsDigest(scope))
}

/** The same, or null where more would have to be worked out than one turn of the event loop has room for. */
export const ratesInOneTurn = async (scope: Scope, counting: Counting): Promise<CostRates | null> => {
  const byKey = new Map<string, Rates>()
  const most = memory.size + pricesPerTurn
  for (const { key, rates } of await pricesToRate(scope, counting)) {
    byKey.set(key, rates())
    if (memory.size > most) return null
  }
  return ofRates(byKey, await foodsDigest(scope))
}

const ofRates = (byKey: CostRates['byKey'], foods: string): CostRates => {
  const text = JSON.stringify([...byKey])
  return { byKey, text, foods, fingerprint: digestOf(`${foods} ${text}`) }
}

/** The cook's choices of food and the table itself: they weigh the lines of elaboraciones whose yield is computed. */
const foodsDigest = async (scope: Scope): Promise<string> => {
  const { tx, userId } = scope
  const linked = await tx
    .selectFrom('ingredient_links')
    .where('user_id', '=', userId)
    .select('linked_id')
    .limit(1)
    .execute()
  if (linked.length === 0) return ''
  const choices = await tx
    .selectFrom('food_choices')
    .where('user_id', '=', userId)
    .select(['name_key', 'food_id'])
    .orderBy('name_key')
    .execute()
  return digestOf(`${tableDigest()} ${JSON.stringify(choices.map(({ name_key, food_id }) => [name_key, food_id]))}`)
}

let ofTable: string | undefined

const tableDigest = (): string => {
  ofTable ??= digestOf(JSON.stringify([...loadPantry().byId.values()]))
  return ofTable
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Works out beforehand what `ratesInOneTurn` had no room for, others being answered between two pieces: after a price list that
 * changes everything it would be thousands of exact decimals in one turn of the event loop.
 */
export const prepareRates = async (store: Store, userId: string): Promise<void> => {
  const prices = await asReader(store, userId, async (mine) => pricesToRate(mine, await countingOf(mine)))
  for (const [index, { rates }] of prices.entries()) {
    if (index % pricesPerTurn === 0) await yieldToEventLoop()
    rates()
  }
}

const pricesPerTurn = 100

const nothingKnown: FoodFacts = { equivalence: null, merma: null }

/** Every price with a way to its rates. */
const pricesToRate = async (scope: Scope, counting: Counting) => {
  const prices = await selectPrices(scope).select('ingredient_key').orderBy('ingredient_key').execute()
  const named = prices.map(({ ingredient_name }) => ({ name: ingredient_name }))
  const plain = counting.reading === 'specified' && !counting.merma
  const facts = plain ? () => nothingKnown : await factsFor(scope, named)
  return prices.map(({ ingredient_key: key, ...row }) => ({
    key,
    rates: (): Rates => {
      const known = units.map((unit) => facts(row.ingredient_name, unit))
      return ratesOf(priceFromRow(row), known, counting)
    },
  }))
}

/** Reads what `currentRates` wrote. */
export const readRates = (text: string): ReadonlyMap<string, Rates> => new Map(JSON.parse(text) as [string, Rates][])

/** Exact decimals take 2 µs each and a cook's prices are asked for again and again: this many take a few megabytes. */
const remembered = 20_000
const memory = new Map<string, Rates>()

const ratesOf = (price: IngredientPrice, facts: readonly FoodFacts[], { reading, merma: counts }: Counting): Rates => {
  // Merma is of the food, whatever the unit.
  const merma = counts ? (facts[0]?.merma ?? null) : null
  const grams = facts.map(({ equivalence }) => equivalence?.gramsPerUnit ?? '')
  const left = merma === null ? '' : JSON.stringify(merma.test ?? merma.ediblePercent)
  const key = `${reading} ${price.pricePerUnit} ${price.unit} ${grams} ${left}`
  const known = memory.get(key)
  if (known !== undefined) return known
  if (memory.size >= remembered) memory.clear()
  const ratesWith = (of: Merma | null) =>
    units.map((unit, index) => unitCost(price, unit, facts[index]?.equivalence ?? null, reading, of))
  const rates = merma === null ? ratesWith(null) : [...ratesWith(null), ...ratesWith(merma)]
  memory.set(key, rates)
  return rates
}
