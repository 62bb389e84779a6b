/** Levenshtein distance: how many letters must change, come or go to make one text of the other. */
export const distance = (one: string, other: string): number => {
  let row = Uint32Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = new Uint32Array(other.length + 1)
    next[0] = i
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next[j] = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    row = next
  }
  return row[other.length] ?? 0
}
