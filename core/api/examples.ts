import { z } from 'zod/mini'

/** The wire of /rest/v1/examples: what an empty account may load to try everything with, and take away again. */

export const exampleKinds = ['folder', 'recipe', 'price', 'project', 'formula'] as const

/** How many of the things that were loaded are still there and marked; all 0: nothing loaded. */
export const exampleCounts = z.object({
  folder: z.number(),
  recipe: z.number(),
  price: z.number(),
  project: z.number(),
  formula: z.number(),
})

export const removedExamples = z.object({
  removed: exampleCounts,
  /** What stays, and is the cook's from now on: she has edited it, or something of hers needs it. */
  kept: z.array(z.object({ kind: z.enum(exampleKinds), name: z.string() })),
})

export type ExampleKind = (typeof exampleKinds)[number]
export type ExampleCounts = z.infer<typeof exampleCounts>
export type RemovedExamples = z.infer<typeof removedExamples>
