import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { kitchenWords } from '#core/parsing/kitchen-words.ts'
import { makeVocabulary, type Vocabulary } from '#core/spanish/spelling.ts'
import { loadFoods } from '#server/pantry/load.ts'

/** The words of kitchens, those of the names of all foods of the table, and those our own cookbook is written with. */
export const kitchenVocabulary = (): Vocabulary =>
  makeVocabulary([
    ...kitchenWords,
    ...loadFoods().flatMap(({ name, synonyms }) => [name, ...synonyms].flatMap(wordsOf)),
    ...withPronouns(cookbookWords()),
  ])

/** 'montar' → 'montarlo', 'montarlos'… Some three thousand words the cookbook holds a part of. */
const withPronouns = (words: ReadonlySet<string>): string[] =>
  [...words].flatMap((word) =>
    /^\p{L}{2,}[aei]r$/u.test(word) ? [word, ...['lo', 'la', 'los', 'las'].map((end) => word + end)] : [word],
  )

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

/** A set page by page: a million and a half letters hold some twenty thousand words. */
const cookbookWords = (): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const part of ['dishes', 'bases']) {
    const folder = fileURLToPath(new URL(`../../../core/cookbook/${part}/`, import.meta.url))
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.md')) for (const word of wordsOf(readFileSync(`${folder}${file}`, 'utf8'))) words.add(word)
  }
  return words
}
