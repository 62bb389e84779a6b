import type { FormulaPart } from '#core/cookbook/formula.ts'

/**
 * Foods that take the place of others when a recipe is made for a guest, by grams (docs/ciencia/motor-local.md §6.2). The
 * key is a word of the food's name, without accents; the first that fits decides. What depends on what the food does in the
 * dish stands in core/cookbook/adaptations.tsv.
 */
export type Swap = {
  readonly of: RegExp
  readonly with: readonly (readonly [food: string, factor: number])[]
  readonly loss: string
}

export const swaps: Readonly<Record<'frutos_cascara' | 'animal' | 'stock', readonly Swap[]>> = {
  frutos_cascara: [
    {
      of: /^(almendra|harina de almendra|avellana|nuez|nueces|pinones|pistacho|anacardo)/,
      with: [['Pipas de girasol', 1]],
      loss: 'sabor más verde; comprueba trazas',
    },
  ],
  animal: [
    { of: /./, with: [['Champiñón', 1]], loss: 'es otro plato: dóralo bien, que pierde la mitad de su peso, y prueba' },
  ],
  stock: [{ of: /./, with: [['Caldo de verduras', 1]], loss: 'menos gelatina: reduce o liga al final' }],
}

/** Parts with what a guest cannot eat replaced; grams in, grams out. */
export const partsOfSwap = ({ with: foods }: Swap, grams: number): FormulaPart[] =>
  foods.map(([food, factor]) => [food, grams * factor])
