import type { IngredientDraft, Recipe, RecipeDraft } from './recipe.ts'

/** What a form starts from when it edits a recipe. */
export const draftOf = ({ name, category, servings, method, folderId, ingredients }: Recipe): RecipeDraft => ({
  name,
  category,
  servings,
  method,
  folderId,
  ingredients: ingredients.map(({ name, quantity, unit }) => ({ name, quantity, unit })),
})

/**
 * Whether two drafts would be the same recipe once saved. Blanks around names do not count: saving trims them. So a form
 * knows whether anything was changed, and a repeated save whether its first try had arrived after all.
 */
export const sameContent = (one: RecipeDraft, other: RecipeDraft): boolean =>
  JSON.stringify(saved(one)) === JSON.stringify(saved(other))

const saved = ({ name, category, servings, method, folderId, ingredients }: RecipeDraft) => [
  name.trim(),
  category.trim(),
  servings,
  method,
  folderId,
  ingredients.map(({ name, quantity, unit }) => [name.trim(), quantity, unit]),
]

/** The ingredients a method can be written from: with a name and a quantity above 0 (specification §5). */
export const validIngredients = (ingredients: readonly IngredientDraft[]): IngredientDraft[] =>
  ingredients.filter(({ name, quantity }) => name.trim() !== '' && quantity > 0)
