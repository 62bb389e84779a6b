import { migrationNames } from '#server/database/migrate.ts'
import { StartError } from '#server/database/store.ts'
import type { Complete, Head, Rows, Secret, Table } from './format.ts'
import { type Piece, readArchive } from './read-archive.ts'

/** An empty database in the making. Nothing of it may be seen before the archive has been read to its end. */
export type Target = {
  /** Makes the tables as the backup's version had them. */
  readonly makeTables: (migrations: ReadonlySet<string>) => Promise<void>
  readonly insert: (table: Table, rows: Rows) => Promise<void>
  /** How many rows there are now, to be held against what the backup says. */
  readonly countRows: (table: Table) => Promise<number>
}

export type Loaded = { readonly head: Head; readonly secrets: readonly Secret[]; readonly complete: Complete }

/** Reads a backup into a target, row by row, and counts what arrived. Trouble with the file is a StartError. */
export const loadArchive = async (path: string, target: Target): Promise<Loaded> => {
  const secrets: Secret[] = []
  const tables: { readonly table: Table; rows: number }[] = []
  let head: Head | undefined
  let complete: Complete | undefined
  for await (const piece of readArchive(path)) {
    if (piece.kind === 'head') {
      head = piece.head
      refuseNewer(path, head)
      await target.makeTables(new Set(head.migrations))
    } else if (piece.kind === 'secret') secrets.push(piece.secret)
    else if (piece.kind === 'table') tables.push({ table: piece.table, rows: 0 })
    else if (piece.kind === 'rows') {
      await target.insert(piece.table, piece.rows)
      const last = tables.at(-1)
      if (last !== undefined) last.rows += piece.rows.length
    } else complete = piece.complete
  }
  if (head === undefined || complete === undefined) throw new TypeError('readArchive ends complete or throws')
  for (const { table, rows } of tables) {
    if ((await target.countRows(table)) !== rows) throw new Error(`Rows of ${table.name} were lost on the way`)
  }
  return { head, secrets, complete }
}

const refuseNewer = (path: string, { migrations, version }: Head): void => {
  const known = new Set(migrationNames())
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown === undefined) return
  throw new StartError(
    `La copia ${path} es de una versión más nueva de Obrador (${version}, ${unknown}). Actualiza Obrador antes de restaurarla.`,
  )
}

/** Reads a backup to its end and keeps nothing: whole, unharmed, and how much it holds. */
export const checkArchive = async (
  path: string,
): Promise<{ readonly head: Head; readonly complete: Complete; readonly secrets: number }> => {
  let last: Piece | undefined
  let head: Head | undefined
  let secrets = 0
  for await (const piece of readArchive(path)) {
    if (piece.kind === 'head') head = piece.head
    if (piece.kind === 'secret') secrets += 1
    last = piece
  }
  if (head === undefined || last?.kind !== 'complete') throw new TypeError('readArchive ends complete or throws')
  return { head, complete: last.complete, secrets }
}
