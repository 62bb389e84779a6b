import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { linkedRecipeRow, namedRecipesAnswer, namedRecipesBody, recipeUsesAnswer } from '#core/api/elaboraciones.ts'
import { errorAnswer } from '#core/api/error.ts'
import { recipeParams } from '#core/api/recipes.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asReader } from '#server/database/as-user.ts'
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { recipesNamed, usesOf } from './find.ts'
import { knownRecipes } from './queries.ts'

const tags = ['recipes']

/** What the screens ask about recipes within recipes; the links themselves travel with the recipe they stand in. */
export const elaboracionRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.post(
      '/recipes/named',
      {
        onRequest: limitUser(userLimits.costlyReads),
        schema: {
          tags,
          summary: 'Which of these names are recipes of the kitchen, with what a batch of each comes to',
          body: namedRecipesBody,
          response: { 200: namedRecipesAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => ({
        items: await asReader(part.store, userOf(request).id, (mine) => recipesNamed(mine, request.body.names)),
      }),
    )

    app.get(
      '/recipes/:id/known',
      {
        schema: {
          tags,
          summary: 'What a batch of one recipe comes to, typed or worked out from its lines',
          params: recipeParams,
          response: { 200: linkedRecipeRow, '4xx': errorAnswer },
        },
      },
      async (request) => {
        const [known] = await asReader(part.store, userOf(request).id, (mine) =>
          knownRecipes(mine, [request.params.id]),
        )
        if (known === undefined) throw new AppError('not_found')
        return known
      },
    )

    app.get(
      '/recipes/:id/uses',
      {
        schema: {
          tags,
          summary: 'The recipes that have this one as an elaboración',
          params: recipeParams,
          response: { 200: recipeUsesAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => asReader(part.store, userOf(request).id, (mine) => usesOf(mine, request.params.id)),
    )
  }
