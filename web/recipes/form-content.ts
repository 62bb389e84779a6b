import { draftOf } from '#core/recipes/draft.ts'
import {
  blankIngredient,
  blankRecipe,
  type IngredientDraft,
  type Recipe,
  type RecipeDraft,
} from '#core/recipes/recipe.ts'
import type { StoredDraft } from './drafts.ts'
import { newId } from './new-id.ts'

/** What a form opens with: which recipe it will save, on which version, and the words in it. */
export type FormStart = Omit<StoredDraft, 'savedAt'>

export const blankStart = (): FormStart => ({
  draftId: newId(),
  recipeId: newId(),
  base: null,
  original: blankRecipe,
  content: blankRecipe,
})

export const editStart = (recipe: Recipe): FormStart => ({
  draftId: newId(),
  recipeId: recipe.id,
  base: recipe.updatedAt,
  original: draftOf(recipe),
  content: draftOf(recipe),
})

/** An ingredient with a key that stays its own while rows come and go. */
export type Row = IngredientDraft & { readonly key: number }
export type FormContent = Omit<RecipeDraft, 'ingredients'> & { readonly rows: readonly Row[] }

let lastKey = 0
export const newRow = (ingredient: IngredientDraft = blankIngredient): Row => {
  lastKey += 1
  return { ...ingredient, key: lastKey }
}

export const contentOf = ({ ingredients, ...rest }: RecipeDraft): FormContent => ({
  ...rest,
  rows: (ingredients.length === 0 ? [blankIngredient] : ingredients).map((ingredient) => newRow(ingredient)),
})

export const draftFrom = ({ rows, ...rest }: FormContent): RecipeDraft => ({
  ...rest,
  ingredients: rows.map(({ name, quantity, unit }) => ({ name, quantity, unit })),
})

/** The non-empty lines of a pasted list; an ordinary paste is one line and none of our business. */
export const pastedLines = (text: string): string[] => {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.length > 1 ? lines : []
}
