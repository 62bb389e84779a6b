import type { Pantry } from '#core/pantry/match-food.ts'
import { distance } from '#core/spanish/distance.ts'
import { fold } from '#core/spanish/fold.ts'

/** A name of a food, folded, and as the table writes it. */
type Named = { readonly key: string; readonly name: string; readonly id: string }

/** Letters from which on a name may be off by one of them, and by two; shorter names are too near to others. */
const oneWrong = 7
const twoWrong = 12
const longest = 40

const byLength = new WeakMap<Pantry, ReadonlyMap<number, readonly Named[]>>()

const namesOf = (pantry: Pantry): ReadonlyMap<number, readonly Named[]> => {
  const known = byLength.get(pantry)
  if (known !== undefined) return known
  const names = new Map<number, Named[]>()
  for (const { name, synonyms, id } of pantry.foods)
    for (const said of [name, ...synonyms]) {
      const key = fold(said)
      names.set(key.length, [...(names.get(key.length) ?? []), { key, name: said.toLowerCase(), id }])
    }
  byLength.set(pantry, names)
  return names
}

/** The one food whose name these letters are with one or two of them misread ('azúcar gas', 'vmagre de jerez'); null for more. */
export const nearFood = (name: string, pantry: Pantry): string | null => {
  const read = fold(name)
  const wrong = read.length >= twoWrong ? 2 : read.length >= oneWrong ? 1 : 0
  if (wrong === 0 || read.length > longest) return null
  const names = namesOf(pantry)
  let found: Named[] = []
  let least = wrong
  for (let length = read.length - wrong; length <= read.length + wrong; length++)
    for (const named of names.get(length) ?? []) {
      const far = distance(read, named.key, least)
      if (far > least || far === 0) continue
      found = far < least ? [named] : [...found, named]
      least = far
    }
  const [only] = found
  return only !== undefined && found.every(({ id }) => id === only.id) ? only.name : null
}
