import { isClean, plainLine } from '#core/recipes/draft.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { applyChanges, type Changeable, type Changes, lineKeys, sameName, variedLines } from './changes.ts'

/** What became of one ingredient. */
export type LineDiff =
  | { readonly kind: 'added'; readonly after: IngredientDraft }
  | { readonly kind: 'removed'; readonly before: IngredientDraft }
  /** Same ingredient, other quantity, unit or spelling. */
  | { readonly kind: 'changed'; readonly before: IngredientDraft; readonly after: IngredientDraft }
  /** Another ingredient in its place. */
  | { readonly kind: 'replaced'; readonly before: IngredientDraft; readonly after: IngredientDraft }

export type RecipeDiff = {
  /** Null when they are the same. */
  readonly servings: { readonly before: number; readonly after: number } | null
  /** In the order of the base, the added ones last. */
  readonly lines: readonly LineDiff[]
}

/** What the changes do to the base. */
export const diffOf = (base: Changeable, changes: Changes): RecipeDiff => {
  const lines = variedLines(base, changes)
  const kept = new Map(lines.map((line) => [line.from, line]))
  return {
    servings: servingsDiff(base.servings, applyChanges(base, changes).servings),
    lines: [
      ...base.ingredients.flatMap((before, from) => lineDiff(before, kept.get(from))),
      ...lines.filter(({ from }) => from === null).map((line) => ({ kind: 'added' as const, after: plainLine(line) })),
    ],
  }
}

/** What has become of a recipe since a copy was taken. Ingredients are the same when their names are. */
export const recipeDiff = (before: Changeable, after: Changeable): RecipeDiff => {
  const later = new Map(lineKeys(after.ingredients).map((key, index) => [key, after.ingredients[index]]))
  const earlier = new Set(lineKeys(before.ingredients))
  const keys = lineKeys(before.ingredients)
  return {
    servings: servingsDiff(before.servings, after.servings),
    lines: [
      ...before.ingredients.flatMap((line, index) => lineDiff(line, later.get(keys[index] ?? ''))),
      ...[...later].flatMap(([key, line]) =>
        earlier.has(key) || line === undefined ? [] : [{ kind: 'added' as const, after: plainLine(line) }],
      ),
    ],
  }
}

/** Nothing to show. */
export const isSame = ({ servings, lines }: RecipeDiff): boolean => servings === null && lines.length === 0

/** A line that is now an elaboración, is one no more, or of another recipe, is not the same line. */
const sameLink = (one: IngredientDraft, other: IngredientDraft): boolean =>
  one.link?.recipeId === other.link?.recipeId && (one.link?.inServings ?? false) === (other.link?.inServings ?? false)

const servingsDiff = (before: number, after: number) => (before === after ? null : { before, after })

const lineDiff = (before: IngredientDraft, after: IngredientDraft | undefined): LineDiff[] => {
  if (after === undefined) return [{ kind: 'removed', before: plainLine(before) }]
  const both = { before: plainLine(before), after: plainLine(after) }
  if (!sameName(before.name, after.name)) return [{ kind: 'replaced', ...both }]
  const same = before.quantity === after.quantity && before.unit === after.unit && before.name === after.name
  return same && sameLink(before, after) && isClean(before) === isClean(after) ? [] : [{ kind: 'changed', ...both }]
}
