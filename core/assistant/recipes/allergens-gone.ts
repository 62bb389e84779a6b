import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import type { Allergen } from '#core/pantry/food.ts'
import { listed } from '#core/spanish/list.ts'

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
