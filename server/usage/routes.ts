import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { usageAnswer } from '#core/api/usage.ts'
import { asReader } from '#server/database/as-user.ts'
import { readUsage } from '#server/database/quotas.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'

/** GET /rest/v1/usage */
export const usageRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/usage',
      {
        schema: {
          tags: ['account'],
          summary: 'What the account holds, and how much of each it may hold',
          response: { 200: usageAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => asReader(part.store, userOf(request).id, readUsage),
    )
  }
