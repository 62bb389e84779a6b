import { readTable } from './table.ts'

/** How long something made or bought keeps. */
export type Keeping = {
  readonly id: string
  readonly name: string
  /** Its names, and tags of foods it is also for. */
  readonly names: readonly string[]
  readonly tags: readonly string[]
  /** '3 días', '24 h': in the cold, and how cold, °C at most. */
  readonly cold: string
  readonly celsius: number
  readonly frozen: string
  readonly vacuum: string
  readonly note: string
  readonly source: string
}

/** `keeping.tsv`, the particular before the general. */
export const readKeeping = (text: string): readonly Keeping[] =>
  readTable('keeping.tsv', text, [
    'id',
    'nombre',
    'palabras',
    'etiquetas',
    'frío',
    'celsius',
    'congelado',
    'vacío',
    'nota',
    'fuente',
  ]).map((row) => ({
    id: row.text('id'),
    name: row.text('nombre') || row.fail('no name'),
    names: row.list('palabras'),
    tags: row.list('etiquetas'),
    cold: row.text('frío') || row.fail('no time in the cold'),
    celsius: row.number('celsius') ?? row.fail('no temperature'),
    frozen: row.text('congelado'),
    vacuum: row.text('vacío'),
    note: row.text('nota'),
    source: row.text('fuente') || row.fail('no source'),
  }))
