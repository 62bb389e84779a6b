import { joiningWords } from '#core/spanish/joining.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { singularKey } from '#core/spanish/plural.ts'

/** The words of a subject as search keys, in the singular, for the library: 'Croquetas de jamón' → croqueta, jamon. */
export const searchKeys = (subject: string): string[] =>
  nameKey(subject)
    .split(/[^a-z\d]+/)
    .filter((word) => word.length > 1 && !joiningWords.has(word) && word !== 'sin')
    .map(singularKey)
    .slice(0, 8)
