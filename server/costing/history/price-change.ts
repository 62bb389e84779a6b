import { type ChangeRow, impactToRow } from '#core/api/price-history.ts'
import { type PriceRow, priceFromRow } from '#core/api/prices.ts'
import { impactOf, type Terms, type TouchedDish } from '#core/costing/history/impact.ts'
import { type PriceChange, percentOf } from '#core/costing/history/price-change.ts'
import type { IngredientPrice, PriceKind } from '#core/costing/prices/price.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { countingOf } from '#server/costing/costs/counting.ts'
import type { Scope } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { findPreferences } from '#server/preferences/queries.ts'
import { touchedDishes } from './touched-dishes.ts'

/** A change of the price that counts, with the key its ingredient is found by. */
export type Change = PriceChange & { readonly key: string }

/** A price as the history keeps it. */
export type Saved = {
  readonly saved_at: string
  readonly price_per_unit: number
  readonly unit: string
  readonly source: string | null
  readonly kind: PriceKind
  readonly price_date: string | null
}

export const differs = (one: Saved, other: PriceRow): boolean =>
  one.price_per_unit !== other.price_per_unit || one.unit !== other.unit

export const changeTo = (before: Saved, now: PriceRow): Change => {
  const after = priceFromRow(now)
  return { key: ingredientKey(now.ingredient_name), after, before: priceBefore(before, after) }
}

const priceBefore = (saved: Saved, { id, ingredientName }: IngredientPrice): IngredientPrice => ({
  ...{ id, ingredientName, pricePerUnit: saved.price_per_unit, unit: saved.unit, source: saved.source },
  ...{ kind: saved.kind, priceDate: saved.price_date, lastUpdated: saved.saved_at },
})

/** How this cook counts, and what food cost she aims at. */
export const termsOf = async (scope: Scope): Promise<Terms> => {
  const { food_cost_target, vat_rate } = await findPreferences(scope)
  return { counting: await countingOf(scope), targetPercent: food_cost_target, vatPercent: vat_rate }
}

/** A change with what it does to the cook's dishes. */
export const withImpact = async (
  deps: Deps,
  userId: string,
  { key, before, after }: Change,
  terms: Terms,
): Promise<ChangeRow> => {
  const dishes: TouchedDish[] = []
  for await (const dish of touchedDishes(deps.store, userId, key, terms.counting)) dishes.push(dish)
  return {
    ...{ ingredient_name: after.ingredientName, price_id: after.id },
    ...{ before: before.pricePerUnit, unit_before: before.unit, after: after.pricePerUnit, unit: after.unit },
    ...{ percent: percentOf(before, after), before_at: before.lastUpdated, after_at: after.lastUpdated },
    impact: impactToRow(impactOf(before, after, dishes, terms)),
  }
}
