import { z } from 'zod/mini'
import {
  type AnalysisRow,
  analysisRow,
  mostOfAnything,
  type ProposedFood,
  type SaveNutritionBody,
} from '#core/api/nutrition.ts'
import { figure } from './fields.ts'

const optional = figure(0, mostOfAnything)
const required = z.pipe(optional, z.number())

/** What `calculate-nutrition` answers: the totals of the whole recipe, and the foods a model proposed where the answer tells them. */
export const receivedNutrition = z.pipe(
  z.looseObject({
    nutrition: z.object({
      ...{ calories: required, proteins: required, carbohydrates: required, fats: required },
      ...{ fiber: optional, sodium: optional, sugar: optional, calcium: optional, iron: optional },
      ...{ vitamin_a: optional, vitamin_c: optional },
    }),
  }),
  z.transform(({ nutrition, ...told }) => ({ nutrition, proposed: proposedFoods(analysisRow.safeParse(told).data) })),
)

const proposedFoods = (told: AnalysisRow | undefined): ProposedFood[] =>
  (told?.lines ?? []).flatMap(({ name, food, matched_by }) =>
    matched_by === 'model' && food !== null ? [{ name, food_id: food.id }] : [],
  )

/** What to PUT after a calculation made from the recipe's version `recipeUpdatedAt`. */
export const nutritionToSave = (
  { nutrition, proposed }: z.infer<typeof receivedNutrition>,
  recipeUpdatedAt: string,
): SaveNutritionBody => ({ ...nutrition, recipe_updated_at: recipeUpdatedAt, proposed_foods: proposed })
