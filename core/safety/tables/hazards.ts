import { readTable } from './table.ts'

/** Something that may hurt: where it is, what removes it, how far it may go, who must not meet it, and who says so. */
export type Hazard = {
  readonly id: string
  readonly name: string
  /** Tags of foods and states that carry it. */
  readonly carriers: readonly string[]
  readonly removedBy: string
  readonly limit: string
  /** Tags of people who must not eat it; empty is nobody in particular. */
  readonly notFor: readonly string[]
  readonly source: string
}

/** `hazards.tsv`. Throws on a row without source or carriers. */
export const readHazards = (text: string): readonly Hazard[] =>
  readTable('hazards.tsv', text, ['peligro', 'nombre', 'lo lleva', 'lo quita', 'límite', 'no para', 'fuente']).map(
    (row) => ({
      id: row.text('peligro'),
      name: row.text('nombre') || row.fail('no name'),
      carriers: row.list('lo lleva').length > 0 ? row.list('lo lleva') : row.fail('nothing carries it'),
      removedBy: row.text('lo quita') || row.fail('nothing is said to remove it'),
      limit: row.text('límite'),
      notFor: row.list('no para'),
      source: row.text('fuente') || row.fail('no source'),
    }),
  )
