import { calculateNutritionAnswer, calculateNutritionBody } from '#core/api/nutrition.ts'
import type { Deps } from '#server/http/deps.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelFor } from '#server/preferences/queries.ts'
import { calculateNutrition } from './calculate.ts'

/** POST /functions/v1/calculate-nutrition: nothing is written. */
export const calculateRoute = (deps: Deps, model: Model | undefined) =>
  userRoutes('functions', (route) => {
    route.post(
      '/calculate-nutrition',
      {
        summary: 'The nutrition of a recipe from its ingredients: whole recipe, every line with its food and grams',
        body: calculateNutritionBody,
        answer: calculateNutritionAnswer,
        limit: userLimits.functions,
      },
      async ({ userId, body, signal }) => {
        const asker = { userId, signal }
        return calculateNutrition(deps, await modelFor(deps, model, userId), asker, body)
      },
    )
  })
