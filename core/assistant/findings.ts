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
  readonly recipe: (ChatRecipe & { readonly id: string }) | null
  readonly prices: readonly SavedPrice[]
  /** The newest recipes with their lines, and how many there are; none where the question is not about all of them. */
  readonly library: { readonly total: number; readonly recipes: readonly OwnRecipe[] }
}

export type OwnRecipe = Pick<RecipeSummary, 'id' | 'name' | 'category' | 'servings'> & Pick<ChatRecipe, 'ingredients'>

/** For a question that needs nothing, and for a house with an empty library. */
export const noFindings: Findings = { recipes: [], recipe: null, prices: [], library: { total: 0, recipes: [] } }
