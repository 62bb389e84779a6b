import { type ComponentName, type Composition, componentNames } from '#core/ice-cream/composition/ingredient.ts'
import { blend } from '#core/ice-cream/composition/mix.ts'
import type { Bounds } from './least-squares.ts'
import { scaleStep } from './trade.ts'

const mostExchanges = 12

/**
 * Repairs what rounding spoiled: as long as it helps, one scale step of one free row is exchanged for as much of another,
 * the best exchange first. Mass and bounds are kept.
 */
export const refineAmounts = (
  parts: readonly Composition[],
  grams: readonly number[],
  bounds: readonly Bounds[],
  mass: number,
  badnessOf: (mix: Composition) => number,
): number[] => {
  const amounts = [...grams]
  const free = amounts.flatMap((_, index) => ((bounds[index]?.max ?? 0) > (bounds[index]?.min ?? 0) ? [index] : []))
  let mix = blend(parts, amounts)
  let least = badnessOf(mix)
  // Written over for every exchange that is tried: thousands of them.
  const tried: Record<ComponentName, number> = { ...mix }
  for (let round = 0; round < mostExchanges; round++) {
    let best: { more: number; less: number; step: number } | null = null
    for (const more of free) {
      for (const less of free) {
        const step = Math.max(scaleStep(amounts[more] ?? 0, mass), scaleStep(amounts[less] ?? 0, mass))
        const grown = (amounts[more] ?? 0) + step
        const shrunk = (amounts[less] ?? 0) - step
        if (
          more === less ||
          amounts[more] === 0 ||
          grown > (bounds[more]?.max ?? 0) ||
          shrunk < (bounds[less]?.min ?? 0)
        )
          continue
        exchange(tried, mix, parts[more], parts[less], step / mass)
        const found = badnessOf(tried)
        if (found < least - 1e-6) {
          least = found
          best = { more, less, step }
        }
      }
    }
    if (best === null) break
    amounts[best.more] = (amounts[best.more] ?? 0) + best.step
    amounts[best.less] = (amounts[best.less] ?? 0) - best.step
    const exchanged = { ...mix }
    exchange(exchanged, mix, parts[best.more], parts[best.less], best.step / mass)
    mix = exchanged
  }
  return amounts
}

/** Writes into `target` the mix with so much more of one part and so much less of another. */
const exchange = (
  target: Record<ComponentName, number>,
  mix: Composition,
  more: Composition | undefined,
  less: Composition | undefined,
  share: number,
): void => {
  for (const name of componentNames) target[name] = mix[name] + share * ((more?.[name] ?? 0) - (less?.[name] ?? 0))
}
