import { assistantAnswer, assistantBody } from '#core/api/assistant.ts'
import { generateMethodAnswer, generateMethodBody } from '#core/api/functions.ts'
import type { Deps } from '#server/http/deps.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelFor } from '#server/preferences/queries.ts'
import { askAssistant } from './ask-assistant.ts'
import { generateMethod } from './generate-method.ts'
import type { Thinker } from './thinker.ts'

/** /functions/v1: what our own engine, or a model, writes for the cook. Nothing here writes to the database. */
export const assistantRoutes = (deps: Deps, model: Model | undefined, thinker: Thinker) =>
  userRoutes('functions', (route, app) => {
    app.metrics.gauges(
      'obrador_assistant_tasks',
      'Tasks of the assistant and the writer of methods',
      'state',
      thinker.load,
    )

    route.post(
      '/generate-method',
      {
        summary: 'Write the method of a recipe from its name and ingredients',
        body: generateMethodBody,
        answer: generateMethodAnswer,
        limit: userLimits.functions,
      },
      async ({ userId, body, signal }) => {
        const asker = { userId, signal }
        const kitchen = { model: await modelFor(deps, model, userId), thinker }
        return generateMethod(kitchen, asker, body)
      },
    )

    route.post(
      '/prepare-assistant',
      { summary: 'Say that a question is coming, so that the first is answered as fast as the next' },
      () => thinker.prepare(),
    )

    route.post(
      '/ai-culinary-assistant',
      {
        summary: 'Answer the last question of a conversation; with a recipe when one was asked for',
        body: assistantBody,
        answer: assistantAnswer,
        limit: userLimits.functions,
      },
      async ({ userId, body, signal }) => {
        const asker = { userId, signal }
        const kitchen = { store: deps.store, model: await modelFor(deps, model, userId), thinker }
        return askAssistant(kitchen, asker, body)
      },
    )
  })
