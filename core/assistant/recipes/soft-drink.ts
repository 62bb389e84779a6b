import type { Reply } from '#core/assistant/reply.ts'
import { amountOf, bold, numbered, paragraphs, people, plain, reply } from '#core/assistant/say.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { sectionLines } from '#core/cookbook/page.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'

/** The diet's name in core/knowledge/diets.ts. */
export const noAlcohol = 'sin alcohol'

/** What has alcohol in a drink; blank of what is no drink: a stew goes without its wine, a negroni does not without gin. */
export const holdsAlcohol = ({ category, ingredients }: ChatRecipe, { pantry }: Knowledge): readonly string[] =>
  category === 'Bebidas'
    ? ingredients.map(({ name }) => name).filter((name) => pantry.match(name)?.food.category === 'vinos_y_licores')
    : []

/** A drink is its alcohol: without it nothing is left to be served under its name, but what the book has in its place. */
export const noSoftVersion = (recipe: ChatRecipe, alcohol: readonly string[], knowledge: Knowledge): Reply => {
  const instead = insteadOf(recipe.name, knowledge)
  return reply(
    paragraphs(
      `De ${bold(recipe.name)} no hay versión sin alcohol${instead === null ? '' : ' que sea la misma copa'}: se hace con ${names(alcohol)}, y sin eso es otra.`,
      instead ??
        'Lo honrado es otro cóctel: pídeme uno sin alcohol, o pregúntame qué destilados y amargos sin alcohol hay.',
      instead !== null && '*Para embarazadas y quien no puede tomar nada, sólo «0,0»: mira la etiqueta.*',
    ),
    ['Cóctel sin alcohol para 4', 'Cómo sustituir la ginebra sin alcohol'],
  )
}

const softCard = 'cards/bar/cocteles-sin-alcohol-recetas'

/** The drink that goes by its name without alcohol: a page of its own, else a line of the card. */
const insteadOf = (name: string, knowledge: Knowledge): string | null => {
  const page = knowledge.cookbook.named(`${name} sin alcohol`)
  if (page !== null && page.ingredients.length > 0)
    return paragraphs(
      `En su lugar, ${bold(page.name)} (${people(page.servings ?? 1)}): ${page.ingredients.map((line) => `${plain(line.name).toLowerCase()} ${amountOf(line)}`).join(', ')}.`,
      numbered(sectionLines(page, 'Elaboración').map((line) => plain(line, 300))),
    )
  const card = knowledge.cookbook.byPath.get(softCard)
  const lines = card === undefined ? [] : sectionLines(card, 'Proporción').map((line) => line.replace(/^- /, ''))
  const sentences = lines.flatMap((line) => line.split(/(?<=\.) (?=\p{Lu}[\p{L} ]{3,20}:)/u))
  const own = sentences.find((line) => fold(line).startsWith(fold(name)))
  return own === undefined ? null : `En su lugar, ${own.charAt(0).toLowerCase()}${own.slice(1)}`
}

const names = (alcohol: readonly string[]): string =>
  listed(alcohol.slice(0, 6).map((name) => plain(name, 40).toLowerCase()))
