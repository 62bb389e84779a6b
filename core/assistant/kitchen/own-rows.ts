import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, euros, paragraphs, reply } from '#core/assistant/say.ts'
import type { Findings, OwnRecipe } from './findings.ts'

/** Recipes named in one answer; the rest is counted. */
const mostShown = 20

export type Row = { readonly recipe: Pick<OwnRecipe, 'id' | 'name'>; readonly said: string }

export const listed = (title: string, rows: readonly Row[], total: number, note = ''): Reply => {
  const shown = rows.slice(0, mostShown)
  const more = Math.max(total, rows.length) - shown.length
  return reply(
    paragraphs(
      title,
      bullets(shown.map(({ recipe, said }) => `${bold(recipe.name)}${said === '' ? '' : `: ${said}`}`)) +
        (more > 0 ? `\n- y ${more} más` : ''),
      note,
    ),
    [],
    { links: shown.slice(0, 8).map(({ recipe }) => ({ recipeId: recipe.id, name: recipe.name })) },
  )
}

/** '0,89 € por ración como mínimo, 2 sin precio'. */
export const perServingText = (perServing: number, unpriced: number): string =>
  `${euros(perServing)} por ración${unpriced > 0 ? ` como mínimo, ${unpriced} sin precio` : ''}`

/** Said where not all recipes were read. */
export const readOf = ({ library }: Findings): string =>
  library.total > library.recipes.length ? ` He mirado las ${library.recipes.length} últimas de ${library.total}.` : ''
