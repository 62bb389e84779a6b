import { z } from 'zod/mini'
import { iceCreamLimits } from '#core/api/ice-cream.ts'
import { formulaUnits, ingredientTypes } from '#core/ice-cream/composition/formula.ts'
import { readMeasure } from '#core/parsing/lines/measures.ts'
import { isRecord } from '#core/parsing/lines/said-ingredient.ts'
import { fold } from '#core/spanish/fold.ts'
import { isTooSmall } from '#core/units/quantity.ts'
import { origin, otherwise, readFigure, remarks, text, tidyText } from './fields.ts'

/** What `generate-ice-cream-formula` answers. What a row does not say is 0, 'otro' and g, as in a new row (§3). */
export const receivedFormula = z.object({
  description: otherwise(text(iceCreamLimits.description), ''),
  ingredients: z.pipe(
    z.array(z.unknown()),
    z.transform((rows) => rows.filter(isRecord).map(readRow)),
  ),
  warnings: remarks,
  ...origin,
})
export type ReceivedFormula = z.infer<typeof receivedFormula>

const readRow = (row: Record<string, unknown>) => {
  const percent = (value: unknown) => readFigure(value, 0, 100) ?? 0
  const coefficient = (value: unknown) => readFigure(value, 0, iceCreamLimits.coefficient) ?? 0
  const type = fold(wordOf(row['ingredient_type']))
  return {
    name: tidyText(wordOf(row['name']), iceCreamLimits.ingredientName),
    ...amountOf(row['quantity'], wordOf(row['unit'])),
    ingredient_type: ingredientTypes.find((known) => known === type) ?? ('otro' as const),
    fat_content: percent(row['fat_content']),
    sugar_content: percent(row['sugar_content']),
    water_content: percent(row['water_content']),
    non_fat_solids: percent(row['non_fat_solids']),
    pac_contribution: coefficient(row['pac_contribution']),
    pod_contribution: coefficient(row['pod_contribution']),
  }
}

/** 'Litros' → l, 'cl' → ml × 10; a unit that is neither a weight nor a volume is read as g. */
const amountOf = (quantity: unknown, word: string) => {
  const measure = readMeasure(fold(word.trim()), 0)?.measure
  const unit = formulaUnits.find((known) => known === measure?.unit)
  const amount =
    (readFigure(quantity, 0, iceCreamLimits.quantity) ?? 0) * (unit === undefined ? 1 : (measure?.factor ?? 1))
  const fits = amount <= iceCreamLimits.quantity && !isTooSmall(amount)
  return { quantity: fits ? amount : 0, unit: unit ?? ('g' as const) }
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
