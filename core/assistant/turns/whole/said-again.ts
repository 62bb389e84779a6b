import type { Reply } from '#core/assistant/reply.ts'
import { declined, reply } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'

/** Before an answer that is given once more. */
export const againAsked: Reply = reply('Es lo que tengo apuntado, con su fuente al final:', [])

/** To a doubt, where nothing was answered. */
export const nothingTold: Reply = declined('No te he dado ningún dato: eso no lo tengo apuntado.', [])

/** Where a recipe comes from, for who doubts it. */
export const sourceOfRecipe = (name: string, { cookbook }: Knowledge): Reply => {
  const page = cookbook.named(name)
  return reply(
    page === null
      ? 'La receta está compuesta por Obrador con las proporciones habituales del plato: pruébala antes del servicio.'
      : `La receta es la de la ficha **${page.name}** del recetario. Fuente: ${page.source}. Pruébala antes del servicio.`,
    [],
  )
}
