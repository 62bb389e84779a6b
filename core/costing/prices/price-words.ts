/** What a house chooses once for its prices, by name; alone, because every screen reads what was chosen. */

/** How a house likes its prices to end. The first holds where nothing was chosen: the next cent. */
export const roundings = ['cent', 'five_cents', 'ten_cents', 'fifty_cents', 'ends_90', 'ends_95'] as const

export type Rounding = (typeof roundings)[number]

/** A target as a kitchen says it: the share of the ingredients, or what is left of the price after them. */
export const targetWords = ['food_cost', 'margin'] as const

export type TargetWord = (typeof targetWords)[number]
