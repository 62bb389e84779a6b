import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'

/**
 * Whether a name holds a word, whatever their number: 'calabaza' is in 'Calabazas asadas', 'nuez' in 'Nueces', 'sal' is
 * not in 'Salsa'.
 */
export const hasWord = (name: string, word: string): boolean =>
  (nameKey(name).match(/[\p{L}\p{N}]+/gu) ?? []).some(isFormOf(word))

/** The same for an ingredient's key (core/pantry/ingredient-key.ts), whose words are stems already. */
export const keyHasWord = (key: string, word: string): boolean => key.split(' ').includes(stem(word))

const isFormOf = (word: string) => {
  const wanted = stem(word)
  return (token: string): boolean => stem(token) === wanted
}
