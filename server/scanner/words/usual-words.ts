import { distance } from '#core/spanish/distance.ts'
import { fold } from '#core/spanish/fold.ts'
import { lookAlikes } from '#core/spanish/spelling.ts'

/** Times a word stands in our cookbook up to which it is seldom written, and from which on another is always. Ours. */
const seldom = 5
const always = 50
/** ... of a word nobody knows, from which on it is taken for the usual one a letter away. */
const often = 15
/** Letters of a word that is held against others, and of one we do not know, which any letter may be wrong in. */
const shortest = 3
const shortestUnknown = 4

/**
 * The word a read one most likely was: one written fifty times as often that looks like it ('cobre' and 'sobre', 'coser' and
 * 'cocer'), or, where nobody knows the word, differs in one letter ('sacor'). Of a thousand lines that are right it names one.
 */
export const ratherThan = (
  counts: ReadonlyMap<string, number>,
  knows: (word: string) => boolean,
): ((word: string) => string | null) => {
  const times = new Map<string, number>()
  for (const [word, count] of counts) times.set(fold(word), (times.get(fold(word)) ?? 0) + count)
  const usual = [...times].filter(([, count]) => count >= often).map(([word]) => word)
  const isNear = (one: string, other: string): boolean =>
    Math.abs(one.length - other.length) <= 1 && distance(one, other, 1) <= 1

  return (word) => {
    const read = fold(word)
    const count = times.get(read) ?? 0
    if (read.length < shortest || count > seldom) return null
    const near = knows(read) || read.length < shortestUnknown ? [] : usual.filter((other) => isNear(read, other))
    const [best] = [...lookAlikes(read), ...near].toSorted(
      (one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0),
    )
    const least = knows(read) ? always * Math.max(1, count) : often
    return best !== undefined && (times.get(best) ?? 0) >= least ? best : null
  }
}
