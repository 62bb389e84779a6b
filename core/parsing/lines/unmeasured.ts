import { fold } from '#core/spanish/fold.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import type { Unit } from '#core/units/units.ts'

export type DefaultAmount = { readonly quantity: number; readonly unit: Unit }

/** What 'c/s', 'al gusto' or nothing at all stands for. A new food is a new word in a row. */
const rows: readonly (DefaultAmount & { readonly words: string })[] = [
  // docs/ciencia/motor-local.md §4: salt 5 g, pepper and spices 1 g, herbs 5 g, oil and vinegar 15 ml.
  { quantity: 5, unit: 'g', words: 'sal flor' },
  {
    quantity: 1,
    unit: 'g',
    words:
      'pimienta pimenton comino cominos canela curcuma curry nuez clavo clavos azafran jengibre cardamomo anis ' +
      'cayena guindilla pimentel especias especia vainilla colorante aji cilantro-seco ras macis paprika chile sumac',
  },
  {
    quantity: 5,
    unit: 'g',
    words:
      'perejil cilantro albahaca tomillo romero laurel oregano menta hierbabuena eneldo cebollino estragon hierbas ' +
      'salvia perifollo mejorana hierba epazote ciboulette',
  },
  { quantity: 15, unit: 'ml', words: 'aceite aove vinagre' },
  // Ours: the least a cook would weigh out for a dish; always marked approximate.
  { quantity: 100, unit: 'ml', words: 'agua caldo fumet leche' },
  { quantity: 15, unit: 'ml', words: 'limon lima salsa soja vino brandy coñac ron zumo jugo tabasco' },
  { quantity: 10, unit: 'g', words: 'azucar harina mantequilla margarina manteca cacao pan maicena' },
  { quantity: 20, unit: 'g', words: 'queso parmesano' },
]

const byWord: ReadonlyMap<string, DefaultAmount> = new Map(
  rows.flatMap(({ words, quantity, unit }) =>
    words.split(' ').map((word): [string, DefaultAmount] => [nameKey(word), { quantity, unit }]),
  ),
)

/** By the first word of the name that says it: 'hojas de laurel', 'aceite de oliva'. `null`: nobody can tell. */
export const defaultAmount = (name: string): DefaultAmount | null => {
  for (const word of nameKey(name).split(/[^a-z]+/)) {
    const known = byWord.get(word)
    if (known !== undefined) return known
  }
  return null
}

export const isSpice = (name: string): boolean => defaultAmount(name)?.quantity === 1

/** Whether a name of several words joined by 'y' or commas is a row of such foods: 'sal y pimienta'. */
export const isSeasoning = (name: string): boolean => byWord.has(nameKey(name).split(/[^a-z]+/)[0] ?? '')

const poured = new Set(nameKey('agua leche nata aceite caldo vinagre').split(' '))
const weighedFoods = new Set(
  nameKey('harina azucar mantequilla sal arroz chocolate cacao maicena sémola levadura miel queso glucosa').split(' '),
)

/** Foods nobody counts: a number without a unit is grams or millilitres. */
export const unsaidUnit = (name: string): Unit | null => {
  const first = nameKey(name).split(/[^a-z]+/)[0] ?? ''
  return poured.has(first) ? 'ml' : weighedFoods.has(first) ? 'g' : null
}

/** What flows. Kitchen usage ('oficio'). */
const liquids =
  /^(?:leche|agua|aceite|vino|nata|caldo|fumet|fondo|vinagre|zumo|jugo|licor|brandy|conac|cerveza|sidra|ron|jerez|manzanilla|almibar|infusion|crema de leche|suero|bebida|horchata|mosto|cava|salsa de soja)\b/

/** Whether a food is measured by its volume: where a heading says 'g / ml', and where the measure was lost. */
export const isLiquid = (name: string): boolean => liquids.test(fold(name))
