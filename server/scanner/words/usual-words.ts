import { distance } from '#core/spanish/distance.ts'
import { fold } from '#core/spanish/fold.ts'
import { lookAlikes } from '#core/spanish/spelling.ts'

/** Times a word stands in our cookbook up to which it is seldom written, and from which on another is always. Ours. */
const seldom = 5
const always = 50
/** ... from which on it is taken for what was meant where the one that was read is none we know. */
const often = 15
/** Letters of a word that is held against others, and of one we do not know, which any letter may be wrong in. */
const shortest = 3
const shortestUnknown = 4

/** How often a word stands in our cookbook, accents and capitals apart. */
export type Times = (word: string) => number

export const timesIn = (
  counts: ReadonlyMap<string, number>,
): { readonly times: Times; readonly usual: readonly string[] } => {
  const times = new Map<string, number>()
  for (const [word, count] of counts) times.set(fold(word), (times.get(fold(word)) ?? 0) + count)
  const usual = [...times].filter(([, count]) => count >= often).map(([word]) => word)
  return { times: (word) => times.get(fold(word)) ?? 0, usual }
}

/**
 * The word a read one most likely was: one written fifty times as often that looks like it ('cobre' and 'sobre', 'coser' and
 * 'cocer'), or, where nobody knows the word, differs in one letter ('sacor'). Of a thousand lines that are right it names one.
 */
export const ratherThan = (
  { times, usual }: ReturnType<typeof timesIn>,
  knows: (word: string) => boolean,
): ((word: string) => string | null) => {
  const isNear = (one: string, other: string): boolean =>
    Math.abs(one.length - other.length) <= 1 && distance(one, other, 1) <= 1
  return (word) => {
    const read = fold(word)
    const count = times(read)
    if (read.length < shortest || count > seldom) return null
    const near = knows(read) || read.length < shortestUnknown ? [] : usual.filter((other) => isNear(read, other))
    const [best] = [...lookAlikes(read), ...near].toSorted((one, other) => times(other) - times(one))
    const least = knows(read) ? always * Math.max(1, count) : often
    return best !== undefined && times(best) >= least ? best : null
  }
}

/** Letters up to which a word is a piece of one, or two that ran together, unless our cookbook writes it twice. */
const short = 4
const written = 2
/** Short and yet a word: measures and their like. */
const isShortened =
  /^(?:aove|pax|uds?|udes|gr|grs|min|max|cdas?|cdta|temp|aprox|etc|hrs?|seg|pag|[dcm]l|[ºo]?c|sea|coja)$/

/** 'con har inarí': a bit of a word, however sure the engine is of its letters. Of 300 steps that are right none has one. */
export const isBit = (word: string, times: Times): boolean =>
  word.length > 1 && word.length <= short && times(word) < written && !isShortened.test(fold(word))
