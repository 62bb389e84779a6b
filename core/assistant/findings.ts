import type { RecipeSummary } from '#core/recipes/recipe.ts'
import type { ChatRecipe } from './conversation.ts'

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
  /** The newest recipes with their lines, and how many there are; none where the question is not about all of them. */
  readonly library: { readonly total: number; readonly recipes: readonly OwnRecipe[] }
  /** What all own recipes cost by the escandallo, as far as it was asked; null where it was not. */
  readonly costs: DishCosts | null
  /** The month it is, 1–12: the season of a menu that names none. Null where nobody knows the day. */
  readonly month: number | null
}

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
  Pick<FoundRecipe, 'unmeasured'>

/** For a question that needs nothing, and for a house with an empty library. */
export const noFindings: Findings = {
  recipes: [],
  recipe: null,
  prices: [],
  library: { total: 0, recipes: [] },
  costs: null,
  month: null,
}
