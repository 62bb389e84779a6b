import { dishes } from '#core/knowledge/dishes.ts'
import { formulas } from '#core/knowledge/formulas.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { nameKey } from '#core/pantry/name-key.ts'

/** Shorter words are often two, with the accent and without: 'te' and 'té'. Letters. */
const shortest = 4

const known = new WeakMap<Pantry, ReadonlyMap<string, string>>()

/** How the words of foods and dishes are written that have an accent; null where the tables write them in both ways. */
const accents = (pantry: Pantry): ReadonlyMap<string, string> => {
  const before = known.get(pantry)
  if (before !== undefined) return before
  const names = [
    ...pantry.foods,
    ...dishes.map(({ names: [name = ''] }) => ({ name })),
    ...formulas.map(({ names: [name = ''] }) => ({ name })),
  ]
  const ways = new Map<string, Set<string>>()
  for (const { name } of names)
    for (const word of name.toLocaleLowerCase('es').match(/\p{L}{4,}/gu) ?? []) {
      const key = nameKey(word)
      ways.set(key, (ways.get(key) ?? new Set()).add(word))
    }
  const made = new Map<string, string>()
  for (const [key, [only = key, ...others]] of ways) if (others.length === 0 && only !== key) made.set(key, only)
  known.set(pantry, made)
  return made
}

/** A name typed on a tablet as it is printed on a card: 'ALBONDIGAS', 'jamon iberico' → 'albóndigas', 'jamón ibérico'. */
export const spelled = (name: string, pantry: Pantry): string => {
  const table = accents(pantry)
  const lowered = name.length > shortest && name === name.toLocaleUpperCase('es') ? name.toLocaleLowerCase('es') : name
  return lowered.replace(/[a-zA-Z]{4,}/g, (word) => {
    const way = table.get(word.toLowerCase())
    if (way === undefined) return word
    return /^[A-Z]/.test(word) ? way.charAt(0).toLocaleUpperCase('es') + way.slice(1) : way
  })
}
