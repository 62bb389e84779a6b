import { nameKey } from '#core/spanish/name-key.ts'
import { soundOf } from '#core/spanish/sound.ts'
import { stem } from '#core/spanish/stem.ts'
import table from './product-words.json' with { type: 'json' }

/** Words of the kitchen that sound like a food and are none: 'pizca' is no pisco, 'vasos' are no bazo (product-words.json). */
const noFoods: ReadonlySet<string> = new Set(table['no son alimentos'].split(' ').map(stem))

/** Shorter words sound like too many others. Letters. */
const shortest = 5

/** 'Perra' is no 'pera': a double r is heard. */
const heard = (word: string): string => soundOf(word.replace(/rr/g, '4'))

/**
 * Writes a name again where a word of it is none of the foods' and sounds like exactly one that is: 'zanaoria', 'arina', 'ahumao'.
 * Null where nothing was to be mended. `known` are stems; a word that is known is never touched, however it sounds.
 */
export const menderOf = (known: Iterable<string>): ((name: string) => string | null) => {
  const words = new Set(known)
  const bySound = new Map<string, string | null>()
  for (const word of words) {
    if (word.length < shortest - 1 || !/^\p{L}+$/u.test(word)) continue
    const sound = heard(word)
    bySound.set(sound, bySound.has(sound) ? null : word)
  }
  const mended = (word: string): string => {
    const own = stem(word)
    if (word.length < shortest || noFoods.has(own) || words.has(own) || words.has(own.replace(/a$/, 'o'))) return word
    const full = word.replace(/(?<=[a-z]{3})ao(s?)$/, 'ado$1')
    if (full !== word && words.has(stem(full))) return full
    const sound = heard(own)
    return bySound.get(sound) ?? bySound.get(sound.replace(/a$/, 'o')) ?? word
  }
  return (name) => {
    const key = nameKey(name)
    const written = key.replace(/\p{L}+/gu, mended)
    return written === key ? null : written
  }
}
