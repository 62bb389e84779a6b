import { sql } from 'kysely'
import { type UndoableTable, undoMinutes } from '#core/api/undo.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Scope } from './as-user.ts'
import { isForeignKeyViolation } from './failures.ts'
import type { JsonObject, RemovedRows, Tables } from './schema.ts'
import { slices } from './slices.ts'
import type { Store } from './store.ts'

type Column = { readonly table: keyof Tables; readonly column: string }
type Going = {
  /** Rows that go with it. */
  readonly children: readonly Column[]
  /** Columns that pointed at it and are emptied. */
  readonly links: readonly Column[]
}

/** What a deletion takes along or lets go (docs/decisiones/003). */
const goingWith: Readonly<Record<UndoableTable, Going>> = {
  folders: {
    children: [],
    links: [
      { table: 'recipes', column: 'folder_id' },
      { table: 'folders', column: 'parent_id' },
    ],
  },
  projects: {
    children: [
      { table: 'recipe_variations', column: 'project_id' },
      { table: 'project_comments', column: 'project_id' },
    ],
    links: [],
  },
  recipe_variations: { children: [], links: [{ table: 'project_comments', column: 'recipe_variation_id' }] },
  project_comments: { children: [], links: [] },
  ingredient_prices: { children: [], links: [] },
  ice_cream_ingredients: { children: [], links: [] },
}

/** Columns that point at something which may have gone meanwhile; the row then comes back without it. */
const looseColumns: Readonly<Record<string, readonly (Column & { readonly to: keyof Tables })[]>> = {
  folders: [{ table: 'folders', column: 'parent_id', to: 'folders' }],
  recipe_variations: [{ table: 'recipe_variations', column: 'recipe_id', to: 'recipes' }],
  project_comments: [{ table: 'project_comments', column: 'recipe_variation_id', to: 'recipe_variations' }],
}

type Needs = { readonly store: Pick<Store, 'engine'>; readonly now: () => Date }

/**
 * Keeps a row that is about to be deleted, with everything that goes with it, in the same transaction. Call it before the
 * deletion; a row that is not there keeps nothing. What is older than `undoMinutes` goes at the same time.
 */
export const keepRemoved = async ({ store, now }: Needs, scope: Scope, kind: UndoableTable, id: string) => {
  const { tx, userId } = scope
  const at = now()
  await tx.deleteFrom('removals').where('user_id', '=', userId).where('removed_at', '<', oldest(at)).execute()
  // The lock keeps others from hanging something new on a row that goes: it would go unkept. SQLite has one writer anyway.
  const lock = store.engine === 'postgres' ? sql`for update` : sql``
  const [row] = await readRows(scope, { table: kind, column: 'id' }, id, lock)
  if (row === undefined) return
  const rows: RemovedRows['rows'][number][] = [{ table: kind, values: row }]
  for (const child of goingWith[kind].children) {
    for (const values of await readRows(scope, child, id)) rows.push({ table: child.table, values })
  }
  const links: RemovedRows['links'][number][] = []
  for (const link of goingWith[kind].links) {
    const pointing = await readRows(scope, link, id)
    links.push({ ...link, ids: pointing.map((one) => String(one['id'])) })
  }
  const content = { kind, content: JSON.stringify({ rows, links }), removed_at: at.toISOString() }
  await tx
    .insertInto('removals')
    .values({ user_id: userId, id, ...content })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(content))
    .execute()
}

/**
 * Puts a deleted row back as it stood: same ids, dates and content, with what went with it, and what pointed at it points
 * at it again unless it has been given another place since. Asked twice it is done once.
 * - never deleted, too long ago, or its parent is gone → `undo_gone` · its place has been taken since → `undo_taken`
 */
export const putBack = async ({ now }: Pick<Needs, 'now'>, scope: Scope, kind: UndoableTable, id: string) => {
  const { tx, userId } = scope
  const [there] = await readRows(scope, { table: kind, column: 'id' }, id)
  if (there !== undefined) return
  const removal = await tx
    .selectFrom('removals')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('removed_at', '>=', oldest(now()))
    .select('content')
    .executeTakeFirst()
  if (removal === undefined) throw new AppError('undo_gone')
  const { rows, links } = removal.content
  for (const table of new Set(rows.map((row) => row.table))) {
    const values = rows.filter((row) => row.table === table).map((row) => row.values)
    await insertRows(scope, table, values)
  }
  for (const { table, column, ids } of links) {
    for (const some of slices(ids)) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${id}
        where user_id = ${userId} and ${sql.ref(column)} is null and id in (${sql.join(some)})`.execute(tx)
    }
  }
  await tx.deleteFrom('removals').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** For the `catch` of the transaction: what the row hung on is gone, at once or at commit. */
export const parentGone = (error: unknown): never => {
  throw isForeignKeyViolation(error) ? new AppError('undo_gone', { cause: error }) : error
}

const oldest = (now: Date): string => new Date(now.getTime() - undoMinutes * 60_000).toISOString()

// Tables and columns come from the lists above and from rows this server read itself, never from a request.
const readRows = async ({ tx, userId }: Scope, { table, column }: Column, id: string, suffix = sql``) => {
  const { rows } = await sql<JsonObject>`
    select * from ${sql.table(table)} where user_id = ${userId} and ${sql.ref(column)} = ${id} ${suffix}
  `.execute(tx)
  return rows
}

const insertRows = async (scope: Scope, table: string, rows: readonly JsonObject[]): Promise<void> => {
  for (const some of slices(await withoutLost(scope, table, rows))) {
    const columns = Object.keys(some[0] ?? {})
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => stored(row[column])))})`)
    const { numAffectedRows } = await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)} on conflict do nothing
    `.execute(scope.tx)
    if (Number(numAffectedRows) !== some.length) throw new AppError('undo_taken')
  }
}

/** The rows with their loose columns emptied where they point at nothing any more. */
const withoutLost = async (scope: Scope, table: string, rows: readonly JsonObject[]): Promise<JsonObject[]> => {
  let all = [...rows]
  for (const { column, to } of looseColumns[table] ?? []) {
    const wanted = [...new Set(all.flatMap((row) => (row[column] === null ? [] : [String(row[column])])))]
    const there = new Set<string>()
    for (const ids of slices(wanted)) {
      const { rows: found } = await sql<{ id: string }>`
        select id from ${sql.table(to)} where user_id = ${scope.userId} and id in (${sql.join(ids)})
      `.execute(scope.tx)
      for (const { id } of found) there.add(id)
    }
    all = all.map((row) => (there.has(String(row[column])) ? row : { ...row, [column]: null }))
  }
  return all
}

const stored = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value
