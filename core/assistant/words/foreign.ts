import { type Language, languages } from './foreign-words.ts'

type Read = { readonly own: ReadonlySet<string>; readonly words: readonly (readonly [RegExp, string])[] }

const readLanguage = ({ own, words }: Language): Read => ({
  own: new Set(own.split(' ')),
  words: words
    .split('|')
    .map((entry) => entry.split('='))
    // What stands without '=' goes with the next that has one, as the alternatives of one pattern.
    .reduce<[theirs: string, ours: string | undefined][]>((list, [theirs = '', ours]) => {
      const last = list.at(-1)
      if (last !== undefined && last[1] === undefined) list[list.length - 1] = [`${last[0]}|${theirs}`, ours]
      else list.push([theirs, ours])
      return list
    }, [])
    .map(([theirs, ours]) => [new RegExp(`(?<![\\p{L}'])(?:${theirs})(?:(?<=')|(?![\\p{L}]))`, 'giu'), ours ?? '']),
})

const read = languages.map(readLanguage)

/** A name in a neighbour's language, word by word in ours. */
export const inWordsOf = (language: 'catalán' | 'gallego' | 'francés', text: string): string =>
  translated(text, read[{ francés: 0, gallego: 2, catalán: 3 }[language]]?.words ?? [])

const translated = (text: string, words: Read['words']): string =>
  words
    .reduce((said, [pattern, ours]) => said.replace(pattern, ours), text)
    .replace(/\s+/g, ' ')
    .trim()

/** Words no other of our languages has: a question with as many of them as of another's is ours. */
const spanish = new Set(
  'cómo cuánto cuánta cuántos cuántas cuanto cuanta qué hago hacer puedo receta el los las y huevo huevos sin con hay tengo aceite leche agua pongo cuece cocer dura queda pasa por'.split(
    ' ',
  ),
)
/** So many words of its own make a question foreign; one does in a short question without a word of ours. */
const fewestOwn = 2
const shortQuestion = 6

/**
 * A question in a language of our neighbours, in the Spanish the rest reads; null where it is none. `partly` is the same with its
 * question put in Spanish already.
 */
export const fromForeign = (text: string, partly = text): string | null => {
  const words = text.toLocaleLowerCase('es').match(/[\p{L}'’-]+/gu) ?? []
  // 'E quero facer…': 'and' is nobody's own.
  const plain = words.slice(/^[eiy]$/.test(words[0] ?? '') ? 1 : 0).map((word) => word.replace(/^[ld]['’]/, ''))
  const counts = read.map(({ own }) => plain.filter((word) => own.has(word)).length)
  const most = Math.max(...counts)
  const ours = plain.filter((word) => spanish.has(word)).length
  const language = read[counts.indexOf(most)]
  if (language === undefined || most <= ours) return null
  if (most < fewestOwn && (most === 0 || ours > 0 || plain.length < 2 || plain.length > shortQuestion)) return null
  return translated(partly.replace(/’/g, "'"), language.words)
}
