import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { undoableTables, undoParams } from '#core/api/undo.ts'
import { asUser } from '#server/database/as-user.ts'
import { noContent } from '#server/http/no-content.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { parentGone, restoreRemoval } from './removals.ts'

/** POST /rest/v1/<table>/<id>/restore: 'Deshacer' after a deletion. */
export const undoRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    for (const table of undoableTables) {
      app.post(
        `/${table}/:id/restore`,
        {
          schema: {
            tags: ['undo'],
            summary: 'Put back what was deleted a moment ago, as it stood; twice is once',
            params: undoParams,
            response: { 204: noContent, '4xx': errorAnswer },
          },
        },
        async (request, reply) => {
          const { id } = request.params
          await asUser(part.store, userOf(request).id, (mine) => restoreRemoval(part, mine, table, id)).catch(
            parentGone,
          )
          return reply.status(204).send(null)
        },
      )
    }
  }
