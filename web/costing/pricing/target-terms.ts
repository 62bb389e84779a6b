import { otherShare } from '#core/costing/menu/target.ts'
import type { TargetWord } from '#core/costing/prices/price-words.ts'

/** A target as the cook says it, and what she may type. Kept is always the food cost, from 1 to 100 %. */
export type TargetTerms = {
  readonly shown: (foodCost: number) => number
  readonly kept: (typed: number) => number
  readonly minimum: number
  readonly maximum: number
}

const same = (percent: number): number => percent

export const termsOf = (word: TargetWord): TargetTerms =>
  word === 'food_cost'
    ? { shown: same, kept: same, minimum: 1, maximum: 100 }
    : { shown: otherShare, kept: otherShare, minimum: 0, maximum: 99 }
