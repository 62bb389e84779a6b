import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { recipeHazardsAnswer, recipeParams } from '#core/api/recipes.ts'
import { signalOf } from '#server/http/gone-signal.ts'
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import { noContent } from '#server/http/no-content.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { dismissHazards, type JudgeRecipe, readHazards } from './hazards.ts'

const tags = ['recipes']

/** /rest/v1/recipes/:id/hazards: what safety says of a recipe of the cook's own, which is never rewritten. */
export const hazardRoutes =
  (part: Part, judge: JudgeRecipe): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)
    const kitchen = { ...part, judge }

    app.get(
      '/recipes/:id/hazards',
      {
        onRequest: limitUser(userLimits.costlyReads),
        schema: {
          tags,
          summary: 'What safety says of a recipe as it is written, but for what was dismissed',
          params: recipeParams,
          response: { 200: recipeHazardsAnswer, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        const asker = { userId: userOf(request).id, signal: signalOf(reply) }
        return { hazards: [...(await readHazards(kitchen, asker, request.params.id))] }
      },
    )

    app.delete(
      '/recipes/:id/hazards',
      {
        onRequest: limitUser(userLimits.costlyReads),
        schema: {
          tags,
          summary: 'Dismiss what safety says of a recipe, until an edit makes it say something else',
          params: recipeParams,
          response: { 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        const asker = { userId: userOf(request).id, signal: signalOf(reply) }
        await dismissHazards(kitchen, asker, request.params.id)
        return reply.status(204).send(null)
      },
    )
  }
