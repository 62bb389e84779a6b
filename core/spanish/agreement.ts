export type Gender = 'm' | 'f'

/** What a noun must agree with. */
export type Agreement = { readonly gender: Gender; readonly plural: boolean }

/** Feminine nouns that begin with a stressed a- take 'el' in the singular: el agua, el alga. */
const stressedA = new Set(['agua', 'alga', 'ave', 'haba', 'anca', 'ala', 'arma', 'alma', 'aguila'])

/** 'la cebolla', 'el agua', 'los huevos'. `headKey` is the first word without accents, lower case. */
export const articleFor = (headKey: string, { gender, plural }: Agreement): string => {
  if (plural) return gender === 'f' ? 'las' : 'los'
  return gender === 'f' && !stressedA.has(headKey) ? 'la' : 'el'
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

/** Singulars that end in s. */
const singularInS = new Set([
  'anis',
  'cuscus',
  'couscous',
  'hummus',
  'pastis',
  'ras',
  'gas',
  'res',
  'mars',
  'tres',
  'seis',
])

/** Whether a noun, folded and as it is written, is a plural. */
export const isPlural = (headKey: string): boolean =>
  headKey.length > 3 && headKey.endsWith('s') && !singularInS.has(headKey)

/** The gender of a noun nobody has written down, by its end: 'sartén' is guessed wrong, so roles.json comes first. */
export const guessedGender = (headKey: string): Gender => {
  const singular = headKey.replace(/e?s$/, '')
  return /(?:a|cion|sion|dad|tad|tud|umbre|triz)$/.test(singular) && !/(?:ma|ta)$/.test(singular.slice(-4, -2))
    ? 'f'
    : 'm'
}
