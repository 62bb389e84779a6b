import { nameKey } from '#core/pantry/name-key.ts'

/**
 * Whether a name holds a word, given as a search key in the singular: 'calabaza' is in 'Calabazas asadas', 'nuez' in
 * 'Nueces', 'sal' is not in 'Salsa'.
 */
export const hasWord = (name: string, word: string): boolean =>
  nameKey(name)
    .split(/[^\p{L}\p{N}]+/u)
    .some((token) => isFormOf(token, word))

const isFormOf = (token: string, word: string): boolean =>
  token === word ||
  token === `${word}s` ||
  token === `${word}es` ||
  (word.endsWith('z') && token === `${word.slice(0, -1)}ces`) ||
  // Asked in the plural after all.
  word === `${token}s` ||
  word === `${token}es`
