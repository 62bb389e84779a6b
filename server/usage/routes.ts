import { usageAnswer } from '#core/api/usage.ts'
import { asReader } from '#server/database/as-user.ts'
import { readUsage } from '#server/database/quotas.ts'
import type { Part } from '#server/http/part.ts'
import { userRoutes } from '#server/http/user-routes.ts'

/** GET /rest/v1/usage */
export const usageRoutes = (part: Part) =>
  userRoutes('account', (route) => {
    route.get(
      '/usage',
      { summary: 'What the account holds, and how much of each it may hold', answer: usageAnswer },
      ({ userId }) => asReader(part.store, userId, readUsage),
    )
  })
