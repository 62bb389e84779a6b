import { linkingWords } from '#core/spanish/joining.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'

/**
 * The key under which a recipe's ingredient and a saved price find each other: capitals, accents, plurals, punctuation
 * and 'de', 'la'… aside. 'Harina', 'HARINAS' and 'harina' are one; 'Harina de fuerza' is another, and so are words that
 * only mean the same ('zumo', 'jugo'; 'añojo', 'ternera'), because they may be bought at different prices. Order and
 * numbers count: 'Harina 00', 'Leche 3,5 %'. A name without a single letter or digit is its own key.
 */
export const ingredientKey = (name: string): string => {
  // By way of capitals: some letters have two small forms of one capital (φ and ϕ).
  const key = nameKey(name.toUpperCase())
  const words = (key.match(/\p{L}+|\d+(?:[.,]\d+)?/gu) ?? []).filter((word) => !linkingWords.has(word)).map(stem)
  return words.join(' ') || key || name.trim()
}
