import type { ChatRecipe } from './turns/conversation.ts'

/** What the assistant says. */
export type Reply = {
  /** Markdown of `**bold**`, `*emphasis*`, lists (`- `, `1. `) and line breaks. */
  readonly response: string
  /** Only when the cook asked for a recipe to be made; quantities > 0 in the eight units. */
  readonly recipe: ChatRecipe | null
  readonly links: readonly { readonly recipeId: string; readonly name: string }[]
  /** Three or fewer questions that may follow. */
  readonly suggestions: readonly string[]
  /** Nothing was answered: something was asked back, or it is said that it is not known. */
  readonly declined?: true
}

/** The answers to what one turn asks, in its order, as one. */
export const inOne = (replies: readonly Reply[]): Reply => ({
  response: replies.map(({ response }) => response).join('\n\n'),
  recipe: replies.find(({ recipe }) => recipe !== null)?.recipe ?? null,
  links: replies.flatMap(({ links }) => links),
  suggestions: [...new Set(replies.flatMap(({ suggestions }) => suggestions))].slice(0, 3),
})
