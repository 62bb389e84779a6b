import type { FormulaRow, FormulaUnit } from './formula.ts'
import { type ComponentName, type Composition, componentNames, type IceIngredient } from './ingredient.ts'
import type { IcePantry } from './match-ingredient.ts'
import { rowComposition } from './row-composition.ts'
import { steady } from './steady.ts'

/** A row as it stands in the mix. */
export type MixRow = {
  readonly row: FormulaRow
  /** The ingredient its name means; null for a free row. */
  readonly ingredient: IceIngredient | null
  readonly grams: number
  /** Grams in one of its unit. */
  readonly gramsPerUnit: number
  readonly composition: Composition
}

export type Mix = {
  readonly rows: readonly MixRow[]
  /** g */
  readonly mass: number
  /** Per 100 g of mix. */
  readonly composition: Composition
}

/** Tonnes; what is beyond is a slip of the keyboard, and sums of it must stay finite. */
const largestGrams = 1e9

/** Grams in one unit: ml and l by the density of the table, else 1 g/ml (§1.1). */
const gramsPerUnit = (unit: FormulaUnit, ingredient: IceIngredient | null): number => {
  const density = ingredient?.density ?? 1
  return { g: 1, kg: 1000, ml: density, l: 1000 * density }[unit]
}

/** The rows as they are weighed, whatever they come to. Negative and impossible amounts count as 0. */
export const mixRows = (pantry: IcePantry, rows: readonly FormulaRow[]): MixRow[] =>
  rows.map((row) => {
    const ingredient = row.name.trim() === '' ? null : pantry.match(row.name)
    const each = gramsPerUnit(row.unit, ingredient)
    const grams = row.quantity * each
    return {
      row,
      ingredient,
      grams: Number.isFinite(grams) ? Math.min(largestGrams, Math.max(0, grams)) : 0,
      gramsPerUnit: each,
      composition: rowComposition(row, ingredient),
    }
  })

/**
 * The mix of these rows (§2), or null when there is nothing in it: no percentages of nothing. Its percentages are steady, so
 * that whatever is judged by them does not change with the size of the batch.
 */
export const mixOf = (rows: readonly MixRow[]): Mix | null => {
  const mass = rows.reduce((sum, { grams }) => sum + grams, 0)
  if (!(mass > 0)) return null
  const blended = blend(
    rows.map((row) => row.composition),
    rows.map(({ grams }) => grams),
  )
  const composition = { ...blended }
  for (const name of componentNames) composition[name] = steady(blended[name])
  return { rows, mass, composition }
}

/** The composition of so many grams of each part, per 100 g; of nothing it is all zeros. */
export const blend = (parts: readonly Composition[], grams: readonly number[]): Composition => {
  const mass = grams.reduce((sum, some) => sum + some, 0)
  const mixed = Object.fromEntries(componentNames.map((name) => [name, 0])) as Record<ComponentName, number>
  for (const [index, part] of parts.entries()) {
    const share = (grams[index] ?? 0) / mass
    if (!(share > 0)) continue
    for (const name of componentNames) mixed[name] += part[name] * share
  }
  return mixed
}
