import { z } from 'zod/mini'
import type { HiddenCosts } from '#core/costing/menu/full-cost.ts'
import { idField, numberField, textField } from './field.ts'
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

const eurosField = (what: string) => z.nullable(numberField(what, 0, 10_000))

const hiddenFields = {
  /** € a serving. */
  packaging: eurosField('El envase'),
  energy: eurosField('La energía'),
  labour_minutes: z.nullable(numberField('Los minutos de trabajo', 0, 100_000)),
  labour_per: z.enum(['serving', 'recipe'], 'Los minutos son de una ración o de la receta'),
  /** % of the PVP with IVA. */
  commission_percent: z.nullable(numberField('La comisión', 0, 100)),
}

/** PUT /rest/v1/recipes/:id/hidden_costs: what a dish costs beyond its food; null: not said. */
export const hiddenCostsBody = z.object(hiddenFields)
export type HiddenCostsRow = z.infer<typeof hiddenCostsBody>

/** Nothing said. */
export const noHiddenCosts: HiddenCostsRow = {
  ...{ packaging: null, energy: null, labour_minutes: null, labour_per: 'serving', commission_percent: null },
}

export const hiddenFromRow = ({
  labour_minutes,
  labour_per,
  commission_percent,
  ...row
}: HiddenCostsRow): HiddenCosts => ({
  ...row,
  ...{ labourMinutes: labour_minutes, labourPer: labour_per, commissionPercent: commission_percent },
})

/** PUT /rest/v1/category_targets: of every dish of a category that has none of its own; null: that of the kitchen holds. */
export const categoryTargetBody = z.object({
  category: textField('La categoría', recipeLimits.category).check(
    z.refine((text: string) => text.trim() !== '', 'La categoría no puede estar vacía'),
  ),
  food_cost_target: z.nullable(targetField),
})
