import { z } from 'zod/mini'
import { deliveryNote, scannedPage } from '#core/api/scanner.ts'
import { origin, orNull, otherwise, remarks } from './fields.ts'
import { receivedRecipe } from './recipe.ts'

/**
 * What `scan-recipe-document` answers. A recipe left out is none found; a server that reads one recipe of one photo leaves the
 * rest out.
 */
export const receivedScan = z.object({
  recipe: receivedRecipe,
  warnings: remarks,
  notice: origin.notice,
  others: otherwise(z.array(z.object({ recipe: receivedRecipe, warnings: remarks })), []),
  pages: otherwise(z.array(scannedPage), []),
  note: orNull(deliveryNote),
})
export type ReceivedScan = z.infer<typeof receivedScan>

/**
 * Asked with `accept: application/x-ndjson` the answer comes as lines: one for each stage as it begins, the last with the
 * answer or with the error in the shape of every other. The answer by itself counts as the last line.
 */
export const scanLine = z.union([
  z.object({ stage: z.string() }),
  z.object({ answer: receivedScan }),
  z.object({ error: z.object({ code: z.string(), message: z.string() }) }),
  z.pipe(
    receivedScan,
    z.transform((answer) => ({ answer })),
  ),
])
