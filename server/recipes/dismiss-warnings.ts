import { AppError } from '#core/errors/app-error.ts'
import { asUser } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'

/** The cook has checked the readings. That is no edit: the recipe keeps its version and its place in the list. */
export const dismissWarnings = (deps: Deps, userId: string, id: string): Promise<void> =>
  asUser(deps.store, userId, async ({ tx }) => {
    const { numUpdatedRows } = await tx
      .updateTable('recipes')
      .set({ warnings: null })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new AppError('not_found')
  })
