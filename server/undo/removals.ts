import { type RawBuilder, sql } from 'kysely'
import { type UndoableTable, undoMinutes } from '#core/api/undo.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Scope } from '#server/database/as-user.ts'
import { isForeignKeyViolation } from '#server/database/failures.ts'
import type { Store } from '#server/database/store.ts'
import { columnsOf, goingWith, type KeptTable, looseColumns } from './removed-rows.ts'

type Needs = { readonly store: Pick<Store, 'engine'>; readonly now: () => Date }

/**
 * Bytes of what one deletion may keep, and rows: beyond either nothing is kept. Forty variations of the longest recipes, or
 * a thousand usual ones; copying that much and back takes SQLite, and with it everybody, some 50 ms each way.
 */
export const undoLimits = { bytes: 4_000_000, rows: 25_000 } as const

/** `nothing`: there was no such row. `too_large`: it may be deleted, and cannot come back. */
export type Kept = 'kept' | 'too_large' | 'nothing'

/**
 * Keeps a row that is about to be deleted, with everything that goes with it, in the same transaction; the rows are copied
 * inside the database. Call it before the deletion. What is older than `undoMinutes` goes at the same time.
 */
export const recordRemoval = async (needs: Needs, scope: Scope, kind: UndoableTable, id: string): Promise<Kept> => {
  const { tx, userId } = scope
  const at = needs.now()
  await tx.deleteFrom('removals').where('user_id', '=', userId).where('removed_at', '<', oldest(at)).execute()
  const parts = partsOf(kind)
  const { rows, bytes } = await sizeOf(needs, scope, parts, id)
  if (rows === 0) return 'nothing'
  const tooLarge = bytes > undoLimits.bytes || rows > undoLimits.rows
  await tx.deleteFrom('removals').where('user_id', '=', userId).where('id', '=', id).execute()
  await tx
    .insertInto('removals')
    .values({ user_id: userId, id, kind, removed_at: at.toISOString(), too_large: tooLarge })
    .execute()
  if (tooLarge) return 'too_large'
  for (const { table, column } of parts) {
    await sql`insert into removal_rows (user_id, removal_id, table_name, row_id, link, content)
      select user_id, ${uuid(needs, id)}, ${sql.lit(table)}, id, '', ${asJson(needs, table)} from ${sql.table(table)}
      where user_id = ${userId} and ${sql.ref(column)} = ${id}`.execute(tx)
  }
  for (const { table, column } of goingWith[kind].links) {
    await sql`insert into removal_rows (user_id, removal_id, table_name, row_id, link)
      select user_id, ${uuid(needs, id)}, ${sql.lit(table)}, id, ${sql.lit(column)} from ${sql.table(table)}
      where user_id = ${userId} and ${sql.ref(column)} = ${id}`.execute(tx)
  }
  return 'kept'
}

/**
 * Puts a deleted row back as it stood: same ids, dates and content, with what went with it, and what pointed at it points
 * at it again unless it has been given another place since. Asked twice it is done once.
 * - never deleted, too long ago, or its parent is gone → `undo_gone` · its place has been taken since → `undo_taken`
 * - more than could be kept → `undo_too_large`
 */
