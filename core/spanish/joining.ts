const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * What stands between the nouns of one name. Saved keys of prices and food choices are made without these (ingredient-key.ts):
 * a word more or less and they would no longer be found, so this list never changes.
 */
export const linkingWords = set('de del la las el los')

/** Articles, prepositions, pronouns and conjunctions, folded: they name nothing. 'sin' is not among them, it turns a name round. */
export const joiningWords = set(
  'a al con de del e el en esa ese eso esta estas este estos la las le les lo los mas me mi mis nos o para por que se si su ' +
    'te tu u un una unas unos y',
)
