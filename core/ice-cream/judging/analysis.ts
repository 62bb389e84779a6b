import type { FormulaType, FormulaUnit, ProcessParameters, RowFields } from '#core/ice-cream/composition/formula.ts'
import type { Composition } from '#core/ice-cream/composition/ingredient.ts'
import type { LegalName, MeltSpeed, SubStyle } from './kinds.ts'

/** What `analyzeFormula` answers. Percentages are g per 100 g of mix at full precision; nothing here is rounded. */
export type FormulaAnalysis = {
  readonly type: FormulaType
  readonly subStyle: SubStyle
  /** g; the sum of the rows, whatever the yield says. */
  readonly mass: number
  readonly composition: Composition
  /** MSNF, lactose and the rest that is derived from the composition. */
  readonly totals: MixTotals
  /** Null in a mix without water: nothing freezes, and the lab says 'no aplicable'. */
  readonly freezing: FreezingReading | null
  /** Null together with `freezing`. */
  readonly firmness: Firmness | null
  /** Estimated, % (§8). */
  readonly overrun: number
  /** g/ml of the mix before it is churned. */
  readonly mixDensity: number
  /** g/ml of the finished ice cream, with the estimated overrun. */
  readonly density: number
  /** Litres of finished ice cream in `mass`, with the estimated overrun. */
  readonly litres: number
  readonly meltSpeed: MeltSpeed
  /** One to three Spanish sentences. */
  readonly texture: string
  readonly bands: readonly BandReading[]
  /** Worst first. `FORMULA_EQUILIBRADA` alone when nothing is wrong. */
  readonly warnings: readonly FormulaWarning[]
  /** The names of RD 618/1998 the composition satisfies: information, not advice. */
  readonly legalNames: readonly LegalName[]
  readonly process: ProcessParameters
}

/** Derived from the composition (§2, §3.4). % of the mix unless said otherwise. */
export type MixTotals = {
  /** 100 − water − alcohol. */
  readonly totalSolids: number
  /** Of the milk solids and added. */
  readonly lactose: number
  /** g of lactose per 100 g of water; 0 in a mix without water. */
  readonly lactoseInWater: number
  /** Glucose, fructose and galactose, share of the sugars in %, 0 without sugars. */
  readonly monosaccharideShare: number
  /** Points per kg of mix, alcohol and salt included: `pac_value`. */
  readonly pac: number
  /** Points per kg of mix: `pod_value`. */
  readonly pod: number
  /** Hardening by cocoa and nut fat, points per kg (§3.4). */
  readonly hardening: number
  /** `pac` less `hardening`: the one the bands judge. */
  readonly netPac: number
  /** Points per kg of water; informative. 0 in a mix without water. */
  readonly absolutePac: number
  /** % equivalent of locust bean gum (§9). */
  readonly stabilisation: number
  /** % of lecithin equivalent. */
  readonly emulsification: number
  /** Fruit and fruit juice, % of the mix. */
  readonly fruit: number
  readonly yolk: number
  readonly yogurt: number
  /** Nuts and their pastes as they are bought, sugared ones too. */
  readonly nutPaste: number
  /** Rows of stabiliser, emulsifier or neutral, bases of 50 and 100 g/kg left out. */
  readonly additives: number
  readonly erythritol: number
  /** Protein of dairy rows. */
  readonly milkProtein: number
}

/** Leighton–Goff (§5, §6). Shares are 0–1. Temperatures end at −25 °C: that means 'so cold or colder' (§5.4). */
export type FreezingReading = {
  /** Initial freezing point, °C. */
  readonly freezingPoint: number
  /** T55: where it leaves the churn, °C, before the limits of the machine; granizado: T45. */
  readonly drawTemperature: number
  /** T70 of the hardness curve: recommended serving temperature, °C. Granizado: 50 %. */
  readonly servingTemperature: number
  /** The same by water activity (§5.6), °C; null beyond its range of 0 to −30 °C. */
  readonly thermodynamicServing: number | null
  /** Liquid water, % of the mix. */
  readonly freeWaterAt18: number
  readonly freeWaterAt12: number
  readonly freeWaterAtServing: number
  /** Standard temperatures of §5.4. */
  readonly points: readonly CurvePoint[]
}

/** `frozen` is the share of the water that is ice, 0–1. */
export type CurvePoint = { readonly temperature: number; readonly frozen: number }

/** 1 'Muy blando' … 5 'Muy firme' (§7). */
export type Firmness = {
  readonly level: 1 | 2 | 3 | 4 | 5
  readonly label: string
  /** °C at which it was judged: −12, granizado −2.5, or the one the cook serves at. */
  readonly temperature: number
  /** Frozen water on the hardness curve, %. */
  readonly frozen: number
}

/** What is judged against a range (§10). PAC is net, PAC and POD in points per kg, the rest % of the mix. */
export type BandName =
  | 'fat'
  | 'msnf'
  | 'sugars'
  | 'totalSolids'
  | 'pac'
  | 'pod'
  | 'fruit'
  | 'yolk'
  | 'paste'
  | 'leanCocoa'
  | 'alcohol'
  | 'yogurt'
  | 'otherSolids'
  | 'additives'
  | 'freezingPoint'

export type Band = { readonly min: number; readonly max: number; readonly target: number | null }

/** `near`: outside, but within the tolerance of the warnings (§12). */
export type BandVerdict = 'ok' | 'near' | 'out'

export type BandReading = Band & {
  readonly name: BandName
  /** Spanish, as the trade says it: 'Grasa', 'SNGL', 'PAC neto'. */
  readonly label: string
  readonly unit: '%' | 'pts/kg' | '°C'
  readonly value: number
  readonly verdict: BandVerdict
  /** 'low' or 'high' when not ok. */
  readonly side: 'low' | 'high' | null
}

/** C, A and I of §12. */
export type Severity = 'critical' | 'warning' | 'info'

export type FormulaWarning = {
  /** Stable, as in §12: 'PAC_BAJO'. */
  readonly code: string
  readonly severity: Severity
  /** Spanish sentence. */
  readonly text: string
  /** Spanish advice; '' when there is none. */
  readonly advice: string
  /** One tap: null when nothing can be done by weights alone. */
  readonly fix: FormulaFix | null
  /** Index of the row it speaks of, when it speaks of one. */
  readonly row: number | null
}

/**
 * What one tap does; apply it with `applyFix`. `amounts` keeps the total mass to the milligram.
 * Whatever the fix, the row it touches moves its value towards the band (tests).
 */
export type FormulaFix =
  | {
      readonly kind: 'amounts'
      /** Button text: 'Cambiar 20 g de azúcar por 29 g de dextrosa'. */
      readonly label: string
      readonly changes: readonly AmountChange[]
      readonly additions: readonly Addition[]
    }
  | { readonly kind: 'fields'; readonly label: string; readonly row: number; readonly fields: Partial<RowFields> }
  | { readonly kind: 'type'; readonly label: string; readonly type: FormulaType }

/** The new amount of a row: in grams, and as a quantity in the unit the row has. 0 g is left in place, not removed. */
export type AmountChange = {
  readonly row: number
  readonly grams: number
  readonly quantity: number
  readonly unit: FormulaUnit
}

/** A row to add, from the table: make it with `rowFromIngredient`. */
export type Addition = { readonly ingredientId: string; readonly grams: number }
