import { type Grey, histogramOf, percentileOf } from './grey.ts'

/** px: a square that holds a letter or two. */
const block = 24
/** Of 255: less than this between a square's ink and its paper is grain, not a letter; a pencil's grey is twice as far. */
const faintest = 32
/** Squares with ink on a page: three short words have as many. */
const fewest = 16

/** Whether there is nothing on a page to be read: looking for letters on it would take the engine's time for nothing. */
export const isBlank = (page: Grey): boolean => {
  const { width, height } = page
  let marked = 0
  for (let top = 0; top < height; top += block)
    for (let left = 0; left < width; left += block) {
      const counts = histogramOf(page, left, top, Math.min(width, left + block), Math.min(height, top + block))
      if (percentileOf(counts, 0.98) - percentileOf(counts, 0.02) < faintest) continue
      marked++
      if (marked >= fewest) return false
    }
  return true
}
