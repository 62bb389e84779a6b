import type { Cookbook, Knowledge } from '#core/cookbook/cookbook.ts'
import { nameKey } from '#core/spanish/name-key.ts'

/** Shorter words are often two, with the accent and without: 'te' and 'té'. Letters. */
const shortest = 4

const known = new WeakMap<Cookbook, ReadonlyMap<string, string>>()

/** How the words of foods and dishes are written that have an accent; null where the tables write them in both ways. */
const accents = (knowledge: Knowledge): ReadonlyMap<string, string> => {
  const before = known.get(knowledge.cookbook)
  if (before !== undefined) return before
  const names = [
    ...knowledge.pantry.foods,
    ...knowledge.cookbook.dishes.map(({ names: [name = ''] }) => ({ name })),
    ...knowledge.cookbook.formulas.map(({ names: [name = ''] }) => ({ name })),
  ]
  const ways = new Map<string, Set<string>>()
  for (const { name } of names)
    for (const word of name.toLocaleLowerCase('es').match(/\p{L}{4,}/gu) ?? []) {
      const key = nameKey(word)
      ways.set(key, (ways.get(key) ?? new Set()).add(word))
    }
  const made = new Map<string, string>()
  for (const [key, [only = key, ...others]] of ways) if (others.length === 0 && only !== key) made.set(key, only)
  known.set(knowledge.cookbook, made)
  return made
}

/** A name typed on a tablet as it is printed on a card: 'ALBONDIGAS', 'jamon iberico' → 'albóndigas', 'jamón ibérico'. */
export const spelled = (name: string, knowledge: Knowledge): string => {
  const table = accents(knowledge)
  const lowered = name.length > shortest && name === name.toLocaleUpperCase('es') ? name.toLocaleLowerCase('es') : name
  return lowered.replace(/[a-zA-Z]{4,}/g, (word) => {
    const way = table.get(word.toLowerCase())
    if (way === undefined) return word
    return /^[A-Z]/.test(word) ? way.charAt(0).toLocaleUpperCase('es') + way.slice(1) : way
  })
}
