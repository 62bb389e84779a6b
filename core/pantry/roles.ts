import { type Agreement, type Gender, guessedGender, isPlural } from '#core/spanish/agreement.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import type { Food } from './food.ts'
import { foodCalled, foodNamed, isLaidOut } from './food-index.ts'
import { containers, type Role, roleById, roleOfClass, vocabulary } from './role-words.ts'

export type Classified = Agreement & {
  readonly role: Role
  /** Whether a word of the name was known; if not, the article is a guess from its ending. */
  readonly known: boolean
  /** The table's own name of it, where only the index of foods knew the name: 'Acelga' of 'bledas'. */
  readonly otherName: string | null
  /** The key of the first word: what the article and the plural belong to. */
  readonly headKey: string
}

/** What an ingredient does in a dish, by its name, and how its name agrees. A method asks many times for each of its names. */
export const classify = (name: string): Classified => {
  const before = classified.get(name)
  if (before !== undefined) return before
  const made = classifiedNow(name)
  // What only words tell may be told better when the index of foods is laid out.
  if (!isLaidOut()) return made
  if (classified.size >= mostClassified) classified.clear()
  classified.set(name, made)
  return made
}

/** Names last asked for; about a megabyte when full. */
const classified = new Map<string, Classified>()
const mostClassified = 4000

/**
 * Every name of a food does what the food does: 'jugo de durazno' is a juice, whatever 'jugo' is elsewhere. Other names are read by
 * the words of roles.json, and one they do not know is asked of the index once more, so that 'bledas frescas' does what 'acelga'
 * does. The article stays that of the name's own word.
 */
const classifiedNow = (name: string): Classified => {
  const own = byWords(name)
  const food = foodCalled(name) ?? (own.known ? null : foodNamed(name))
  const role = food === null ? undefined : roleOfFood(food)
  if (food === null || role === undefined) return own
  return { ...own, role: byUse(nameKey(name), role), known: true, otherName: own.known ? null : food.name }
}

/** What a food of the table does: by its row of roles.json, else by the words of its name, else by its class. */
const roleOfFood = ({ id, name, category }: Food): Role | undefined => {
  const named = byWords(name)
  return roleById(id) ?? (named.known ? named.role : roleOfClass(category))
}

const byWords = (name: string): Classified => {
  const words = nameKey(name)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '')
  const headKey = words[0] ?? ''
  const found = roleIn(words.map(stem))
  const role = byUse(nameKey(name), found?.role ?? 'other')
  const gender = found?.start === 0 ? found.gender : (containerGender.get(stem(headKey)) ?? guessedGender(headKey))
  return { role, known: found !== undefined, otherName: null, gender, plural: isPlural(headKey), headKey }
}

type Entry = { readonly role: Role; readonly gender: Gender }

const stems = (names: string): string[] =>
  names.split(';').map((name) =>
    nameKey(name)
      .split(/[ -]/)
      .filter((word) => word !== '')
      .map(stem)
      .join(' '),
  )

const entries: ReadonlyMap<string, Entry> = new Map(
  vocabulary.flatMap(([role, gender, names]) => stems(names).map((key): [string, Entry] => [key, { role, gender }])),
)
const containerEntries: ReadonlyMap<string, Entry> = new Map(
  containers.flatMap(([role, gender, names]) => stems(names).map((key): [string, Entry] => [key, { role, gender }])),
)
const containerGender: ReadonlyMap<string, Gender> = new Map(
  [...containerEntries].map(([key, { gender }]) => [key, gender]),
)

const longestEntry = 5

type Found = Entry & { readonly start: number }

/** The earliest entry among the words, the longest if several begin there; containers only if nothing follows. */
const roleIn = (words: readonly string[]): Found | undefined => {
  let container: Found | undefined
  for (let start = 0; start < Math.min(words.length, 24); start++) {
    for (let length = Math.min(longestEntry, words.length - start); length > 0; length--) {
      const key = words
        .slice(start, start + length)
        .flatMap((word) => word.split('-'))
        .join(' ')
      const held = length === 1 ? containerEntries.get(key) : undefined
      if (held !== undefined) {
        container ??= { ...held, start }
        continue
      }
      const entry = entries.get(key)
      // What a container holds gives the role; the container's own word gives gender and article.
      if (entry !== undefined) return { ...entry, ...refined(entry, words), start }
    }
  }
  return container
}

/** Words later in the name that change what its first word is. */
const refined = ({ role }: Entry, words: readonly string[]): { role: Role } => {
  const has = (...any: readonly string[]) => any.some((word) => words.includes(word))
  if ((role === 'meat' || role === 'poultry') && has('picad', 'picada', 'picado')) return { role: 'mince' }
  if (role === 'legume' && has('cocida', 'cocido', 'bot', 'conserva')) return { role: 'cookedLegume' }
  if (role === 'fish' && has('ahumado', 'ahumada', 'lata', 'conserva')) return { role: 'cannedFish' }
  if (role === 'egg' && has('cocido', 'duro')) return { role: 'boiledEgg' }
  if (role === 'coffee' || role === 'juice' || role !== 'herb') return { role }
  return has('seco', 'seca') ? { role: 'spice' } : { role }
}

/** What the cook notes beside the name: 'aceite para freír', 'mantequilla (para el molde)', 'azúcar para decorar'. */
const byUse = (key: string, role: Role): Role => {
  if (/\bpara (el|los) moldes?\b|\bpara engrasar\b|\bpara encamisar\b/.test(key)) return 'mouldFat'
  if (role === 'oil' && /\bpara (freir|la fritura|fritura)\b/.test(key)) return 'fryOil'
  if (role === 'sugar' && /\bpara (el )?caramelo\b/.test(key)) return 'caramel'
  if (role === 'sugar' && /\bpara (decorar|espolvorear|rebozar)\b/.test(key)) return 'icingSugar'
  if (role === 'bread' && /\brallad[oa]s?\b/.test(key)) return 'crumbs'
  return role
}
