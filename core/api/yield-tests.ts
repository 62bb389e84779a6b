import { z } from 'zod/mini'
import type { YieldTest } from '#core/costing/costs/merma.ts'
import { numberField } from './field.ts'
import { isDay } from './offers.ts'
import { nameField, priceLimits } from './price-fields.ts'

/** The wire of /rest/v1/yield_tests: what was left of a food when this kitchen cleaned it (docs/decisiones/029). */

/** A tonne: more is no test. */
const mostGrams = 1_000_000

const figures = {
  /** g as bought. */
  grams_before: z.number(),
  /** g that were left. */
  grams_after: z.number(),
  /** g of trimmings used elsewhere, and € that a kilo of them is worth. */
  trimmings_grams: z.number(),
  trimmings_price: z.number(),
  /** 'YYYY-MM-DD' */
  tested_on: z.string(),
}

/** The figures of a test beside the ingredient they are of. */
export const yieldTestFigures = z.object(figures)

export const yieldTestRow = z.object({
  ingredient_name: z.string(),
  ...figures,
  updated_at: z.string(),
  /** € of a kilo as bought, by the saved price; null without a price per kilo. */
  kilo_price: z.nullable(z.number()),
})

/** POST: the test of an ingredient; another one of the same ingredient takes its place. */
export const saveYieldTestBody = z.object({
  ingredient_name: nameField,
  grams_before: numberField('El peso antes de limpiar', 0, mostGrams),
  grams_after: numberField('El peso limpio', 0, mostGrams),
  trimmings_grams: z._default(numberField('El peso de los recortes', 0, mostGrams), 0),
  trimmings_price: z._default(numberField('El valor de los recortes', 0, priceLimits.price), 0),
  tested_on: z
    .string('La fecha debe ser un texto')
    .check(z.regex(/^\d{4}-\d\d-\d\d$/, 'No es una fecha'), z.refine(isDay, 'No es una fecha')),
})

/** DELETE with the name of the ingredient. */
export const deleteYieldTestQuery = z.object({ ingredient_name: nameField })

/** The last saved first; at most `mostYieldTests`. */
export const yieldTestListAnswer = z.object({ items: z.array(yieldTestRow) })

/** Different ingredients one account may have tested. */
export const mostYieldTests = 1000

export type YieldTestFigures = z.infer<typeof yieldTestFigures>
export type YieldTestRow = z.infer<typeof yieldTestRow>
export type SaveYieldTestBody = z.infer<typeof saveYieldTestBody>

export const yieldTestFromRow = (row: YieldTestFigures): YieldTest => ({
  gramsBefore: row.grams_before,
  gramsAfter: row.grams_after,
  trimmingsGrams: row.trimmings_grams,
  trimmingsPrice: row.trimmings_price,
  testedOn: row.tested_on,
})

export const yieldTestToRow = (test: YieldTest): YieldTestFigures => ({
  grams_before: test.gramsBefore,
  grams_after: test.gramsAfter,
  trimmings_grams: test.trimmingsGrams,
  trimmings_price: test.trimmingsPrice,
  tested_on: test.testedOn,
})
