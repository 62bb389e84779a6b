import type { Formula } from './formula.ts'
import { cakes } from './formulas-cakes.ts'
import { coldSauces } from './formulas-cold-sauces.ts'
import { creams } from './formulas-creams.ts'
import { doughs } from './formulas-doughs.ts'
import { grains } from './formulas-grains.ts'
import { hotSauces } from './formulas-hot-sauces.ts'
import { savoury } from './formulas-savoury.ts'
import { stocks } from './formulas-stocks.ts'
import { sweets } from './formulas-sweets.ts'

/** All base formulas, in the order of reference/ia-y-escaner.md §6.1. */
export const formulas: readonly Formula[] = [
  ...coldSauces,
  ...hotSauces,
  ...stocks,
  ...savoury,
  ...grains,
  ...doughs,
  ...cakes,
  ...creams,
  ...sweets,
]
