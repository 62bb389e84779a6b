import { usageAnswer } from '#core/api/usage.ts'
import type { Deps } from '#server/http/deps.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { usageOf } from './usage.ts'

/** GET /rest/v1/usage */
export const usageRoutes = (deps: Deps) =>
  userRoutes('account', (route) => {
    route.get(
      '/usage',
      { summary: 'What the account holds, and how much of each it may hold', answer: usageAnswer },
      ({ userId }) => usageOf(deps, userId),
    )
  })
