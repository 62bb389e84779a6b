import type { Word } from '#server/scanner/reading/ocr.ts'

const small = /^[aceimnorsuvwxzáéíóúñ]$/
const tall = /^[\p{Lu}\dbdfhklt]$/u
/** Small letters are about seven tenths as high as capitals, in text faces. */
const smallPerTall = 0.7
/** With fewer small letters the capitals say more. */
const fewest = 3

/** How high the small letters of some words stand, px: boxes of words would differ by whether they hold a 'p' or an 'l'. */
export const letterHeight = (words: readonly Word[]): number => {
  const symbols = words.flatMap(({ symbols }) => symbols)
  const heights = (of: RegExp) => symbols.filter(({ text }) => of.test(text)).map(({ y0, y1 }) => y1 - y0)
  const low = heights(small)
  if (low.length >= fewest) return median(low)
  const high = heights(tall)
  if (high.length > 0) return smallPerTall * median(high)
  return smallPerTall * median(words.map(({ y0, y1 }) => y1 - y0))
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
