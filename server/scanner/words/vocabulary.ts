import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { kitchenWords } from '#core/parsing/lines/kitchen-words.ts'
import { makeVocabulary, type Vocabulary } from '#core/spanish/spelling.ts'
import { loadFoods } from '#server/pantry/load.ts'
import { ratherThan, type Times, timesIn } from './usual-words.ts'

/** `rather`: the far more usual word a read one looks like; null where it may well stand there. */
export type KitchenWords = Vocabulary & { readonly rather: (word: string) => string | null; readonly times: Times }

/** The words of kitchens, those of the names of all foods of the table, and those our own cookbook is written with. */
export const kitchenVocabulary = (): KitchenWords => {
  const counts = cookbookWords()
  const written = [...kitchenWords, ...counts.keys()]
  const vocabulary = makeVocabulary(
    [
      ...loadFoods().flatMap(({ name, synonyms }) => [name, ...synonyms].flatMap(wordsOf)),
      ...withPronouns(new Set(written)),
    ],
    written.flatMap(formsOf),
  )
  const usual = timesIn(counts)
  return { ...vocabulary, rather: ratherThan(usual, vocabulary.knows), times: usual.times }
}

/** Endings of the regular forms a method is written in; no 'ía', which is how 'la' behind a verb is misread. */
const endings = {
  ar: 'ado ada ados adas ando a an e en amos aron o'.split(' '),
  er: 'ido ida idos idas iendo e en a an emos ieron io'.split(' '),
  ir: 'ido ida idos idas iendo e en a an imos ieron io'.split(' '),
} as const

/** 'soltar' → 'soltado', 'enfriar' → 'enfrien': without the stems that change. 'azúcar' is no verb: they have no accent. */
const formsOf = (word: string): readonly string[] => {
  const [, stem = '', end = ''] = /^([^\P{L}áéíóú]{2,})([aei]r)$/u.exec(word) ?? []
  return end === 'ar' || end === 'er' || end === 'ir' ? endings[end].map((ending) => stem + ending) : []
}

/** 'montar' → 'montarlo', 'montarlos'… Some three thousand words the cookbook holds a part of. */
const withPronouns = (words: ReadonlySet<string>): string[] =>
  [...words].flatMap((word) =>
    /^\p{L}{2,}[aei]r$/u.test(word) ? [word, ...['lo', 'la', 'los', 'las'].map((end) => word + end)] : [word],
  )

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

/** How often each word is written, page by page: a million and a half letters hold some seven thousand words. */
const cookbookWords = (): ReadonlyMap<string, number> => {
  const words = new Map<string, number>()
  for (const part of ['dishes', 'bases']) {
    const folder = fileURLToPath(new URL(`../../../core/cookbook/${part}/`, import.meta.url))
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.md'))
        for (const word of wordsOf(readFileSync(`${folder}${file}`, 'utf8')))
          words.set(word, (words.get(word) ?? 0) + 1)
  }
  return words
}
