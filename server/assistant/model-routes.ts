import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { modelAnswer, modelStatusAnswer } from '#core/api/model-status.ts'
import { requireUser } from '#server/http/require-user.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelStatus } from '#server/language-model/status.ts'

const tags = ['functions']

/** GET /functions/v1/model and /model-status: who answers beside our own engine. */
export const modelRoutes =
  (model: Model | undefined): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/model',
      {
        schema: {
          tags,
          summary: 'Which language model answers and where text goes; asks nobody',
          response: { 200: modelAnswer, '4xx': errorAnswer },
        },
      },
      async () =>
        model === undefined
          ? { configured: false as const }
          : { configured: true as const, model: model.name, host: model.host },
    )

    app.get(
      '/model-status',
      {
        schema: {
          tags,
          summary: 'Whether the language model can be reached; its provider is asked at most once a minute',
          response: { 200: modelStatusAnswer, '4xx': errorAnswer },
        },
      },
      async () => modelStatus(model),
    )
  }
