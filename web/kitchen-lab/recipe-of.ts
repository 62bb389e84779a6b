import { applyChanges } from '#core/kitchen-lab/changes.ts'
import type { WholeVariation } from '#core/kitchen-lab/project.ts'
import { blankRecipe, type RecipeDraft } from '#core/recipes/recipe.ts'
import { newId } from '#web/data/new-id.ts'
import type { RecipeTarget } from '#web/recipes/recipe-target.ts'
import { variationTexts } from './texts.ts'

/** The form of a new recipe, filled with what the variation makes of its base; null without a base. */
export const recipeOf = (variation: WholeVariation): RecipeTarget | null => {
  const { base, changes, baseCategory, baseMethod, name } = variation
  if (base === null) return null
  const { servings, ingredients } = applyChanges(base, changes)
  const content: RecipeDraft = {
    name: variationTexts.nameOfRecipe(base.name, name),
    category: baseCategory,
    servings,
    method: [baseMethod, changes.notes ?? ''].filter((text) => text.trim() !== '').join('\n'),
    folderId: null,
    ingredients,
  }
  const draft = { draftId: newId(), recipeId: newId(), base: null, original: blankRecipe, content }
  return { kind: 'draft', draft: { ...draft, savedAt: new Date().toISOString() } }
}
