import { shelvesOf } from '#core/assistant/pages/shelves.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import { baseRecipe } from '#core/assistant/turns/target.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** Longer than this it is a text. Characters. */
const longestAsked = 120

/** 'Una clienta alérgica al huevo quiere tortilla': the dish with the longest name somewhere in a short text; null of none. */
export const dishNamedIn = (text: string, knowledge: Knowledge): ChatRecipe | null => {
  if (text.length > longestAsked) return null
  const { dishes, formulas } = shelvesOf(knowledge)
  const names = [dishes.find(text)?.names, formulas.find(text)?.names].flatMap((one) => one ?? [])
  const words = new Set(stemsOf(text))
  const [longest] = names
    .filter((name) => stemsOf(name).every((word) => words.has(word)))
    .toSorted((a, b) => stemsOf(b).length - stemsOf(a).length)
  return longest === undefined ? null : baseRecipe(longest, knowledge)
}
