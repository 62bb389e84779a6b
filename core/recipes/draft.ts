import type { IngredientDraft, Recipe, RecipeDraft } from './recipe.ts'
import { unsaidYield } from './yield.ts'

/** What a form starts from when it edits a recipe. */
export const draftOf = ({ name, category, servings, method, folderId, ingredients, yields }: Recipe): RecipeDraft => ({
  name,
  category,
  servings,
  method,
  folderId,
  ingredients: ingredients.map(plainLine),
  yields,
})

/** Whether a line is limpio; an elaboración has no merma of its own. */
export const isClean = ({ link, clean }: Pick<IngredientDraft, 'link' | 'clean'>): boolean => clean === true && !link

/** A line without its id. */
export const plainLine = ({ name, quantity, unit, link, clean }: IngredientDraft): IngredientDraft => ({
  name,
  quantity,
  unit,
  ...(link ? { link } : {}),
  ...(isClean({ link, clean }) ? { clean: true } : {}),
})

/**
 * Whether two drafts would be the same recipe once saved. Blanks around names do not count: saving trims them. So a form
 * knows whether anything was changed, and a repeated save whether its first try had arrived after all.
 */
export const sameContent = (one: RecipeDraft, other: RecipeDraft): boolean =>
  JSON.stringify(saved(one)) === JSON.stringify(saved(other))

const saved = ({ name, category, servings, method, folderId, ingredients, yields = unsaidYield }: RecipeDraft) => [
  name.trim(),
  category.trim(),
  servings,
  method,
  folderId,
  ingredients.map(({ name, quantity, unit, link, clean }) => [
    ...[name.trim(), quantity, unit, link?.recipeId, link?.inServings],
    isClean({ link, clean }),
  ]),
  [yields.grams, yields.millilitres, yields.pieces, yields.cookingLossPercent],
]

/** The ingredients a method can be written from: with a name and a quantity above 0 (specification §5). */
export const validIngredients = (ingredients: readonly IngredientDraft[]): IngredientDraft[] =>
  ingredients.filter(({ name, quantity }) => name.trim() !== '' && quantity > 0)
