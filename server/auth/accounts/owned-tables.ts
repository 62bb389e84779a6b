import type { Tables } from '#server/database/schema.ts'

type OwnedTable = {
  /** The columns that follow `user_id` in its key (one row per owner: any column). */
  readonly key: readonly [string, ...string[]]
  /** Texts that may be long, and JSON that may be. */
  readonly texts?: readonly string[]
  readonly json?: readonly string[]
}

/**
 * Every table of an owner's. `server/auth/accounts/account.test.ts` holds the list against the database, so that a new table
 * cannot be forgotten.
 */
export const ownedTables = {
  folders: { key: ['id'] },
  recipes: { key: ['id'], texts: ['method'], json: ['warnings'] },
  ingredients: { key: ['id'] },
  ingredient_links: { key: ['ingredient_id'] },
  ingredient_prices: { key: ['id'] },
  price_offers: { key: ['id'] },
  price_history: { key: ['ingredient_key', 'offer_id', 'saved_at'] },
  price_reviews: { key: ['seen_at'] },
  dish_prices: { key: ['recipe_id'] },
  category_targets: { key: ['category_key'] },
  dish_targets: { key: ['recipe_id'] },
  dish_sales: { key: ['from_day', 'to_day', 'recipe_id'] },
  recipe_totals: { key: ['recipe_id'] },
  cost_rates: { key: ['fingerprint'] },
  projects: { key: ['id'], texts: ['description'] },
  recipe_variations: { key: ['id'], texts: ['description'], json: ['changes', 'base'] },
  project_comments: { key: ['id'], texts: ['content'] },
  nutritional_info: { key: ['recipe_id'], json: ['analysis'] },
  food_choices: { key: ['name_key'] },
  allergen_corrections: { key: ['id'], texts: ['note'] },
  ice_cream_formulas: { key: ['id'], texts: ['description'] },
  ice_cream_ingredients: { key: ['id'] },
  ice_cream_processes: { key: ['formula_id'] },
  ice_cream_analysis: { key: ['formula_id'], json: ['analysis'] },
  preferences: { key: ['updated_at'] },
  removals: { key: ['id'] },
  removal_rows: { key: ['removal_id', 'table_name', 'row_id', 'link'], json: ['content'] },
  examples: { key: ['key'] },
  account_usage: { key: ['bytes'] },
} as const satisfies Partial<Record<keyof Tables, OwnedTable>>

/** The same, table by table. */
export const eachOwnedTable = (): readonly (readonly [string, OwnedTable])[] => Object.entries(ownedTables)
