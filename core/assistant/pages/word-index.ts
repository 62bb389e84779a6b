import type { KnownLanguage } from '#core/assistant/words/languages-named.ts'
import type { Cookbook } from '#core/cookbook/cookbook.ts'
import {
  type ForeignNames,
  type ForeignWord,
  type TradeLanguage,
  tradeLanguages,
} from '#core/cookbook/foreign-names.ts'
import { foodWords } from '#core/pantry/food-words.ts'
import { wordsFor } from '#core/pantry/other-languages.ts'
import { fold } from '#core/spanish/fold.ts'
import { soundOf } from '#core/spanish/sound.ts'
import { stem } from '#core/spanish/stem.ts'

/** What a word of another language stands for. */
export type Meaning = {
  readonly language: TradeLanguage | 'latín'
  readonly word: ForeignWord
  readonly row: ForeignNames
}

/** What the languages say of a thing of ours, and the other way round. */
export type WordIndex = {
  /** The rows of exactly this name, gender kept and plural aside; else of how it sounds. */
  readonly rows: (name: string) => readonly ForeignNames[]
  /** The words for it in one language, the first for a menu. */
  readonly words: (name: string, language: KnownLanguage) => readonly ForeignWord[]
  /** The longest names of ours said in a longer one, in their order, and the words that are none. */
  readonly parts: (name: string) => { readonly known: readonly string[]; readonly left: readonly string[] }
  readonly meanings: (word: string) => readonly Meaning[]
}

const indexes = new WeakMap<Cookbook, WordIndex>()

/** The words of a cookbook by their keys, made at the first question and kept with it. */
export const wordIndexOf = (cookbook: Cookbook): WordIndex => {
  const made = indexes.get(cookbook) ?? makeWordIndex(cookbook)
  indexes.set(cookbook, made)
  return made
}

const bare = (name: string): string => name.replace(/ \(.*\)/, '')
const keyOf = (name: string): string => foodWords(bare(name)).join(' ')
const soundsOf = (key: string): string => key.split(' ').map(soundOf).join(' ')

/** Words of another language are compared without accents and with their letters written out: 'bœuf', 'Weißwein'. */
const foreignKey = (word: string): string =>
  fold(word.toLocaleLowerCase('es')).replace(/œ/g, 'oe').replace(/ß/g, 'ss').replace(/['’]/g, "'").trim()

/** A word without 'to' of a verb, and Italian nouns in the plural too: 'scampo' and 'scampi', 'cozza' and 'cozze'. */
const formsOf = (word: string, language: TradeLanguage): readonly string[] => {
  const key = foreignKey(word).replace(/^to /, '')
  if (language !== 'italiano' || key.includes(' ')) return [key]
  return [
    key,
    key.endsWith('a') ? key.replace(/c?a$/, (end) => (end === 'ca' ? 'che' : 'e')) : key.replace(/[oe]$/, 'i'),
  ]
}

/** Words that join the parts of a dish, and are none themselves. */
const joins = /^(?:de|del|con|a|al|la|el|las|los|y|e|en|su|sus|un|una|estilo|sobre)$/

const add = <Key, One>(map: Map<Key, One[]>, key: Key, one: One): void => {
  const shelf = map.get(key)
  if (shelf === undefined) map.set(key, [one])
  else if (!shelf.includes(one)) shelf.push(one)
}

const makeWordIndex = ({ foreignNames, otherNames }: Cookbook): WordIndex => {
  const byKey = new Map<string, ForeignNames[]>()
  const bySound = new Map<string, ForeignNames[]>()
  const byWord = new Map<string, Meaning[]>()
  for (const row of foreignNames) {
    for (const name of row.names) {
      add(byKey, keyOf(name), row)
      add(bySound, soundsOf(keyOf(name)), row)
    }
    for (const language of tradeLanguages)
      for (const word of row.words[language])
        for (const form of formsOf(word.word, language)) add(byWord, form, { language, word, row })
    for (const species of row.species)
      add(byWord, foreignKey(species), {
        language: 'latín',
        word: { word: species, where: '', needsLanguage: false },
        row,
      })
  }
  const others = otherNames.filter(({ language }) => language !== 'América')
  const rows = (name: string): readonly ForeignNames[] => {
    const key = keyOf(name)
    const found = key === '' ? [] : (byKey.get(key) ?? bySound.get(soundsOf(key)) ?? [])
    // 'Dorada' is no 'dorado', which is another fish.
    const exact = found.filter((row) => row.names.some((one) => stem(fold(bare(one))) === stem(fold(name.trim()))))
    return exact.length > 0 ? exact : found
  }
  const words = (name: string, language: KnownLanguage): readonly ForeignWord[] => {
    const isTrade = (tradeLanguages as readonly string[]).includes(language)
    const ofTable = isTrade ? rows(name).flatMap((row) => row.words[language as TradeLanguage]) : []
    if (ofTable.length > 0) return unique(ofTable)
    const key = keyOf(name)
    if (key === '') return []
    const told = others
      .filter((row) => row.language === language && keyOf(row.ours) === key)
      .flatMap((row) => row.others)
    const listed =
      language === 'catalán' || language === 'gallego' || language === 'euskera'
        ? wordsFor(key, language, foodWords)
        : []
    return [...new Set([...told, ...listed])].map((word) => ({ word, where: '', needsLanguage: false }))
  }
  return {
    rows,
    words,
    parts: (name) => {
      const said = name.split(/\s+/).filter((word) => word !== '')
      const known: string[] = []
      const left: string[] = []
      for (let at = 0; at < said.length; ) {
        let end = Math.min(said.length, at + longestName)
        while (end > at && (joins.test(fold(said[end - 1] ?? '')) || rows(said.slice(at, end).join(' ')).length === 0))
          end--
        if (end > at) known.push(said.slice(at, end).join(' '))
        else if (!joins.test(fold(said[at] ?? ''))) left.push(said[at] ?? '')
        at = Math.max(end, at + 1)
      }
      return { known, left }
    },
    meanings: (word) => byWord.get(foreignKey(word)) ?? byWord.get(singular(foreignKey(word))) ?? [],
  }
}

/** Words of a name of ours, at most. */
const longestName = 5

/** 'Shallots', 'crevettes': the plural most of these languages write with an s. */
const singular = (word: string): string => word.replace(/s$/, '')

const unique = (words: readonly ForeignWord[]): ForeignWord[] => [
  ...new Map(words.map((word) => [`${word.word} ${word.where}`, word])).values(),
]
