import type { Unit } from '#core/units/units.ts'
import type { KnownYield, RecipeYield } from './yield.ts'

/** What makes a line another of the kitchen's recipes, an elaboración. */
export type RecipeLink = {
  readonly recipeId: string
  /** The quantity counts servings of that recipe; the unit is then 'unidad', which alone would mean its pieces. */
  readonly inServings: boolean
}

export type Ingredient = {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly unit: Unit
  /** Left out or null: an ingredient that is bought. */
  readonly link?: RecipeLink | null | undefined
  /** Limpio: the quantity is what is left after cleaning, so more is bought. Left out or false: bruto, as it is bought. */
  readonly clean?: boolean | undefined
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
  readonly yields: RecipeYield
  /** `updatedAt`, or when an elaboración of it was last saved: the version its cost and its analysis are of. */
  readonly treeVersion: string
  /** The recipes its lines are elaboraciones of. */
  readonly linked: readonly LinkedRecipe[]
}

/** A recipe that a line is an elaboración of, with what a batch of it comes to. */
export type LinkedRecipe = { readonly id: string; readonly name: string; readonly known: KnownYield }

export type RecipeDraft = Pick<Recipe, 'name' | 'category' | 'servings' | 'method' | 'folderId'> & {
  readonly ingredients: readonly IngredientDraft[]
  /** Left out: nothing is said of it; a recipe that is edited keeps what it had. */
  readonly yields?: RecipeYield | undefined
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
