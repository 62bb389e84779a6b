import { diets, isForbidden } from '#core/knowledge/diets.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { classify } from '#core/pantry/roles.ts'
import { fold } from '#core/spanish/fold.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'

/** Which foods a name leaves out: 'chili sin carne' is no page with meat, 'mojito sin alcohol' none with rum. */
export const leftOutBy = (recipeName: string, pantry: Pantry): ((name: string) => boolean) => {
  const key = nameKey(recipeName.slice(0, 200))
  const kept = diets.filter(({ asked }) => asked.test(fold(recipeName.slice(0, 200))))
  const word = /\bsin (\p{L}{3,20})/u.exec(key)?.[1]
  if (kept.length === 0 && word === undefined) return () => false
  const role = word === undefined ? 'other' : classify(word).role
  return (name) => {
    const food = kept.length === 0 ? undefined : pantry.match(name)?.food
    if (food !== undefined && kept.some((diet) => isForbidden(food, diet))) return true
    if (word === undefined) return false
    const own = classify(name).role
    return (
      nameKey(name).split(' ').map(stem).includes(stem(word)) ||
      (role !== 'other' && own === role) ||
      (role === 'meat' && /^(?:mince|poultry|cured|offal)$/.test(own))
    )
  }
}
