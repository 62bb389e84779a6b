import type { Unit } from '#core/units/units.ts'

export type Ingredient = {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly unit: Unit
}

/** What the form edits: an ingredient before it is saved. */
export type IngredientDraft = Omit<Ingredient, 'id'>

export type Recipe = {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly servings: number
  /** Steps separated by line breaks. */
  readonly method: string
  readonly folderId: string | null
  /** ISO-8601 UTC; also the version an edit is based on. */
  readonly updatedAt: string
  /** Doubts about a photo or an answer it was made from, in Spanish, that the cook has not checked yet. */
  readonly warnings: readonly string[]
  readonly ingredients: readonly Ingredient[]
}

export type RecipeDraft = Pick<Recipe, 'name' | 'category' | 'servings' | 'method' | 'folderId'> & {
  readonly ingredients: readonly IngredientDraft[]
}

/** A line of a list: enough for the manager's table and the library's card. */
export type RecipeSummary = Pick<Recipe, 'id' | 'name' | 'category' | 'servings' | 'folderId' | 'updatedAt'> & {
  readonly ingredientCount: number
  /** The first characters of the method. */
  readonly methodPreview: string
}

export type Folder = {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  readonly recipeCount: number
}

/** A new ingredient row of the form (specification §3). */
export const blankIngredient: IngredientDraft = { name: '', quantity: 0, unit: 'g' }

/** A new recipe of the form: one blank row, because the last row cannot be removed. */
export const blankRecipe: RecipeDraft = {
  name: '',
  category: '',
  servings: 1,
  method: '',
  folderId: null,
  ingredients: [blankIngredient],
}
