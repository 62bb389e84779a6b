import type { UndoableTable } from '#core/api/undo.ts'
import { asUser } from '#server/database/as-user.ts'
import type { Part } from '#server/http/part.ts'
import { parentGone, restoreRemoval } from './removals.ts'

/** 'Deshacer' (`restoreRemoval`). Throws `undo_gone` also where what the row hung on goes at the same moment. */
export const restoreRemoved = (part: Part, userId: string, table: UndoableTable, id: string): Promise<void> =>
  asUser(part.store, userId, (mine) => restoreRemoval(part, mine, table, id)).catch(parentGone)
