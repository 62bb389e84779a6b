import { analyzeFormulaAnswer, analyzeFormulaBody } from '#core/api/ice-cream.ts'
import type { Deps } from '#server/http/deps.ts'
import { userLimits } from '#server/http/limit-user.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { analyzeAndSave } from './analyze.ts'

/** /functions/v1/analyze-ice-cream-formula stands here, with the tables it writes: the other functions write nothing. */
export const analyzeRoute = (deps: Deps) =>
  userRoutes('functions', (route) => {
    route.post(
      '/analyze-ice-cream-formula',
      {
        summary: 'Compute a formula and keep its results, process and analysis',
        body: analyzeFormulaBody,
        answer: analyzeFormulaAnswer,
        limit: userLimits.functions,
      },
      ({ userId, body }) => analyzeAndSave(deps, userId, body),
    )
  })
