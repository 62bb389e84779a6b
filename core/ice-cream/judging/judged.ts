import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import type { Mix } from '#core/ice-cream/composition/mix.ts'
import type {
  BandName,
  BandReading,
  Firmness,
  FormulaFix,
  FormulaWarning,
  FreezingReading,
  MixTotals,
  Severity,
} from './analysis.ts'
import type { SubStyle } from './kinds.ts'

/** Everything a warning may look at. */
export type Judged = {
  readonly pantry: IcePantry
  readonly type: FormulaType
  readonly subStyle: SubStyle
  readonly mix: Mix
  readonly totals: MixTotals
  readonly freezing: FreezingReading | null
  readonly firmness: Firmness | null
  readonly bands: readonly BandReading[]
  /** °C at which it is served and judged. */
  readonly serving: number
  /** °C the mix is heated to. */
  readonly pasteurizationTemp: number
}

export const bandOf = ({ bands }: Judged, name: BandName): BandReading | undefined =>
  bands.find((band) => band.name === name)

export const warn = (
  code: string,
  severity: Severity,
  text: string,
  advice = '',
  fix: FormulaFix | null = null,
  row: number | null = null,
): FormulaWarning => ({ code, severity, text, advice, fix, row })

/** How far a value must move to stand a quarter of the range inside it. */
export const wayInside = ({ value, min, max, side }: BandReading): number => {
  const quarter = (max - min) / 4
  return (side === 'low' ? min + quarter : max - quarter) - value
}
