import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { generateFormulaAnswer, generateFormulaBody } from '#core/api/ice-cream.ts'
import { signalOf } from '#server/http/gone-signal.ts'
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelFor } from '#server/preferences/queries.ts'
import { generateIceCreamFormula } from './generate.ts'

/** POST /functions/v1/generate-ice-cream-formula: nothing is written. */
export const generateRoute =
  (part: Part, model: Model | undefined): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.post(
      '/generate-ice-cream-formula',
      {
        onRequest: limitUser(userLimits.functions),
        schema: {
          tags: ['functions'],
          summary: 'A balanced ice-cream formula from its name, type and yield; nothing is saved',
          body: generateFormulaBody,
          response: { 200: generateFormulaAnswer, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        const asker = { userId: userOf(request).id, signal: signalOf(reply) }
        return generateIceCreamFormula(await modelFor(part, model, asker.userId), asker, request.body)
      },
    )
  }
