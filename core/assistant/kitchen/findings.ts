import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { Counting, LineToCost } from '#core/costing/costs/cost.ts'
import type { IngredientDraft, RecipeSummary } from '#core/recipes/recipe.ts'

/** A row of `ingredient_prices`, as far as an answer speaks of it. */
export type SavedPrice = {
  readonly ingredientName: string
  /** € per `unit`. */
  readonly pricePerUnit: number
  readonly unit: string
  readonly source: string
  /** ISO-8601 UTC. */
  readonly lastUpdated: string
}

/** What the server read of the cook's own data, as `Question.needs` asked for. */
export type Findings = {
  /** Own recipes found by words, best first. */
  readonly recipes: readonly Pick<RecipeSummary, 'id' | 'name' | 'category' | 'servings'>[]
  /** The own recipe asked for by name. */
  readonly recipe: FoundRecipe | null
  readonly prices: readonly SavedPrice[]
  /** With what the escandallo of the own recipe is computed. */
  readonly escandallo: OwnCosts
  /** The newest recipes with their lines, and how many there are; none where the question is not about all of them. */
  readonly library: {
    readonly total: number
    readonly recipes: readonly OwnRecipe[]
    /** IVA in %, where prices are asked of. */
    readonly vat?: number
  }
  /** What all own recipes cost by the escandallo, as far as it was asked; null where it was not. */
  readonly costs: DishCosts | null
  /** The month it is, 1–12: the season of a menu that names none. Null where nobody knows the day. */
  readonly month: number | null
}

/** How the kitchen counts, and of each line (`costKey`) its saved price, weight and merma. */
export type OwnCosts = {
  readonly counting: Counting
  readonly known: ReadonlyMap<string, KnownCost>
}

export type KnownCost = Pick<LineToCost, 'price' | 'equivalence' | 'merma'>

/**
 * An own recipe as answers reckon with it: what is bought, also for its elaboraciones, whose names stand beside. So cost,
 * nutrition and allergens are those of the escandallo and the label, whatever is asked next.
 */
export type FoundRecipe = ChatRecipe & {
  readonly id: string
  readonly elaboraciones: readonly string[]
  /** Names in elaboraciones of which nobody knows how much goes in; their allergens count. */
  readonly unmeasured: readonly string[]
}

/** The dearest or cheapest of all own recipes, by the stored totals of the escandallo. */
export type DishCosts = {
  /** Own recipes in all, and those that have a cost. */
  readonly recipes: number
  readonly costed: number
  /** Of these, beyond the limit that was asked for; all of them where none was. */
  readonly beyond: number
  readonly rows: readonly {
    readonly id: string
    readonly name: string
    /** € a serving. */
    readonly perServing: number
    readonly withoutPrice: number
  }[]
}

export type OwnRecipe = Pick<RecipeSummary, 'id' | 'name' | 'category' | 'servings'> &
  Pick<ChatRecipe, 'ingredients'> &
  Pick<FoundRecipe, 'unmeasured'> & {
    /** The name of its folder; left out: in none. */
    readonly folder?: string
    /** PVP of a serving, with IVA; left out: not said. */
    readonly soldFor?: number
  }

/** For a question that needs nothing, and for a house with an empty library. */
export const noFindings: Findings = {
  recipes: [],
  recipe: null,
  prices: [],
  escandallo: { counting: { reading: 'specified', merma: false }, known: new Map() },
  library: { total: 0, recipes: [] },
  costs: null,
  month: null,
}

/** Under which `Findings.escandallo` knows a line: price and weights do not depend on its quantity. */
export const costKey = ({ name, unit }: Pick<IngredientDraft, 'name' | 'unit'>): string => `${unit} ${name}`
