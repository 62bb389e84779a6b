import { nameKey, searchWords } from '#core/spanish/name-key.ts'
import type { Food } from './food.ts'
import { foodWords } from './food-words.ts'

export type FoodSearch = {
  /**
   * Foods for a few typed letters, best first, at most `limit`: every typed word begins a word of one name ('tom cher' →
   * Tomate cherry). Where there is none, the foods that look like it. No words: none.
   */
  readonly find: (text: string, limit: number) => readonly Food[]
  /** Foods whose names share words or letters with this one, likest first: proposals, never a match. */
  readonly similar: (name: string, limit: number) => readonly Food[]
}

type Named = {
  readonly key: string
  readonly written: readonly string[]
  readonly words: ReadonlySet<string>
  readonly pairs: ReadonlySet<string>
  /** Its own name, or a synonym. */
  readonly own: boolean
}

/** A search over names and synonyms for choosing a food by hand. Accents and capitals do not matter. Made once. */
export const makeFoodSearch = (foods: readonly Food[]): FoodSearch => {
  const shelves = foods.map((food) => ({
    food,
    names: [food.name, ...food.synonyms].map((name, index): Named => {
      const key = nameKey(name)
      const written = key.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
      return { key, written, words: new Set(foodWords(name)), pairs: pairsOf(key), own: index === 0 }
    }),
  }))

  /** The foods with a score below `worst`, lowest first. */
  const lowest = (score: (name: Named) => number, worst: number, limit: number): Food[] =>
    shelves
      .map(({ food, names }) => ({ food, score: Math.min(...names.map(score)) }))
      .filter((found) => found.score < worst)
      .sort((one, other) => one.score - other.score || order(one.food, other.food))
      .slice(0, limit)
      .map(({ food }) => food)

  const similar = (name: string, limit: number): Food[] => {
    const words = foodWords(name)
    const pairs = pairsOf(nameKey(name))
    return lowest((named) => -likeness(named, words, pairs), -leastLikeness, limit)
  }
  return {
    similar,
    find: (text, limit) => {
      const typed = searchWords(text)
      if (typed.length === 0) return []
      const found = lowest((name) => rankOf(name, typed), noMatch, limit)
      return found.length > 0 ? found : similar(text, limit)
    },
  }
}

const noMatch = 100

/** Lower is better: the whole name, its beginning, its first word, then any words; a synonym after the food's own name. */
const rankOf = ({ key, written, own }: Named, typed: readonly string[]): number => {
  if (!typed.every((start) => written.some((word) => word.startsWith(start)))) return noMatch
  const asTyped = typed.join(' ')
  const bySynonym = own ? 0 : 1
  if (key === asTyped) return bySynonym
  if (key.startsWith(`${asTyped} `)) return 2 + bySynonym
  if (key.startsWith(asTyped)) return 4 + bySynonym
  return (written[0]?.startsWith(typed[0] ?? '') === true ? 6 : 8) + bySynonym
}

/** Our own grading: the part of the words they share, and the part of the letter pairs (Dice), 0–2. */
const likeness = ({ words, pairs }: Named, others: readonly string[], otherPairs: ReadonlySet<string>): number => {
  const shared = others.filter((word) => words.has(word)).length
  let common = 0
  for (const pair of otherPairs) if (pairs.has(pair)) common++
  const inWords = others.length === 0 ? 0 : (2 * shared) / (others.length + words.size)
  const inLetters = pairs.size === 0 ? 0 : (2 * common) / (pairs.size + otherPairs.size)
  return inWords + inLetters
}

/** Below, names have hardly more in common than any two Spanish words. */
const leastLikeness = 0.45

const pairsOf = (key: string): ReadonlySet<string> => {
  const pairs = new Set<string>()
  for (let at = 0; at + 2 <= key.length; at++) pairs.add(key.slice(at, at + 2))
  return pairs
}

/** Of equals, the shorter name first: it is the plainer food. */
const order = (one: Food, other: Food): number =>
  one.name.length - other.name.length || (one.id < other.id ? -1 : Number(one.id > other.id))
