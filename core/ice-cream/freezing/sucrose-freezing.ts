/**
 * Freezing-point depression of sucrose in water, °C, for 0, 3, 6 … 180 g per 100 g of water: §5.1, Goff & Hartel 2013
 * table 6.1 (data of Pickering, used by Leighton in 1927).
 */
const depressions = [
  0, 0.18, 0.35, 0.53, 0.72, 0.9, 1.1, 1.29, 1.47, 1.67, 1.86, 2.03, 2.21, 2.4, 2.6, 2.78, 2.99, 3.2, 3.42, 3.63, 3.85,
  4.1, 4.33, 4.54, 4.77, 5, 5.26, 5.53, 5.77, 5.99, 6.23, 6.5, 6.8, 7.04, 7.32, 7.56, 7.8, 8.04, 8.33, 8.62, 8.92, 9.19,
  9.45, 9.71, 9.96, 10.22, 10.47, 10.72, 10.97, 11.19, 11.41, 11.63, 11.88, 12.14, 12.4, 12.67, 12.88, 13.08, 13.28,
  13.48, 13.68,
] as const

const step = 3
const lastGrams = 180
const lastDepression = 13.68

/** L(s): the depression in °C for s ≥ 0 g of sucrose per 100 g of water; linear within the table, convex beyond (§5.1). */
export const sucroseDepression = (grams: number): number => {
  if (!(grams > 0)) return 0
  if (grams >= lastGrams) {
    return lastDepression + 0.0612 * (grams - lastGrams) + 0.00009 * (grams * grams - lastGrams * lastGrams)
  }
  const at = Math.floor(grams / step)
  const low = depressions[at] ?? lastDepression
  const high = depressions[at + 1] ?? lastDepression
  return low + ((high - low) * (grams - at * step)) / step
}

/** L⁻¹: the grams of sucrose per 100 g of water that depress by so many °C; 0 for what is not above 0. */
export const sucroseForDepression = (depression: number): number => {
  if (!(depression > 0)) return 0
  if (depression >= lastDepression) {
    // The positive root of 0.00009·s² + 0.0612·s − c = 0.
    const c = depression - lastDepression + 0.0612 * lastGrams + 0.00009 * lastGrams * lastGrams
    return (-0.0612 + Math.sqrt(0.0612 * 0.0612 + 4 * 0.00009 * c)) / (2 * 0.00009)
  }
  let at = 0
  while ((depressions[at + 1] ?? lastDepression) <= depression) at++
  const low = depressions[at] ?? 0
  const high = depressions[at + 1] ?? lastDepression
  return (at + (depression - low) / (high - low)) * step
}
