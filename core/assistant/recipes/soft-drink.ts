import type { Reply } from '#core/assistant/reply.ts'
import { bold, paragraphs, plain, reply } from '#core/assistant/say.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { listed } from '#core/spanish/list.ts'

/** The diet's name in core/knowledge/diets.ts. */
export const noAlcohol = 'sin alcohol'

/** What has alcohol in a drink; blank of what is no drink: a stew goes without its wine, a negroni does not without gin. */
export const holdsAlcohol = ({ category, ingredients }: ChatRecipe, { pantry }: Knowledge): readonly string[] =>
  category === 'Bebidas'
    ? ingredients.map(({ name }) => name).filter((name) => pantry.match(name)?.food.category === 'vinos_y_licores')
    : []

/** A drink is its alcohol: without it nothing is left to be served under its name. */
export const noSoftVersion = (recipe: ChatRecipe, alcohol: readonly string[]): Reply =>
  reply(
    paragraphs(
      `De ${bold(recipe.name)} no hay versión sin alcohol: se hace con ${names(alcohol)}, y sin eso no queda la copa.`,
      'Lo honrado es otro cóctel: pídeme uno sin alcohol, o pregúntame qué destilados y amargos sin alcohol hay.',
    ),
    ['Cóctel sin alcohol para 4', 'Cómo sustituir la ginebra sin alcohol'],
  )

const names = (alcohol: readonly string[]): string =>
  listed(alcohol.slice(0, 6).map((name) => plain(name, 40).toLowerCase()))
