/**
 * The form under which a name is searched: lower case, without accents, single blanks.
 * 'Croquetas de  Jamón' → 'croquetas de jamon'. The ñ folds to n, so 'pina' finds 'Piña'.
 */
export const nameKey = (name: string): string =>
  (beyondAscii.test(name) ? name.normalize('NFD').replace(/\p{Mn}/gu, '') : name)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Most names of the food table have no accent to take off. */
const beyondAscii = /[^\p{ASCII}]/u

/** How many words of a search are looked at; a longer text is a paste, not a search. */
const wordLimit = 8

/** The words of a search, as keys: all of them must appear. */
export const searchWords = (text: string): string[] =>
  nameKey(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, wordLimit)
