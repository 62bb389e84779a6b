import { readTable } from './table.ts'

/** Minutes from a bag at 5 °C in a bath until pasteurised, by the temperature of the bath and the thickness. */
export type SousVide = {
  readonly product: 'ave' | 'carne' | 'pescado'
  readonly celsius: number
  /** Minutes by thickness in centimetres, ascending. */
  readonly minutes: readonly { readonly cm: number; readonly min: number }[]
  readonly source: string
}

const thicknesses = [1, 2, 3, 4, 5, 6]

/** `sous-vide.tsv`. */
export const readSousVide = (text: string): readonly SousVide[] =>
  readTable('sous-vide.tsv', text, ['producto', 'celsius', ...thicknesses.map((cm) => `${cm} cm`), 'fuente']).map(
    (row) => ({
      product:
        (['ave', 'carne', 'pescado'] as const).find((one) => one === row.text('producto')) ??
        row.fail('unknown product'),
      celsius: row.number('celsius') ?? row.fail('no temperature'),
      minutes: thicknesses.map((cm) => ({ cm, min: row.number(`${cm} cm`) ?? row.fail('a time is missing') })),
      source: row.text('fuente') || row.fail('no source'),
    }),
  )

/** Minutes for a product, rounded to the safe side: the colder row and the thicker column; null where no table goes. */
export const pasteurised = (
  tables: readonly SousVide[],
  product: SousVide['product'],
  celsius: number,
  cm: number,
): number | null => {
  const row = tables
    .filter((one) => one.product === product && one.celsius <= celsius)
    .toSorted((a, b) => b.celsius - a.celsius)[0]
  return row?.minutes.find((one) => one.cm >= cm - 0.05)?.min ?? null
}
