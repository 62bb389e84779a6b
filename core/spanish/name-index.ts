import { fold } from '#core/spanish/fold.ts'
import { joiningWords } from '#core/spanish/joining.ts'
import { nameStem } from '#core/spanish/stem.ts'

/** The words of a text that may name something, folded; 'de té' is the drink, not the pronoun: 'pastas de té', 'té helado'. */
const namingWords = (text: string): string[] =>
  (
    fold(text)
      .replace(/\bde te\b|^te (?=(?:fri[oa]|helad[oa]|verde|negro|rojo|blanco|matcha|chai|moruno|con)\b)/g, 'infusion ')
      .match(/[a-z\d]+/g) ?? []
  ).filter((word) => !joiningWords.has(word))

/** The same as stems. */
export const stemsOf = (text: string): string[] => namingWords(text).map(nameStem)

export type Index<Row> = {
  /** Rows named in the text, the longest name first, then the earliest; each once. */
  readonly all: (text: string) => Row[]
  readonly find: (text: string) => Row | null
  /** The row whose name is the whole text or its beginning, and the stems that follow it. */
  readonly leading: (text: string) => { readonly row: Row; readonly rest: number } | null
}

/** How many words a name may have. */
const longestWindow = 5

/**
 * Finds rows by any of their names as whole words, whatever the plural, gender and accents; `exact`, the name to the letter before:
 * 'empanadas de carne' are not the one large 'empanada de carne'.
 */
export const indexOf = <Row>(
  rows: readonly Row[],
  namesOf: (row: Row) => readonly string[],
  exact = false,
): Index<Row> => {
  const byName = new Map<string, Row>()
  const toTheLetter = new Map<string, Row>()
  const keep = (names: Map<string, Row>, key: string, row: Row): void => {
    if (key !== '' && !names.has(key)) names.set(key, row)
  }
  for (const row of rows)
    for (const name of namesOf(row)) {
      keep(byName, stemsOf(name).join(' '), row)
      const words = namingWords(name)
      if (exact && words.length > 1) keep(toTheLetter, words.join(' '), row)
    }
  const named = (words: readonly string[]): Row | undefined =>
    toTheLetter.get(words.join(' ')) ?? byName.get(words.map(nameStem).join(' '))
  const all = (text: string): Row[] => {
    const words = namingWords(text)
    const found: { row: Row; length: number; at: number }[] = []
    for (let at = 0; at < words.length; at++)
      for (let length = Math.min(longestWindow, words.length - at); length > 0; length--) {
        const row = named(words.slice(at, at + length))
        if (row !== undefined) found.push({ row, length, at })
      }
    found.sort((a, b) => b.length - a.length || a.at - b.at)
    return [...new Set(found.map(({ row }) => row))]
  }
  return {
    all,
    find: (text) => all(text)[0] ?? null,
    leading: (text) => {
      const words = namingWords(text)
      for (let length = Math.min(longestWindow, words.length); length > 0; length--) {
        const row = named(words.slice(0, length))
        if (row !== undefined) return { row, rest: words.length - length }
      }
      return null
    },
  }
}
