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
