import type { IcePantry } from './match-ingredient.ts'

/**
 * What the rest of the kitchen calls an ingredient of the lab: the food table, prices and allergens know 'Leche entera', not
 * 'Leche entera 3,6 %' (columns 'alimento' and 'en_la_cocina' of ingredients.tsv). A name of the cook's own is hers.
 */
export const kitchenName = (pantry: IcePantry, name: string): string => {
  const ingredient = pantry.match(name)
  return ingredient === null || ingredient.name !== name ? name : ingredient.kitchenName
}
