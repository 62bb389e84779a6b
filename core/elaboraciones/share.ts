import type { RecipeLink } from '#core/recipes/recipe.ts'
import type { KnownYield } from '#core/recipes/yield.ts'
import { householdMl } from '#core/units/household.ts'
import type { Unit } from '#core/units/units.ts'

/** What a quantity of an elaboración is measured against. */
export type Measure = 'grams' | 'millilitres' | 'pieces' | 'servings'

/** The part of a batch that a line takes: quantity × perUnit ÷ whole, so that exact arithmetic can divide last. */
export type Share =
  | {
      readonly quantity: number
      /** Of the measure in one unit of the line: 1000 for kg. */
      readonly perUnit: number
      /** The batch in the same measure, > 0. */
      readonly whole: number
      readonly by: Measure
    }
  /** The yield in this measure is not known, so nothing can be said of the part. */
  | { readonly lacks: Measure }

type LinkedLine = { readonly quantity: number; readonly unit: Unit; readonly link: Pick<RecipeLink, 'inServings'> }

/** Which part of one batch of a recipe a line takes. A line may take more than one batch. */
export const shareOf = ({ quantity, unit, link }: LinkedLine, known: KnownYield): Share => {
  const { by, perUnit } = link.inServings ? ({ by: 'servings', perUnit: 1 } as const) : measured[unit]
  const whole = known[by]
  return whole === null || !(whole > 0) ? { lacks: by } : { quantity, perUnit, whole, by }
}

/** The same as a number; null where the yield is not known. */
export const shareNumber = (share: Share): number | null =>
  'lacks' in share ? null : (share.quantity * share.perUnit) / share.whole

const measured: Readonly<Record<Unit, { readonly by: Measure; readonly perUnit: number }>> = {
  g: { by: 'grams', perUnit: 1 },
  kg: { by: 'grams', perUnit: 1000 },
  ml: { by: 'millilitres', perUnit: 1 },
  l: { by: 'millilitres', perUnit: 1000 },
  taza: { by: 'millilitres', perUnit: householdMl.taza },
  cucharada: { by: 'millilitres', perUnit: householdMl.cucharada },
  cucharadita: { by: 'millilitres', perUnit: householdMl.cucharadita },
  unidad: { by: 'pieces', perUnit: 1 },
}
