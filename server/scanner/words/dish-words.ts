import { readFileSync } from 'node:fs'

let words: ReadonlySet<string> | undefined

/** The roots of all words dishes and foods are called by (tools/scan/make-dish-words.ts): the name of a house has none of them. */
export const dishWords = (): ReadonlySet<string> => {
  words ??= new Set(
    readFileSync(new URL('dish-words.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  )
  return words
}
