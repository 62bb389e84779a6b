import { z } from 'zod/mini'
import { analysisRow, mostOfAnything, type SaveNutritionBody } from '#core/api/nutrition.ts'
import { figure } from './fields.ts'

const optional = figure(0, mostOfAnything)
const required = z.pipe(optional, z.number())

/**
 * What `calculate-nutrition` answers: the totals of the whole recipe. `analysis` is how they came about where the answer
 * tells all of it, and null otherwise, as for totals typed by hand.
 */
export const receivedNutrition = z.pipe(
  z.looseObject({
    nutrition: z.object({
      ...{ calories: required, proteins: required, carbohydrates: required, fats: required },
      ...{ fiber: optional, sodium: optional, sugar: optional, calcium: optional, iron: optional },
      ...{ vitamin_a: optional, vitamin_c: optional },
    }),
  }),
  z.transform(({ nutrition, ...told }) => ({ nutrition, analysis: analysisRow.safeParse(told).data ?? null })),
)

/** What to PUT after a calculation made from the recipe's version `recipeUpdatedAt`. */
export const nutritionToSave = (
  { nutrition, analysis }: z.infer<typeof receivedNutrition>,
  recipeUpdatedAt: string,
): SaveNutritionBody => ({ ...nutrition, recipe_updated_at: recipeUpdatedAt, analysis })
