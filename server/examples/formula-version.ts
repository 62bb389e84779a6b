import { createHash } from 'node:crypto'
import { type FormulaIngredientInput, rowFromWire } from '#core/api/ice-cream.ts'

type Formula = {
  readonly name: string
  readonly type: string
  readonly description: string | null
  readonly servings: number
  readonly serving_temperature: number | null
}

/** What a formula is like: a digest of all a cook can edit. The results of an analysis are none of it. */
export const formulaVersion = (
  { name, type, description, servings, serving_temperature }: Formula,
  rows: readonly FormulaIngredientInput[],
): string => {
  const numbers = rows.map((row) => Object.values(rowFromWire(row)))
  // The usual temperature adds nothing: digests from before there was another still hold.
  const place = serving_temperature === null ? [] : [serving_temperature]
  return createHash('sha256')
    .update(JSON.stringify([name, type, description, servings, numbers, ...place]))
    .digest('base64url')
}
