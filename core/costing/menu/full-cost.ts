import { type Decimal, decimal, dividedBy, minus, plus, times, toNumber, zero } from '#core/costing/decimal.ts'
import { netPrice } from './food-cost.ts'

/** What a dish costs beyond its food, as far as the cook says it; null: not said, and it does not count. */
export type HiddenCosts = {
  /** € a serving. */
  readonly packaging: number | null
  readonly energy: number | null
  /** Minutes of work, of a serving or of the whole recipe. */
  readonly labourMinutes: number | null
  readonly labourPer: 'serving' | 'recipe'
  /** What a delivery platform keeps, in % of the PVP with IVA. */
  readonly commissionPercent: number | null
}

export type Sale = {
  /** € of the food of a serving; null: not known. */
  readonly food: number | null
  /** ≥ 1 */
  readonly servings: number
  /** PVP of a serving with IVA; null: not known. */
  readonly grossPrice: number | null
  readonly vatPercent: number
  /** € an hour of work costs the kitchen; null: not said. */
  readonly labourRate: number | null
}

export const hiddenKinds = ['packaging', 'energy', 'labour', 'commission'] as const

export type HiddenKind = (typeof hiddenKinds)[number]

export type FullCost = {
  /** € a serving of what is said, in the order of `hiddenKinds`; null: what it needs is not known (€/h, PVP). */
  readonly lines: readonly { readonly kind: HiddenKind; readonly euros: number | null }[]
  /** € of food and of the lines that are known; null without food cost. With a line unknown it is a lower bound. */
  readonly total: number | null
  /** € left of the price without IVA, and its % of it; null where price or cost is not wholly known. */
  readonly margin: number | null
  readonly marginPercent: number | null
}

/**
 * What a serving costs with everything the cook has said beside its food. Null where nothing is said. It never enters the
 * food cost, which is of ingredients alone. The commission is of the price the guest pays, IVA included: platforms charge it so
 * (oficio). Exact decimals.
 */
export const fullCost = (hidden: HiddenCosts, sale: Sale): FullCost | null => {
  const lines = hiddenKinds.flatMap((kind) => {
    const euros = eurosOf[kind](hidden, sale)
    return euros === undefined ? [] : [{ kind, euros }]
  })
  if (lines.length === 0) return null
  const said = lines.flatMap(({ euros }) => (euros === null ? [] : [euros]))
  const total = sale.food === null ? null : said.reduce(plus, decimal(sale.food))
  const isWhole = said.length === lines.length
  const net = sale.grossPrice === null ? null : decimal(netPrice(sale.grossPrice, sale.vatPercent))
  const margin = total === null || net === null || !isWhole ? null : minus(net, total)
  return {
    lines: lines.map(({ kind, euros }) => ({ kind, euros: euros === null ? null : toNumber(euros) })),
    total: total === null ? null : toNumber(total),
    margin: margin === null ? null : toNumber(margin),
    marginPercent:
      margin === null || net === null || net.coefficient === 0n
        ? null
        : toNumber(dividedBy(times(margin, decimal(100)), net)),
  }
}

/** Undefined: not said. */
type Euros = (hidden: HiddenCosts, sale: Sale) => Decimal | null | undefined

const asSaid = (euros: number | null): Decimal | undefined => (euros === null ? undefined : decimal(euros))

const eurosOf: Readonly<Record<HiddenKind, Euros>> = {
  packaging: ({ packaging }) => asSaid(packaging),
  energy: ({ energy }) => asSaid(energy),
  labour: ({ labourMinutes, labourPer }, { labourRate, servings }) => {
    if (labourMinutes === null) return undefined
    if (labourMinutes === 0) return zero
    if (labourRate === null) return null
    const among = labourPer === 'recipe' ? times(decimal(60), decimal(servings)) : decimal(60)
    return dividedBy(times(decimal(labourMinutes), decimal(labourRate)), among)
  },
  commission: ({ commissionPercent }, { grossPrice }) => {
    if (commissionPercent === null) return undefined
    if (commissionPercent === 0) return zero
    return grossPrice === null ? null : dividedBy(times(decimal(grossPrice), decimal(commissionPercent)), decimal(100))
  },
}
