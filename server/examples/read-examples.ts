import type { ExampleCounts } from '#core/api/examples.ts'
import { asReader } from '#server/database/as-user.ts'
import type { Deps } from '#server/http/deps.ts'
import { countExamples } from './queries.ts'

/** How much of the loaded examples is still there. */
export const readExamples = (deps: Deps, userId: string): Promise<ExampleCounts> =>
  asReader(deps.store, userId, countExamples)
