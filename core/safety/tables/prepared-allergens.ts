import { type Allergen, allergens } from '#core/pantry/food.ts'
import { readTable } from './table.ts'

/** What is in a thing as it is usually made or sold, where its name does not say so. */
export type PreparedAllergens = {
  readonly id: string
  readonly name: string
  readonly names: readonly string[]
  readonly holds: readonly Allergen[]
  /** By brand or recipe: the label decides. */
  readonly mayHold: readonly Allergen[]
  readonly why: string
  readonly source: string
}

/** `allergens-by-preparation.tsv`. */
export const readPreparedAllergens = (text: string): readonly PreparedAllergens[] =>
  readTable('allergens-by-preparation.tsv', text, [
    'id',
    'nombre',
    'palabras',
    'lleva',
    'puede llevar',
    'por qué',
    'fuente',
  ]).map((row) => {
    const codes = (column: string): Allergen[] =>
      row.list(column).map((code) => allergens.find((known) => known === code) ?? row.fail(`no allergen ${code}`))
    return {
      id: row.text('id'),
      name: row.text('nombre'),
      names: row.list('palabras'),
      holds: codes('lleva'),
      mayHold: codes('puede llevar'),
      why: row.text('por qué'),
      source: row.text('fuente') || row.fail('no source'),
    }
  })
