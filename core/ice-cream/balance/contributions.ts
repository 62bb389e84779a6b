import type { FormulaRow } from '#core/ice-cream/composition/formula.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import { mixOf, mixRows } from '#core/ice-cream/composition/mix.ts'
import type { BandName } from '#core/ice-cream/judging/analysis.ts'
import { type GoalName, goalNames, goalValue } from './balance-model.ts'

/** What one row brings to the mix, in the units of the bands: the columns of all rows add up to the values of the mix. */
export type Contribution = Readonly<Record<GoalName, number>> & {
  /** g */
  readonly grams: number
  /** % of the mix. */
  readonly share: number
  /** Points of the mix's net PAC and POD per kg, fat, milk solids, sugars and solids in %; water in % too. */
  readonly water: number
}

/** One per row, in its order; null when the rows weigh nothing. */
export const contributionsOf = (pantry: IcePantry, rows: readonly FormulaRow[]): readonly Contribution[] | null => {
  const mixed = mixRows(pantry, rows)
  const mix = mixOf(mixed)
  if (mix === null) return null
  return mixed.map(({ grams, composition }) => {
    const part = grams / mix.mass
    return {
      grams,
      share: 100 * part,
      water: part * composition.water,
      fat: part * goalValue.fat(composition),
      msnf: part * goalValue.msnf(composition),
      sugars: part * goalValue.sugars(composition),
      totalSolids: part * goalValue.totalSolids(composition),
      pod: part * goalValue.pod(composition),
      pac: part * goalValue.pac(composition),
    }
  })
}

/** The row that brings most of a value, with its share of it in %; null where rows do not add up to it or none does. */
export const mainContributor = (
  contributions: readonly Contribution[],
  name: BandName,
): { readonly row: number; readonly percent: number } | null => {
  const goal = goalNames.find((known) => known === name)
  if (goal === undefined) return null
  const whole = contributions.reduce((sum, one) => sum + Math.max(0, one[goal]), 0)
  const most = Math.max(...contributions.map((one) => one[goal]))
  return whole > 0 ? { row: contributions.findIndex((one) => one[goal] === most), percent: (100 * most) / whole } : null
}
