import type { RecipeDraft } from '#core/recipes/recipe.ts'

/** A recipe as the conversation carries it: without a folder. */
export type ChatRecipe = Omit<RecipeDraft, 'folderId'>

/** A message of the conversation; the recipe hangs from the answer that made it. */
export type Message = {
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly recipe?: ChatRecipe | undefined
}

/** A turn of the cook, with what hung from the one it stands for. */
export const said = (content: string, of?: Message): Message => ({ ...of, role: 'user', content })
