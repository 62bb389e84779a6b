import type { UsageAnswer } from '#core/api/usage.ts'
import { asReader } from '#server/database/as-user.ts'
import { readUsage } from '#server/database/quotas.ts'
import type { Part } from '#server/http/part.ts'

/** What the cook's account holds, and how much of each it may hold. */
export const usageOf = (part: Part, userId: string): Promise<UsageAnswer> => asReader(part.store, userId, readUsage)
