import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'

/** How a recipe came to be, and what the cook should know of it. */
export type Made = { readonly recipe: ChatRecipe; readonly origin: string; readonly notes: readonly string[] }

/** The longest name a recipe may have (core/api/recipes.ts). Characters. */
export const longestName = 200

/** What a version has of its own, behind its name, in one pair of brackets. */
export const noted = (name: string, note: string): string =>
  name.endsWith(')') ? `${name.slice(0, -1)}, ${note})` : `${name} (${note})`
