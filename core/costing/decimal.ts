/**
 * Exact decimals: a whole number over a power of ten. A JavaScript number enters as the decimal it is written as (0.1 is
 * one tenth), products and sums lose nothing, and the result leaves as the number nearest to it. So 3 × 0.1 is 0.3, sums
 * do not depend on their order, and money is rounded once, where it is shown.
 */
export type Decimal = { readonly coefficient: bigint; readonly scale: number }

export const zero: Decimal = { coefficient: 0n, scale: 0 }

const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/

/** A double tells fifteen digits apart, so that a shorter decimal that comes back to the number is the one it is written as. */
const mostTold = 1e15

/** The decimal a number is written as. What is no finite number (NaN, Infinity) is zero. */
export const decimal = (value: number): Decimal => {
  // Almost all of a kitchen's figures have at most three decimals; reading the written number costs ten times as much.
  for (let scale = 0, power = 1; scale <= 3; scale += 1, power *= 10) {
    const whole = Math.round(value * power)
    if (whole / power === value && Math.abs(whole) < mostTold) return { coefficient: BigInt(whole), scale }
  }
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = written.exec(String(value)) ?? []
  const scale = fraction.length - Number(exponent)
  const coefficient = BigInt(`${sign}${whole}${fraction}`)
  return scale >= 0 ? { coefficient, scale } : { coefficient: coefficient * powerOfTen(-scale), scale: 0 }
}

export const times = (one: Decimal, other: Decimal): Decimal => ({
  coefficient: one.coefficient * other.coefficient,
  scale: one.scale + other.scale,
})

export const plus = (one: Decimal, other: Decimal): Decimal => {
  const scale = Math.max(one.scale, other.scale)
  return { coefficient: atScale(one, scale) + atScale(other, scale), scale }
}

export const minus = (one: Decimal, other: Decimal): Decimal =>
  plus(one, { coefficient: -other.coefficient, scale: other.scale })

/** A thousandth of it. */
export const thousandth = ({ coefficient, scale }: Decimal): Decimal => ({ coefficient, scale: scale + 3 })

/** Decimals kept of a quotient: far below a cent, so that rounding to cents afterwards is still right. */
const quotientScale = 12

/** The quotient to 12 decimals (or as many as said), halves away from zero. `by` must not be zero. */
export const dividedBy = (value: Decimal, by: Decimal, decimals = quotientScale): Decimal => {
  const scale = decimals + by.scale - value.scale
  const over = scale >= 0 ? value.coefficient * powerOfTen(scale) : value.coefficient
  const under = scale >= 0 ? by.coefficient : by.coefficient * powerOfTen(-scale)
  const half = absolute(under) / 2n
  const rounded = (absolute(over) + half) / absolute(under)
  return { coefficient: over < 0n === under < 0n ? rounded : -rounded, scale: decimals }
}

/** The least whole number that is not below it. */
export const wholeUp = ({ coefficient, scale }: Decimal): bigint => {
  const one = powerOfTen(scale)
  const whole = coefficient / one
  return coefficient > whole * one ? whole + 1n : whole
}

/** The number nearest to it. */
export const toNumber = ({ coefficient, scale }: Decimal): number => Number(`${coefficient}e-${scale}`)

const powers = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent))

const powerOfTen = (exponent: number): bigint => powers[exponent] ?? 10n ** BigInt(exponent)

const atScale = ({ coefficient, scale }: Decimal, wanted: number): bigint =>
  wanted === scale ? coefficient : coefficient * powerOfTen(wanted - scale)

const absolute = (value: bigint): bigint => (value < 0n ? -value : value)
