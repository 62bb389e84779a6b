import { z } from 'zod'
import { units } from '#core/units/units.ts'

/** A recipe as a model may bring it: one schema for all functions, with its limits (docs/ciencia/motor-local.md §7.3). */
export const modelRecipe = z.object({
  name: z.string().trim().min(1).max(200),
  category: z.string().trim().max(100),
  servings: z.number().min(1).max(1000),
  ingredients: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(200),
        quantity: z.number().positive().max(100_000),
        unit: z.enum(units),
      }),
    )
    .min(1)
    .max(60),
  steps: z.array(z.string().trim().min(1).max(1000)).min(1).max(40),
})
