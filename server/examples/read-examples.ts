import type { ExampleCounts } from '#core/api/examples.ts'
import { asReader } from '#server/database/as-user.ts'
import type { Part } from '#server/http/part.ts'
import { countExamples } from './queries.ts'

/** How much of the loaded examples is still there. */
export const readExamples = (part: Part, userId: string): Promise<ExampleCounts> =>
  asReader(part.store, userId, countExamples)
