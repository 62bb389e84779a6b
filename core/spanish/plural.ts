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

/** The singular of a plural, a comma behind it allowed: 'limones' → 'limón', 'naranjas' → 'naranja', 'verdes' → 'verde'. */
export const singularOf = (word: string): string =>
  word
    .replace(/ones(?=[,;]?$)/, 'ón')
    .replace(/(?<=[lrnd])es(?=[,;]?$)/, (ending, at: number) =>
      /verd|grand$/.test(word.slice(0, at)) ? 'e' : ending.slice(2),
    )
    .replace(/(?<=[aeiouáéíóú])s(?=[,;]?$)/, '')

/** A folded word in the singular, as a key that a name in either number begins with: 'croquetas' → croqueta, 'nueces' → nuez. */
export const singularKey = (word: string): string =>
  word.length > 4 ? word.replace(/ces$/, 'z').replace(/(?<=[aeiou][lr]|[aio]n|j)es$|s$/, '') : word
