import { fold } from '#core/spanish/fold.ts'
import type { KitchenWords } from '#server/scanner/words/vocabulary.ts'

/** A word as it was read, and as it must have been. */
export type Mend = readonly [read: string, meant: string]

/** Words of a page in which a letter was taken for another from which on it is how this page is read. */
const fewest = 2
/** Letters of a word, and times it stands in our cookbook, from which on it may be meant. */
const shortest = 4
const often = 15
/** Of the times of the word that was read, and so much a likely one must stand there. */
const share = 0.5

/** The letters this hand or print confuses: 'cs' where several words had a c for an s. */
export const confusedLetters = (mends: readonly Mend[]): ReadonlySet<string> => {
  const words = new Map<string, Set<string>>()
  for (const [read, meant] of mends.map((pair) => pair.map(fold))) {
    const at = [...(read ?? '')].flatMap((letter, index) => (letter === meant?.[index] ? [] : [index]))
    const [only] = at
    if (
      read === undefined ||
      meant === undefined ||
      read.length !== meant.length ||
      at.length !== 1 ||
      only === undefined
    )
      continue
    const pair = `${read[only]}${meant[only]}`
    words.set(pair, (words.get(pair) ?? new Set()).add(meant))
  }
  return new Set([...words].filter(([, of]) => of.size >= fewest).map(([pair]) => pair))
}

/** 'picada', 'picado': an ending may be either, and whether it agrees is told elsewhere. */
const isEnding = (word: string, at: number): boolean => /^[aeo]s?$/.test(word.slice(at))

/** Where such a letter makes another word of kitchens out of a known one ('en la copa', a c that may be an s), told. */
export const confusedWords = (text: string, pairs: ReadonlySet<string>, { times }: KitchenWords): string[] =>
  (text.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= shortest)
    .flatMap((word) => {
      const read = fold(word)
      const others = [...read].flatMap((letter, at) =>
        [...pairs]
          .filter((pair) => pair[0] === letter && !isEnding(read, at))
          .map((pair) => read.slice(0, at) + pair[1] + read.slice(at + 1)),
      )
      const meant = others.find((other) => times(other) >= often && times(other) >= share * times(read))
      return meant === undefined ? [] : [`«${text}»: se lee «${word}» y puede ser «${meant}»; compruébalo`]
    })
