import { plain } from '#core/assistant/say.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { isForbidden } from '#core/knowledge/diets.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import type { Allergen } from '#core/pantry/food.ts'
import { listed } from '#core/spanish/list.ts'
import { dietsIn } from './keeps-diet.ts'

/**
 * 'Ya no lleva gluten': the allergens a change takes out of a recipe; blank where none goes, or where a line that stays may
 * bring it or is not known. Labels and traces are the cook's.
 */
export const allergensGone = (before: ChatRecipe, after: ChatRecipe, knowledge: Knowledge): string => {
  const foods = ({ ingredients }: ChatRecipe) => ingredients.map(({ name }) => knowledge.pantry.match(name)?.food)
  const left = foods(after)
  if (left.some((food) => food === undefined)) return ''
  const still = new Set(left.flatMap((food) => [...(food?.allergens ?? []), ...(food?.possibleAllergens ?? [])]))
  const gone = [...new Set(foods(before).flatMap((food): readonly Allergen[] => food?.allergens ?? []))].filter(
    (allergen) => !still.has(allergen),
  )
  return gone.length === 0
    ? ''
    : `Por sus ingredientes ya no lleva **${listed(gone.map((allergen) => allergenNames[allergen].toLowerCase()))}**; mira etiquetas y trazas antes de servirla a un alérgico.`
}

/**
 * 'Sigue llevando lácteos': of a food that was taken out, what stays of the same for a guest who may not eat it; blank where
 * nothing does. Without its milk a béchamel still has its butter.
 */
export const stillHeld = (dropped: readonly string[], { ingredients }: ChatRecipe, { pantry }: Knowledge): string => {
  const wanted = dropped.flatMap((food) => dietsIn(`sin ${food}`))
  const left = ingredients.filter(({ name }) => {
    const food = pantry.match(name)?.food
    return food !== undefined && wanted.some((diet) => isForbidden(food, diet))
  })
  return left.length === 0
    ? ''
    : `**No es ${listed([...new Set(wanted.map(({ name }) => name))])}**: le queda ${listed([...new Set(left.map(({ name }) => plain(name, 40).toLowerCase()))])}. Di «hazla ${wanted[0]?.name}» y te digo por qué cambiarlo.`
}
