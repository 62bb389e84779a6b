import { distance } from '#core/spanish/distance.ts'
import { soundOf } from '#core/spanish/sound.ts'

/** Shorter words are too near to too many others. Letters. */
const shortest = 5
/** From this length a word may be two letters off. Letters. */
const longEnough = 9

export type Mender = (folded: string) => string

/** Endings of regular verbs in a kitchen's talk, by that of the infinitive; folded. */
const endings: Readonly<Record<string, ReadonlySet<string>>> = {
  ar: new Set(
    'o as a amos ais an e aste amos aron aba abas abamos aban are aras ara aremos aran aria arias ariamos arian es emos en ando ado ada ados adas arlo arla arlos arlas arse arle arme ala alo alas alos ame'.split(
      ' ',
    ),
  ),
  er: new Set(
    'o es e emos eis en i iste io imos ieron ia ias iamos ian ere eras era eremos eran eria erias eriamos erian a as amos an iendo ido ida idos idas erlo erla erlos erlas erse erle elo ela elos elas'.split(
      ' ',
    ),
  ),
  ir: new Set(
    'o es e imos is en i iste io ieron ia ias iamos ian ire iras ira iremos iran iria irias iriamos irian a as amos an iendo ido ida idos idas irlo irla irlos irlas irse irle elo ela elos elas'.split(
      ' ',
    ),
  ),
}
/** A shorter stem of a verb is in too many other words. Letters. */
const shortestStem = 3

/** Whether a word is a regular form of a verb among these: 'acabo' of 'acabar'. */
const isFormOf = (word: string, known: ReadonlySet<string>): boolean =>
  Object.entries(endings).some(([infinitive, list]) => {
    for (let at = Math.max(shortestStem, word.length - longestEnding); at < word.length; at++)
      if (list.has(word.slice(at)) && known.has(word.slice(0, at) + infinitive)) return true
    return false
  })

const longestEnding = Math.max(...Object.values(endings).flatMap((list) => [...list].map(({ length }) => length)))

/**
 * Mends what is typed wrongly, word by word: a word we do not know becomes the one we know that sounds the same, else the
 * only one that is a letter off (two, of a long word). What is known is never touched; `common` is all that is no slip
 * though no hazard bears that name.
 */
export const makeMender = (vocabulary: ReadonlySet<string>, common: ReadonlySet<string>): Mender => {
  const bySound = new Map<string, string>()
  const byLength = new Map<number, string[]>()
  for (const word of vocabulary) {
    if (word.length < shortest - 1) continue
    const sound = soundOf(word)
    if (!bySound.has(sound)) bySound.set(sound, word)
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])
  }
  const isKnown = (word: string): boolean =>
    vocabulary.has(word) ||
    common.has(word) ||
    vocabulary.has(word.replace(/(?:es|s)$/, '')) ||
    common.has(word.replace(/(?:es|s)$/, '')) ||
    isFormOf(word, common)
  const mended = new Map<string, string>()
  const mend = (word: string): string => {
    if (word.length < shortest - 1 || isKnown(word)) return word
    const sounding = bySound.get(soundOf(word)) ?? bySound.get(soundOf(word.replace(/(?:es|s)$/, '')))
    if (sounding !== undefined) return sounding
    if (word.length < shortest) return word
    const most = word.length >= longEnough ? 2 : 1
    const near: string[] = []
    for (let length = word.length - most; length <= word.length + most; length++)
      for (const known of byLength.get(length) ?? [])
        if (known[0] === word[0] && !isInflection(known, word) && distance(word, known, most) <= most) near.push(known)
    const best = near.toSorted((a, b) => distance(word, a, 3) - distance(word, b, 3))
    return best[0] ?? word
  }
  return (folded) =>
    folded.replace(/[a-z]{4,}/g, (word) => {
      const before = mended.get(word)
      if (before !== undefined) return before
      const after = mend(word)
      if (mended.size < 5000) mended.set(word, after)
      return after
    })
}

/** 'cuezo' and 'cueza' are both words: an ending is no slip. */
const isInflection = (known: string, word: string): boolean =>
  known.length >= 5 && word.startsWith(known.slice(0, -1)) && Math.abs(known.length - word.length) <= 1
