import { lookAlikes } from '#core/spanish/spelling.ts'

/** Shorter words look like too many others. Letters. */
const shortest = 5
const mostDoubts = 6

/**
 * Words of the method that look like one of the ingredients and are none of them: where script makes 'huecos' of 'huesos', the
 * word is one of a kitchen too, and only the list tells. Told, never changed.
 */
export const methodDoubts = (steps: readonly string[], foods: readonly string[]): string[] => {
  const listed = new Set(foods.flatMap(wordsOf))
  const alike = new Map([...listed].flatMap((word) => lookAlikes(word).map((other) => [other, word] as const)))
  const found = steps.flatMap((step) =>
    wordsOf(step).flatMap((word) => {
      const food = listed.has(word) ? undefined : alike.get(word)
      return food === undefined ? [] : [`«${step}»: se lee «${word}» y puede ser «${food}»; compruébalo`]
    }),
  )
  return [...new Set(found)].slice(0, mostDoubts)
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= shortest)
