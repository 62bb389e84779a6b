import { readTable } from './table.ts'

/** A food of the table whose name is elsewhere the name of another thing: 'reineta', an apple, and in Chile a fish. */
export type Homonym = {
  /** Its id in the table of foods. */
  readonly food: string
  /** What it is otherwise: where nothing is said beside it, the one that may hurt. */
  readonly tag: string
  /** The tag of what is said beside it where the food is meant. */
  readonly beside: string
}

/** `homonyms.tsv`, by the id of the food. */
export const readHomonyms = (text: string): ReadonlyMap<string, Homonym> =>
  new Map(
    readTable('homonyms.tsv', text, ['alimento', 'etiqueta', 'es el alimento con', 'fuente']).map((row) => {
      if (row.text('fuente') === '') row.fail('no source')
      const food = row.text('alimento')
      return [food, { food, tag: row.text('etiqueta'), beside: row.text('es el alimento con') }]
    }),
  )
