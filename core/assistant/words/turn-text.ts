/** A turn is read as far as this. Characters. */
export const longestTurn = 4000

/** A pasted recipe is no question of arithmetic. Characters. */
const longestSum = 500

/** Whether a turn is a pasted text and no question. */
export const isPasted = (lines: string): boolean => lines.length > longestSum
