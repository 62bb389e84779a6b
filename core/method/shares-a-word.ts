import { joiningWords } from '#core/spanish/joining.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'

/** Whether two names have a word in common, whatever its number. */
export const sharesAWord = (one: string, other: string): boolean => {
  const words = wordsOf(other)
  return wordsOf(one).some((word) => words.includes(word))
}

const wordsOf = (name: string): string[] =>
  (nameKey(name).match(/\p{L}{3,}/gu) ?? []).filter((word) => !joiningWords.has(word)).map(stem)
