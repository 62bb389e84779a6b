import type { ExampleCounts, RemovedExamples } from '#core/api/examples.ts'
import type { ActionTexts } from '#web/data/action.ts'

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

/** Longer lists say how many more there are. */
const mostNames = 3

const named = (names: readonly string[]): string => {
  const shown = names.slice(0, mostNames).map((name) => `«${name}»`)
  const more = names.length - shown.length
  return more > 0 ? `${shown.join(', ')} y ${more} más` : shown.join(', ')
}

/** What stays, without the folders and prices that only stay because of it. */
const left = (kept: RemovedExamples['kept']): string | undefined => {
  const own = kept.filter(({ kind }) => kind !== 'price' && kind !== 'folder')
  const shown = own.length > 0 ? own : kept
  if (shown.length === 0) return undefined
  return `Se queda lo que has cambiado o usas: ${named(shown.map(({ name }) => name))}.`
}

export const examplesTexts = {
  offer: 'Cargar recetas de ejemplo',
  hint: 'De ejemplo hay doce recetas de oficio con sus precios, un proyecto de Kitchen Lab y una fórmula de helado. Se quitan con un toque.',
  load: {
    success: ['Ejemplos cargados', 'Doce recetas, sus precios, un proyecto y una fórmula de helado.'],
    failure: ['Error', 'No se pudieron cargar los ejemplos'],
  } satisfies ActionTexts,
  noticeLabel: 'Ejemplos',
  notice: ({ recipe, price }: ExampleCounts) =>
    recipe > 0
      ? `Tienes ${count(recipe, 'receta', 'recetas')} de ejemplo.`
      : price > 0
        ? `Quedan ${count(price, 'precio', 'precios')} de ejemplo.`
        : 'Quedan cosas de ejemplo.',
  takeAway: 'Quitar los ejemplos',
  remove: { failure: ['Error', 'No se pudieron quitar los ejemplos'] } satisfies ActionTexts,
  removed: 'Ejemplos quitados',
  left,
  again: 'Cargar otra vez',
} as const
