/** es-ES numbers for reading. The only place that rounds; nothing computes with what comes out of here. */

const formatters = new Map<string, Intl.NumberFormat>()

const formatter = (minimum: number, maximum: number): Intl.NumberFormat => {
  const key = `${minimum}-${maximum}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat('es-ES', {
    minimumFractionDigits: minimum,
    maximumFractionDigits: maximum,
    // es-ES leaves four-figure numbers ungrouped by default; a column of grams reads better when all are grouped.
    useGrouping: 'always',
  })
  formatters.set(key, made)
  return made
}

/** A number with at most this many decimals: 12.5 → '12,5'. */
export const formatDecimal = (value: number, maximumDecimals = 3): string => formatter(0, maximumDecimals).format(value)

/** A number with exactly this many decimals: -3 with 1 → '-3,0'. What rounds to nothing has no sign. */
export const formatFixed = (value: number, decimals: number): string =>
  formatter(decimals, decimals).format(Math.abs(value) < 0.5 * 10 ** -decimals ? 0 : value)

/** A quantity as it was typed: 0.75 → '0,75'. What is there never reads '0': 1e-13 → '<0,000001'. */
export const formatExact = (value: number): string =>
  value > 0 && value < 0.000_001 ? `<${formatDecimal(0.000_001, 6)}` : formatDecimal(value, 6)

/**
 * A quantity as a scale shows it: three significant figures below 1000, whole numbers above.
 * 0.12345 → '0,123', 133.333 → '133', 16.666 → '16,7', 0.0004 → '0,0004'.
 */
export const formatQuantity = (value: number): string => {
  if (value > 0 && value < 0.001) return formatExact(value)
  if (!(Math.abs(value) >= 1)) return formatter(0, 3).format(value)
  if (Math.abs(value) < 10) return formatter(0, 2).format(value)
  return formatter(0, Math.abs(value) < 100 ? 1 : 0).format(value)
}
