import { sql } from 'kysely'

/** What a total is of: the recipe's version, or that of the last change below it. */
export const version = sql`coalesce(recipes.tree_version, recipes.updated_at)`

/** Joins a recipe's row to its stored total, where that is of its present version. */
export const ofThisVersion = sql<boolean>`recipe_totals.user_id = recipes.user_id and recipe_totals.recipe_id = recipes.id
  and recipe_totals.version = ${version}`
