import { z } from 'zod/mini'
import type { Food } from '#core/pantry/food.ts'
import { textField } from './field.ts'
import { recipeLimits } from './recipes.ts'

/** The wire of /rest/v1/foods (the product's food table, for choosing) and /rest/v1/food_choices (what a cook chose). */

export const searchFoodsQuery = z.object({
  /** Words or beginnings of words of a name or synonym; accents and case do not matter. */
  q: textField('La búsqueda', 200),
  limit: z.optional(z.string().check(z.regex(/^(?:[1-9]|[1-4]\d|50)$/, 'El límite va de 1 a 50'))),
})

export const foodRow = z.object({
  id: z.string(),
  name: z.string(),
  /** A code; `foodCategoryNames` says it in Spanish. */
  category: z.string(),
  /** kcal per 100 g of the edible part, with the European factors; null where no open source publishes it. */
  calories: z.nullable(z.number()),
  /** `fdc:`, `ndb:` USDA · `ciqual:` Anses-Ciqual · `def:` by definition · '' none. */
  source_id: z.string(),
  source: z.string(),
  /** The composition is that of the nearest published food. */
  approximate: z.boolean(),
})

/** Best first, at most `limit` (20 unless told). */
export const foodListAnswer = z.object({ items: z.array(foodRow) })

const choiceName = textField('El nombre del ingrediente', recipeLimits.name)

/** PUT /rest/v1/food_choices: from now on this name means this food to this cook; null: none of the table. */
export const chooseFoodBody = z.object({ name: choiceName, food_id: z.nullable(textField('El alimento', 120)) })

/** DELETE /rest/v1/food_choices?name=: the pantry decides again. */
export const foodChoiceQuery = z.object({ name: choiceName })

export const listFoodChoicesQuery = z.object({ after: z.optional(textField('La página pedida', 600)) })

export const foodChoiceRow = z.object({
  /** As it was typed; capitals, accents and plurals do not matter. */
  name: z.string(),
  /** Null: none of the table. */
  food_id: z.nullable(z.string()),
  /** Null for none, and for a food the table no longer has. */
  food: z.nullable(foodRow),
  updated_at: z.string(),
})

/** By name, 200 at a time; `next` goes into `after`. */
export const foodChoiceListAnswer = z.object({ items: z.array(foodChoiceRow), next: z.nullable(z.string()) })

export type FoodRow = z.infer<typeof foodRow>
export type FoodChoiceRow = z.infer<typeof foodChoiceRow>
export type ChooseFoodBody = z.infer<typeof chooseFoodBody>

export const foodToRow = ({ id, name, category, per100g, provenance, approximate }: Food): FoodRow => ({
  id,
  name,
  category,
  calories: per100g.energyKcal,
  source_id: provenance.id,
  source: provenance.composition,
  approximate,
})
