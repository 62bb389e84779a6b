import type { ColumnType, Generated } from 'kysely'
import type { PriceChoice } from '#core/costing/offers/offer.ts'
import type { PriceKind } from '#core/costing/prices/price.ts'

/** The tables of prices, a part of schema.ts. */

type Time = string
type Owned = { user_id: string }

export type IngredientPrices = Owned & {
  id: string
  ingredient_name: string
  ingredient_key: string
  name_key: string
  price_per_unit: number
  unit: string
  source: string | null
  kind: PriceKind
  price_date: string | null
  last_updated: Time
  choice: Generated<PriceChoice>
  offer_id: ColumnType<string | null, string | null | undefined, string | null>
}

export type PriceOffers = Owned & {
  id: string
  price_id: string
  supplier: string
  supplier_key: string
  format: string
  format_key: string
  amount: number
  unit: string
  format_price: number
  vat_rate: number | null
  vat_included: boolean
  price_date: string
  minimum: string
  reference: string
  last_updated: Time
}

/** `offer_id` is '' for the prices that counted. */
export type PriceHistory = Owned & {
  ingredient_key: string
  offer_id: string
  saved_at: Time
  ingredient_name: string
  supplier: string
  price_per_unit: number
  unit: string
  source: string | null
  kind: PriceKind
  price_date: string | null
}

export type PriceReviews = Owned & { seen_at: Time }

/** A test de rendimiento: one per ingredient. */
export type YieldTests = Owned & {
  ingredient_key: string
  ingredient_name: string
  grams_before: number
  grams_after: number
  trimmings_grams: number
  trimmings_price: number
  tested_on: string
  updated_at: Time
}

export type DishPrices = Owned & { recipe_id: string; gross_price: number; updated_at: Time }

/** The food cost to stay within, in %, of a category and of a dish. */
export type CategoryTargets = Owned & {
  category_key: string
  category: string
  food_cost_target: number
  updated_at: Time
}
export type DishTargets = Owned & { recipe_id: string; food_cost_target: number; updated_at: Time }

/** What a dish costs beyond its food; null: not said. */
export type HiddenCosts = Owned & {
  recipe_id: string
  packaging: number | null
  energy: number | null
  labour_minutes: number | null
  labour_per: 'serving' | 'recipe'
  commission_percent: number | null
  updated_at: Time
}

/** Servings sold from one day to another, both included. */
export type DishSales = Owned & {
  from_day: string
  to_day: string
  recipe_id: string
  units: number
  updated_at: Time
}
