import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { searchWords } from '#core/spanish/name-key.ts'
import type { Scope } from '#server/database/as-user.ts'
import { contains } from '#server/database/like.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Place } from '#server/http/cursor.ts'

/** The characters of the method a card may show (two lines of a wide screen). */
const previewLength = 240

export type RecipeFilter = {
  /** Words looked for in the name only. */
  readonly name?: string | undefined
  /** Words looked for in name or category. */
  readonly q?: string | undefined
  readonly folderId?: string | undefined
}

/**
 * One page of the user's recipes, newest edit first. The page's ids are found first, on the index `recipes_list` alone
 * (a search reads the keys of all the owner's recipes, but not the recipes); then the few rows are fetched by key.
 * A cross join, because SQLite keeps its order: with an inner join or `id in (…)` it may walk the owner's recipes
 * first and look each one up in the page (1.3 ms instead of 0.1; over a second when the page is empty).
 */
export const listRecipes = (scope: Scope, filter: RecipeFilter, limit: number, after: Place | null) =>
  recipesOfPage(scope, filter, limit, after)
    .select(['recipes.id', 'name', 'category', 'servings', 'folder_id', 'updated_at', 'ingredient_count'])
    .select(sql<string>`substr(method, 1, ${sql.lit(previewLength)})`.as('method_preview'))
    .execute()

/** The rows of such a page in their order, for a list that shows other columns or joins other tables. */
export const recipesOfPage = ({ tx, userId }: Scope, filter: RecipeFilter, limit: number, after: Place | null) => {
  const page = matching(tx.selectFrom('recipes').where('user_id', '=', userId), filter)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(updated_at, id) < (${after?.time ?? ''}, ${after?.id ?? ''})`),
    )
    .select('id')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  return tx
    .selectFrom(page.as('page'))
    .crossJoin('recipes')
    .where('recipes.user_id', '=', userId)
    .whereRef('recipes.id', '=', 'page.id')
    .orderBy('recipes.updated_at', 'desc')
    .orderBy('recipes.id', 'desc')
}

/** How many recipes a filter finds. */
export const countRecipes = async ({ tx, userId }: Scope, filter: RecipeFilter): Promise<number> => {
  const row = await matching(tx.selectFrom('recipes').where('user_id', '=', userId), filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/** A recipe with its ingredients in their order, or undefined when this user has none of that id. */
export const findRecipe = async ({ tx, userId }: Scope, id: string) => {
  const recipe = await tx
    .selectFrom('recipes')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .select(['id', 'name', 'category', 'servings', 'method', 'folder_id', 'updated_at', 'warnings'])
    .select(yieldColumns)
    .select(treeVersion)
    .executeTakeFirst()
  if (recipe === undefined) return undefined
  const ingredients = await selectLines({ tx, userId }, [id])
  return {
    ...withYields(recipe),
    warnings: [...(recipe.warnings ?? [])],
    ingredients: ingredients.map(({ recipe_id: _, ...line }) => line),
  }
}

const yieldColumns = ['yield_grams', 'yield_ml', 'yield_pieces', 'cooking_loss_percent'] as const
type YieldColumns = { readonly [Column in (typeof yieldColumns)[number]]: number | null }

/** What costs and analyses of a recipe are of: its version, or that of the last change below it. */
export const treeVersion = sql<string>`coalesce(recipes.tree_version, recipes.updated_at)`.as('tree_version')

const withYields = <Row extends YieldColumns>(row: Row) => {
  const { yield_grams, yield_ml, yield_pieces, cooking_loss_percent, ...rest } = row
  const yields = { grams: yield_grams, millilitres: yield_ml, pieces: yield_pieces, cooking_loss_percent }
  return { ...rest, yields }
}

/** Recipes without their lines and methods. At most a few hundred at once. */
export const selectHeads = async ({ tx, userId }: Scope, ids: readonly string[]) => {
  const rows = await tx
    .selectFrom('recipes')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .select(['id', 'name', 'category', 'servings'])
    .select(treeVersion)
    .select(yieldColumns)
    .execute()
  return rows.map(withYields)
}

/** The lines of recipes in their order, with what each is an elaboración of. At most a few hundred recipes at once. */
export const selectLines = async ({ tx, userId }: Scope, recipeIds: readonly string[]) => {
  const rows = await tx
    .selectFrom('ingredients')
    .leftJoin('ingredient_links as link', (join) =>
      join.onRef('link.user_id', '=', 'ingredients.user_id').onRef('link.ingredient_id', '=', 'ingredients.id'),
    )
    .where('ingredients.user_id', '=', userId)
    .where('ingredients.recipe_id', 'in', recipeIds)
    .select([
      'ingredients.recipe_id',
      'ingredients.id',
      'name',
      'quantity',
      'unit',
      'clean',
      'linked_id',
      'in_servings',
    ])
    .orderBy('ingredients.recipe_id')
    .orderBy('position')
    .execute()
  return rows.map(({ linked_id, in_servings, clean, ...line }) => ({
    ...line,
    ...(linked_id === null ? {} : { link: { recipe_id: linked_id, in_servings: in_servings ?? false } }),
    ...(clean ? { clean } : {}),
  }))
}

/** Several recipes with their ingredients, by id; ids this user has not are left out. At most a few hundred at once. */
export const findRecipes = async ({ tx, userId }: Scope, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, never>()
  const recipes = await tx
    .selectFrom('recipes')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .select(['id', 'name', 'category', 'servings', 'method', 'folder_id', 'updated_at'])
    .select(yieldColumns)
    .execute()
  const byRecipe = Map.groupBy(await selectLines({ tx, userId }, ids), ({ recipe_id }) => recipe_id)
  return new Map(
    recipes.map((recipe) => [recipe.id, { ...withYields(recipe), ingredients: byRecipe.get(recipe.id) ?? [] }]),
  )
}

type RecipeQuery<Selected> = SelectQueryBuilder<Tables, 'recipes', Selected>

const matching = <Selected>(
  query: RecipeQuery<Selected>,
  { name, q, folderId }: RecipeFilter,
): RecipeQuery<Selected> => {
  const conditions: Expression<SqlBool>[] = [
    ...searchWords(name ?? '').map((word) => contains('name_key', word)),
    ...searchWords(q ?? '').map(
      (word) => sql<boolean>`(${contains('name_key', word)} or ${contains('category_key', word)})`,
    ),
  ]
  return query
    .$if(folderId !== undefined, (filtered) => filtered.where('folder_id', '=', folderId ?? ''))
    .where((eb) => eb.and(conditions))
}
