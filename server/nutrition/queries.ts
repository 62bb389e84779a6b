import { sql } from 'kysely'
import { type AnalysisRow, analysisRow } from '#core/api/nutrition.ts'
import type { AllergenCorrection } from '#core/nutrition/allergens.ts'
import type { FoodChoices } from '#core/nutrition/resolve-food.ts'
import { allergens } from '#core/pantry/food.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import type { Scope } from '#server/database/as-user.ts'
import type { Tables } from '#server/database/schema.ts'
import { slices } from '#server/database/slices.ts'
import type { Place } from '#server/http/cursor.ts'
import { type RecipeFilter, recipesOfPage, selectLines, treeVersion } from '#server/recipes/queries.ts'

/**
 * What this cook takes these ingredient names for, for `resolverOf` (core/nutrition): only names she has decided on are in
 * it, under `ingredientKey`, so that 'tomates' and 'Tomate' are one. Every part that reads an ingredient's name asks this
 * first, so that a choice counts everywhere.
 */
export const readFoodChoices = async ({ tx, userId }: Scope, names: readonly string[]): Promise<FoodChoices> => {
  const choices = new Map<string, string | null>()
  for (const keys of slices([...new Set([...new Set(names)].map(ingredientKey))])) {
    const rows = await tx
      .selectFrom('food_choices')
      .where('user_id', '=', userId)
      .where('name_key', 'in', keys)
      .select(['name_key', 'food_id'])
      .execute()
    for (const { name_key, food_id } of rows) choices.set(name_key, food_id)
  }
  return choices
}

/** The choices by name, from the one after `after`. */
export const listFoodChoices = ({ tx, userId }: Scope, limit: number, after: string) =>
  tx
    .selectFrom('food_choices')
    .where('user_id', '=', userId)
    .where('name_key', '>', after)
    .select(['name_key', 'name', 'food_id', 'updated_at'])
    .orderBy('name_key')
    .limit(limit)
    .execute()

/** What the cook says against the allergens of recipes, by recipe; those without corrections are left out. */
export const findCorrectionsOf = async ({ tx, userId }: Scope, recipeIds: readonly string[]) => {
  const found = new Map<string, AllergenCorrection[]>()
  if (recipeIds.length === 0) return found
  const rows = await tx
    .selectFrom('allergen_corrections')
    .where('user_id', '=', userId)
    .where('recipe_id', 'in', recipeIds)
    .select(['recipe_id', ...correctionColumns])
    .execute()
  for (const { recipe_id, ...row } of rows)
    found.set(recipe_id, [...(found.get(recipe_id) ?? []), ...corrections([row])])
  return found
}

const correctionColumns = ['allergen', 'state', 'note', 'updated_at'] as const
type CorrectionColumns = Pick<Tables['allergen_corrections'], (typeof correctionColumns)[number]>

const corrections = (rows: readonly CorrectionColumns[]): AllergenCorrection[] =>
  rows.flatMap(({ allergen: code, state, note, updated_at }) => {
    const allergen = allergens.find((known) => known === code)
    return allergen === undefined ? [] : [{ allergen, state, note, updatedAt: updated_at }]
  })

/** The analysis of one recipe, or undefined when it has none (or is not this user's). */
export const findNutrition = async (scope: Scope, recipeId: string) => {
  const row = await selectNutrition(scope)
    .where('nutritional_info.recipe_id', '=', recipeId)
    .select('analysis')
    .executeTakeFirst()
  return row && { ...withStale(row), analysis: readAnalysis(row.analysis) }
}

