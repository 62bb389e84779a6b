import { linkedRecipeRow, namedRecipesAnswer, namedRecipesBody, recipeUsesAnswer } from '#core/api/elaboraciones.ts'
import { recipeParams } from '#core/api/recipes.ts'
import type { Deps } from '#server/http/deps.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { knownRecipe, recipesNamed, usesOf } from './find.ts'

/** What the screens ask about recipes within recipes; the links themselves travel with the recipe they stand in. */
export const elaboracionRoutes = (deps: Deps) =>
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
        items: await recipesNamed(deps, userId, body.names),
      }),
    )

    route.get(
      '/recipes/:id/known',
      {
        summary: 'What a batch of one recipe comes to, typed or worked out from its lines',
        params: recipeParams,
        answer: linkedRecipeRow,
      },
      ({ userId, params }) => knownRecipe(deps, userId, params.id),
    )

    route.get(
      '/recipes/:id/uses',
      { summary: 'The recipes that have this one as an elaboración', params: recipeParams, answer: recipeUsesAnswer },
      ({ userId, params }) => usesOf(deps, userId, params.id),
    )
  })
