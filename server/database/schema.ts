import type { ColumnType, Generated } from 'kysely'
import type { ExampleKind } from '#core/api/examples.ts'
import type { UndoableTable } from '#core/api/undo.ts'
import type { Rounding, TargetWord } from '#core/costing/prices/price-words.ts'
import type { Changes } from '#core/kitchen-lab/changes.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { Unit } from '#core/units/units.ts'
import type {
  CategoryTargets,
  DishPrices,
  DishSales,
  DishTargets,
  HiddenCosts,
  IngredientPrices,
  PriceHistory,
  PriceOffers,
  PriceReviews,
  YieldTests,
} from './schema-prices.ts'

/** A JSON column: read as a value, written as its text (the same on both engines). */
type Json<Value> = ColumnType<Value, string, string>
/** Times are ISO-8601 UTC text with milliseconds, on the wire and in both engines. */
type Time = string

export type JsonObject = { readonly [key: string]: unknown }
export type AmrEntry = { readonly method: string; readonly timestamp: number }

type Owned = { user_id: string }

type AuthUsers = {
  id: string
  email: string
  password_hash: string | null
  email_confirmed_at: Time | null
  email_verified_at: Time | null
  app_metadata: Json<JsonObject>
  user_metadata: Json<JsonObject>
  banned_until: Time | null
  confirmation_sent_at: Time | null
  recovery_sent_at: Time | null
  last_sign_in_at: Time | null
  created_at: Time
  updated_at: Time
}

type AuthIdentities = Owned & {
  id: string
  provider: string
  provider_id: string
  email: string
  identity_data: Json<JsonObject>
  last_sign_in_at: Time
  created_at: Time
  updated_at: Time
}

type AuthSessions = Owned & {
  id: string
  created_at: Time
  refreshed_at: Time
  refresh_counter: number
  amr: Json<readonly AmrEntry[]>
  user_agent: string | null
  ip: string | null
  not_after: Time | null
}

type AuthOneTimeTokens = Owned & {
  token_hash: string
  kind: 'signup' | 'recovery'
  pending_password_hash: string | null
  pending_metadata: ColumnType<JsonObject | null, string | null | undefined, string | null>
  code_challenge: string | null
  code_challenge_method: string | null
  redirect_to: string
  created_at: Time
  expires_at: Time
}

type AuthFlows = {
  id: string
  state_hash: string | null
  code_hash: string | null
  browser_hash: string | null
  provider: string
  user_id: string | null
  auth_method: string | null
  nonce: string | null
  provider_verifier: string | null
  code_challenge: string | null
  code_challenge_method: string | null
  redirect_to: string
  created_at: Time
  expires_at: Time
}

type AuthOutbox = {
  id: string
  recipient: string
  kind: string
  payload: ColumnType<JsonObject | null, string | null, string | null>
  tries: number
  goes_first: ColumnType<boolean, boolean | undefined, boolean>
  not_before: Time
  created_at: Time
  sent_at: Time | null
}

type AuthAudit = {
  id: string
  at: Time
  action: string
  user_id: string | null
  session_id: string | null
  ip: string | null
  user_agent: string | null
  detail: Json<JsonObject>
}

type AuthProcesses = {
  id: string
  host: string
  pid: number
  app_secrets: Json<readonly string[]>
  jwt_keys: Json<readonly string[]>
  api_url: string
  started_at: Time
  seen_at: Time
}

type AuthQuotas = {
  id: number
  recipes: number
  folders: number
  prices: number
  projects: number
  variations: number
  comments: number
  formulas: number
  foods: number
  bytes: number
}

type AuthThrottle = { key: string; hits: number; since_ms: number; until_ms: number }

type Folders = Owned & { id: string; name: string; parent_id: string | null; created_at: Time }

type Recipes = Owned & {
  id: string
  name: string
  name_key: string
  category: string
  category_key: string
  servings: number
  method: string
  ingredient_count: number
  warnings: ColumnType<readonly string[] | null, string | null | undefined, string | null>
  hazards_seen: ColumnType<readonly string[] | null, string | null | undefined, string | null>
  folder_id: string | null
  yield_grams: ColumnType<number | null, number | null | undefined, number | null>
  yield_ml: ColumnType<number | null, number | null | undefined, number | null>
  yield_pieces: ColumnType<number | null, number | null | undefined, number | null>
  cooking_loss_percent: ColumnType<number | null, number | null | undefined, number | null>
  tree_version: ColumnType<Time | null, undefined, Time | null>
  created_at: Time
  updated_at: Time
}

type Ingredients = Owned & {
  id: string
  recipe_id: string
  position: number
  name: string
  quantity: number
  unit: Unit
  ingredient_key: string
  /** Limpio: the quantity is what is left after cleaning. */
  clean: Generated<boolean>
}

/** The line `ingredient_id` of `recipe_id` is the recipe `linked_id`. */
type IngredientLinks = Owned & {
  ingredient_id: string
  recipe_id: string
  linked_id: string
  in_servings: boolean
}

type RecipeTotals = Owned & {
  recipe_id: string
  version: Time
  servings: number
  euros: number | null
  batch: ColumnType<string | null, string | null | undefined, string | null>
}

type CostRates = Owned & { fingerprint: string; rates: string; foods: Generated<string> }

type Projects = Owned & { id: string; name: string; description: string | null; created_at: Time; updated_at: Time }

/** The copy of a recipe that a variation was made from. */
export type VariationBase = {
  readonly name: string
  readonly category: string
  readonly servings: number
  readonly method: string
  readonly ingredients: readonly IngredientDraft[]
  /** The recipe's version the copy was taken from. */
  readonly updated_at: Time
}

