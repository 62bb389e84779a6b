import { listed, rowsOf } from './measures.ts'

/** Foods of a class, each of which may do for another: 'pescado azul'. */
export type SwapClass = {
  readonly name: string
  readonly members: readonly string[]
  /** What changes between them. */
  readonly note: string
}

/** swap-classes.tsv. Classes of the trade (oficio). */
export const readSwapClasses = (text: string): SwapClass[] =>
  rowsOf('swap-classes.tsv', text, 3).map(([name = '', members = '', note = '']) => ({
    name,
    members: listed(members),
    note,
  }))

/** Our names of foods, and how each country calls them. RAE, Diccionario de americanismos. */
export type NamesByCountry = {
  readonly countries: readonly string[]
  readonly rows: readonly { readonly ours: string; readonly names: ReadonlyMap<string, readonly string[]> }[]
}

/** names-by-country.tsv; its head names the countries. */
export const readNamesByCountry = (text: string): NamesByCountry => {
  const countries = (text.split('\n', 1)[0] ?? '').split('\t').slice(1)
  const rows = rowsOf('names-by-country.tsv', text, countries.length + 1).map(([ours = '', ...names]) => ({
    ours,
    names: new Map(countries.map((country, at) => [country, listed(names[at] ?? '')])),
  }))
  return { countries, rows }
}
