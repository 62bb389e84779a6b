import { modelAnswer, modelStatusAnswer } from '#core/api/model-status.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelStatus } from '#server/language-model/status.ts'

/** GET /functions/v1/model and /model-status: who answers beside our own engine. */
export const modelRoutes = (model: Model | undefined) =>
  userRoutes('functions', (route) => {
    route.get(
      '/model',
      { summary: 'Which language model answers and where text goes; asks nobody', answer: modelAnswer },
      async () =>
        model === undefined
          ? { configured: false as const }
          : { configured: true as const, model: model.name, host: model.host },
    )

    route.get(
      '/model-status',
      {
        summary: 'Whether the language model can be reached; its provider is asked at most once a minute',
        answer: modelStatusAnswer,
      },
      () => modelStatus(model),
    )
  })
