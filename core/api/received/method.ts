import { z } from 'zod/mini'
import { origin, orNull, remarks, text } from './fields.ts'
import { methodText } from './steps.ts'

/** What `generate-method` answers: a method with something in it. */
export const receivedMethod = z.object({
  method: z.pipe(z.unknown(), z.pipe(z.transform(methodText), z.string().check(z.minLength(1)))),
  warnings: remarks,
  basisText: orNull(text(200)),
  ...origin,
})
export type ReceivedMethod = z.infer<typeof receivedMethod>
