import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import table from './name-words.json' with { type: 'json' }

/**
 * The words of an ingredient's name that say which food it is: without accents and plurals, joining words left out, other
 * countries' names as ours. 'Filetes de Anchoas en aceite' → ['filet', 'anchoa', 'aceit']. The stems are for comparing,
 * not for reading. `y`, `o`, `sin` and `a la` stay: 'sal y pimienta' is two foods, 'harina sin gluten' is not flour,
 * 'pulpo a la gallega' is a dish.
 */
export const foodWords = (name: string): string[] => {
  const words: string[] = []
  let and = false
  let before: string | undefined
  let pending: 'sin' | 'con' | 'para' | 'a-la' | null = null
  for (const raw of nameKey(name).replace(possessive, ' ').match(wordPattern) ?? []) {
    if (raw === 'sin' || raw === 'con' || raw === 'para') {
      if (pending === 'sin') words.push('sin')
      pending = raw
      continue
    }
    if (raw === 'la' && before === 'a') pending = 'a-la'
    before = raw
    if (joining.has(raw)) continue
    if (raw === 'y') {
      and = true
      continue
    }
    const own = masculine(stem(raw))
    const word = synonyms.get(stem(raw)) ?? synonyms.get(own) ?? own
    if (and && !adjectives.has(word) && !adverbs.has(raw)) words.push('y')
    and = false
    if (pending === 'sin' || pending === 'a-la') words.push(`${pending}-${word}`)
    else if (pending === 'con' && parts.has(word)) words.push(`con-${word}`)
    else if (pending === 'para' && purposes.has(word)) words.push(`para-${word}`)
    else words.push(word)
    pending = null
  }
  // 'castaña de Pará' ends in what looks like a preposition.
  if (pending === 'sin' || pending === 'para') words.push(pending)
  return words
}

/** Letters of any script, so that a word we cannot read is never overlooked; numbers with their decimals. */
const wordPattern = /\p{L}+|\d+(?:[.,]\d+)?/gu

/** The tail of a brand: 'Hellmann’s'. */
const possessive = /['’´]s(?!\p{L})/gu

const stems = (text: string): string[] => text.split(' ').map(stem)

/** Words that join and say nothing: articles, prepositions, 'tipo', 'estilo'. */
const joining: ReadonlySet<string> = new Set(table['juntan y no dicen nada'].split(' '))

/** After 'con' and 'sin' these speak of cleaning, not of a second food: 'pollo con hueso', 'nuez con cáscara'. */
const parts: ReadonlySet<string> = new Set(stems(table['partes, tras con y sin']))

/** After 'para' these are what the cook will do with it: 'harina para la masa', 'gallina para caldo'. */
const purposes: ReadonlySet<string> = new Set(stems(table['usos, tras para']))

/** Adjectives are compared in the masculine; nouns never, or 'pimienta' would become 'pimiento'. */
const adjectives: ReadonlySet<string> = new Set(stems(table['adjetivos, en masculino']))

/** Between 'y' and a participle: 'pelada y finamente cortada' is one food, 'sal y pimienta' two. */
const adverbs: ReadonlySet<string> = new Set(table['adverbios, entre y y un participio'].split(' '))

/** 'blanca' → 'blanco', where 'blanco' is an adjective. By their stems. */
export const masculine = (word: string): string => {
  if (!word.endsWith('a')) return word
  const other = `${word.slice(0, -1)}o`
  return adjectives.has(other) ? other : word
}

export const isAdjective = (word: string): boolean => adjectives.has(word)

/** Other countries' and old spellings → the word of the table (es-ES), stem by stem. */
const synonyms: ReadonlyMap<string, string> = new Map(
  Object.entries(table['de otros países']).map(([from, to]) => [
    masculine(stem(nameKey(from))),
    masculine(stem(nameKey(to))),
  ]),
)
