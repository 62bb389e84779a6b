import { type HiddenCostsRow, noHiddenCosts } from '#core/api/dishes.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asUser, type Scope } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'

const columns = ['packaging', 'energy', 'labour_minutes', 'labour_per', 'commission_percent'] as const

/** What is said of a dish beyond its food. */
export const findHiddenCosts = async ({ tx, userId }: Scope, recipeId: string): Promise<HiddenCostsRow> =>
  (await tx
    .selectFrom('hidden_costs')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .select(columns)
    .executeTakeFirst()) ?? noHiddenCosts

/** Says all of it anew; a dish of which nothing is said any more has no row. A recipe that is not hers → `not_found`. */
export const saveHiddenCosts = (deps: Deps, userId: string, recipe_id: string, said: HiddenCostsRow) =>
  asUser(deps.store, userId, async (scope) => {
    const { tx } = scope
    const recipe = tx.selectFrom('recipes').where('user_id', '=', userId).where('id', '=', recipe_id).select('id')
    if ((await recipe.executeTakeFirst()) === undefined) throw new AppError('not_found')
    const { labour_per: _, ...figures } = said
    if (Object.values(figures).every((figure) => figure === null)) {
      await tx.deleteFrom('hidden_costs').where('user_id', '=', userId).where('recipe_id', '=', recipe_id).execute()
      return noHiddenCosts
    }
    const content = { ...said, updated_at: deps.now().toISOString() }
    await tx
      .insertInto('hidden_costs')
      .values({ user_id: userId, recipe_id, ...content })
      .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id']).doUpdateSet(content))
      .execute()
    return findHiddenCosts(scope, recipe_id)
  })
