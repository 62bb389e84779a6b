import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { assistantAnswer, assistantBody } from '#core/api/assistant.ts'
import { errorAnswer } from '#core/api/error.ts'
import { generateMethodAnswer, generateMethodBody } from '#core/api/functions.ts'
import { signalOf } from '#server/http/gone-signal.ts'
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelFor } from '#server/preferences/queries.ts'
import { askAssistant } from './ask-assistant.ts'
import { generateMethod } from './generate-method.ts'
import type { Thinker } from './thinker.ts'

const tags = ['functions']

/** /functions/v1: what our own engine, or a model, writes for the cook. Nothing here writes to the database. */
export const assistantRoutes =
  (part: Part, model: Model | undefined, thinker: Thinker): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)
    app.metrics.gauge('obrador_assistant_tasks', 'Tasks of the assistant and the writer of methods', () => {
      const { thinking, waiting } = thinker.load()
      return [
        ['state="thinking"', thinking],
        ['state="waiting"', waiting],
      ]
    })

    app.post(
      '/generate-method',
      {
        onRequest: limitUser(userLimits.functions),
        schema: {
          tags,
          summary: 'Write the method of a recipe from its name and ingredients',
          body: generateMethodBody,
          response: { 200: generateMethodAnswer, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        const asker = { userId: userOf(request).id, signal: signalOf(reply) }
        const kitchen = { model: await modelFor(part, model, asker.userId), thinker }
        return generateMethod(kitchen, asker, request.body)
      },
    )

    app.post(
      '/ai-culinary-assistant',
      {
        onRequest: limitUser(userLimits.functions),
        schema: {
          tags,
          summary: 'Answer the last question of a conversation; with a recipe when one was asked for',
          body: assistantBody,
          response: { 200: assistantAnswer, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        const asker = { userId: userOf(request).id, signal: signalOf(reply) }
        const kitchen = { store: part.store, model: await modelFor(part, model, asker.userId), thinker }
        return askAssistant(kitchen, asker, request.body)
      },
    )
  }