type RecipeVariations = Owned & {
  id: string
  project_id: string
  recipe_id: string | null
  name: string
  description: string | null
  changes: Json<Changes>
  base: ColumnType<VariationBase | null, string | null, string | null>
  created_at: Time
  updated_at: Time
}

type ProjectComments = Owned & {
  id: string
  project_id: string
  recipe_variation_id: string | null
  content: string
  created_at: Time
  updated_at: Time
}

type NutritionalInfo = Owned & {
  recipe_id: string
  calories: number
  proteins: number
  carbohydrates: number
  fats: number
  fiber: number | null
  sodium: number | null
  sugar: number | null
  calcium: number | null
  iron: number | null
  vitamin_a: number | null
  vitamin_c: number | null
  per_serving: boolean
  updated_at: Time
  recipe_updated_at: Time | null
  analysis: ColumnType<unknown, string | null | undefined, string | null>
  with_data: number | null
  line_count: number | null
  final_grams: number | null
}

/** `name_key` is core/pantry/ingredient-key.ts of `name`. */
type FoodChoices = Owned & { name_key: string; name: string; food_id: string | null; updated_at: Time }

type AllergenCorrections = Owned & {
  id: string
  recipe_id: string
  allergen: string
  state: 'contiene' | 'puede_contener' | 'no'
  note: string
  updated_at: Time
}

type IceCreamFormulas = Owned & {
  id: string
  name: string
  type: 'helado' | 'sorbete' | 'granizado'
  description: string | null
  servings: number
  serving_temperature: number | null
  fat_percentage: number | null
  sugar_percentage: number | null
  pac_value: number | null
  pod_value: number | null
  non_fat_solids_percentage: number | null
  free_water_percentage: number | null
  overrun_percentage: number | null
  melting_point: number | null
  firmness_level: string | null
  texture_prediction: string | null
  created_at: Time
}

type IceCreamIngredients = Owned & {
  id: string
  formula_id: string
  position: number
  name: string
  quantity: number
  unit: 'g' | 'kg' | 'ml' | 'l'
  ingredient_type: 'grasa' | 'azucar' | 'estabilizante' | 'emulsionante' | 'agua' | 'otro'
  fat_content: number
  sugar_content: number
  water_content: number
  non_fat_solids: number
  pac_contribution: ColumnType<number, number | undefined, number>
  pod_contribution: ColumnType<number, number | undefined, number>
}

type IceCreamProcesses = Owned & {
  formula_id: string
  pasteurization_temp: number | null
  pasteurization_time: number | null
  maturation_temp: number | null
  maturation_time: number | null
  churning_temp: number | null
  recommended_storage_temp: number | null
  freezing_curve: string | null
}

type IceCreamAnalysis = Owned & { formula_id: string; analysis: Json<JsonObject>; analyzed_at: Time }

/** What was just deleted: its table and its id (removals.ts). */
type Removals = Owned & { id: string; kind: UndoableTable; removed_at: Time; too_large: Generated<boolean> }

/** A row that went, or one that lost its link to it. */
type RemovalRows = Owned & {
  removal_id: string
  table_name: string
  row_id: string
  link: string
  content: ColumnType<JsonObject | null, string | null, string | null>
}

type Preferences = Owned & {
  only_local: boolean
  household_to_grams: boolean
  food_cost_target: number
  vat_rate: number
  count_merma: Generated<boolean>
  measures_chosen: Generated<boolean>
  price_rounding: Generated<Rounding>
  target_as: Generated<TargetWord>
  labour_rate: ColumnType<number | null, number | null | undefined, number | null>
  updated_at: Time
}

/** Kept by triggers (migration 0022), in the statement that writes a row. */
type AccountUsage = Owned & {
  recipes: Generated<number>
  folders: Generated<number>
  prices: Generated<number>
  projects: Generated<number>
  variations: Generated<number>
  comments: Generated<number>
  formulas: Generated<number>
  foods: Generated<number>
  bytes: Generated<number>
}

type Examples = Owned & { key: string; kind: ExampleKind; row_id: string; version: string }

/** Every table, as Kysely sees it. `conformance/schema.test.ts` holds it against the migrated databases. */
export type Tables = {
  auth_users: AuthUsers
  auth_identities: AuthIdentities
  auth_sessions: AuthSessions
  auth_one_time_tokens: AuthOneTimeTokens
  auth_flows: AuthFlows
  auth_outbox: AuthOutbox
  auth_audit: AuthAudit
  auth_throttle: AuthThrottle
  auth_processes: AuthProcesses
  auth_quotas: AuthQuotas
  account_usage: AccountUsage
  folders: Folders
  recipes: Recipes
  ingredients: Ingredients
  ingredient_links: IngredientLinks
  ingredient_prices: IngredientPrices
  price_offers: PriceOffers
  price_history: PriceHistory
  price_reviews: PriceReviews
  dish_prices: DishPrices
  yield_tests: YieldTests
  category_targets: CategoryTargets
  dish_targets: DishTargets
  dish_sales: DishSales
  hidden_costs: HiddenCosts
  recipe_totals: RecipeTotals
  cost_rates: CostRates
  projects: Projects
  recipe_variations: RecipeVariations
  project_comments: ProjectComments
  nutritional_info: NutritionalInfo
  food_choices: FoodChoices
  allergen_corrections: AllergenCorrections
  ice_cream_formulas: IceCreamFormulas
  ice_cream_ingredients: IceCreamIngredients
  ice_cream_processes: IceCreamProcesses
  ice_cream_analysis: IceCreamAnalysis
  preferences: Preferences
  removals: Removals
  removal_rows: RemovalRows
  examples: Examples
}
