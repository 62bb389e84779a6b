import { AppError } from '#core/errors/app-error.ts'
import { asUser } from '#server/database/as-user.ts'
import { isForeignKeyViolation } from '#server/database/failures.ts'
import type { Part } from '#server/http/part.ts'

/**
 * Files a recipe in a folder, or in none. Its version and place in the list stay: a move is no edit of the recipe
 * (docs/decisiones/004).
 */
export const moveRecipe = ({ store }: Part, userId: string, id: string, folderId: string | null): Promise<void> =>
  asUser(store, userId, async ({ tx }) => {
    const { numUpdatedRows } = await tx
      .updateTable('recipes')
      .set({ folder_id: folderId })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw isForeignKeyViolation(error) ? new AppError('folder_not_found', { cause: error }) : error
      })
    if (numUpdatedRows === 0n) throw new AppError('not_found')
  })
