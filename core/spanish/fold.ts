/**
 * A text as patterns are matched against it: lower case, without accents, **of the same length**, so that a position
 * found here is the same position in what the cook wrote. The ñ folds to n, as in `nameKey`.
 */
export const fold = (text: string): string => text.replace(/[^\p{ASCII}]/gu, foldCharacter).toLowerCase()

const foldCharacter = (character: string): string => {
  if (/\s/.test(character)) return ' '
  const bare = character.normalize('NFD').replace(/\p{Mn}/gu, '')
  return bare.length === character.length ? bare : character
}

/** One line as it is read: composed letters, single blanks, no control characters, at most `limit` characters. */
export const tidyLine = (text: string, limit: number): string =>
  text
    .slice(0, limit)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()

/**
 * A text with at most two blanks and one empty line in a row: more say nothing, and each pattern that begins with blanks tries
 * every one of them as its beginning.
 */
export const withoutGaps = (text: string): string =>
  text.replace(/[^\S\n]{3,}/g, '  ').replace(/\n(?:[^\S\n]{0,2}\n){2,}/g, '\n\n')

/** Where the next character that is not a blank stands. */
export const skipBlanks = (text: string, at: number): number => {
  let here = at
  while (text[here] === ' ') here++
  return here
}

/** What a sticky pattern finds exactly at this position. Patterns are module constants, so the flag is checked by use. */
export const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}
