import type { UsageAnswer } from '#core/api/usage.ts'
import { asReader } from '#server/database/as-user.ts'
import { readUsage } from '#server/database/quotas.ts'
import type { Deps } from '#server/http/deps.ts'

/** What the cook's account holds, and how much of each it may hold. */
export const usageOf = (deps: Deps, userId: string): Promise<UsageAnswer> => asReader(deps.store, userId, readUsage)
