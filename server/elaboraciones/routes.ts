import { linkedRecipeRow, namedRecipesAnswer, namedRecipesBody, recipeUsesAnswer } from '#core/api/elaboraciones.ts'
import { recipeParams } from '#core/api/recipes.ts'
import { AppError } from '#core/errors/app-error.ts'
import { asReader } from '#server/database/as-user.ts'
import { userLimits } from '#server/http/limit-user.ts'
import type { Part } from '#server/http/part.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { recipesNamed, usesOf } from './find.ts'
import { knownRecipes } from './queries.ts'

/** What the screens ask about recipes within recipes; the links themselves travel with the recipe they stand in. */
export const elaboracionRoutes = (part: Part) =>
  userRoutes('recipes', (route) => {
    route.post(
      '/recipes/named',
      {
        summary: 'Which of these names are recipes of the kitchen, with what a batch of each comes to',
        body: namedRecipesBody,
        answer: namedRecipesAnswer,
        limit: userLimits.costlyReads,
      },
      async ({ userId, body }) => ({
        items: await asReader(part.store, userId, (mine) => recipesNamed(mine, body.names)),
      }),
    )

    route.get(
      '/recipes/:id/known',
      {
        summary: 'What a batch of one recipe comes to, typed or worked out from its lines',
        params: recipeParams,
        answer: linkedRecipeRow,
      },
      async ({ userId, params }) => {
        const [known] = await asReader(part.store, userId, (mine) => knownRecipes(mine, [params.id]))
        if (known === undefined) throw new AppError('not_found')
        return known
      },
    )

    route.get(
      '/recipes/:id/uses',
      { summary: 'The recipes that have this one as an elaboración', params: recipeParams, answer: recipeUsesAnswer },
      ({ userId, params }) => asReader(part.store, userId, (mine) => usesOf(mine, params.id)),
    )
  })
