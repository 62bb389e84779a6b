import { nameKey } from '#core/spanish/name-key.ts'
import words from './other-languages.json' with { type: 'json' }

/** The languages whose words for foods are known. */
export type PantryLanguage = keyof typeof words

/**
 * The readings of a name in Spanish: as Catalan, Galician and Basque words, then as French, Italian, Portuguese and English ones, each
 * language apart: "Llet d'ametlla" → 'leche de almendra', 'olive oil' → 'aceite de oliva'. Empty where no word of it is theirs. Only for
 * names that mean nothing in Spanish: 'polo' is a chicken in Galicia and an ice everywhere else.
 */
export const translations = (name: string): readonly string[] => {
  const key = nameKey(name)
    .replace(/l·l/g, 'l')
    .replace(/(?<!\p{L})d['’]/gu, 'de ')
    .replace(/(?<!\p{L})l['’]/gu, '')
  return [...new Set(readers.map((read) => read(key)))].filter((written) => written !== key)
}

/** Catalan participles: 'triturat' and 'laminades' are 'triturado' and 'laminado'. */
const participle = /(?<!\p{L})(\p{L}{3,}[ai])(?:t|ts|des)(?!\p{L})/gu

/** How a word of each language stands in the plural, and in Basque with its article. French, Italian and English are written out. */
const formsOf: Readonly<Record<PantryLanguage, (word: string) => readonly string[]>> = {
  catalán: (word) => [
    word,
    `${word}s`,
    ...(word.endsWith('a') ? [word.replace(/a$/, 'es'), word.replace(/ja$/, 'ges'), word.replace(/ca$/, 'ques')] : []),
    ...(/[eio]$/.test(word) ? [`${word}ns`] : []),
    ...(/[cstx]$/.test(word) ? [`${word}os`] : []),
  ],
  gallego: (word) => [word, `${word}s`, `${word}es`],
  euskera: (word) => [
    word,
    `${word}a`,
    `${word}k`,
    `${word}ak`,
    ...(word.endsWith('r') ? [`${word}ra`, `${word}rak`] : []),
  ],
  francés: (word) => [word, `${word}s`],
  italiano: (word) => [word],
  portugués: (word) => [word, `${word}s`],
  inglés: (word) => [word],
}

/** What changes the words of these languages into ours. Several words before one, so that 'pebre vermell' is paprika and no red pepper. */
const readerOf = (languages: readonly PantryLanguage[]): ((key: string) => string) => {
  const spanish = new Map<string, string>()
  for (const language of languages)
    for (const [word, meaning] of Object.entries<string>(words[language]))
      for (const form of formsOf[language](nameKey(word))) if (!spanish.has(form)) spanish.set(form, nameKey(meaning))
  // Most names have no word of theirs: that is cheaper told than by the pattern.
  const begins = new Set([...spanish.keys()].map((form) => /^[\p{L}\p{N}]+/u.exec(form)?.[0] ?? form))
  const longestFirst = [...spanish.keys()].toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu')
  return (key) =>
    (key.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => begins.has(word))
      ? key.replace(pattern, (form) => spanish.get(form) ?? form)
      : key
}

/** The words of a language whose meaning has the same terms, joined by blanks, as a Spanish name; none where the table has none. */
export const wordsFor = (
  terms: string,
  language: PantryLanguage,
  termsOf: (text: string) => readonly string[],
): string[] =>
  Object.entries(words[language])
    .filter(([, meaning]) => !meaning.startsWith('sin ') && termsOf(meaning).join(' ') === terms)
    .map(([word]) => word)

const english = readerOf(['inglés'])

const readers: readonly ((key: string) => string)[] = [
  (key) => iberian(key).replace(participle, '$1do'),
  readerOf(['francés']),
  readerOf(['italiano']),
  readerOf(['portugués']),
  (key) => nounFirst(english(key), key),
]
const iberian = readerOf(['catalán', 'gallego', 'euskera'])

/** English names what a thing is made of before the thing: 'cashew milk' is 'leche anacardo', and never a nut. */
const nounFirst = (written: string, key: string): string =>
  written === key || /\b(?:de|con|sin|y|en)\b/.test(written) ? written : written.split(' ').toReversed().join(' ')
