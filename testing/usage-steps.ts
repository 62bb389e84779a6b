import { sql } from 'kysely'
import type { Store } from '#server/database/store.ts'

/** What an account holds by its row of counts, and by the rows themselves. */

export const counted = async ({ db }: Store, userId: string) => {
  const { user_id: _, ...counts } = await db
    .selectFrom('account_usage')
    .where('user_id', '=', userId)
    .selectAll()
    .executeTakeFirstOrThrow()
  return counts
}

/** The same figures from the rows themselves: an account counted anew by the words of the migration. */
export const held = async ({ db, engine }: Store, userId: string) => {
  const text = sql.raw(engine === 'sqlite' ? '' : '::text')
  const tables = {
    recipes: sql`500 + 600 * ingredient_count + octet_length(name) + octet_length(category) + octet_length(method) + coalesce(octet_length(warnings${text}), 0)`,
    folders: sql`300`,
    ingredient_prices: sql`700`,
    price_offers: sql`700`,
    price_history: sql`400`,
    dish_prices: sql`200`,
    category_targets: sql`300`,
    dish_targets: sql`200`,
    dish_sales: sql`200`,
    projects: sql`500 + coalesce(octet_length(description), 0)`,
    recipe_variations: sql`500 + coalesce(octet_length(description), 0) + octet_length(changes${text}) + coalesce(octet_length(base${text}), 0)`,
    project_comments: sql`500 + octet_length(content)`,
    ice_cream_formulas: sql`800 + coalesce(octet_length(description), 0)`,
    food_choices: sql`500`,
    ice_cream_ingredients: sql`600`,
    ice_cream_analysis: sql`500 + octet_length(analysis${text})`,
    nutritional_info: sql`500 + coalesce(octet_length(analysis${text}), 0)`,
    allergen_corrections: sql`500 + octet_length(note)`,
  }
  const found: Record<string, { n: number; b: number }> = {}
  for (const [table, size] of Object.entries(tables)) {
    const { rows } = await sql<{ n: number; b: number }>`
      select count(*) as n, coalesce(sum(${size}), 0) as b from ${sql.table(table)} where user_id = ${userId}`.execute(
      db,
    )
    found[table] = { n: Number(rows[0]?.n), b: Number(rows[0]?.b) }
  }
  const count = (table: string) => found[table]?.n
  return {
    recipes: count('recipes'),
    folders: count('folders'),
    prices: (count('ingredient_prices') ?? 0) + (count('price_offers') ?? 0),
    projects: count('projects'),
    variations: count('recipe_variations'),
    comments: count('project_comments'),
    formulas: count('ice_cream_formulas'),
    foods: count('food_choices'),
    bytes: Object.values(found).reduce((sum, { b }) => sum + b, 0),
  }
}
