/**
 * The smallest quantity that means something in any of the eight units: a milligram, written in kilos. Below it no scale and
 * no recipe goes; a figure there is a slip.
 */
export const smallestQuantity = 0.000_001

/** Above 0, and yet nothing a kitchen can measure. */
export const isTooSmall = (quantity: number): boolean => quantity > 0 && quantity < smallestQuantity
