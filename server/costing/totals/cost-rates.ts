import { createHash } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { type PriceRow, priceFromRow } from '#core/api/prices.ts'
import { type Counting, unitCost } from '#core/costing/costs/cost.ts'
import type { FoodFacts } from '#core/costing/costs/equivalence.ts'
import type { Merma } from '#core/costing/costs/merma.ts'
import { type IngredientPrice, isEstimated } from '#core/costing/prices/price.ts'
import { units } from '#core/units/units.ts'
import { factsFor } from '#server/costing/costs/cost-lines.ts'
import { countingOf } from '#server/costing/costs/counting.ts'
import { Memo } from '#server/costing/memo.ts'
import { selectPrices } from '#server/costing/queries.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import type { Store } from '#server/database/store.ts'
import { loadPantry } from '#server/pantry/load.ts'

/** € of one unit of an ingredient, in the order of `units`; where merma counts, the same of limpio lines behind them. */
export type Rates = readonly number[]

export type CostRates = {
  /** What a price is as written in `text`, to be compared. */
  readonly byKey: ReadonlyMap<string, string>
  readonly text: string
  /** What else the batches of elaboraciones are worked out with; '' where there are none. */
  readonly foods: string
  readonly fingerprint: string
}

/**
 * What one unit of each priced ingredient costs this cook now, by ingredient key. Everything that moves a total is in it:
 * prices, her choice of foods and their weights, her tests de rendimiento, her switches, and the arithmetic of core itself.
 */
export const currentRates = async (scope: Scope, counting: Counting): Promise<CostRates> => {
  const prices = await pricesToRate(scope, counting)
  return ofRates(prices.map(rated), await foodsDigest(scope, counting))
}

/** The same, or null where more would have to be worked out than one turn of the event loop has room for. */
export const ratesInOneTurn = async (scope: Scope, counting: Counting): Promise<CostRates | null> => {
  const all: Rated[] = []
  const most = memory.size + pricesPerTurn
  for (const price of await pricesToRate(scope, counting)) {
    all.push(rated(price))
    if (memory.size > most) return null
  }
  return ofRates(all, await foodsDigest(scope, counting))
}

/** Besides its rates a price says what a list tells of it: whether it is a guess, and what it is the price of. */
type Rated = readonly [key: string, rates: Rates, guess: 0 | 1, unit: string]

const rated = ({ key, price, rates }: PriceToRate): Rated => [key, rates(), isEstimated(price.kind) ? 1 : 0, price.unit]

const ofRates = (all: readonly Rated[], foods: string): CostRates => {
  const written = all.map((price) => JSON.stringify(price))
  const byKey = new Map(all.map(([key], at) => [key, written[at] ?? '']))
  const text = `[${written.join()}]`
  return { byKey, text, foods, fingerprint: digestOf(`${foods} ${text}`) }
}

/**
 * The cook's switches, choices of food and tests, and the table itself: they weigh the lines of elaboraciones whose yield is
 * computed, and say which of their lines want attention.
 */
const foodsDigest = async (scope: Scope, { reading, merma }: Counting): Promise<string> => {
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
  const tests = await tx
    .selectFrom('yield_tests')
    .where('user_id', '=', userId)
    .select(['ingredient_key', 'updated_at'])
    .orderBy('ingredient_key')
    .execute()
  return digestOf(`${tableDigest()} ${reading} ${merma} ${JSON.stringify([choices, tests])}`)
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

type PriceToRate = { readonly key: string; readonly price: PriceRow; readonly rates: () => Rates }

/** Every price with a way to its rates. */
const pricesToRate = async (scope: Scope, counting: Counting): Promise<PriceToRate[]> => {
  const prices = await selectPrices(scope).select('ingredient_key').orderBy('ingredient_key').execute()
  const named = prices.map(({ ingredient_name }) => ({ name: ingredient_name }))
  const plain = counting.reading === 'specified' && !counting.merma
  const facts = plain ? () => nothingKnown : await factsFor(scope, named)
  return prices.map(({ ingredient_key: key, ...price }) => ({
    key,
    price,
    rates: () => {
      const known = units.map((unit) => facts(price.ingredient_name, unit))
      return ratesOf(priceFromRow(price), known, counting)
    },
  }))
}

/** Reads what `currentRates` wrote. */
export const readRates = (text: string): CostRates['byKey'] =>
  new Map((JSON.parse(text) as Rated[]).map((price) => [price[0], JSON.stringify(price)]))

/** Exact decimals take 2 µs each. */
const memory = new Memo<Rates>()

const ratesOf = (price: IngredientPrice, facts: readonly FoodFacts[], { reading, merma: counts }: Counting): Rates => {
  // Merma is of the food, whatever the unit.
  const merma = counts ? (facts[0]?.merma ?? null) : null
  const grams = facts.map(({ equivalence }) => equivalence?.gramsPerUnit ?? '')
  const left = merma === null ? '' : JSON.stringify(merma.test ?? merma.ediblePercent)
  const key = `${reading} ${price.pricePerUnit} ${price.unit} ${grams} ${left}`
  const ratesWith = (of: Merma | null) =>
    units.map((unit, index) => unitCost(price, unit, facts[index]?.equivalence ?? null, reading, of))
  return memory.of(key, () => (merma === null ? ratesWith(null) : [...ratesWith(null), ...ratesWith(merma)]))
}
