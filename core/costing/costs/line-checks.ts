import { type IngredientPrice, isEstimated, type PriceKind, priceBasis } from '#core/costing/prices/price.ts'
import { oldAfterDays, priceAge } from '#core/costing/prices/price-age.ts'
import type { Measure } from '#core/elaboraciones/share.ts'
import type { WeighedBy } from '#core/units/household.ts'
import type { Unit } from '#core/units/units.ts'
import type { Equivalence } from './equivalence.ts'
import type { LinkedCost } from './linked-line.ts'

/** What the unit really weighs, for the note beside a line that is counted as is. */
export type LineEquivalence = {
  /** Grams of the whole line. */
  readonly grams: number
  readonly by: WeighedBy
  readonly foodName: string
  readonly guess: boolean
}

/** What a cook should look at in one line, as data; the screen finds the words. */
export type LineCheck =
  | { readonly kind: 'no_price' }
  /** The price is an estimate, or the fallback of a search that found nothing. */
  | { readonly kind: 'estimated_price'; readonly price: PriceKind }
  /** "6 unidades se cuentan como 6 kg"; `equivalence` is what one tap would apply, null when nobody knows. */
  | {
      readonly kind: 'counted_as_is'
      readonly quantity: number
      readonly unit: Unit
      readonly countedAs: 'kg' | 'l'
      readonly equivalence: LineEquivalence | null
    }
  /** "1 l se cuenta como 1 kg", where the food's density says otherwise. Stays as specified in either reading. */
  | {
      readonly kind: 'volume_as_weight'
      readonly quantity: number
      readonly unit: Unit
      readonly equivalence: LineEquivalence
    }
  /** The price is per litre, piece or bunch and the line is not: the product of the two means nothing. */
  | { readonly kind: 'unit_mismatch'; readonly unit: Unit; readonly priceUnit: string }
  /** The price was true more than `oldAfterDays` days ago. */
  | { readonly kind: 'old_price'; readonly date: string; readonly days: number }
  /** Limpio, and nobody knows how much of this food is usable: the line counts as bruto. */
  | { readonly kind: 'merma_unknown' }
  /** Limpio, and the line is no weight with a price per kilo: its merma cannot be counted. */
  | { readonly kind: 'merma_not_weighed' }
  /** An elaboración whose yield in this measure nobody knows: it cannot be counted. */
  | { readonly kind: 'no_yield'; readonly recipe: string; readonly lacks: Measure }
  /** An elaboración none of whose lines has a price. */
  | { readonly kind: 'linked_without_cost'; readonly recipe: string }
  /** Lines of an elaboración that want attention, each count ≥ 0 and one above it. */
  | ({ readonly kind: 'linked_doubts'; readonly recipe: string } & LinkedCost['inside'])
  /** The yield of an elaboración was worked out from its lines; a loss of null: none was said, and none is counted. */
  | {
      readonly kind: 'computed_yield'
      readonly recipe: string
      readonly grams: number
      readonly cookingLossPercent: number | null
    }

type Line = {
  readonly quantity: number
  readonly unit: Unit
  readonly price: IngredientPrice | null
  readonly equivalence: Equivalence | null
  readonly reading: 'specified' | 'household'
  readonly today: string | undefined
  /** Why the merma of a limpio line does not count though it should; null: it counts, or need not. */
  readonly uncounted: 'not_weighed' | 'unknown' | null
}

/** The checks of limpio lines whose merma is not in the cost. */
export const mermaChecks: ReadonlySet<LineCheck['kind']> = new Set(['merma_unknown', 'merma_not_weighed'])

/** Grams per millilitre may differ this much from 1 before it is worth a word: water, stock, milk and wine stay silent. */
const densityTolerance = 0.05

/** The checks of one line, most pressing first. */
export const lineChecks = (line: Line): LineCheck[] => {
  const { price, today, uncounted } = line
  if (price === null) return [{ kind: 'no_price' }]
  const checks: LineCheck[] = []
  if (isEstimated(price.kind)) checks.push({ kind: 'estimated_price', price: price.kind })
  const units = unitCheck(line, price)
  if (units !== null) checks.push(units)
  if (uncounted !== null) checks.push({ kind: `merma_${uncounted}` })
  const date = price.priceDate ?? price.lastUpdated
  const days = today === undefined ? null : priceAge(date, today)
  if (days !== null && days > oldAfterDays) checks.push({ kind: 'old_price', date, days })
  return checks
}

/** The checks of a line that is an elaboración, most pressing first. */
export const linkChecks = ({ name: recipe, lacks, by, computed, inside }: LinkedCost, costed: boolean): LineCheck[] => {
  if (lacks) return [{ kind: 'no_yield', recipe, lacks: by }]
  if (!costed) return [{ kind: 'linked_without_cost', recipe }]
  return [
    ...(isDoubtful(inside) ? [{ kind: 'linked_doubts', recipe, ...inside } as const] : []),
    ...(computed === null ? [] : [{ kind: 'computed_yield', recipe, ...computed } as const]),
  ]
}

const isDoubtful = ({ withoutPrice, estimated, countedAsIs, oldPrices, withoutMerma }: LinkedCost['inside']): boolean =>
  [withoutPrice, estimated, countedAsIs, oldPrices, withoutMerma].some((lines) => lines > 0)

type Family = 'weight' | 'volume' | 'piece' | 'spoon'

const familyOf: Record<Unit, Family> = {
  g: 'weight',
  kg: 'weight',
  ml: 'volume',
  l: 'volume',
  unidad: 'piece',
  taza: 'spoon',
  cucharada: 'spoon',
  cucharadita: 'spoon',
}

const unitCheck = (line: Line, price: IngredientPrice): LineCheck | null => {
  const { quantity, unit, reading } = line
  if (quantity === 0 || reading === 'household') return null
  const family = familyOf[unit]
  const basis = priceBasis(price.unit)
  const mismatch: LineCheck = { kind: 'unit_mismatch', unit, priceUnit: price.unit }
  if (basis === 'other') return mismatch
  if (basis === 'unidad') return family === 'piece' ? null : mismatch
  if (family === 'piece' || family === 'spoon') {
    return { kind: 'counted_as_is', quantity, unit, countedAs: basis, equivalence: ofLine(line) }
  }
  if (basis === 'l') return family === 'volume' ? null : mismatch
  return family === 'volume' ? volumeCheck(line) : null
}

const volumeCheck = (line: Line): LineCheck | null => {
  const { quantity, unit } = line
  const equivalence = ofLine(line)
  if (equivalence === null) return null
  const millilitres = unit === 'l' ? quantity * 1000 : quantity
  const difference = Math.abs(equivalence.grams / millilitres - 1)
  return difference > densityTolerance ? { kind: 'volume_as_weight', quantity, unit, equivalence } : null
}

const ofLine = ({ quantity, equivalence }: Line): LineEquivalence | null => {
  if (equivalence === null) return null
  const { gramsPerUnit, ...rest } = equivalence
  return { ...rest, grams: quantity * gramsPerUnit }
}
