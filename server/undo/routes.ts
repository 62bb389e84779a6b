import { undoableTables, undoParams } from '#core/api/undo.ts'
import type { Deps } from '#server/http/deps.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { restoreRemoved } from './restore.ts'

/** POST /rest/v1/<table>/<id>/restore: 'Deshacer' after a deletion. */
export const undoRoutes = (deps: Deps) =>
  userRoutes('undo', (route) => {
    for (const table of undoableTables) {
      route.post(
        `/${table}/:id/restore`,
        { summary: 'Put back what was deleted a moment ago, as it stood; twice is once', params: undoParams },
        ({ userId, params }) => restoreRemoved(deps, userId, table, params.id),
      )
    }
  })