/** Rows without what is behind them, last analysed first. */
export const listNutrition = async (scope: Scope, limit: number, after: Place | null) => {
  const rows = await selectNutrition(scope)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(nutritional_info.updated_at, nutritional_info.recipe_id) < (${after?.time ?? ''}, ${after?.id ?? ''})`,
      ),
    )
    .orderBy('nutritional_info.updated_at', 'desc')
    .orderBy('nutritional_info.recipe_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(withStale)
}

/** A page of recipes, newest edit first, each with what its analysis says, in one query. */
export const listCards = async (scope: Scope, filter: RecipeFilter, limit: number, after: Place | null) => {
  const rows = await recipesOfPage(scope, filter, limit, after)
    .leftJoin('nutritional_info as info', (join) =>
      join.onRef('info.user_id', '=', 'recipes.user_id').onRef('info.recipe_id', '=', 'recipes.id'),
    )
    .select(['recipes.id', 'name', 'category', 'servings', 'ingredient_count', 'recipes.updated_at'])
    .select(treeVersion)
    .select(['calories', 'proteins', 'carbohydrates', 'fats', 'with_data', 'line_count'])
    .select(['info.updated_at as analysed_at', 'recipe_updated_at'])
    .execute()
  return rows.map(({ id, name, category, servings, ingredient_count, updated_at, tree_version, ...info }) => ({
    ...{ id, name, category, servings, ingredient_count, updated_at },
    nutrition: cardNutrition(info, tree_version),
  }))
}

type CardInfo = {
  readonly [Macro in 'calories' | 'proteins' | 'carbohydrates' | 'fats']: number | null
} & {
  readonly with_data: number | null
  readonly line_count: number | null
  readonly analysed_at: string | null
  readonly recipe_updated_at: string | null
}

const cardNutrition = (info: CardInfo, treeVersion: string) => {
  const { calories, proteins, carbohydrates, fats, with_data, line_count, analysed_at, recipe_updated_at } = info
  if (calories === null || proteins === null || carbohydrates === null || fats === null || analysed_at === null) {
    return null
  }
  const stale = recipe_updated_at !== treeVersion
  const macros = { calories, proteins, carbohydrates, fats }
  return { ...macros, updated_at: analysed_at, stale, recipe_updated_at, with_data, line_count }
}

/** Recipes without analysis, or that were saved again since, or something below them, whole, newest edit first. */
export const listPending = async (scope: Scope, limit: number, after: Place | null) => {
  const recipes = await selectPending(scope)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(recipes.updated_at, recipes.id) < (${after?.time ?? ''}, ${after?.id ?? ''})`),
    )
    .select(['recipes.id', 'name', 'category', 'servings', 'method', 'folder_id', 'recipes.updated_at', 'warnings'])
    .select(treeVersion)
    .select('info.recipe_id as analysed')
    .orderBy('recipes.updated_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(limit)
    .execute()
  const ids = recipes.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await selectLines(scope, ids)
  const lines = Map.groupBy(rows, ({ recipe_id }) => recipe_id)
  return recipes.map(({ analysed, ...recipe }) => ({
    recipe: { ...recipe, warnings: [...(recipe.warnings ?? [])], ingredients: lines.get(recipe.id) ?? [] },
    reason: analysed === null ? ('missing' as const) : ('stale' as const),
  }))
}

export const countPending = async (scope: Scope): Promise<number> => {
  const { total } = await selectPending(scope)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const selectPending = ({ tx, userId }: Scope) =>
  tx
    .selectFrom('recipes')
    .leftJoin('nutritional_info as info', (join) =>
      join.onRef('info.user_id', '=', 'recipes.user_id').onRef('info.recipe_id', '=', 'recipes.id'),
    )
    .where('recipes.user_id', '=', userId)
    .where(
      sql<boolean>`(info.recipe_id is null or info.recipe_updated_at is null or info.recipe_updated_at <> coalesce(recipes.tree_version, recipes.updated_at))`,
    )

const selectNutrition = ({ tx, userId }: Scope) =>
  tx
    .selectFrom('nutritional_info')
    .innerJoin('recipes', (join) =>
      join
        .onRef('recipes.user_id', '=', 'nutritional_info.user_id')
        .onRef('recipes.id', '=', 'nutritional_info.recipe_id'),
    )
    .where('nutritional_info.user_id', '=', userId)
    .select(['recipe_id', 'calories', 'proteins', 'carbohydrates', 'fats', 'fiber', 'sodium', 'sugar', 'calcium'])
    .select(['iron', 'vitamin_a', 'vitamin_c', 'nutritional_info.updated_at', 'recipe_updated_at', 'final_grams'])
    .select(sql<string>`coalesce(recipes.tree_version, recipes.updated_at)`.as('current_version'))

const withStale = <Row extends { current_version: string; recipe_updated_at: string | null }>({
  current_version,
  ...row
}: Row) => ({ ...row, per_serving: false as const, stale: row.recipe_updated_at !== current_version })

/** An analysis kept by another version of the product may have another shape: then only its numbers are left. */
const readAnalysis = (kept: unknown): AnalysisRow | null => {
  const read = analysisRow.safeParse(kept)
  return read.success ? read.data : null
}
