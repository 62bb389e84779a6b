import { z } from 'zod/mini'
import { assistantAnswer } from '#core/api/assistant.ts'
import { origin, otherwise } from './fields.ts'
import { receivedRecipe } from './recipe.ts'

const ours = assistantAnswer.shape

/** What `ai-culinary-assistant` answers: the words, and a recipe if it made one. */
export const receivedChat = z.object({
  response: ours.response,
  recipe: receivedRecipe,
  links: otherwise(ours.links, []),
  suggestions: otherwise(ours.suggestions, []),
  ...origin,
})
export type ReceivedChat = z.infer<typeof receivedChat>
