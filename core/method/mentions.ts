import { fold } from '#core/parsing/fold.ts'
import { displayName } from './display-name.ts'

/** Where a text names a food: `at` to `end`, with its article and what says how it is cut. */
export type Mention = { readonly at: number; readonly end: number }

/** A word in either number, folded: 'ajo' → ajo, ajos; 'nuez' → nuez, nueces. */
const eitherNumber = (word: string): string => {
  if (word.length < 3) return word
  const bare = word
    .replace(/ces$/, 'z')
    .replace(/(?<=[lrndjs])es$/, '')
    .replace(/s$/, '')
  return bare.endsWith('z') ? `${bare.slice(0, -1)}(?:z|ces)` : `${bare}(?:e?s)?`
}

const wordsOf = (name: string): string[] => fold(displayName({ name, quantity: 1, unit: 'g' })).match(/[a-z\d]+/g) ?? []

const pattern = (words: readonly string[]): string => words.map(eitherNumber).join('[^a-z\\d]+')

/** What stands around a food's name and belongs to it. */
const before =
  '(?:(?:el|la|los|las|unos?|unas?|tres|dos) )?(?:(?:dientes?|hojas?|ramas?|ramitas?|trozos?|dados|laminas|mitad|resto|parte|germen|poco|chorro|gotas|tercios?|cuartos?|cuarta parte|\\d+ (?:g|ml|l)) de(?:l|) (?:el |la |los |las )?)?(?:(?:el|la|los|las) )?'
const after =
  '(?:(?: muy| bien)? [a-z]{2,12}(?:ad|id)[oa]s?\\b(?! de )| (?:enter|crud|fresc|tiern|fin)[oa]s?\\b| en (?:laminas|juliana|brunoise|dados|trozos|rodajas|tiras|cubos|daditos|cuartos|gajos|mitades|aros|lonchas|bastones)(?: (?:fin|grues|pequen|gord)[oa]s?| regulares| grandes)?\\b| sin (?:germen|piel|pepitas|semillas|hueso|corteza|espinas|nervios)\\b)*'

/**
 * Where a text speaks of one of the recipe's foods, by its whole name or by its first word where no other food shares it.
 * Not where the name is part of another's: 'caldo de pollo' is no chicken.
 */
export const mentionsOf = (text: string, name: string, others: readonly string[]): Mention[] => {
  const folded = fold(text)
  const words = wordsOf(name)
  const [first] = words
  if (first === undefined) return []
  const shared = others.some((other) => wordsOf(other).includes(first))
  const names = [...new Set([words.join(' '), ...(shared || first.length < 3 ? [] : [first])])]
  const taken = others.flatMap((other) => {
    const own = wordsOf(other)
    return own.length < 2 ? [] : spans(folded, pattern(own))
  })
  const found = names.flatMap((one) => spans(folded, pattern(one.split(' ')), before, after))
  return found
    .filter(({ at, end }) => !taken.some((other) => at < other.end && other.at < end))
    .filter(({ at, end }, index) => !found.some((other, n) => n < index && other.at <= at && end <= other.end))
    .filter(({ at }) => !/(?:caldo|zumo|salsa|harina|aceite|leche|crema|pasta) de $/.test(folded.slice(0, at)))
    .toSorted((a, b) => a.at - b.at)
}

const spans = (folded: string, core: string, front = '', back = ''): Mention[] =>
  [...folded.matchAll(new RegExp(`(?<![a-z\\d])${front}${core}(?![a-z\\d])${back}`, 'g'))].map((found) => ({
    at: found.index,
    end: found.index + found[0].length,
  }))
