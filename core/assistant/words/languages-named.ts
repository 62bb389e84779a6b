import type { TradeLanguage } from '#core/cookbook/foreign-names.ts'
import type { PantryLanguage } from '#core/pantry/other-languages.ts'
import { fold } from '#core/spanish/fold.ts'

/** The languages a word is known in. */
export type KnownLanguage = TradeLanguage | Extract<PantryLanguage, 'catalán' | 'gallego' | 'euskera'>

/** How each is called in a kitchen, folded. */
const known: Readonly<Record<KnownLanguage, string>> = {
  inglés: 'ingles|inglesa|english|angles|ingleses|britanico|americano de estados unidos',
  francés: 'frances|francesa|french|francais|franceses',
  italiano: 'italiano|italiana|italian|italia|italianos',
  portugués: 'portugues|portuguesa|portuguese|portugal|portugueses|brasileno',
  alemán: 'aleman|alemana|german|deutsch|alemanes',
  catalán: 'catalan|catala|valenciano|valencia|mallorquin',
  gallego: 'gallego|galego',
  euskera: 'euskera|euskara|vasco|vascuence|basque',
}

/** Of these nothing is known, and that is said. */
const unknown =
  'japonés|chino|mandarín|ruso|sueco|holandés|neerlandés|flamenco|árabe|griego|polaco|danés|noruego|rumano|turco|coreano|latín|hindi|ucraniano|checo|húngaro|bable|asturiano|aragonés|finlandés|hebreo|tailandés'

const readers = Object.entries(known).map(
  ([language, names]) => [new RegExp(`^(?:${names})$`), language as KnownLanguage] as const,
)

/** A language by a folded word; null where it is none we have words of. */
export const languageNamed = (word: string): KnownLanguage | null =>
  readers.find(([names]) => names.test(word))?.[1] ?? null

/** A folded word of a language nothing is known of, as it is written. */
export const unknownLanguage = (word: string): string => unknown.split('|').find((one) => fold(one) === word) ?? word

/** Any of the languages, as a piece of a pattern over folded text. */
export const anyLanguage = `(?:${Object.values(known).join('|')}|${fold(unknown)})`

export const toldLanguages = 'inglés, francés, italiano, portugués, alemán, catalán, gallego y euskera'

/** What a sentence about a language names it by, folded. */
const toldOf: Readonly<Record<KnownLanguage, RegExp>> = {
  inglés: /\b(?:ingles\w*|britanic\w*|reino unido|estados unidos|american\w*)/,
  francés: /\b(?:frances\w*|francia)/,
  italiano: /\bitalia\w*/,
  portugués: /\b(?:portug\w*|brasil)/,
  alemán: /\b(?:aleman\w*|austria)/,
  catalán: /\bcatalan/,
  gallego: /\bgalleg/,
  euskera: /\beuskera/,
}

/** The sentences of a note that speak of these languages, or of none. */
export const ofLanguages = (note: string, languages: readonly KnownLanguage[]): string =>
  note
    .split(/(?<=[.:]) (?=[A-ZÁÉÍÓÚ«])/)
    .filter((sentence) => {
      const folded = fold(sentence)
      const speaksOf = Object.entries(toldOf).filter(([, said]) => said.test(folded))
      return speaksOf.length === 0 || speaksOf.some(([language]) => languages.some((one) => one === language))
    })
    .join(' ')
