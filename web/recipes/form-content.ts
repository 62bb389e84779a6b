import { draftOf } from '#core/recipes/draft.ts'
import {
  blankIngredient,
  blankRecipe,
  type IngredientDraft,
  type Recipe,
  type RecipeDraft,
} from '#core/recipes/recipe.ts'
import { newId } from '#web/data/new-id.ts'
import type { StoredDraft } from '#web/stock/drafts.ts'

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
/** The draft itself, its ingredients with their keys. */
export type FormContent = Omit<RecipeDraft, 'ingredients'> & { readonly ingredients: readonly Row[] }

let lastKey = 0
export const newRow = (ingredient: IngredientDraft = blankIngredient): Row => {
  lastKey += 1
  return { ...ingredient, key: lastKey }
}

export const contentOf = ({ ingredients, ...rest }: RecipeDraft): FormContent => ({
  ...rest,
  ingredients: (ingredients.length === 0 ? [blankIngredient] : ingredients).map((ingredient) => newRow(ingredient)),
})

/** The draft without the keys: two are the same when their words are. */
export const draftFrom = ({ ingredients, ...rest }: FormContent): RecipeDraft => ({
  ...rest,
  ingredients: ingredients.map(({ key: _, ...ingredient }) => ingredient),
})

const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A list, or one line with an amount: more than a name to be put where the cursor stands. */
export const isPastedList = (text: string): boolean => linesOf(text).length > 1 || /[\d½¼¾]/.test(text)

/** A recipe takes 300 ingredients; one more, and saving says so. A whole book on the clipboard ends here. */
const mostPasted = 301
const longestPaste = 100_000

/** The rows of a pasted list. What reads them is fetched when first wanted; without it, every line is a name. */
export const pastedRows = async (text: string): Promise<Row[]> => {
  const whole = text.slice(0, longestPaste)
  const ingredients = await import('#core/parsing/lines/pasted-ingredients.ts').then(
    ({ pastedIngredients }) => pastedIngredients(whole),
    () => linesOf(whole).map((name) => ({ ...blankIngredient, name })),
  )
  return ingredients.slice(0, mostPasted).map((ingredient) => newRow(ingredient))
}
