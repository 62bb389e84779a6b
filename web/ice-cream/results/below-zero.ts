/** °C as typed on a tablet's number keys, which have no minus: 13 is −13. Nothing is served frozen above zero. */
export const belowZero = (degrees: number | null): number | null => (degrees === null ? null : 0 - Math.abs(degrees))
