import { createHash } from 'node:crypto'
import { type FormulaIngredientInput, rowFromWire } from '#core/api/ice-cream.ts'

type Formula = {
  readonly name: string
  readonly type: string
  readonly description: string | null
  readonly servings: number
}

/** What a formula is like: a digest of all a cook can edit. The results of an analysis are none of it. */
export const formulaVersion = (
  { name, type, description, servings }: Formula,
  rows: readonly FormulaIngredientInput[],
): string =>
  createHash('sha256')
    .update(JSON.stringify([name, type, description, servings, rows.map((row) => Object.values(rowFromWire(row)))]))
    .digest('base64url')
