import { kitchenWords } from '#core/parsing/kitchen-words.ts'
import { makeVocabulary, type Vocabulary } from '#core/spanish/spelling.ts'
import { loadFoods } from '#server/pantry/load.ts'

/** The words of kitchens, and those of the names of all foods of the table. */
export const kitchenVocabulary = (): Vocabulary =>
  makeVocabulary([
    ...kitchenWords,
    ...loadFoods().flatMap(({ name, synonyms }) => [name, ...synonyms].flatMap((said) => said.split(/[^\p{L}]+/u))),
  ])
