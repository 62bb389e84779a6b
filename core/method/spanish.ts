import type { Gender } from './vocabulary.ts'

/** What a noun must agree with. */
export type Agreement = { readonly gender: Gender; readonly plural: boolean }

/** Feminine nouns that begin with a stressed a- take 'el' in the singular: el agua, el alga. */
const stressedA = new Set(['agua', 'alga', 'ave', 'haba', 'alga', 'aguja de mar', 'anca', 'ala'])

/** 'la cebolla', 'el agua', 'los huevos'. `headKey` is the first word without accents, lower case. */
export const articleFor = (headKey: string, { gender, plural }: Agreement): string => {
  if (plural) return gender === 'f' ? 'las' : 'los'
  return gender === 'f' && !stressedA.has(headKey) ? 'la' : 'el'
}

/** 'y', or 'e' before the sound i-: 'sal e hinojo', but 'agua y hielo'. */
export const andBefore = (next: string): string => (/^(?:i|í|hi(?![ae])|hí)/i.test(next) ? 'e' : 'y')

/** 'o', or 'u' before the sound o-. */
export const orBefore = (next: string): string => (/^h?[oó]/i.test(next) ? 'u' : 'o')

/** 'a', 'a y b', 'a, b y c'. */
export const listed = (names: readonly string[], conjunction: (next: string) => string = andBefore): string => {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return `${names.slice(0, -1).join(', ')} ${conjunction(last)} ${last}`
}

/** The agreement of several nouns together: feminine only when all are, plural when there is more than one. */
export const agreementOf = (nouns: readonly Agreement[]): Agreement => ({
  gender: nouns.length > 0 && nouns.every(({ gender }) => gender === 'f') ? 'f' : 'm',
  plural: nouns.length > 1 || nouns.some(({ plural }) => plural),
})

/** The end of an adjective in -o for what it goes with: 'picad' + 'as'. */
export const ending = ({ gender, plural }: Agreement): string => `${gender === 'f' ? 'a' : 'o'}${plural ? 's' : ''}`

/** The pronoun that hangs from an infinitive: 'añadir' + 'los'. */
export const pronoun = ({ gender, plural }: Agreement): string => {
  if (plural) return gender === 'f' ? 'las' : 'los'
  return gender === 'f' ? 'la' : 'lo'
}

/** 'de' + 'el arroz' → 'del arroz', 'a' + 'el arroz' → 'al arroz'; `before` is all the text so far. */
export const joined = (before: string, phrase: string): string =>
  phrase.startsWith('el ') && /(?:^|[\s(¿])(?:de|a) $/i.test(before)
    ? `${before.slice(0, -1)}l ${phrase.slice(3)}`
    : before + phrase

const accents: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }

/** The plural of a singular noun or adjective: 'limón' → 'limones', 'nuez' → 'nueces', 'rojo' → 'rojos'. */
export const pluralOf = (word: string): string => {
  if (/[sx]$/i.test(word)) return word
  if (/z$/i.test(word)) return `${word.slice(0, -1)}ces`
  const accented = /([áéíóú])([nl])$/i.exec(word)
  if (accented !== null) {
    const [ends, vowel = '', consonant = ''] = accented
    return `${word.slice(0, -ends.length)}${accents[vowel] ?? vowel}${consonant}es`
  }
  return /[aeiouáéó]$/i.test(word) ? `${word}s` : `${word}es`
}
