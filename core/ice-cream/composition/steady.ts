/**
 * A percentage (0–100) or a ratio to the billionth, far below what any balance weighs. The same formula in another batch size
 * differs in the last bits of its floats: without this, 6 g in a kilo are 0.6 % in one batch and 0.6000000000000001 % in
 * another, and stand on either side of a limit of 0.6.
 */
export const steady = (value: number): number => Math.round(value * 1e9) / 1e9
