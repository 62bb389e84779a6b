import { type Decimal, decimal, minus, times, wholeUp } from '#core/costing/decimal.ts'
import type { Rounding } from '#core/costing/prices/price-words.ts'

/** The cents from one such price to the next, and those of the first one above nothing. */
const ladders: Readonly<Record<Rounding, { readonly step: bigint; readonly first: bigint }>> = {
  cent: { step: 1n, first: 0n },
  five_cents: { step: 5n, first: 0n },
  ten_cents: { step: 10n, first: 0n },
  fifty_cents: { step: 50n, first: 0n },
  ends_90: { step: 100n, first: 90n },
  ends_95: { step: 100n, first: 95n },
}

/** What a quotient may lie above its true value (decimal.ts keeps twelve decimals): no reason to take the next price. */
const dust = decimal(1e-9)

/** The first price of that kind that is not below this one, in €: only up, so that the target is never missed. */
export const roundedUp = (price: Decimal, rounding: Rounding): Decimal => {
  const { step, first } = ladders[rounding]
  const cents = wholeUp(times(minus(price, dust), decimal(100)))
  const above = cents > first ? cents - first : 0n
  return { coefficient: first + ((above + step - 1n) / step) * step, scale: 2 }
}
