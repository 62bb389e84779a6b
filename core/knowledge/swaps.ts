import type { FormulaPart } from '#core/cookbook/formula.ts'

/**
 * Foods that take the place of others when a recipe is made for a guest, by grams (docs/ciencia/motor-local.md §6.2). The
 * key is a word of the food's name, without accents; the first that fits decides.
 */
export type Swap = {
  readonly of: RegExp
  readonly with: readonly (readonly [food: string, factor: number])[]
  readonly loss: string
}

export const swaps: Readonly<
  Record<'gluten' | 'lacteos' | 'huevos' | 'frutos_cascara' | 'animal' | 'stock', readonly Swap[]>
> = {
  gluten: [
    {
      of: /^harina/,
      with: [
        ['Harina de arroz', 0.6],
        ['Almidón de maíz', 0.4],
      ],
      loss: 'miga menos elástica; en masas, xantana al 0,5 % y un 5–10 % más de líquido',
    },
    {
      of: /^pan rallado|^panko/,
      with: [['Pan rallado sin gluten', 1]],
      loss: 'dora antes',
    },
    { of: /^pan\b/, with: [['Pan sin gluten', 1]], loss: 'absorbe menos' },
    {
      of: /^(espaguetis|macarrones|fideos|placas|pasta)/,
      with: [['Pasta sin gluten', 1]],
      loss: 'se pasa antes: servir al momento',
    },
    { of: /^salsa de soja/, with: [['Tamari', 1]], loss: 'ninguna; comprueba la etiqueta' },
  ],
  lacteos: [
    {
      of: /^leche|^nata para cocinar|^crema de leche/,
      with: [['Bebida de soja', 1]],
      loss: 'liga bien; contiene soja',
    },
    { of: /^nata/, with: [['Crema de coco', 1]], loss: 'sabe a coco y monta menos' },
    { of: /^mantequilla/, with: [['Aceite de girasol', 0.8]], loss: 'no se monta ni se hojaldra con él' },
    {
      of: /^queso parmesano|^parmesano|^queso rallado/,
      with: [['Levadura nutricional', 0.3]],
      loss: 'da umami, no funde',
    },
  ],
  huevos: [
    {
      of: /^huevo|^yema/,
      with: [
        ['Semilla de lino', 0.3],
        ['Agua', 0.9],
      ],
      loss: 'liga, pero no sube ni cuaja',
    },
  ],
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
