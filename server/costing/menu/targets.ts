import { AppError } from '#core/errors/app-error.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { asUser, type Scope } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'

/** What is said for a dish and for its category, in %; null where nothing is. */
export const findTargets = async (
  { tx, userId }: Scope,
  recipe: { readonly id: string; readonly category: string },
): Promise<{ readonly category: number | null; readonly dish: number | null }> => {
  const category = await tx
    .selectFrom('category_targets')
    .where('user_id', '=', userId)
    .where('category_key', '=', nameKey(recipe.category))
    .select('food_cost_target')
    .executeTakeFirst()
  const dish = await tx
    .selectFrom('dish_targets')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipe.id)
    .select('food_cost_target')
    .executeTakeFirst()
  return { category: category?.food_cost_target ?? null, dish: dish?.food_cost_target ?? null }
}

/** Says the target of one dish; null takes it away. A recipe that is not hers → `not_found`. */
export const saveDishTarget = (deps: Deps, userId: string, recipe_id: string, food_cost_target: number | null) =>
  asUser(deps.store, userId, async ({ tx }) => {
    const recipe = tx.selectFrom('recipes').where('user_id', '=', userId).where('id', '=', recipe_id).select('id')
    if ((await recipe.executeTakeFirst()) === undefined) throw new AppError('not_found')
    if (food_cost_target === null) {
      await tx.deleteFrom('dish_targets').where('user_id', '=', userId).where('recipe_id', '=', recipe_id).execute()
      return { food_cost_target }
    }
    const content = { food_cost_target, updated_at: deps.now().toISOString() }
    await tx
      .insertInto('dish_targets')
      .values({ user_id: userId, recipe_id, ...content })
      .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id']).doUpdateSet(content))
      .execute()
    return { food_cost_target }
  })

/** Says the target of a category, whether any recipe is in it or not; null takes it away. */
export const saveCategoryTarget = (deps: Deps, userId: string, category: string, food_cost_target: number | null) =>
  asUser(deps.store, userId, async ({ tx }) => {
    const category_key = nameKey(category)
    if (food_cost_target === null) {
      await tx
        .deleteFrom('category_targets')
        .where('user_id', '=', userId)
        .where('category_key', '=', category_key)
        .execute()
      return { food_cost_target }
    }
    const content = { category: category.trim(), food_cost_target, updated_at: deps.now().toISOString() }
    await tx
      .insertInto('category_targets')
      .values({ user_id: userId, category_key, ...content })
      .onConflict((conflict) => conflict.columns(['user_id', 'category_key']).doUpdateSet(content))
      .execute()
    return { food_cost_target }
  })
