import { toGrams, type WeighedBy } from '#core/units/household.ts'
import type { Unit } from '#core/units/units.ts'

/** A measure as it is written, in one of our units or in those of others. */
export type Measure = {
  readonly words: RegExp
  readonly name: string
  readonly unit?: Unit
  readonly grams?: number
  readonly ml?: number
}

export type Measures = Parameters<typeof toGrams>[2]
const unknownMeasures: Measures = {
  density: null,
  gramsPerPiece: null,
  gramsPerCup: null,
  gramsPerTablespoon: null,
  gramsPerTeaspoon: null,
}
const liquids: ReadonlySet<string> = new Set([
  'ml',
  'l',
  'cl',
  'dl',
  'onza líquida',
  'vaso (200 ml)',
  'taza',
  'cucharada',
  'cucharadita',
])

export type Weighed = { readonly grams: number | null; readonly ml: number | null; readonly by: WeighedBy }

/** What a quantity of a measure weighs or holds; null where the food has no such weight. */
export const weigh = (quantity: number, measure: Measure, food: Measures | null): Weighed | null => {
  const ml = mlOf(quantity, measure)
  if (measure.grams !== undefined) return { grams: quantity * measure.grams, ml: null, by: 'weight' }
  if (food === null) {
    if (measure.unit === 'g' || measure.unit === 'kg')
      return { grams: toGrams(quantity, measure.unit, unknownMeasures)?.grams ?? null, ml: null, by: 'weight' }
    return ml === null ? null : { grams: null, ml, by: 'water' }
  }
  const found = measure.unit === undefined ? toGrams(ml ?? 0, 'ml', food) : toGrams(quantity, measure.unit, food)
  return found === null ? null : { grams: found.grams, ml, by: found.by }
}

export const mlOf = (quantity: number, { unit, ml, name }: Measure): number | null => {
  if (ml !== undefined) return quantity * ml
  if (!liquids.has(name)) return null
  const each = { ml: 1, l: 1000, taza: 250, cucharada: 15, cucharadita: 5 } as const
  return unit === 'ml' || unit === 'l' || unit === 'taza' || unit === 'cucharada' || unit === 'cucharadita'
    ? quantity * each[unit]
    : null
}
