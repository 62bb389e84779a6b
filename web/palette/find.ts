import { nameKey, searchWords } from '#core/spanish/name-key.ts'
import type { FixedEntry } from './entries.ts'

/**
 * The entries in which every word of the text begins a word, by name or synonym, without accents or case; those found by
 * their name come first. No words: all of them.
 */
export const findEntries = (entries: readonly FixedEntry[], text: string): FixedEntry[] => {
  const words = searchWords(text)
  const byName = entries.filter(({ label }) => hasAll(label, words))
  const otherwise = entries.filter((entry) => !byName.includes(entry) && hasAll(`${entry.label} ${entry.words}`, words))
  return [...byName, ...otherwise]
}

const hasAll = (text: string, words: readonly string[]): boolean => {
  const there = nameKey(text).split(/[^\p{L}\p{N}]+/u)
  return words.every((word) => there.some((one) => one.startsWith(word)))
}

/** Whether a recipe of this name is one the server would find: each word stands in it, accents and case aside. */
export const isFoundBy = (name: string, text: string): boolean => {
  const key = nameKey(name)
  return searchWords(text).every((word) => key.includes(word))
}

/** The neighbour of an option, round and round; the first when the one it starts from has gone. */
export const neighbour = (ids: readonly string[], from: string, step: 1 | -1): string => {
  const at = ids.indexOf(from)
  if (at === -1) return ids[0] ?? ''
  return ids[(at + step + ids.length) % ids.length] ?? ''
}
