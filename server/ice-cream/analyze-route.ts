import { analyzeFormulaAnswer, analyzeFormulaBody } from '#core/api/ice-cream.ts'
import { userLimits } from '#server/http/limit-user.ts'
import type { Part } from '#server/http/part.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { analyzeAndSave } from './analyze.ts'

/** /functions/v1/analyze-ice-cream-formula stands here, with the tables it writes: the other functions write nothing. */
export const analyzeRoute = (part: Part) =>
  userRoutes('functions', (route) => {
    route.post(
      '/analyze-ice-cream-formula',
      {
        summary: 'Compute a formula and keep its results, process and analysis',
        body: analyzeFormulaBody,
        answer: analyzeFormulaAnswer,
        limit: userLimits.functions,
      },
      ({ userId, body }) => analyzeAndSave(part, userId, body),
    )
  })
