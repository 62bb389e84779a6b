import { AppError } from '#core/errors/app-error.ts'
import { asUser } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { folderGone, requireFolder } from './folders.ts'

/**
 * Files a recipe in a folder, or in none. Its version and place in the list stay: a move is no edit of the recipe
 * (docs/decisiones/004).
 */
export const moveRecipe = ({ store }: Deps, userId: string, id: string, folderId: string | null): Promise<void> =>
  asUser(store, userId, async (scope) => {
    await requireFolder(scope, folderId)
    const { numUpdatedRows } = await scope.tx
      .updateTable('recipes')
      .set({ folder_id: folderId })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new AppError('not_found')
  }).catch(folderGone)
