import { recipeHazardsAnswer, recipeParams } from '#core/api/recipes.ts'
import type { Deps } from '#server/http/deps.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { dismissHazards, type JudgeRecipe, readHazards } from './hazards.ts'

/** /rest/v1/recipes/:id/hazards: what safety says of a recipe of the cook's own, which is never rewritten. */
export const hazardRoutes = (deps: Deps, judge: JudgeRecipe) =>
  userRoutes('recipes', (route) => {
    const kitchen = { ...deps, judge }

    route.get(
      '/recipes/:id/hazards',
      {
        summary: 'What safety says of a recipe as it is written, but for what was dismissed',
        params: recipeParams,
        answer: recipeHazardsAnswer,
        limit: userLimits.costlyReads,
      },
      async ({ userId, params, signal }) => ({
        hazards: [...(await readHazards(kitchen, { userId, signal }, params.id))],
      }),
    )

    route.delete(
      '/recipes/:id/hazards',
      {
        summary: 'Dismiss what safety says of a recipe, until an edit makes it say something else',
        params: recipeParams,
        limit: userLimits.costlyReads,
      },
      ({ userId, params, signal }) => dismissHazards(kitchen, { userId, signal }, params.id),
    )
  })
