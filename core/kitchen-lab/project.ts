import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { Changes } from './changes.ts'

/** A line of work: variations of recipes, and what was observed about them. */
export type Project = {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly createdAt: string
  /** Moves whenever something in the project does. */
  readonly updatedAt: string
  readonly variationCount: number
  readonly commentCount: number
}

/** What a variation starts from: the recipe as it was when the variation was made, or last took it over. */
export type BaseRecipe = {
  readonly name: string
  readonly servings: number
  readonly ingredients: readonly IngredientDraft[]
  /** The version of the recipe this copy was taken from. */
  readonly updatedAt: string
}

/** The recipe as it is today, when it no longer says what the copy says. */
export type NewerBase = BaseRecipe & {
  /** The method differs too; it is long and travels only with one variation. */
  readonly methodChanged: boolean
}

export type Variation = {
  readonly id: string
  readonly projectId: string
  /** Null once the recipe has been deleted. */
  readonly recipeId: string | null
  /** The recipe's name of today. */
  readonly recipeName: string | null
  readonly name: string
  readonly description: string | null
  readonly changes: Changes
  /** Null for a variation older than copies whose recipe is gone. */
  readonly base: BaseRecipe | null
  readonly newerBase: NewerBase | null
  readonly createdAt: string
  /** Also the version an edit is based on. */
  readonly updatedAt: string
}

/** A variation with the texts that lists leave out. */
export type WholeVariation = Variation & {
  /** Category and method of the copy; empty without one. */
  readonly baseCategory: string
  readonly baseMethod: string
}

export type Comment = {
  readonly id: string
  readonly projectId: string
  readonly variationId: string | null
  readonly variationName: string | null
  readonly content: string
  readonly createdAt: string
  /** Equal to `createdAt` until the comment is edited; also the version an edit is based on. */
  readonly updatedAt: string
}
