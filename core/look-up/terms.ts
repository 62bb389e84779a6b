import { fold } from '#core/spanish/fold.ts'

/** Shorter than this nothing more is taken off a word: 'salado' is not 'sal'. Letters. */
const shortestStem = 4

/** Endings of verbs with what hangs from them, longest first: 'congelarlo', 'montando', 'cortada', 'hierven'. */
const verbEndings = [
  /(?:ar|er|ir)(?:se)?(?:l[aeo]s?|me|te|nos)$/,
  /(?:ando|iendo)(?:l[aeo]s?|se)?$/,
  /(?:aron|ieron|aban|aria|eria|iria)$/,
  /(?:aciones|iciones|acion|icion)$/,
  /(?:ad|id)[oa]s?$/,
  /(?:ante|iente)s?$/,
  /(?:ar|er|ir|an|en|as|es|os|a|e|o|s)$/,
]

/**
 * A word without plural, gender and verb ending, only to be compared with itself: 'cortada', 'cortar' and 'se corta' →
 * 'cort'. At most one ending is taken off, and never more than leaves four letters.
 */
const stem = (word: string): string => {
  const one = word
    .replace(/ces$/, 'z')
    // 'Reduzco' is 'reducir', 'conozca' 'conocer': the c of the infinitive comes back.
    .replace(/zc[oa](?:s|n|mos)?$/, 'cir')
  for (const ending of verbEndings) {
    const bare = one.replace(ending, '')
    if (bare !== one && bare.length >= shortestStem) return bare
  }
  return one.length > 3 ? one.replace(/s$/, '') : one
}

/**
 * How a word sounds in Spanish, so that kitchen spelling meets the dictionary's: 'vechamel' is 'bechamel', 'arina'
 * 'harina', 'kacao' 'cacao', 'sebolla' 'cebolla', 'xampiñon' 'champiñón' is not. Input folded, output only compared.
 */
const sound = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ch/g, '1')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])|q|k/g, 'c')
    .replace(/c(?=[ei])|z|x/g, 's')
    .replace(/gu(?=[ei])/g, '2')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/2/g, 'g')
    .replace(/v|w/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/y$/, 'i')
    .replace(/([a-z\d])\1/g, '$1')

/** The words of a kitchen are few and come again and again. */
const made = new Map<string, string>()
const mostMade = 50_000

/** The term a folded word is looked up under. */
export const termOf = (word: string): string => {
  const known = made.get(word)
  if (known !== undefined) return known
  const term = sound(stem(word))
  if (made.size < mostMade) made.set(word, term)
  return term
}

/** Words of a text, folded; figures are left out, they say how much and not of what. */
export const wordsIn = (text: string): string[] => fold(text).match(/[a-z]+(?:\d+[a-z]*)?|\d+[a-z]{2,}/g) ?? []

const joining = new Set(
  'a al algo ante asi cada como con contra cual cuales cuando cuanta cuantas cuanto cuantos de del desde donde e el ella ellas ellos en entre era eran es esa esas ese eso esos esta estan estas este esto estos fue ha hacia han hasta hay la las le les lo los mas me mi mis muy nada ni no nos o os otra otras otro otros para pero por porque pues que quien se sea ser si sin sobre son su sus tal tan te tu tus u un una unas uno unos y ya yo'.split(
    ' ',
  ),
)

export const isJoining = (word: string): boolean => joining.has(word)

/** The terms of a text of ours, in order. */
export const termsOf = (text: string): string[] =>
  wordsIn(text)
    .filter((word) => !joining.has(word) && word.length > 1)
    .map(termOf)
