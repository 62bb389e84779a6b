import type { Vocabulary } from '#core/spanish/spelling.ts'

/** Words that join others, which the words of kitchens are told apart by. */
const joiners: ReadonlySet<string> = new Set(['de', 'del', 'la', 'el', 'y', 'con', 'en', 'al', 'a', 'los', 'las'])
/** Letters of a word that is none of those, and of all that run together: nothing longer is split. */
const shortest = 3
const longest = 60

/** Letters a figure before a measure is read as. */
const figuresFor: Readonly<Record<string, string>> = { s: '5', S: '5', o: '0', O: '0', l: '1', I: '1' }

/** '90gdeharinadetrigo', 'sgdesal' → '90 g de harina de trigo', '5 g de sal': what runs together, where all of it is words; else as it was. */
export const splitGlued = (vocabulary: Vocabulary, text: string): string => {
  const apart = withoutHyphens(vocabulary, text)
  if (apart !== null) return apart
  const sentence = runTogether(vocabulary, text)
  if (sentence !== null) return sentence
  const found = /^(\d{1,4}(?:,\d+)?|[sSoOlI\d]{1,3})(kg|g|ml|l)(de\p{L}{3,})$/u.exec(text)
  const [, read = '', measure = '', rest = ''] = found ?? []
  const figures = read.replace(/[sSoOlI]/g, (letter) => figuresFor[letter] ?? letter)
  const words = found === null ? null : wordsIn(vocabulary, rest.slice(2))
  return words === null ? text : `${figures} ${measure} de ${words.join(' ')}`
}

/** Letters of what may be a sentence run together. */
const shortestSentence = 6

/**
 * 'entiras', 'aceitedeoliva', 'Devolverlacarnea': no word of a kitchen, and all of it words with one that joins them. With a
 * capital, which names have ('Consuelo'), they must be three. Null where it is none.
 */
const runTogether = (vocabulary: Vocabulary, text: string): string | null => {
  const [, letters = '', end = ''] = /^(\p{L}\p{Ll}+)([.,;:]?)$/u.exec(text) ?? []
  if (letters.length < shortestSentence || vocabulary.knows(letters)) return null
  const words = wordsIn(vocabulary, letters.toLowerCase())
  if (words === null || !words.some((word) => word.length > 1 && joiners.has(word))) return null
  const isName = /^\p{Lu}/u.test(letters)
  if (words.length < (isName ? 3 : 2)) return null
  // 'cebola' is no 'cebo la'.
  if (words.length === 2 && joiners.has(words[1] ?? '')) return null
  const written = words.join(' ')
  return `${isName ? written.slice(0, 1).toUpperCase() + written.slice(1) : written}${end}`
}

/** 'Pularda-con-pimientos', 'g-de': a ruled line between words; 'agar-agar' is a word. Null where it is none. */
const withoutHyphens = ({ knows }: Vocabulary, text: string): string | null => {
  const words = /^\p{L}+(?:-\p{L}+)+[.,;:]?$/u.test(text) ? text.split('-') : []
  const isJoined = words.length > 2 || words.some((word) => joiners.has(word.toLowerCase()))
  const isWord = (word: string): boolean => knows(word.replace(/\P{L}/gu, '')) || joiners.has(word) || word === 'g'
  return words.length > 1 && isJoined && words.every(isWord) ? words.join(' ') : null
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
