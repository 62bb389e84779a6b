import type { IngredientDraft } from '#core/recipes/recipe.ts'

/**
 * The lines that may stand for an elaboración: its own, each times `share`, the batches that were taken. Cost, nutrition and
 * allergens stay what they were; elaboraciones within it stay linked. What the cook has corrected of the elaboración's
 * allergens does not come along.
 */
export const openLink = (lines: readonly IngredientDraft[], share: number): IngredientDraft[] =>
  lines.map(({ name, quantity, unit, link }) => ({ name, quantity: quantity * share, unit, ...(link ? { link } : {}) }))

/** The line as an ingredient of its own: name and quantity stay, servings become pieces. */
export const letGo = <Line extends IngredientDraft>(line: Line): Line => ({ ...line, link: null })
