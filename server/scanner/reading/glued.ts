import type { Vocabulary } from '#core/spanish/spelling.ts'

/** Words that join others, which the words of kitchens are told apart by. */
const joiners: ReadonlySet<string> = new Set(['de', 'del', 'la', 'el', 'y', 'con', 'en', 'al', 'a', 'los', 'las'])
/** Letters of a word that is none of those, and of all that run together: nothing longer is split. */
const shortest = 3
const longest = 60

/** '90gdeharinadetrigo' → '90 g de harina de trigo': what runs together, where all of it is words; else as it was. */
export const splitGlued = (vocabulary: Vocabulary, text: string): string => {
  const found = /^(\d{1,4}(?:,\d+)?)(kg|g|ml|l)(de\p{L}{4,})$/u.exec(text)
  const [, figures = '', measure = '', rest = ''] = found ?? []
  const words = found === null ? null : wordsIn(vocabulary, rest.slice(2))
  return words === null ? text : `${figures} ${measure} de ${words.join(' ')}`
}

/** The fewest known words these letters are made of, or null. */
const wordsIn = ({ knows }: Vocabulary, letters: string): readonly string[] | null => {
  if (letters.length > longest) return null
  const best: (readonly string[] | null)[] = [[]]
  for (let end = 1; end <= letters.length; end++) {
    let fewest: readonly string[] | null = null
    for (let from = 0; from < end; from++) {
      const before = best[from] ?? null
      const word = letters.slice(from, end)
      if (before === null || !(joiners.has(word) || (word.length >= shortest && knows(word)))) continue
      if (fewest === null || before.length + 1 < fewest.length) fewest = [...before, word]
    }
    best[end] = fewest
  }
  return best[letters.length] ?? null
}
