import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { analyzeFormulaAnswer, analyzeFormulaBody } from '#core/api/ice-cream.ts'
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { analyzeAndSave } from './analyze.ts'

/** /functions/v1/analyze-ice-cream-formula stands here, with the tables it writes: the other functions write nothing. */
export const analyzeRoute =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)
    app.post(
      '/analyze-ice-cream-formula',
      {
        onRequest: limitUser(userLimits.functions),
        schema: {
          tags: ['functions'],
          summary: 'Compute a formula and keep its results, process and analysis',
          body: analyzeFormulaBody,
          response: { 200: analyzeFormulaAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => analyzeAndSave(part, userOf(request).id, request.body),
    )
  }
