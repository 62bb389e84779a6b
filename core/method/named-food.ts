import type { Pantry } from '#core/pantry/match-food.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { holdsAFood } from './fitting/name-words.ts'
import { pulseRoles, raw, sea } from './kinds/role-groups.ts'
import { sharesAWord } from './shares-a-word.ts'

/** The food a name speaks of and the list has nothing of: what is called squid and made of aubergine. */
export type AbsentFood = { readonly food: string; readonly isBody: boolean }

/**
 * The food a dish is named after, where the list has neither it nor another that does its work. Only what stands before the first
 * 'con', 'en' or 'a la' is asked for: what follows may be a sauce, a place or a way. Null where nothing is lacking.
 */
export const absentFood = (
  recipeName: string,
  lines: readonly IngredientDraft[],
  pantry: Pantry,
): AbsentFood | null => {
  // Where a line is unknown, nobody can say what is lacking.
  if (isMockery.test(recipeName) || lines.some(({ name }) => !classify(name).known)) return null
  const [lead = ''] = nameKey(recipeName)
    .slice(0, 200)
    .split(/ (?:con|y|e|en|a|al|sobre|sin|para|estilo|tipo) /)
  const named = leadFood(lead)
  if (named === null) return null
  const { role } = classify(named)
  const alike = sameShelf.find((roles) => roles.includes(role))
  if (alike === undefined) return null
  const food = pantry.match(named)?.food.id
  const has = lines.some((line) => {
    const own = classify(line.name).role
    if (own === 'bone' || own === 'stock') return true
    // 'Lemon curd' is of lemon.
    if (sharesAWord(line.name.replace(/\blemon\b/i, 'limón'), named)) return true
    return isVaried.has(role) ? food !== undefined && pantry.match(line.name)?.food.id === food : alike.includes(own)
  })
  return has ? null : { food: named, isBody: !isVaried.has(role) }
}

/** 'crema de calabaza' speaks of pumpkin, 'lomo de merluza' of hake. */
const leadFood = (lead: string): string | null => {
  const words = lead.split(' ')
  if (!holdsAFood(words[0] ?? '')) return classify(lead).known ? lead : null
  const [, held = ''] = lead.split(/ de (?:la |los |las )?/)
  return held !== '' && classify(held).known ? held : null
}

/** Foods of a row do each other's work in a dish; those of `isVaried` are each their own. */
const sameShelf: readonly (readonly Role[])[] = [
  [...raw, 'cured'],
  [...sea, 'cannedFish'],
  pulseRoles,
  ['rice'],
  ['mushroom'],
  ['vegetable', 'potato', 'leaf', 'tomato', 'aromatic'],
  ['fruit', 'driedFruit', 'citrus'],
]
const isVaried: ReadonlySet<Role> = new Set<Role>(sameShelf.slice(-2).flat())

/** What is called a sausage and says itself that it is none, and words for a whole class. */
const isMockery = /vegan|veget|sin carne|\bfals[oa]s?\b|\bverduras?\b|\bhortalizas?\b|\bfrut[oa]s?\b/i
