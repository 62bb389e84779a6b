import { generateFormulaAnswer, generateFormulaBody } from '#core/api/ice-cream.ts'
import type { Deps } from '#server/http/deps.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelFor } from '#server/preferences/queries.ts'
import { generateIceCreamFormula } from './generate.ts'

/** POST /functions/v1/generate-ice-cream-formula: nothing is written. */
export const generateRoute = (deps: Deps, model: Model | undefined) =>
  userRoutes('functions', (route) => {
    route.post(
      '/generate-ice-cream-formula',
      {
        summary: 'A balanced ice-cream formula from its name, type and yield; nothing is saved',
        body: generateFormulaBody,
        answer: generateFormulaAnswer,
        limit: userLimits.functions,
      },
      async ({ userId, body, signal }) => {
        const asker = { userId, signal }
        return generateIceCreamFormula(await modelFor(deps, model, userId), asker, body)
      },
    )
  })
