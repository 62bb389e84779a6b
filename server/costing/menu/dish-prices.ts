import { AppError } from '#core/errors/app-error.ts'
import { asUser, type Scope } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'

/** PVP of a serving with IVA, null where the cook has not said it. */
export const findDishPrice = async ({ tx, userId }: Scope, recipeId: string): Promise<number | null> => {
  const row = await tx
    .selectFrom('dish_prices')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .select('gross_price')
    .executeTakeFirst()
  return row?.gross_price ?? null
}

/** Says what a serving is sold for; null takes it away. A recipe that is not hers → `not_found`. */
export const saveDishPrice = (deps: Deps, userId: string, recipeId: string, gross_price: number | null) =>
  asUser(deps.store, userId, async (scope) => {
    const { tx } = scope
    const recipe = tx.selectFrom('recipes').where('user_id', '=', userId).where('id', '=', recipeId).select('id')
    if ((await recipe.executeTakeFirst()) === undefined) throw new AppError('not_found')
    if (gross_price === null) {
      await tx.deleteFrom('dish_prices').where('user_id', '=', userId).where('recipe_id', '=', recipeId).execute()
      return { gross_price }
    }
    const content = { gross_price, updated_at: deps.now().toISOString() }
    await tx
      .insertInto('dish_prices')
      .values({ user_id: userId, recipe_id: recipeId, ...content })
      .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id']).doUpdateSet(content))
      .execute()
    return { gross_price }
  })
