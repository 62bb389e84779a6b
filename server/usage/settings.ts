import { z } from 'zod'
import type { Quotas } from '#core/api/usage.ts'

// At least one of each: zero would be a house in which nothing can be done, and says it better by closing sign-up.
const most = (initial: number) => z.coerce.number().int().min(1).max(1_000_000_000).default(initial)

/**
 * What one account may hold. Generous: a restaurant group's whole book is some thousand recipes, a wholesaler's list some
 * thousand prices. They are there for the account that is filled by a program. Read by `server/config.ts`.
 */
export const usageEnvironment = {
  QUOTA_RECIPES: most(20_000),
  QUOTA_FOLDERS: most(2000),
  QUOTA_PRICES: most(50_000),
  QUOTA_PROJECTS: most(2000),
  QUOTA_VARIATIONS: most(20_000),
  QUOTA_COMMENTS: most(50_000),
  QUOTA_FORMULAS: most(5000),
  QUOTA_FOODS: most(20_000),
  QUOTA_MEGABYTES: most(500),
}

type Environment = z.infer<z.ZodObject<typeof usageEnvironment>>

const expected = 'un número entero, 1 como mínimo'

/** What each variable expects, for the one Spanish line that ends a start with a wrong one. */
export const usageAdvice: Record<string, string> = {
  ...Object.fromEntries(Object.keys(usageEnvironment).map((name) => [name, expected])),
  QUOTA_MEGABYTES: 'un número entero de megabytes, 1 como mínimo',
}

/** Bytes are decimal: a megabyte is 1,000,000. */
export const usageSettings = (env: Environment): Quotas => ({
  recipes: env.QUOTA_RECIPES,
  folders: env.QUOTA_FOLDERS,
  prices: env.QUOTA_PRICES,
  projects: env.QUOTA_PROJECTS,
  variations: env.QUOTA_VARIATIONS,
  comments: env.QUOTA_COMMENTS,
  formulas: env.QUOTA_FORMULAS,
  foods: env.QUOTA_FOODS,
  bytes: env.QUOTA_MEGABYTES * 1_000_000,
})
