import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { Composition } from '#core/ice-cream/composition/ingredient.ts'
import type { MixTotals } from './analysis.ts'
import type { LegalName } from './kinds.ts'

/**
 * The names whose minimum composition the mix meets, the most demanding first (§10). Information: labelling asks for more
 * than minima.
 */
export const legalNamesOf = (type: FormulaType, composition: Composition, totals: MixTotals): LegalName[] => {
  const { fat, milkFat, msnf } = composition
  const { totalSolids, fruit, yolk, milkProtein } = totals
  const isWaterIce = totalSolids >= 12
  const isSorbet = fruit >= 15 && totalSolids >= 20
  const names: readonly (readonly [LegalName, boolean])[] =
    type === 'helado'
      ? [
          ['helado crema', milkFat >= 8 && milkProtein >= 2.5],
          ['helado de leche', milkFat >= 2.5 && msnf >= 6],
          ['helado', fat >= 5],
          ['mantecado', yolk >= 4],
        ]
      : type === 'sorbete'
        ? [
            ['sorbete', isSorbet],
            ['helado de agua', isWaterIce],
          ]
        : [['granizado', isSorbet || isWaterIce]]
  return names.flatMap(([name, isMet]) => (isMet ? [name] : []))
}
