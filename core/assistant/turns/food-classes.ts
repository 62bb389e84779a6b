import { type Food, meatsAndCured, seafood } from '#core/pantry/food.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import { fold } from '#core/spanish/fold.ts'

const does =
  (...roles: readonly Role[]) =>
  ({ name }: Food): boolean =>
    roles.includes(classify(name).role)

/** How a kitchen calls several foods at once, and the foods it means. */
const classes: readonly (readonly [RegExp, (food: Food) => boolean])[] = [
  [
    /^pescados?$/,
    ({ category, allergens }) =>
      category === 'pescados' || (allergens.includes('pescado') && !seafood.includes(category)),
  ],
  [/^mariscos?$/, ({ category }) => seafood.includes(category)],
  [/^carnes?$/, ({ category }) => meatsAndCured.includes(category)],
  [/^(?:verduras?|hortalizas?)$/, ({ category }) => category === 'verduras_hortalizas'],
  [/^setas?$/, ({ category }) => category === 'setas'],
  [/^quesos?$/, ({ category }) => category === 'quesos'],
  [/^frutas?$/, ({ category }) => category === 'frutas'],
  [/^(?:hierbas?|verde)$/, ({ category }) => category === 'hierbas'],
  [/^especias?$/, ({ category }) => category === 'especias'],
  [/^(?:alcohol|licor|licores)$/, ({ category }) => category === 'vinos_y_licores'],
  [/^(?:grasas?|materia grasa)$/, does('oil', 'fryOil', 'butter')],
  [/^(?:azucar(?:es)?|dulces?|dulzor)$/, ({ category }) => category === 'azucares_y_edulcorantes'],
  [
    /^lacteos?$/,
    ({ category, allergens }) =>
      allergens.includes('lacteos') && (category === 'leches_y_natas' || category === 'quesos'),
  ],
  [/^liquidos?$/, does('water', 'milk', 'stock', 'wine', 'juice', 'soda', 'coffee')],
  [/^(?:acidos?|acidez)$/, does('acid')],
  [/^(?:picante|chiles?|guindillas?)$/, ({ name }) => picante.test(fold(name))],
]
const picante = /\b(?:chile|guindilla|cayena|tabasco|sriracha|jalapeno|habanero|chipotle|pimenton picante|aji)\b/

/** Whether a food is of the class a word names ('grasa', 'lácteo', 'pescado'); null where it names no class. */
export const classNamed = (word: string): ((food: Food) => boolean) | null => {
  const folded = fold(word)
  return classes.find(([named]) => named.test(folded))?.[1] ?? null
}
