import { fold } from '#core/spanish/fold.ts'
import { rootOf } from '#core/spanish/root.ts'
import { soundOf } from '#core/spanish/sound.ts'

/** The words of a kitchen are few and come again and again. */
const made = new Map<string, string>()
const mostMade = 50_000

/** The term a folded word is looked up under. */
export const termOf = (word: string): string => {
  const known = made.get(word)
  if (known !== undefined) return known
  const term = soundOf(rootOf(word))
  if (made.size < mostMade) made.set(word, term)
  return term
}

/** Words of a text, folded; figures are left out, they say how much and not of what. 'E-471' is one word, as 'E 471'. */
export const wordsIn = (text: string): string[] =>
  fold(text)
    .replace(/\be[- ](?=\d{3,4}[a-z]?\b)/g, 'e')
    .match(/[a-z]+(?:\d+[a-z]*)?|\d+[a-z]{2,}/g) ?? []

const joining = new Set(
  'a al algo ante asi cada como con contra cual cuales cuando cuanta cuantas cuanto cuantos de del desde donde e el ella ellas ellos en entre era eran es esa esas ese eso esos esta estan estas este esto estos fue ha hacia han hasta hay la las le les lo los mas me mi mis muy nada ni no nos o os otra otras otro otros para pero por porque pues que quien se sea ser si sin sobre son su sus tal tan tu tus u un una unas uno unos y ya yo'.split(
    ' ',
  ),
)

export const isJoining = (word: string): boolean => joining.has(word)

/** The terms of a text of ours, in order. */
export const termsOf = (text: string): string[] =>
  wordsIn(text)
    .filter((word) => !joining.has(word) && word.length > 1)
    .map(termOf)

/** Whether a term is a figure: '200g', '30x'. A single 1, 2 or 3 in front is how 'ch', 'gu' and 'hu' sound (core/spanish/sound.ts). */
export const isFigure = (term: string): boolean => /^(?:\d{2,}|[04-9])/.test(term)
