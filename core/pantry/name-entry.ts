import type { Food } from './food.ts'
import { foodWords, isAdjective } from './food-words.ts'

/** One name of one food, taken apart once. */
export type Entry = {
  readonly food: Food
  readonly written: string
  readonly words: readonly string[]
  readonly set: ReadonlySet<string>
  /** The noun that leads it. */
  readonly head: string
  /** The words of the food's own name: said beside a synonym they say nothing new ('piparra en vinagre' of Guindilla en vinagre). */
  readonly own: ReadonlySet<string>
  readonly others: OtherNames
  readonly by: 'name' | 'synonym'
  /** A synonym that says less than the food's name, while other foods share its words. */
  readonly general: boolean
  readonly order: number
}

/** All names of one food: each by its words, and the words of all. */
type OtherNames = { readonly names: readonly ReadonlySet<string>[]; readonly words: ReadonlySet<string> }

/** The names that hold a word. */
export type Shelves = ReadonlyMap<string, readonly Entry[]>

/** All names of a food, each taken apart. */
export const entriesOf = (food: Food): Entry[] => {
  const apart = [food.name, ...food.synonyms].map((written) => {
    const words = foodWords(written)
    return { written, words, set: new Set(words), head: headOf(words, written) }
  })
  const names = apart.map(({ set }) => set)
  const others = { names, words: new Set(names.flatMap((name) => [...name])) }
  const own = names[0] ?? new Set()
  return apart.map((name, at) => ({
    ...name,
    food,
    own,
    others,
    by: at === 0 ? 'name' : 'synonym',
    general: false,
    order: 0,
  }))
}

/** Marks the synonyms that are general: all their words are in the food's own longer name, and in another food's. */
export const withGenerality = (entries: readonly Entry[]): Entry[] => {
  const heads = new Map<string, Set<string>>()
  for (const { food, words } of entries) {
    const head = words[0] ?? ''
    heads.set(head, (heads.get(head) ?? new Set()).add(food.id))
  }
  const names = new Map(entries.filter(({ by }) => by === 'name').map(({ food, set }) => [food.id, set]))
  return entries.map((entry, order) => {
    const name = names.get(entry.food.id) ?? entry.set
    const shared = (heads.get(entry.words[0] ?? '')?.size ?? 0) > 1
    const general = entry.by === 'synonym' && shared && entry.set.size < name.size && isWithin(entry.set, name)
    return { ...entry, general, order }
  })
}

export const isWithin = (small: ReadonlySet<string>, large: ReadonlySet<string>): boolean => {
  for (const word of small) if (!large.has(word)) return false
  return true
}

/** The noun that leads a name: of 'relleno de manzana' the filling, whose word is an adjective elsewhere. */
const headOf = (words: readonly string[], written: string): string =>
  (/^\p{L}+ de /u.test(written) ? words[0] : words.find((word) => !isAdjective(word))) ?? words[0] ?? ''
