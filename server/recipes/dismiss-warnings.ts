import { AppError } from '#core/errors/app-error.ts'
import { asUser } from '#server/database/as-user.ts'
import type { Part } from '#server/http/part.ts'

/** The cook has checked the readings. That is no edit: the recipe keeps its version and its place in the list. */
export const dismissWarnings = (part: Part, userId: string, id: string): Promise<void> =>
  asUser(part.store, userId, async ({ tx }) => {
    const { numUpdatedRows } = await tx
      .updateTable('recipes')
      .set({ warnings: null })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new AppError('not_found')
  })