export const restoreRemoval = async (needs: Needs, scope: Scope, kind: UndoableTable, id: string): Promise<void> => {
  const { tx, userId } = scope
  const there = await sql`select 1 from ${sql.table(kind)} where user_id = ${userId} and id = ${id}`.execute(tx)
  if (there.rows.length > 0) return
  const removal = await tx
    .selectFrom('removals')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('removed_at', '>=', oldest(needs.now()))
    .select('too_large')
    .executeTakeFirst()
  if (removal === undefined) throw new AppError('undo_gone')
  if (removal.too_large) throw new AppError('undo_too_large')
  for (const { table } of partsOf(kind)) await insertKept(needs, scope, table, id)
  for (const { table, column } of goingWith[kind].links) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${id}
      where user_id = ${userId} and ${sql.ref(column)} is null and id in (
        select row_id from removal_rows where user_id = ${userId} and removal_id = ${id}
          and table_name = ${sql.lit(table)} and link = ${sql.lit(column)})`.execute(tx)
  }
  await tx.deleteFrom('removals').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** For the `catch` of the transaction: what the row hung on is gone, at once or at commit. */
export const parentGone = (error: unknown): never => {
  throw isForeignKeyViolation(error) ? new AppError('undo_gone', { cause: error }) : error
}

const oldest = (now: Date): string => new Date(now.getTime() - undoMinutes * 60_000).toISOString()

type Part = { readonly table: KeptTable; readonly column: string }

/** The row itself, then what goes with it: parents before children. */
const partsOf = (kind: UndoableTable): readonly Part[] => [{ table: kind, column: 'id' }, ...goingWith[kind].children]

// Tables and columns below come from removed-rows.ts, never from a request.

const uuid = ({ store }: Needs, id: string) => (store.engine === 'sqlite' ? sql`${id}` : sql`cast(${id} as uuid)`)

/** Rows that go and bytes of their long texts; rows that only lose their link count as rows. */
const sizeOf = async ({ store }: Needs, { tx, userId }: Scope, parts: readonly Part[], id: string) => {
  const bytesOf = (table: KeptTable): RawBuilder<unknown> => {
    const { texts = [], json = [] } = columnsOf[table]
    const cast = sql.raw(store.engine === 'sqlite' ? '' : '::text')
    const lengths = [
      ...texts.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`),
      ...json.map((column) => sql`coalesce(octet_length(${sql.ref(column)}${cast}), 0)`),
    ]
    return sql.join([sql`300`, ...lengths], sql` + `)
  }
  const links = goingWith[parts[0]?.table as UndoableTable].links
  const counted = [
    ...parts.map(
      ({ table, column }) => sql`select count(*) as n, sum(${bytesOf(table)}) as b from ${sql.table(table)}
        where user_id = ${userId} and ${sql.ref(column)} = ${id}`,
    ),
    ...links.map(
      ({ table, column }) => sql`select count(*) as n, 0 as b from ${sql.table(table)}
        where user_id = ${userId} and ${sql.ref(column)} = ${id}`,
    ),
  ]
  const { rows } = await sql<{ n: number; b: number | null }>`${sql.join(counted, sql` union all `)}`.execute(tx)
  return {
    rows: rows.reduce((sum, { n }) => sum + Number(n), 0),
    bytes: rows.reduce((sum, { b }) => sum + Number(b ?? 0), 0),
  }
}

const allColumns = (table: KeptTable): readonly string[] => {
  const { plain, texts = [], json = [] } = columnsOf[table]
  return ['id', ...plain, ...texts, ...json]
}

/** A row as a JSON object, all columns but its owner. */
const asJson = ({ store }: Needs, table: KeptTable): RawBuilder<unknown> => {
  const { json = [] } = columnsOf[table]
  const read = (column: string) =>
    store.engine === 'sqlite' && json.includes(column) ? sql`json(${sql.ref(column)})` : sql.ref(column)
  const pairs = allColumns(table).flatMap((column) => [sql.lit(column), read(column)])
  return store.engine === 'sqlite' ? sql`json_object(${sql.join(pairs)})` : sql`jsonb_build_object(${sql.join(pairs)})`
}

/** The kept rows of one table, with their loose columns emptied where they point at nothing any more. */
const insertKept = async ({ store }: Needs, { tx, userId }: Scope, table: KeptTable, id: string): Promise<void> => {
  const read = (column: string): RawBuilder<unknown> =>
    store.engine === 'sqlite' ? sql`kept.content ->> ${sql.lit(`$.${column}`)}` : sql`restored.${sql.ref(column)}`
  const readIfThere = (column: string): RawBuilder<unknown> => {
    const to = looseColumns[table]?.[column]
    if (to === undefined) return read(column)
    return sql`(select id from ${sql.table(to)} where user_id = ${userId} and id = ${read(column)})`
  }
  const columns = allColumns(table)
  const rows = sql.raw(
    store.engine === 'sqlite'
      ? ''
      : `cross join lateral jsonb_populate_record(null::${table}, kept.content) as restored`,
  )
  const own = sql`kept.user_id = ${userId} and kept.removal_id = ${id} and kept.table_name = ${sql.lit(table)}
    and kept.link = ''`
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (user_id, ${sql.join(columns.map((column) => sql.ref(column)))})
    select kept.user_id, ${sql.join(columns.map(readIfThere))} from removal_rows as kept ${rows}
    where ${own} on conflict do nothing`.execute(tx)
  const { rows: all } = await sql<{ n: number }>`select count(*) as n from removal_rows as kept where ${own}`.execute(
    tx,
  )
  if (Number(numAffectedRows) !== Number(all[0]?.n)) throw new AppError('undo_taken')
}
