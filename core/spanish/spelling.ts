import { distance } from './distance.ts'
import { fold } from './fold.ts'

export type Vocabulary = {
  /** `looks`: only letters that look alike stand for each other. */
  readonly mend: (word: string, looks?: 'alike') => string | null
  /** Whether it is one of the words or the plural of one, accents and capitals apart. */
  readonly knows: (word: string) => boolean
}

/** A word may be off by one letter from four letters on, by two from eight (docs/ciencia/motor-local.md §3.4). */
const mistakesIn = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0)

/**
 * Knows the words of kitchens and foods. `mend` gives the one word a misread one must have been, in its own accents and
 * the capital it began with; null where it is a word already, too short, or two words are as near and look as like it.
 * `forms` are known too, and no word is mended into one of them.
 */
export const makeVocabulary = (words: Iterable<string>, forms: Iterable<string> = []): Vocabulary => {
  const known = new Map<string, string>()
  const all = new Set<string>()
  for (const word of words) {
    all.add(fold(word))
    if (/^\p{L}{4,}$/u.test(word)) known.set(fold(word), word.toLowerCase())
  }
  for (const form of forms) all.add(fold(form))
  const byLength = new Map<number, { readonly word: string; readonly letters: number }[]>()
  for (const word of known.keys()) {
    const same = byLength.get(word.length) ?? []
    same.push({ word, letters: lettersOf(word) })
    byLength.set(word.length, same)
  }

  const knows = (word: string): boolean => {
    const read = fold(word)
    return (
      all.has(read) ||
      (/s$/.test(read) && (all.has(read.slice(0, -1)) || (/es$/.test(read) && all.has(read.slice(0, -2)))))
    )
  }

  const mend = (word: string, looks?: 'alike'): string | null => {
    const read = fold(word)
    const allowed = mistakesIn(read.length)
    if (allowed === 0 || read.length > 30 || knows(word) || !/^\p{L}+$/u.test(word)) return null
    const apart = ranTogether(read).filter((other) => known.has(other))
    if (apart.length === 1) return inCase(word, known.get(apart[0] ?? '') ?? '')
    let nearest: string[] = []
    let least = allowed
    const letters = lettersOf(read)
    for (let length = read.length - allowed; length <= read.length + allowed; length++)
      for (const { word: candidate, letters: others } of byLength.get(length) ?? []) {
        // Each mistake changes two letters at most.
        if (bitsIn(letters ^ others) > 2 * least) continue
        const far = distance(read, candidate, least)
        if (far > least) continue
        nearest = far < least ? [candidate] : [...nearest, candidate]
        least = far
      }
    const isAlike = (candidate: string): boolean => looksLike(read, candidate)
    const likely = nearest.length > 1 || looks === 'alike' ? nearest.filter(isAlike) : nearest
    const [only] = likely
    if (likely.length !== 1 || only === undefined) return null
    return inCase(word, known.get(only) ?? only)
  }
  return { mend, knows }
}

/** With the capital the other began with. */
const inCase = (other: string, word: string): string =>
  /^\p{Lu}/u.test(other) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word

/** Letters that look alike where the print is worn or written by hand. */
const pairs: ReadonlySet<string> = new Set(
  'cs sc rs sr ft tf il li ec ce un nu ao oa vu uv hb bh hn nh qg gq ij ji lt tl mn nm iz'.split(' '),
)

/** Letters that run together in print, and the one they look like. */
const joined: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['cl', 'd'],
  ['ii', 'u'],
  ['ri', 'n'],
]

/** 'temera' → 'ternera': the words a word may have been before two of its letters ran together. */
const ranTogether = (word: string): readonly string[] =>
  [...word].flatMap((letter, at) =>
    joined.flatMap(([two, one]) => (letter === one ? [word.slice(0, at) + two + word.slice(at + 1)] : [])),
  )

/** The words a text may have been, with one letter of it (or two that run together) taken for one that looks like it. */
export const lookAlikes = (text: string): readonly string[] => {
  const found: string[] = []
  for (let at = 0; at < text.length; at++) {
    for (const [letter = '', other = ''] of pairs)
      if (text[at] === letter) found.push(text.slice(0, at) + other + text.slice(at + 1))
    for (const [two, one] of joined) {
      if (text.startsWith(two, at)) found.push(text.slice(0, at) + one + text.slice(at + 2))
      if (text[at] === one) found.push(text.slice(0, at) + two + text.slice(at + 1))
    }
  }
  return found
}

/** Whether one word may be the other with letters that look alike in their places, or with a double one read as one. */
const looksLike = (one: string, other: string): boolean =>
  one.length === other.length
    ? [...one].every((letter, at) => letter === other[at] || pairs.has(`${letter}${other[at]}`))
    : single(one) === single(other)

/** 'cebola' and 'cebolla' are the same without double letters. */
const single = (word: string): string => word.replace(/(.)\1/gu, '$1')

/** Which letters a word has, a bit each: nearly all words are told apart by it, a hundred times faster than by their mistakes. */
const lettersOf = (word: string): number => {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

const bitsIn = (number: number): number => {
  let bits = 0
  for (let left = number; left !== 0; left &= left - 1) bits++
  return bits
}
