import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { Mix } from '#core/ice-cream/composition/mix.ts'
import { steady } from '#core/ice-cream/composition/steady.ts'
import type { MixTotals } from './analysis.ts'
import type { SubStyle } from './kinds.ts'
import { isCitrus, isFruit } from './totals.ts'

/**
 * Which ranges judge a formula: read from what is in it, the most telling ingredient first. The thresholds lie below the
 * ranges of §10, so that a formula poor in its flavour is still judged as what it wants to be; the flakes of a
 * stracciatella (4 % of chocolate) do not make a chocolate ice cream.
 */
export const subStyleOf = (type: FormulaType, { composition, rows }: Mix, totals: MixTotals): SubStyle => {
  if (type === 'granizado') return 'granizado'
  const isChocolate = composition.leanCocoa >= 1.5
  if (type === 'sorbete') {
    if (isChocolate) return 'sorbete_chocolate'
    if (composition.alcohol >= 0.8) return 'sorbete_alcohol'
    const juice = rows.reduce((sum, row) => sum + (isCitrus(row) ? row.grams : 0), 0)
    const fruit = rows.reduce((sum, row) => sum + (isFruit(row) ? row.grams : 0), 0)
    return juice > 0 && steady(juice / fruit) >= 0.5 ? 'sorbete_citrico' : 'sorbete_fruta'
  }
  if (composition.msnf < 0.3 && composition.milkFat < 0.3) return 'vegano'
  if (isChocolate) return 'chocolate'
  if (composition.nutFat >= 2) return 'fruto_seco'
  if (totals.yogurt >= 30) return 'yogur'
  if (totals.fruit >= 15) return 'fruta'
  if (composition.alcohol >= 0.5) return 'alcohol'
  return totals.yolk >= 4 ? 'yema' : 'crema'
}
