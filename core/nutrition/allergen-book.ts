import { childrenFirst } from '#core/elaboraciones/order.ts'
import { linkedIds } from '#core/elaboraciones/yields.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { type AllergenCorrection, type AllergenReport, allergensOf, type ReportBelow } from './allergens.ts'
import type { ResolveFood } from './resolve-food.ts'

type NamedLine = Pick<IngredientDraft, 'name' | 'link'>

export type RecipeToReport = { readonly id: string; readonly name: string; readonly lines: readonly NamedLine[] }

/** The allergens of recipes that are made of each other, by id, each with what the cook says of it. */
export const reportBook = (
  recipes: readonly RecipeToReport[],
  resolve: ResolveFood,
  correctionsOf: (id: string) => readonly AllergenCorrection[],
): ReadonlyMap<string, ReportBelow> => {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const reports = new Map<string, ReportBelow>()
  const { ids } = childrenFirst(byId.keys(), (id) =>
    linkedIds(byId.get(id)?.lines ?? []).filter((one) => byId.has(one)),
  )
  for (const id of ids) {
    const recipe = byId.get(id)
    if (recipe === undefined) continue
    const { name, lines } = recipe
    reports.set(id, { name, report: reportOfLines(lines, resolve, correctionsOf(id), reports) })
  }
  return reports
}

/** The allergens of lines: ingredients by their names, elaboraciones by the reports of their recipes. */
export const reportOfLines = (
  lines: readonly NamedLine[],
  resolve: ResolveFood,
  corrections: readonly AllergenCorrection[],
  reports: ReadonlyMap<string, ReportBelow>,
): AllergenReport => {
  const below = lines.map(({ link }) => reports.get(link?.recipeId ?? ''))
  return allergensOf(
    lines.filter((_, index) => below[index] === undefined).map(({ name }) => name),
    resolve,
    corrections,
    [...new Set(below)].filter((report) => report !== undefined),
  )
}
