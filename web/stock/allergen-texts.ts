import { listed } from '#core/spanish/list.ts'

/** Allergens, as every screen says them. None of these words says that something is free of anything. */
export const allergenTexts = {
  title: 'Alérgenos',
  contains: 'Contiene',
  mayContain: 'Puede contener',
  takenOut: 'Retirado por ti',
  incomplete: 'Información incompleta',
  unknown: (ingredients: readonly string[]) =>
    `No se conocen los alérgenos de ${listed(ingredients.map((name) => `«${name}»`))}.`,
  none: 'Ninguno de los 14 se ha reconocido en los ingredientes. Eso no asegura que no los haya.',
  by: (ingredients: readonly string[]) => `por ${listed(ingredients)}`,
  addedByYou: 'añadido por ti',
  takenOutByYou: 'retirado por ti',
  takenOutOf: (elaboracion: string) => `retirado por ti en «${elaboracion}»`,
  within: (ingredient: string, elaboracion: string | null) =>
    elaboracion === null ? ingredient : `${ingredient} (en ${elaboracion})`,
  changedByYou: 'corregido por ti',
  withNote: (mine: string, note: string) => `${mine}: ${note}`,
  correctButton: 'Corregir',
  correctOne: (allergen: string) => `Corregir ${allergen}`,
  loadFailed: 'Los alérgenos no han cargado: no cuentes con que no los haya.',
  retry: 'Reintentar',
  correct: { failure: ['Error', 'No se pudo guardar la corrección del alérgeno'] },
} as const
