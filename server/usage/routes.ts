import { usageAnswer } from '#core/api/usage.ts'
import type { Part } from '#server/http/part.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { usageOf } from './usage.ts'

/** GET /rest/v1/usage */
export const usageRoutes = (part: Part) =>
  userRoutes('account', (route) => {
    route.get(
      '/usage',
      { summary: 'What the account holds, and how much of each it may hold', answer: usageAnswer },
      ({ userId }) => usageOf(part, userId),
    )
  })
