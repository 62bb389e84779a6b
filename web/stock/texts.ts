import { formatDecimal } from '#core/format/decimal.ts'

/** Words about recipes that more than one screen says. */

/** '4 raciones', '1 ración', '2,5 raciones'. */
export const servingsLabel = (servings: number): string => `${formatDecimal(servings)} ${servingsWord(servings)}`
const servingsWord = (servings: number): string => (servings === 1 ? 'ración' : 'raciones')

/** Specification §8, 'Recipes and folders', as data for useAction. */
export const operations = {
  create: { success: ['Éxito', 'Receta creada correctamente'], failure: ['Error', 'No se pudo crear la receta'] },
  update: {
    success: ['Éxito', 'Receta actualizada correctamente'],
    failure: ['Error', 'No se pudo actualizar la receta'],
  },
  delete: { success: ['Éxito', 'Receta eliminada correctamente'], failure: ['Error', 'No se pudo eliminar la receta'] },
  createFolder: {
    success: ['Éxito', 'Carpeta creada correctamente'],
    failure: ['Error', 'No se pudo crear la carpeta'],
  },
  deleteFolder: {
    success: ['Éxito', 'Carpeta eliminada correctamente'],
    failure: ['Error', 'No se pudo eliminar la carpeta'],
  },
  generateMethod: { success: ['Método generado con IA'], failure: ['Error al generar método'] },
} as const

export const recipeTexts = {
  error: 'Error',
  load: { failure: ['Error', 'No se pudieron cargar las recetas'] },
  noFolder: 'Sin carpeta',
  servings: 'Raciones',
} as const

export const pickerTexts = {
  placeholder: 'Escribe parte del nombre',
  searching: 'Buscando…',
  none: 'No hay recetas. Crea tu primera receta.',
  notFound: 'No se encontraron recetas',
  failed: 'No se pudieron cargar las recetas',
  more: 'Hay más: escribe algo más del nombre.',
} as const

export const preferencesFailure = ['Error', 'No se pudo guardar la preferencia'] as const

/** Behind a quantity that is what is left after cleaning: '400 g en limpio'. */
export const cleanWord = 'en limpio'
