import { z } from 'zod/mini'

/** What every refused call answers. `issues` names the fields, `message` can be shown as it is. */
export const errorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
