import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { generateMethodAnswer, generateMethodBody } from '#core/api/functions.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import type { Model } from '#server/language-model/model.ts'
import { generateMethod } from './generate-method.ts'
import { modelFor } from './model-for.ts'

const tags = ['functions']

/** /functions/v1: what the kitchen thinks out for the cook. Nothing here writes to the database. */
export const functionRoutes =
  (part: Part, model: Model | undefined): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)
    app.addHook('onClose', async () => model?.close())

    app.post(
      '/generate-method',
      {
        schema: {
          tags,
          summary: 'Write the method of a recipe from its name and ingredients',
          body: generateMethodBody,
          response: { 200: generateMethodAnswer, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        const asker = { userId: userOf(request).id, signal: signalOf(reply) }
        return generateMethod(await modelFor(part, model, asker.userId), asker, request.body)
      },
    )
  }

/** Aborts when the browser goes away: nobody waits for the answer any more. */
const signalOf = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
