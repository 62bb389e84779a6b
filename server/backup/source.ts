import type { Rows, Table } from './format.ts'

/** A database as it stood at one moment, however long reading it takes. */
export type Source = {
  readonly engine: 'sqlite' | 'postgres'
  readonly migrations: readonly string[]
  /** Parents before children. */
  readonly tables: readonly Table[]
  readonly rows: (table: Table) => AsyncIterable<Rows>
  readonly close: () => Promise<void>
}

export const rowsPerRead = 500

/** Written by our own migrations; what a backup says of them stands in its head. */
export const bookkeeping = 'schema_migrations'

/** What a database makes of itself: migrations, settings at the start, counts by triggers. Stands in no backup. */
export const ownAccord: ReadonlySet<string> = new Set([bookkeeping, 'auth_quotas', 'account_usage'])

type Reference = { readonly from: string; readonly to: string }

/** Tables in an order in which every row finds the row it points at; a table that points at itself checks at commit. */
export const parentsFirst = (tables: readonly Table[], references: readonly Reference[]): readonly Table[] => {
  const ordered: Table[] = []
  const left = new Set(tables)
  const waitsFor = ({ name }: Table) =>
    references.some(({ from, to }) => from === name && to !== name && [...left].some((table) => table.name === to))
  while (left.size > 0) {
    const free = [...left].filter((table) => !waitsFor(table))
    if (free.length === 0) throw new TypeError('Tables that point at each other in a circle')
    for (const table of free) left.delete(table)
    ordered.push(...free)
  }
  return ordered
}

/** Column rows of a catalogue, grouped. */
export const tablesOf = (columns: readonly { readonly t: string; readonly c: string }[]): Table[] => {
  const tables = new Map<string, string[]>()
  for (const { t, c } of columns) {
    if (!ownAccord.has(t)) tables.set(t, [...(tables.get(t) ?? []), c])
  }
  return [...tables].map(([name, names]) => ({ name, columns: names }))
}

/** Names come from the catalogue of a database that our migrations made; quoted all the same. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
