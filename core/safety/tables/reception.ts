import { readTable } from './table.ts'

/** How warm a delivery may come, °C at most, and the law that says it. */
export type Reception = {
  readonly id: string
  readonly name: string
  readonly tags: readonly string[]
  readonly names: readonly string[]
  readonly celsius: number
  readonly note: string
  readonly source: string
}

/** `reception.tsv`, the particular before the general. */
export const readReception = (text: string): readonly Reception[] =>
  readTable('reception.tsv', text, ['id', 'nombre', 'palabras', 'etiquetas', 'celsius', 'nota', 'fuente']).map(
    (row) => ({
      id: row.text('id'),
      name: row.text('nombre') || row.fail('no name'),
      names: row.list('palabras'),
      tags: row.list('etiquetas'),
      celsius: row.number('celsius') ?? row.fail('no temperature'),
      note: row.text('nota'),
      source: row.text('fuente') || row.fail('no source'),
    }),
  )
