import { z } from 'zod/mini'
import { countField, idField } from './field.ts'
import { isDay } from './offers.ts'
import { recipeLimits } from './recipes.ts'

/** The wire of what dishes sold, and of the menu those sales are compared on (docs/decisiones/030). */

export const salesLimits = {
  name: recipeLimits.name,
  /** Servings of a dish in a period. */
  units: 1_000_000,
  /** Dishes with sales in a period. */
  dishes: 1000,
  /** Lines of a list, and its bytes. */
  importRows: 5000,
  importBytes: 1024 * 1024,
} as const

const dayField = z.string('No es una fecha').check(z.refine((text: string) => isDay(text), 'No es una fecha'))

const days = { from: dayField, to: dayField }
const wrongOrder = 'El periodo no puede acabar antes de empezar'

/** Both days are part of it. */
export const periodQuery = z.object(days).check(z.refine(({ from, to }) => from <= to, wrongOrder))

export type Period = z.infer<typeof periodQuery>

/** GET /rest/v1/sales_periods: the newest hundred. */
export const periodsAnswer = z.object({
  items: z.array(z.object({ from: z.string(), to: z.string(), dishes: z.number(), units: z.number() })),
})

const menuRow = z.object({
  recipe_id: z.string(),
  name: z.string(),
  category: z.string(),
  /** Servings sold in the period; null: not said. */
  units: z.nullable(z.number()),
  /** PVP of a serving with IVA, in €; null where the cook has not said it. */
  gross_price: z.nullable(z.number()),
  /** €; null while not one line has a price. */
  per_serving: z.nullable(z.number()),
  /** Lines without price: with any the cost is a lower bound. */
  without_price: z.number(),
})

/** GET /rest/v1/menu: the dishes that have a PVP or sales in the period, by name. */
export const menuAnswer = z.object({
  items: z.array(menuRow),
  /** Dishes with a PVP that are left out because there are too many. */
  more: z.number(),
  /** IVA of the kitchen, in %. */
  vat_rate: z.number(),
})

export type MenuRow = z.infer<typeof menuRow>
export type MenuAnswer = z.infer<typeof menuAnswer>

/** PUT /rest/v1/sales: what is named is replaced, null takes it away; all or none. */
export const salesBody = z
  .object({
    ...days,
    rows: z
      .array(
        z.object({
          recipe_id: idField,
          units: z.nullable(countField('Las raciones vendidas', 0, salesLimits.units)),
        }),
      )
      .check(z.maxLength(salesLimits.dishes, 'Son demasiados platos de una vez')),
  })
  .check(z.refine(({ from, to }) => from <= to, wrongOrder))

export type SalesBody = z.infer<typeof salesBody>

/** How many dishes of the period have sales afterwards. */
export const salesAnswer = z.object({ dishes: z.number() })

/** POST /rest/v1/sales/preview: the recipes each name of a list fits, none where it fits none. */
export const salesPreviewAnswer = z.object({
  rows: z.array(
    z.object({
      name: z.string(),
      units: z.number(),
      /** Lines of the file it stands in; several are added up. */
      lines: z.array(z.number()),
      /** Recipes of exactly that name, capitals and accents aside; of several the cook says which. */
      matches: z.array(z.object({ recipe_id: z.string(), name: z.string() })),
      /** What is saved of the one it fits; null: nothing. */
      saved: z.nullable(z.number()),
    }),
  ),
  problems: z.array(z.object({ line: z.number(), text: z.string(), reason: z.string() })),
})

export type SalesPreview = z.infer<typeof salesPreviewAnswer>
