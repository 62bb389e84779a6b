import { formatDecimal } from '#core/format/decimal.ts'

/** Words about recipes that more than one screen says. */

/** '4 raciones', '1 ración', '2,5 raciones'. */
export const servingsLabel = (servings: number): string => `${formatDecimal(servings)} ${servingsWord(servings)}`
const servingsWord = (servings: number): string => (servings === 1 ? 'ración' : 'raciones')

/** Specification §8, 'Recipes and folders', as data for useOperation. */
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
  more: 'Mostrar más',
  loadingMore: 'Cargando más…',
  noFolder: 'Sin carpeta',
  servings: 'Raciones',
} as const

export const pickerTexts = {
  placeholder: 'Escribe parte del nombre',
  none: 'No hay recetas. Crea tu primera receta.',
  notFound: 'No se encontraron recetas',
  failed: 'No se pudieron cargar las recetas',
  more: 'Hay más: escribe algo más del nombre.',
} as const

export const preferencesFailure = ['Error', 'No se pudo guardar la preferencia'] as const

const listOf = new Intl.ListFormat('es-ES', { style: 'long', type: 'conjunction' })

/** Allergens, as every screen says them. None of these words says that something is free of anything. */
export const allergenTexts = {
  title: 'Alérgenos',
  contains: 'Contiene',
  mayContain: 'Puede contener',
  takenOut: 'Retirado por ti',
  incomplete: 'Información incompleta',
  unknown: (ingredients: readonly string[]) =>
    `No se conocen los alérgenos de ${listOf.format(ingredients.map((name) => `«${name}»`))}.`,
  none: 'Ninguno de los 14 se ha reconocido en los ingredientes. Eso no asegura que no los haya.',
  by: (ingredients: readonly string[]) => `por ${listOf.format(ingredients)}`,
  addedByYou: 'añadido por ti',
  takenOutByYou: 'retirado por ti',
  changedByYou: 'corregido por ti',
  withNote: (mine: string, note: string) => `${mine}: ${note}`,
  correctButton: 'Corregir',
  correctOne: (allergen: string) => `Corregir ${allergen}`,
  loadFailed: 'Los alérgenos no han cargado: no cuentes con que no los haya.',
  retry: 'Reintentar',
  correct: { failure: ['Error', 'No se pudo guardar la corrección del alérgeno'] },
} as const
