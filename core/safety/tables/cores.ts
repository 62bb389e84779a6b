import { readTable } from './table.ts'

/** What the centre of a food must reach, and for how long. */
export type Core = {
  readonly id: string
  /** In a sentence: 'ave', 'carne picada'. */
  readonly name: string
  /** Tags of the foods it is for; the first row that fits counts. */
  readonly tags: readonly string[]
  /** °C at the core. */
  readonly celsius: number
  readonly seconds: number
  readonly note: string
  readonly source: string
}

/** `cores.tsv`, the particular before the general. */
export const readCores = (text: string): readonly Core[] =>
  readTable('cores.tsv', text, ['id', 'nombre', 'etiquetas', 'celsius', 'segundos', 'nota', 'fuente']).map((row) => ({
    id: row.text('id'),
    name: row.text('nombre') || row.fail('no name'),
    tags: row.list('etiquetas'),
    celsius: row.number('celsius') ?? row.fail('no temperature'),
    seconds: row.number('segundos') ?? row.fail('no time'),
    note: row.text('nota'),
    source: row.text('fuente') || row.fail('no source'),
  }))

/** '74 °C' or '90 °C durante 90 s'. */
export const coreText = ({ celsius, seconds }: Pick<Core, 'celsius' | 'seconds'>): string =>
  seconds <= 2
    ? `${celsius} °C`
    : seconds >= 60 && seconds % 60 === 0
      ? `${celsius} °C durante ${seconds / 60} min`
      : `${celsius} °C durante ${seconds} s`
