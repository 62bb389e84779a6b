import { z } from 'zod/mini'
import { idField, textField } from './field.ts'
import { targetField } from './preferences.ts'
import { priceField } from './price-fields.ts'
import { recipeLimits } from './recipes.ts'

/** The wire of what dishes are sold for, and of the food cost they should stay within (docs/decisiones/030). */

export const dishParams = z.object({ id: idField })

/** PUT /rest/v1/recipes/:id/price: PVP of a serving with IVA; null takes it away. */
export const dishPriceBody = z.object({ gross_price: z.nullable(priceField) })
export const dishPriceAnswer = z.object({ gross_price: z.nullable(z.number()) })

/** PUT /rest/v1/recipes/:id/target: of this dish alone, in %; null: that of its category or kitchen holds. */
export const dishTargetBody = z.object({ food_cost_target: z.nullable(targetField) })
export const targetAnswer = z.object({ food_cost_target: z.nullable(z.number()) })

/** PUT /rest/v1/category_targets: of every dish of a category that has none of its own; null: that of the kitchen holds. */
export const categoryTargetBody = z.object({
  category: textField('La categoría', recipeLimits.category).check(
    z.refine((text: string) => text.trim() !== '', 'La categoría no puede estar vacía'),
  ),
  food_cost_target: z.nullable(targetField),
})
