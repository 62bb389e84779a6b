import type { UndoableTable } from '#core/api/undo.ts'
import { asUser } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { parentGone, restoreRemoval } from './removals.ts'

/** 'Deshacer' (`restoreRemoval`). Throws `undo_gone` also where what the row hung on goes at the same moment. */
export const restoreRemoved = (deps: Deps, userId: string, table: UndoableTable, id: string): Promise<void> =>
  asUser(deps.store, userId, (mine) => restoreRemoval(deps, mine, table, id)).catch(parentGone)
