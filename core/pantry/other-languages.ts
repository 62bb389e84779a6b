import { nameKey } from '#core/spanish/name-key.ts'
import words from './other-languages.json' with { type: 'json' }

/**
 * A name written with words of Catalan, Galician or Basque, in Spanish: "Llet d'ametlla" → 'leche de almendra'. Null where no word of
 * it is theirs. Only for names that mean nothing in Spanish: 'polo' is a chicken in Galicia and an ice everywhere else.
 */
export const inSpanish = (name: string): string | null => {
  const key = nameKey(name)
    .replace(/l·l/g, 'l')
    .replace(/(?<!\p{L})d['’]/gu, 'de ')
    .replace(/(?<!\p{L})l['’]/gu, '')
  const written = key.replace(pattern, (form) => spanish.get(form) ?? form).replace(participle, '$1do')
  return written === key ? null : written
}

/** Catalan participles: 'triturat' and 'laminades' are 'triturado' and 'laminado'. */
const participle = /(?<!\p{L})(\p{L}{3,}[ai])(?:t|ts|des)(?!\p{L})/gu

/** How a word of each language stands in the plural, and in Basque with its article. */
const formsOf: Readonly<Record<keyof typeof words, (word: string) => readonly string[]>> = {
  catalán: (word) => [
    word,
    `${word}s`,
    ...(word.endsWith('a') ? [word.replace(/a$/, 'es'), word.replace(/ja$/, 'ges'), word.replace(/ca$/, 'ques')] : []),
    ...(/[eio]$/.test(word) ? [`${word}ns`] : []),
    ...(/[cstx]$/.test(word) ? [`${word}os`] : []),
  ],
  gallego: (word) => [word, `${word}s`, `${word}es`],
  euskera: (word) => [word, `${word}a`, `${word}k`, `${word}ak`],
}

const spanish = new Map<string, string>()
for (const language of ['catalán', 'gallego', 'euskera'] as const)
  for (const [word, meaning] of Object.entries(words[language]))
    for (const form of formsOf[language](nameKey(word))) if (!spanish.has(form)) spanish.set(form, nameKey(meaning))

export type PantryLanguage = keyof typeof words

/** The words of a language whose meaning has the same terms as a Spanish name; blank where the table has none. */
export const wordsFor = (
  terms: string,
  language: PantryLanguage,
  termsOf: (text: string) => readonly string[],
): string[] =>
  Object.entries(words[language])
    .filter(([, meaning]) => !meaning.startsWith('sin ') && termsOf(meaning).join(' ') === terms)
    .map(([word]) => word)

/** Several words before one, so that 'pebre vermell' is paprika and no red pepper. */
const pattern = new RegExp(
  `(?<!\\p{L})(?:${[...spanish.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?!\\p{L})`,
  'gu',
)
