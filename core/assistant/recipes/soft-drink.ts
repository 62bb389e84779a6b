import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, paragraphs, plain, reply } from '#core/assistant/say.ts'
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

/** A drink is its alcohol: without it nothing is left to be served under its name. */
export const noSoftVersion = (recipe: ChatRecipe, alcohol: readonly string[], knowledge: Knowledge): Reply =>
  softByItsName(recipe.name, knowledge) ??
  reply(
    paragraphs(
      `De ${bold(recipe.name)} no hay versión sin alcohol: se hace con ${names(alcohol)}, y sin eso no queda la copa.`,
      'Lo honrado es otro cóctel: pídeme uno sin alcohol, o pregúntame qué destilados y amargos sin alcohol hay.',
    ),
    ['Cóctel sin alcohol para 4', 'Cómo sustituir la ginebra sin alcohol'],
  )

/** 'Mojito sin alcohol' is a drink of the book, or of the card that gives such versions; null where neither has it. */
const softByItsName = (name: string, { cookbook }: Knowledge): Reply | null => {
  const bare = name.replace(/ \([^)]*\)$/, '')
  const soft = `${bare} ${noAlcohol}`
  const page = cookbook.named(soft)
  if (page !== null && page.kind !== 'cards')
    return reply(
      paragraphs(
        `${bold(page.name)}:`,
        bullets(sectionLines(page, 'Ingredientes').map((line) => line.replace(/^- /, ''))),
        sectionLines(page, 'Elaboración').join('\n'),
        `*Fuente: ${page.source}.*`,
      ),
      [`Crea una receta de ${soft.toLowerCase()}`],
    )
  const card = cookbook.byPath.get(versions)
  const wanted = fold(`${soft}:`)
  const told =
    card === undefined ? undefined : sectionLines(card, 'Proporción').find((line) => fold(line).includes(wanted))
  return card === undefined || told === undefined
    ? null
    : reply(
        paragraphs(
          `${bold(soft)}: ${told.slice(fold(told).indexOf(wanted) + wanted.length).trim()}`,
          sectionLines(card, 'Proporción')
            .find((line) => line.includes('0,0'))
            ?.replace(/^- /, '') ?? false,
          `*Fuente: ${card.source}.*`,
        ),
        [],
      )
}
const versions = 'cards/bar/cocteles-sin-alcohol-recetas'

const names = (alcohol: readonly string[]): string =>
  listed(alcohol.slice(0, 6).map((name) => plain(name, 40).toLowerCase()))
