import { AppError } from '#core/errors/app-error.ts'
import { asUser } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { touchAbove } from './links.ts'

/**
 * Deletes a recipe with its ingredients and analysis; variations made from it stay, without base. Lines that were this recipe
 * stay as ingredients, with their name and quantity: their links go with it.
 */
export const deleteRecipe = ({ store, now }: Deps, userId: string, id: string): Promise<void> =>
  asUser(store, userId, async (scope) => {
    const { tx } = scope
    await touchAbove(scope, id, now())
    await tx
      .updateTable('recipe_variations')
      .set({ recipe_id: null })
      .where('user_id', '=', userId)
      .where('recipe_id', '=', id)
      .execute()
    const { numDeletedRows } = await tx
      .deleteFrom('recipes')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new AppError('not_found')
  })
