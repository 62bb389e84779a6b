import { decimal, minus, toNumber } from '#core/costing/decimal.ts'

/** The food cost a dish should stay within, as a share of its price without IVA, and who has said it. */
export type Target = {
  /** Above 0 to 100. */
  readonly percent: number
  readonly from: 'kitchen' | 'category' | 'dish'
}

export type SaidTargets = {
  readonly kitchen: number
  /** Of the dish's category and of the dish itself; null: not said. */
  readonly category: number | null
  readonly dish: number | null
}

/** The target that holds for a dish: its own, else that of its category, else the kitchen's. */
export const targetOf = ({ kitchen, category, dish }: SaidTargets): Target => {
  if (dish !== null) return { percent: dish, from: 'dish' }
  return category === null ? { percent: kitchen, from: 'kitchen' } : { percent: category, from: 'category' }
}

/** From a food cost to the gross margin it leaves and back, both in % of the price without IVA. Exact: 100 − 33,3 is 66,7. */
export const otherShare = (percent: number): number => toNumber(minus(decimal(100), decimal(percent)))

/** Whether a food cost is above its target; by less than a ten-thousandth it is the dust of a division. */
export const isOverTarget = (foodCost: number, targetPercent: number): boolean => foodCost - targetPercent > 1e-4
